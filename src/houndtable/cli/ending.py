"""The end of a match: who won, and everybody's result line by line."""

from __future__ import annotations

from houndtable import words
from houndtable.cli.screen import head, say
from houndtable.cli.seating import shown_names
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.kernel.outcome import Line, total
from houndtable.record import Match
from houndtable.words.saying import Sayer
from houndtable.words.speech import Words


def show_result(match: Match, me: int | None, language: str) -> None:
    """Everybody's place and score with its reasons, best first."""
    outcome = match.state.outcome()
    assert outcome is not None
    reader, speech = words.common(language), words.of(match.game, language)
    won, lost = reader.read("terminal-won"), reader.read("terminal-lost")
    head(reader.read("terminal-result"))
    names = shown_names(match.names, me, speech.you)
    broad, word_broad = max(map(columns, names)), max(columns(won), columns(lost))
    for seat in sorted(range(match.players), key=lambda seat: outcome.places[seat]):
        word = padded(won if seat in outcome.winners else lost, word_broad)
        say(f"{word}  {padded(names[seat], broad)}  {score(outcome.lines[seat], speech, reader)}", "  ", "    ")


def score(lines: list[Line], speech: Words, reader: Sayer) -> str:
    """The sum of a score, and its lines if there are any."""
    reasons: list[Json] = [reason(line, speech, reader) for line in lines]
    return reader.say(Message("terminal-score", {"total": total(lines), "reasons": reasons}))


def reason(line: Line, speech: Words, reader: Sayer) -> str:
    """One line of a score: what for, how much, by which rule."""
    said = speech.read("score-line", reason=speech.reason(line.name), points=line.points)
    return reader.read("terminal-by-rule", said=said, clause=line.clause)
