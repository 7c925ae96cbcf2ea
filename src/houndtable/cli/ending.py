"""The end of a match: who won, and everybody's result line by line."""

from __future__ import annotations

from houndtable.cli.phrases import PHRASES
from houndtable.cli.screen import head, say
from houndtable.cli.seating import shown_names
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.glossary import Glossary
from houndtable.kernel.outcome import Line, total
from houndtable.record import Match


def show_result(match: Match, me: int | None, language: str) -> None:
    """Everybody's place and score with its reasons, best first."""
    outcome = match.state.outcome()
    assert outcome is not None
    phrases, speech = PHRASES[language], match.game.speech(language)
    head(phrases.result)
    names = shown_names(match.names, me, speech.you)
    broad = max(map(columns, names))
    word_broad = max(columns(phrases.won), columns(phrases.lost))
    for seat in sorted(range(match.players), key=lambda seat: outcome.places[seat]):
        won = padded(phrases.won if seat in outcome.winners else phrases.lost, word_broad)
        reasons = ", ".join([reason(line, speech.glossary) for line in outcome.lines[seat]])
        say(f"{won}  {padded(names[seat], broad)}  {total(outcome.lines[seat])}: {reasons}", "  ", "    ")


def reason(line: Line, glossary: Glossary) -> str:
    """One line of a score: what for, how much, by which rule."""
    return f"{glossary.line(line.name)} {line.points} [{line.clause}]"
