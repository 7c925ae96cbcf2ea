"""The cards of Dachs: the printed table, as a table [1.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

NUMBERS: Final = [2, 3, 4, 5]
COLOURS: Final = ["v", "b", "p", "s"]  # vanilla, blue-gray, peach, sage

#        v  b  p  s
COPIES: Final = [
    [3, 3, 3, 3],  # 2
    [2, 2, 3, 3],  # 3
    [2, 2, 1, 1],  # 4
    [1, 1, 1, 1],  # 5
]

# A face is a number with a colour: face = 4 * (number - 2) + colour.
FACES: Final = 16
FACE_TEXTS: Final = [f"{number}{colour}" for number in NUMBERS for colour in COLOURS]
FACE_NUMBER: Final = [number for number in NUMBERS for _ in COLOURS]
FACE_COLOUR: Final = [colour for _ in NUMBERS for colour in range(4)]
FACE_COPIES: Final = [copies for row in COPIES for copies in row]

# A card is one of the 32 pieces of paper: card = 4 * face + copy. Not every number below IDS is a card.
IDS: Final = 4 * FACES
CARDS: Final = [4 * face + copy for face in range(FACES) for copy in range(FACE_COPIES[face])]
ONE_BATCH: Final = [0] * IDS  # before the first reshuffle all cards come from the same; positions share this list
FACE_OF: Final = [card // 4 if card in CARDS else -1 for card in range(IDS)]


def face_of(card: i64) -> i64:
    """The face of a card."""
    return card >> 2


def colour_of(card: i64) -> i64:
    """The colour of a card."""
    return card >> 2 & 3


def number_of(card: i64) -> i64:
    """The number on a card."""
    return (card >> 4) + 2


ROW: Final = 6  # [2.2]
HAND: Final = 3  # [2.3]
HAND_LIMIT: Final = 5  # [6.4]
