"""How everybody stands between two rounds: by the coins they have lost [8.1]."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.value_table import WEIGHTS
from houndtable.kernel.state import State
from houndtable.kernel.value import expected

STAGES: Final = 5
HOARD: Final = 21  # to which coins are scaled


def stage(state: State) -> int:
    """How much of the hoard whoever has lost most has lost, in fifths."""
    assert isinstance(state, Position)
    return min(STAGES - 1, STAGES * max(state.lost) // state.options.number("hoard"))


def standing(state: State, seat: int) -> list[float]:
    """The coins lost, for a hoard of 21."""
    assert isinstance(state, Position)
    return [float(HOARD * state.lost[seat]) / state.options.number("hoard")]


def expected_value(state: State) -> list[float]:
    """Each seat's expected share of the win."""
    standings = [standing(state, seat) for seat in range(state.players)]
    return expected(standings, WEIGHTS[state.players], stage(state))
