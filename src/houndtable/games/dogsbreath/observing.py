"""Numbers that an observation tells and that follow from the rest of a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import NOTHING
from houndtable.games.dogsbreath.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def laid(p: Position, viewer: i64) -> i64:
    """The places of the grid where a card lies, a bit a place."""
    places: i64 = 0
    bit: i64 = 1
    for card in p.grid:
        if card != NOTHING:
            places |= bit
        bit <<= 1
    return places
