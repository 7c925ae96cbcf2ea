"""Cards packed in numbers, so that a position is a few numbers side by side: quick to copy and to come from memory.

A set of cards has bit n for card n, so that the copies of a face are neighbours, four bits a face. A line is faces in
order, four bits each, the first lowest. Nothing here leaves 63 bits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import CARDS, face_of

if TYPE_CHECKING:
    from mypy_extensions import i64

FIRSTS: Final = 0x1111111111111111  # the first copy of each face
VANILLA: Final = 0x0007000700070007
BLUE_GRAY: Final = 0x0070007000700070
PEACH: Final = 0x0700070007000700
SAGE: Final = 0x7000700070007000


def at(packed: i64, place: i64) -> i64:
    """The four bits at this place: the copies of a face in a set, the count of a face, the face there in a line."""
    return packed >> 4 * place & 15


def bit_of(card: i64) -> i64:
    """The set of this card alone."""
    one: i64 = 1
    half: i64 = one << (card >> 1)  # in two steps: a compiled 1 is shifted by less than 32 bits
    return half << (card + 1 >> 1)


def card_of(card: i64) -> i64:
    """The only card of a set."""
    face: i64 = first_face(card)
    return 4 * face + (card >> 4 * face) // 2


def set_of(cards: list[int]) -> i64:
    """The set of these cards."""
    found: i64 = 0
    for card in cards:
        found |= bit_of(card)
    return found


def cards_of(cards: i64) -> list[int]:
    """The cards of a set, in printed order."""
    return [card for card in CARDS if cards >> card & 1]


def counts_of(cards: i64) -> i64:
    """How many cards of each face there are, packed four bits a face."""
    return (cards & FIRSTS) + (cards >> 1 & FIRSTS) + (cards >> 2 & FIRSTS)


def sum_of(counts: i64) -> i64:
    """How many cards there are, of counts packed four bits a face; for less than 15 cards."""
    return counts % 15


def size_of(cards: i64) -> i64:
    """How many cards there are; for less than 15 cards."""
    return ((cards & FIRSTS) + (cards >> 1 & FIRSTS) + (cards >> 2 & FIRSTS)) % 15


def first_face(cards: i64) -> i64:
    """The first face in printed order of which there is a card."""
    face: i64 = 0
    if cards & 0xFFFFFFFF == 0:
        face = 8
        cards >>= 32
    if cards & 0xFFFF == 0:
        face += 4
        cards >>= 16
    if cards & 0xFF == 0:
        face += 2
        cards >>= 8
    if cards & 0xF == 0:
        face += 1
    return face


def copy_of(cards: i64, face: i64) -> i64:
    """One card of this face, as a set; none if there is none."""
    copies: i64 = cards >> 4 * face & 15
    return (copies & -copies) << 4 * face


def of_colours(counts: i64) -> i64:
    """All cards of the colours that are not at 0 in counts packed three bits a colour."""
    found: i64 = 0
    if counts & 7:
        found = VANILLA
    if counts & 0o70:
        found |= BLUE_GRAY
    if counts & 0o700:
        found |= PEACH
    if counts & 0o7000:
        found |= SAGE
    return found


def without(line: i64, place: i64) -> i64:
    """The line without the face at this place: those behind it move up."""
    rest: i64 = line >> 4 * place
    return line ^ (rest ^ rest >> 4) << 4 * place


def faces_in(line: i64, length: i64) -> list[int]:
    """The faces of a line in their order."""
    return [at(line, place) for place in range(length)]


def faces_of(cards: i64) -> list[int]:
    """The faces of a set of cards, in printed order."""
    return [face_of(card) for card in cards_of(cards)]


def in_line(cards: i64, faces: list[int]) -> list[int]:
    """The cards of a set in the order of these faces."""
    found: list[int] = []
    for face in faces:
        card: i64 = copy_of(cards, face)
        cards ^= card
        found.append(card_of(card))
    return found


def of_colour(counts: i64, colour: i64) -> i64:
    """The count of one colour, where counts are packed three bits a colour."""
    return counts >> 3 * colour & 7
