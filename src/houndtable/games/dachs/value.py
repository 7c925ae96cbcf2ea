"""How everybody stands between two rounds: by their lives [9.1]."""

from __future__ import annotations

from houndtable.games.dachs.derived import Position, all_lives, lives_of
from houndtable.games.dachs.value_table import WEIGHTS
from houndtable.kernel.state import State
from houndtable.kernel.value import expected


def stage(state: State) -> int:
    """The fewest lives anybody has, from 0 for one."""
    assert isinstance(state, Position)
    return min(all_lives(state)) - 1


def standing(state: State, seat: int) -> list[float]:
    """The lives left."""
    assert isinstance(state, Position)
    return [float(lives_of(state, seat))]


def expected_value(state: State) -> list[float]:
    """Each seat's expected share of the win."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return expected(standings, WEIGHTS[state.players], stage(state))
