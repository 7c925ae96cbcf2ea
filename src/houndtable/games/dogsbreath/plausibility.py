"""What bots believe of hands they cannot see: that others keep what is good for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import DEALT
from houndtable.games.dogsbreath.derived import DRAFTING, OVER, Position
from houndtable.games.dogsbreath.hand_value import hand_value
from houndtable.games.dogsbreath.keys import key_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# So many hands dealt by chance, the best of them taken, are worth about what hands are worth after a pick of the draft
# [3.1], and after each turn [4.1], up to a few: tools/belief_bench.py measures it.
AFTER_PICK: Final = 2
A_TURN: Final = 3
MOST: Final = 8


def candidates(p: Position, seat: i64) -> i64:
    """More, the more the others have chosen."""
    if p.step == OVER:
        return 1
    if p.step == DRAFTING:
        other: i64 = (seat + 1) % p.players
        return AFTER_PICK if len(p.hands[other]) > DEALT else 1
    return min(MOST, A_TURN * (p.turns // p.players + 1))


def plausibility(p: Position, seat: i64) -> i64:
    """What the hands of the others are worth, together: others keep what is good for them."""
    found: i64 = 0
    for owner in range(p.players):
        if owner != seat:
            found += hand_value(key_of(p.hands[owner]), after_bone=False, final=False)
    return found
