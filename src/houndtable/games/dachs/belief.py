"""What bots believe of hands they cannot see: that others keep what plays well together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.packed import counts_of, size_of
from houndtable.games.dachs.position import Position
from houndtable.games.dachs.seats import hand_of
from houndtable.games.dachs.thumb import best_play

if TYPE_CHECKING:
    from mypy_extensions import i64

# The better of so many hands dealt by chance plays about as well as hands do that people have drawn and retrieved cards
# to: tools/belief_bench.py measures it.
CHOSEN: Final = 2


def rivals(p: Position) -> i64:
    """Several, once everybody has had a turn [3.1]."""
    return CHOSEN if p.turns >= p.players else 1


def promise(p: Position, seat: i64) -> i64:
    """The points that the best plays of the others would make, together."""
    found: i64 = 0
    for other in range(p.players):
        if other != seat:
            hand: i64 = hand_of(p, other)
            found += best_play(counts_of(hand), size_of(hand))
    return found
