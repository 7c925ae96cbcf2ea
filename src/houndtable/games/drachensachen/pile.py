"""The pile: cards laid on it, rows of four [4.4], and how it leaves [4.5] or is taken [3.4]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen.components import NOTHING, PROTECTO, cards_of
from houndtable.games.drachensachen.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def lay(p: Position, face: i64, count: i64) -> None:
    """So many cards lie on top. A row goes on if they are equal to the top card [4.4]; a Protecto leaves what is
    faced as it was [6.5]."""
    if face == p.top:
        p.run += count
    else:
        p.top = face
        p.run = count
    if face != PROTECTO:
        p.facing = face
    p.heap += cards_of(face, count)
    pile = p.pile
    while count > 0:
        pile.append(face)
        count -= 1


def lift(p: Position) -> i64:
    """The pile is empty; the answer is what lay there, counted. Nothing is faced any more [4.1]."""
    heap: i64 = p.heap
    p.heap = 0
    p.pile = []
    p.top = NOTHING
    p.facing = NOTHING
    p.run = 0
    return heap


def set_pile(p: Position, faces: list[int]) -> None:
    """These cards are the pile, the first one the lowest."""
    lift(p)
    for face in faces:
        lay(p, face, 1)


def clear(p: Position) -> None:
    """The pile has left the round, and all that was owed with it [4.5] [5.7]."""
    p.gone += lift(p)
    p.debt = 0
    p.skip = 0
    p.idle = 0  # [7.5]
