"""Touching a position, which fetches it from memory, leaves it as it is."""

from __future__ import annotations

import pytest

from houndtable.games import NAMES, find
from houndtable.kernel.chance import Seeded

pytestmark = pytest.mark.engine

DEPTHS = 4
MOVES = 60


@pytest.mark.parametrize("name", NAMES)
def test_touching_changes_nothing(name: str) -> None:
    state, luck = find(name).new(3, Seeded(5)), Seeded(6)
    for _ in range(MOVES):
        before = state.dump()
        for depth in range(DEPTHS):
            state.touch(depth)
        assert state.dump() == before
        seat = state.waiting[0]
        offers = state.legal(seat)
        state.apply(seat, offers[luck.below(len(offers))])
