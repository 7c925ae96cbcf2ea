"""What bots believe of hands they cannot see: that who took the pile had hardly anything that fitted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import cards_of, size_of
from houndtable.games.drachensachen.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

TOOK: Final = 5  # positions dealt anew of which one is believed, where somebody took the pile


def candidates(p: Position, seat: i64) -> i64:
    """Several where somebody else took the pile and has drawn nothing since."""
    for other in range(p.players):
        if other != seat and p.spurned[other] != 0:
            return TOOK
    return 1


def plausibility(p: Position, seat: i64) -> i64:
    """Less for each card that would have fitted when its holder took the pile [3.4]."""
    found: i64 = 0
    for other in range(p.players):
        if other != seat and p.spurned[other] != 0:
            found -= size_of(p.hands[other] & cards_spurned(p.spurned[other]))
    return found


def cards_spurned(spurned: i64) -> i64:
    """All counts of these faces, to be picked out of a hand."""
    found: i64 = 0
    face: i64 = 0
    while spurned != 0:
        if spurned & 1:
            found |= cards_of(face, 15)
        spurned >>= 1
        face += 1
    return found
