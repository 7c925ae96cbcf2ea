"""How everybody stands between two rounds: by dogs and by villagers [10.2]."""

from __future__ import annotations

from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.value_table import WEIGHTS
from houndtable.kernel.state import State
from houndtable.kernel.value import expected


def stage(state: State) -> int:
    """How many rounds are still to be played, from 0 for one."""
    assert isinstance(state, Position)
    return max(1, state.last_round - len(state.rounds)) - 1


def standing(state: State, seat: int) -> list[float]:
    """Dogs; whether only one villager or two are standing; how often all had fainted; whether knocked out."""
    assert isinstance(state, Position)
    standing = state.villagers[seat]
    return [
        float(state.dogs[seat]),
        1.0 if standing == 1 else 0.0,
        1.0 if standing == 2 else 0.0,
        float(state.falls[seat]),
        1.0 if standing == 0 else 0.0,
    ]


def expected_value(state: State) -> list[float]:
    """Each seat's expected share of the win."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return expected(standings, WEIGHTS[state.players], stage(state))
