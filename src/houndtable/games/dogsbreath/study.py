# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Dog's Breath, beside places and scores."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.scoring import OUT, SCORING
from houndtable.kernel.outcome import Line
from houndtable.kernel.state import State

SOURCES: Final = [source.name for source in SCORING[:-1]]
NAMES: Final = ["went out", "... and it paid", "rounds ended by the cap", *[f"from {name}" for name in SOURCES]]


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat, or a single one for the table."""
    seats = range(state.players)
    lines = [[line for ended in state.rounds for line in ended.lines[seat]] for seat in seats]
    outs = [[line for line in own if line.name == OUT.name] for own in lines]
    found = {
        "went out": [len(own) for own in outs],  # [6.1]
        "... and it paid": [sum([line.points > 0 for line in own]) for own in outs],  # [9.2]
        "rounds ended by the cap": [sum([ended.how == "cap" for ended in state.rounds])],  # [6.8]
    }
    for source in SOURCES:
        found[f"from {source}"] = [points(own, source) for own in lines]  # [9.1]
    return found


def points(lines: list[Line], source: str) -> int:
    """The points of all lines from this source."""
    return sum([line.points for line in lines if line.name == source])
