"""Which cards fit on the pile [4.1] [4.2], the special cards among them [5.1] [5.10] [6.1] [6.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import reasons
from houndtable.games.drachensachen.components import (
    FACES,
    NINE,
    NOTHING,
    NULLO,
    ONE,
    SET,
    SIX,
    SMALL,
    THREE,
    is_dragon,
)
from houndtable.games.drachensachen.derived import Position
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

SPOTS: Final = FACES + 1


def does_fit(face: int, top: int, facing: int) -> bool:
    """Whether a card fits on this top card when that one is faced."""
    if top == NOTHING:
        return True  # [4.1]
    if is_dragon(face):
        return top != SIX  # [6.1] [5.10]
    if face == NINE and is_dragon(top):
        return False  # [6.2]
    if facing in (NOTHING, NULLO):
        return True  # [4.2] [6.3]
    return face < THREE if facing == THREE else face >= facing  # [5.1] [4.2]


# The faces that fit, as bits, by top and faced card.
FITTING: Final = [
    sum(1 << face for face in range(FACES) if does_fit(face, top, facing))
    for top in range(SPOTS)
    for facing in range(SPOTS)
]


def fitting(p: Position) -> i64:
    """The faces that fit on the pile, as bits; a 1 on a faced 9 if that ability is in force [10.5]."""
    found: i64 = FITTING[SPOTS * p.top + p.facing]
    if p.facing == NINE and p.abilities & SMALL:
        found |= 1 << ONE
    return found


def room_for(p: Position, face: i64) -> i64:
    """How many cards of the face the row on top has room for [4.3]."""
    return SET - p.run if face == p.top else SET


def objection(p: Position, face: i64) -> Verdict | None:
    """Why a card of this face does not fit."""
    if fitting(p) >> face & 1:
        return None
    if p.top == SIX:
        if is_dragon(face):
            return no(reasons.DRAGON_ON_SIX)
        return no(reasons.LOW_ON_SIX)
    if face == NINE and is_dragon(p.top):
        return no(reasons.NINE_ON_DRAGON)
    if p.facing == THREE:
        return no(reasons.HIGH_ON_THREE)
    return no(reasons.TOO_LOW, card=p.facing)
