"""What a view of Dachs tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.dachs.components import FACE_TEXTS
from houndtable.games.dachs.derived import Position, hand_of
from houndtable.games.dachs.packed import faces_of
from houndtable.kernel.json import Json


def shown(p: Position) -> Json:
    """Of each hand the cards that everybody saw go there [10.1]."""
    return [[FACE_TEXTS[face] for face in faces_of(hand_of(p, seat) & p.seen)] for seat in range(p.players)]
