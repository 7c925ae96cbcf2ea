"""The pile, in its order: everybody saw what went there [10.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.packed import at, card_of, copy_of
from houndtable.games.dachs.position import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

LINE: Final = 15  # faces that one number holds


def add_to_pile(p: Position, face: i64, card: i64) -> None:
    """The card, a set, lies on the pile."""
    place: i64 = p.pile_size
    if place < LINE:
        p.pile_line |= face << 4 * place
    else:
        p.pile_line2 |= face << 4 * (place - LINE)
    p.pile_size = place + 1
    p.pile |= card


def pile_faces(p: Position) -> list[int]:
    """The faces of the pile, the lowest card first."""
    found: list[int] = []
    place: i64 = 0
    while place < p.pile_size:
        found.append(at(p.pile_line, place) if place < LINE else at(p.pile_line2, place - LINE))
        place += 1
    return found


def pile_cards(p: Position) -> list[int]:
    """The cards of the pile, the lowest first."""
    left: i64 = p.pile
    found: list[int] = []
    for face in pile_faces(p):
        card: i64 = copy_of(left, face)
        left ^= card
        found.append(card_of(card))
    return found


def clear_pile(p: Position) -> None:
    """Nothing lies on the pile."""
    p.pile = 0
    p.pile_size = 0
    p.pile_line = 0
    p.pile_line2 = 0
