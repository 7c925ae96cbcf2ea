"""The cards of Dog'n Dog [1.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

# A kind is a number or an accessory [4.2]: 0 to 5 are the numbers 1 to 6.
KINDS: Final = 9
NUMBERS: Final = 6
FOOD: Final = 6
BONE: Final = 7
DISC: Final = 8
KIND_TEXTS: Final = ["1", "2", "3", "4", "5", "6", "food", "bone", "disc"]

# A card is one of the 36 pieces of paper: card = 4 * kind + copy. A number's last copy is the red one.
COPIES: Final = 4
CARDS: Final = KINDS * COPIES

# A face is what is printed: 1, 1r, 2, 2r ... 6r, food, bone, disc.
FACE_TEXTS: Final = [number + red for number in KIND_TEXTS[:NUMBERS] for red in ("", "r")] + KIND_TEXTS[NUMBERS:]
FACE_COPIES: Final = [3, 1] * NUMBERS + [4, 4, 4]
FACES: Final = len(FACE_TEXTS)
REDS: Final = 2 * NUMBERS  # faces below this are numbers, the odd ones red

HAND: Final = 4  # [2.3]
MINIMUM: Final = 3  # [4.4]
POINTS_A_TROPHY: Final = 3  # [9.1]


def kind_of(card: i64) -> i64:
    """The kind of a card."""
    return card >> 2


def face_of(card: i64) -> i64:
    """The face of a card."""
    kind: i64 = card >> 2
    if kind >= NUMBERS:
        return kind + NUMBERS
    return 2 * kind + 1 if card & 3 == 3 else 2 * kind


def kind_of_face(face: i64) -> i64:
    """The kind of a face."""
    return face - NUMBERS if face >= REDS else face >> 1


def plain_face(kind: i64) -> i64:
    """The face of a kind that is not red."""
    return kind + NUMBERS if kind >= NUMBERS else 2 * kind


def is_red(face: i64) -> bool:
    """Whether the face is a red number."""
    return face < REDS and face & 1 == 1


FACE_OF: Final = [int(face_of(card)) for card in range(CARDS)]


def faces_of(cards: list[int]) -> list[int]:
    """The faces of the cards."""
    return [FACE_OF[card] for card in cards]


def texts_of(cards: list[int]) -> list[str]:
    """The cards by their faces."""
    return [FACE_TEXTS[face_of(card)] for card in cards]


def kinds_of(cards: list[int]) -> int:
    """The kinds of the cards, a bit a kind."""
    kinds = 0
    for card in cards:
        kinds |= 1 << kind_of(card)
    return kinds
