"""The cards of Dog's Breath: the printed table, as a table [1.1] [1.2] [1.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

FOODS: Final = ["m", "p", "v"]  # Meat, Poop, Vege
EXITS: Final = ["s", "b"]  # Snout, Butt
AGES: Final = ["d", "n"]  # Day, Night

MEAT: Final = 0
POOP: Final = 1
VEGE: Final = 2

# A face is a food with its exit and age, face = 4 * food + 2 * exit + age, or one of these three.
BONE: Final = 12
SCAVENGER: Final = 13
GUARD: Final = 14
FACES: Final = 15
FACE_TEXTS: Final = [food + way + age for food in FOODS for way in EXITS for age in AGES] + [
    "bone",
    "scavenger",
    "guard",
]

BONES: Final = 6  # [1.2]
MOST_SPECIALS: Final = 4  # [1.3]
FACE_COPIES: Final = [4, 3] * 6 + [BONES, MOST_SPECIALS, MOST_SPECIALS]  # four by Day, three by Night [1.1]

# A card is one piece of paper: card = 8 * face + copy. Not every number below IDS is a card.
IDS: Final = 8 * FACES
CARDS: Final = [8 * face + copy for face in range(FACES) for copy in range(FACE_COPIES[face])]
FACE_OF: Final = [card // 8 if card in CARDS else -1 for card in range(IDS)]

HAND: Final = 7  # [3.5]
DEALT: Final = 5  # [2.2]
COLUMNS: Final = 4  # [2.3]
MOST_PLACES: Final = 12
UP: Final = 2  # cards of the grid turned up before one is taken [3.1]

NOBODY: Final = -1
NOTHING: Final = -1  # no card, no face


def face_of(card: i64) -> i64:
    """The face of a card."""
    return card >> 3


def places_of(players: int) -> int:
    """How many cards the grid of so many players has [2.3]."""
    return 8 if players == 2 else MOST_PLACES


def cards_with(specials: int) -> list[int]:
    """The cards played with, if there are so many of each special [1.3]."""
    return [card for card in CARDS if card // 8 < SCAVENGER or card % 8 < specials]


ONE_EACH: Final = cards_with(1)  # the usual deck [1.3]
SET_ASIDE: Final = [card for card in CARDS if card not in ONE_EACH]
