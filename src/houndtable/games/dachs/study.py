# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Dachs, beside places and scores."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.scoring import last_of
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

NAMES: Final = ["lives lost", "bonus points", "points left in hand", "rounds with several last", "rounds replayed"]


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat, or a single one for the table."""
    seats = range(state.players)
    last = [last_of(ended.totals()) for ended in state.rounds if ended.how != "replayed"]
    return {
        "lives lost": [sum([seat in losers for losers in last]) for seat in seats],  # [8.5]
        "bonus points": [points(state.rounds, seat, 1) for seat in seats],  # [4.6]
        "points left in hand": [-points(state.rounds, seat, 2) for seat in seats],  # [8.2]
        "rounds with several last": [sum([len(losers) > 1 for losers in last])],  # [8.4]
        "rounds replayed": [sum([ended.how == "replayed" for ended in state.rounds])],  # [9.3]
    }


def points(rounds: list[Round], seat: int, line: int) -> int:
    """A seat's points on one line of its score, all rounds together."""
    return sum([ended.lines[seat][line].points for ended in rounds])
