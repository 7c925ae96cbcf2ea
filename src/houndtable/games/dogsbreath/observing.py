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


def cards_laid(p: Position) -> i64:
    """How many cards are left of the grid."""
    return len(p.grid) - p.grid.count(NOTHING)


def cards_used(p: Position, viewer: i64) -> i64:
    """How many specials lie face down among the discards."""
    return len(p.used)


def turns_of_each(p: Position, viewer: i64) -> i64:
    """How many turns everybody has had in this round."""
    return p.turns // p.players


def rounds_played(p: Position, viewer: i64) -> i64:
    """How many rounds are over."""
    return len(p.rounds)
