"""The end of a match: who won, and everybody's result line by line."""

from __future__ import annotations

from houndtable.cli.screen import head, say
from houndtable.cli.seating import shown_names
from houndtable.kernel.outcome import Line, total
from houndtable.record import Match


def show_result(match: Match, me: int | None) -> None:
    """Everybody's place and score with its reasons, best first."""
    outcome = match.state.outcome()
    assert outcome is not None
    head("Result")
    names = shown_names(match.names, me)
    broad = max(map(len, names))
    for seat in sorted(range(match.players), key=lambda seat: outcome.places[seat]):
        won = "won " if seat in outcome.winners else "lost"
        reasons = ", ".join(map(reason, outcome.lines[seat]))
        say(f"{won}  {names[seat]:<{broad}}  {total(outcome.lines[seat])}: {reasons}", "  ", "    ")


def reason(line: Line) -> str:
    """One line of a score: what for, how much, by which rule."""
    return f"{line.name} {line.points} [{line.clause}]"
