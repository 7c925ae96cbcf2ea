"""The cards of Drachensachen [1.1], their coins [1.3], the curses [1.4] and the abilities [1.5], as tables.

Equal cards are alike, so a heap of cards is kept as its counts: four bits a face, the 1s lowest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A face is a monster 1-9, then the dragons. A card is one of the 96 pieces of paper: card = 8 * face + copy.
ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
FOUR: Final = 3
FIVE: Final = 4
SIX: Final = 5
SEVEN: Final = 6
EIGHT: Final = 7
NINE: Final = 8
NULLO: Final = 9
EXTERMINO: Final = 10
PROTECTO: Final = 11
NOTHING: Final = 12  # where no card is: an empty pile, nothing to beat

FACES: Final = 12
COPIES: Final = 8
FACE_TEXTS: Final = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "nullo", "extermino", "protecto"]
CARDS: Final = list(range(FACES * COPIES))
ALL_CARDS: Final = 0x888888888888  # as counts
FACE_OF: Final = [card // COPIES for card in CARDS]

# The gold coins on each face and on the common back [1.3]: the 8's is printed, all others are guesses.
#         1  2  3  4  5  6  7  8  9  N  E  P
COINS: Final = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
BACK_COINS: Final = 1
MOST_LOST: Final = 10  # [7.4]

# The usual set-up [2.2] [2.3].
HIDDEN_CARDS: Final = 3
OPEN_CARDS: Final = 3
HAND_CARDS: Final = 5
DRAW_PILE: Final = 18

# The curse cards [1.4], a guess: what each changes in its owner's set-up. Chaos comes last.
NO_CURSE: Final = -1
CURSES: Final = [
    "many monsters 6",
    "many monsters 7",
    "many monsters 8",
    "unknowing 4/2",
    "unknowing 5/1",
    "unknowing 4/1",
    "chaos",
]
#                    M6 M7 M8 4/2 5/1 4/1 Chaos
CURSE_HIDDEN: Final = [3, 3, 3, 4, 5, 4, 3]
CURSE_OPEN: Final = [3, 3, 3, 2, 1, 1, 3]
CURSE_HAND: Final = [6, 7, 8, 5, 5, 5, 5]
CHAOS: Final = 6

# The abilities [1.5], each a bit in a mask.
ABILITIES: Final = [
    "dragons are quick",
    "envious monsters",
    "small but nice",
    "monsterball",
    "roundabout",
    "golden feathers",
    "open secrets",
]
QUICK: Final = 1
ENVIOUS: Final = 2
SMALL: Final = 4
MONSTERBALL: Final = 8
ROUNDABOUT: Final = 16
FEATHERS: Final = 32
SECRETS: Final = 64

SET: Final = 4  # equal cards in a row that clear the pile [4.5], or that may be thrown out [4.6]
NIBBLES: Final = 0x0F0F0F0F0F0F


def is_dragon(face: i64) -> bool:
    """Whether the face is a dragon's."""
    return face >= NULLO and face < NOTHING


def cards_of(face: i64, count: i64) -> i64:
    """So many cards of a face, as counts."""
    return count << 4 * face


def count_of(counts: i64, face: i64) -> i64:
    """How many cards of the face are among the counts."""
    return counts >> 4 * face & 15


def size_of(counts: i64) -> i64:
    """How many cards there are in all: the sum of the bytes, each of which is 1 modulo 255."""
    return ((counts & NIBBLES) + (counts >> 4 & NIBBLES)) % 255


def faces_in(counts: i64) -> list[int]:
    """The faces of the counted cards, in printed order."""
    found: list[int] = []
    face: i64 = 0
    while face < FACES:
        found += [face] * count_of(counts, face)
        face += 1
    return found


def counted(faces: list[int]) -> i64:
    """The counts of these faces."""
    counts: i64 = 0
    for face in faces:
        counts += cards_of(face, 1)
    return counts


def nth_in(counts: i64, place: i64) -> i64:
    """The face of the card at this place, where cards lie in printed order."""
    face: i64 = 0
    while place >= count_of(counts, face):
        place -= count_of(counts, face)
        face += 1
    return face


def common(some: i64, others: i64) -> i64:
    """The cards that are among both counts."""
    both: i64 = 0
    face: i64 = 0
    while face < FACES:
        both += cards_of(face, min(count_of(some, face), count_of(others, face)))
        face += 1
    return both


def most(some: i64, others: i64) -> i64:
    """Of each face as many as are among either counts."""
    return some + others - common(some, others)
