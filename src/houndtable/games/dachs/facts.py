"""What a view of Dachs tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.dachs.components import COLOURS, FACE_TEXTS, colour_of
from houndtable.games.dachs.derived import Position, hand_of
from houndtable.games.dachs.packed import faces_of, of_colour
from houndtable.games.dachs.stacks import row_of
from houndtable.kernel.json import Json


def shown(p: Position) -> Json:
    """Of each hand the cards that everybody saw go there [10.1]."""
    return [[FACE_TEXTS[face] for face in faces_of(hand_of(p, seat) & p.seen)] for seat in range(p.players)]


def may_take(p: Position) -> Json:
    """The colours of all cards that whose turn it is may still take from the row, each as often as it may [6.1]."""
    lying = [colour_of(card) for card in row_of(p)]
    found: list[Json] = []
    for colour, letter in enumerate(COLOURS):
        found += [letter] * min(lying.count(colour), of_colour(p.retrievable, colour))
    return found
