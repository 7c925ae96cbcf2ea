"""How everybody stands between two rounds: by the points of all rounds so far [9.5]."""

from __future__ import annotations

from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.ending import score_of
from houndtable.games.dogsbreath.value_table import WEIGHTS
from houndtable.kernel.state import State
from houndtable.kernel.value import expected


def stage(state: State) -> int:
    """How many rounds are still to be played, from 0 for one."""
    assert isinstance(state, Position)
    return max(1, state.options.number("rounds") - len(state.rounds)) - 1


def standing(state: State, seat: int) -> list[float]:
    """Ten points are 1."""
    assert isinstance(state, Position)
    return [int(score_of(state, seat)) / 10.0]


def expected_value(state: State) -> list[float]:
    """Each seat's expected share of the win."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return expected(standings, WEIGHTS[state.players], stage(state))
