"""What is seen of the cards of a position [13.1] [13.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog.components import face_of, texts_of
from houndtable.games.dogndog.derived import ASKING, Position
from houndtable.kernel.view import HIDDEN

if TYPE_CHECKING:
    from mypy_extensions import i64


def drawn_face(p: Position) -> i64:
    """The face of the card just drawn; -1 if there is none."""
    return face_of(p.drawn) if p.drawn >= 0 else -1


def asked_face(p: Position) -> i64:
    """The face of the discard that others are asked about [5.2]; -1 if there is none."""
    return face_of(p.discards[p.seat][-1]) if p.step == ASKING else -1


def hand_told(p: Position, owner: int, viewer: int) -> list[str]:
    """A hand with the card just drawn, in printed order; what the viewer does not know comes last [13.2]."""
    held = sorted([*p.hands[owner], *([p.drawn] if owner == p.seat and p.drawn >= 0 else [])])
    known = [card for card in held if p.knowledge.known[card] >> viewer & 1]
    return texts_of(known) + [HIDDEN] * (len(held) - len(known))


def turns_of(p: Position) -> int:
    """How many turns of the round are finished: each leaves a discard [3.4]."""
    return sum([len(row) for row in p.discards])
