"""How everybody stands between two rounds: by trophies, and by who is the Parent [10.4]."""

from __future__ import annotations

from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.house import moves_left
from houndtable.games.dogndog.value_table import WEIGHTS
from houndtable.kernel.state import State
from houndtable.kernel.value import expected


def stage(state: State) -> int:
    """How often the house card has still to move, from 0 for once."""
    assert isinstance(state, Position)
    return moves_left(state, 0) - 1


def standing(state: State, seat: int) -> list[float]:
    """Trophies less poos, and whether the seat is the Parent."""
    assert isinstance(state, Position)
    return [float(state.scores[seat]), 1.0 if seat == state.parent else 0.0]


def expected_value(state: State) -> list[float]:
    """Each seat's expected share of the win."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return expected(standings, WEIGHTS[state.players], stage(state))
