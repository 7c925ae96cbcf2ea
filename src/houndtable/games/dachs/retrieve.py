"""Retrieving cards from the row [6.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs import placement, reasons
from houndtable.games.dachs.components import FACE_COLOUR, HAND_LIMIT
from houndtable.games.dachs.derived import RETRIEVING, Position, hand_of, put_hand
from houndtable.games.dachs.events import RETRIEVED
from houndtable.games.dachs.packed import at, copy_of, first_face, of_colour, of_colours, size_of, without
from houndtable.games.dachs.vocabulary import STOP, TAKE_FACE, TAKE_FIRST, TAKE_PLACE
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_retrieve(p: Position) -> bool:
    """Whether a card lies in the row that the player may take [6.1] [6.4]. Cards just played are not there [6.6]."""
    return p.row_cards & of_colours(p.retrievable) != 0 and size_of(hand_of(p, p.seat)) < HAND_LIMIT


def begin(p: Position) -> None:
    """The player is asked as long as there is something to retrieve; then the played cards are placed [3.2]."""
    if can_retrieve(p):
        p.step = RETRIEVING
    else:
        placement.begin(p)


def legal(p: Position) -> list[int]:
    """To stop, unless the hand is empty [6.2] [6.5], and each place of each card that may be taken [6.1] [6.3]."""
    moves: list[int] = []
    if hand_of(p, p.seat) != 0:
        moves.append(STOP)
    places: i64 = places_of(p) & of_colours(p.retrievable)
    while places != 0:
        face: i64 = first_face(places)
        move: i64 = TAKE_FIRST[face]
        many: i64 = at(places, face)
        places ^= many << 4 * face
        while many > 0:
            moves.append(move)
            move += 1
            many -= 1
    return moves


def places_of(p: Position) -> i64:
    """In how many separate places of the row each face lies [6.3], packed four bits a face."""
    places: i64 = 0
    before: i64 = -1
    row: i64 = p.row
    for _ in range(p.row_size):
        face: i64 = row & 15
        if face != before:
            half: i64 = 1 << 2 * face  # in two steps: see packed.bit_of
            places += half << 2 * face
        before = face
        row >>= 4
    return places


def place_of(p: Position, face: i64, which: i64) -> i64:
    """Where in the row the how many-th place of this face is, the oldest first [6.3]; -1 if there is none."""
    before: i64 = -1
    row: i64 = p.row
    for place in range(p.row_size):
        here: i64 = row & 15
        if here == face and before != face:
            if which == 0:
                return place
            which -= 1
        before = here
        row >>= 4
    return -1


def objection_to_take(p: Position, take: i64) -> Verdict | None:
    """A card is taken if it lies there [6.3] and its colour was played and is not used up [6.1]."""
    face: i64 = TAKE_FACE[take]
    which: i64 = TAKE_PLACE[take]
    colour: i64 = FACE_COLOUR[face]
    if place_of(p, face, which) < 0:
        if which > 0 and place_of(p, face, 0) >= 0:
            return no(reasons.NOT_SO_MANY_PLACES, card=face, count=which + 1)
        return no(reasons.NOT_IN_THE_ROW, card=face)
    if of_colour(p.retrievable, colour) == 0:
        return no(reasons.NO_MORE_OF_COLOUR, colour=colour)
    return None


def objection_to_stop(p: Position) -> Verdict | None:
    """The step may be ended unless the hand is empty [6.5]."""
    if hand_of(p, p.seat) != 0:
        return None
    return no(reasons.EMPTY_HAND_TAKES)


def take(p: Position, take: i64) -> None:
    """The card is in the hand, known to all [10.1]; the step ends when nothing is left to take."""
    face: i64 = TAKE_FACE[take]
    place: i64 = place_of(p, face, TAKE_PLACE[take])
    card: i64 = copy_of(p.row_cards, face)
    p.row = without(p.row, place)
    p.row_size -= 1
    p.row_cards ^= card
    p.seen |= card
    put_hand(p, p.seat, hand_of(p, p.seat) | card)
    one: i64 = 1
    p.retrievable -= one << 3 * (face & 3)
    if p.events is not None:
        tell(p.events, RETRIEVED, seat=p.seat, card=face, place=place)
    begin(p)
