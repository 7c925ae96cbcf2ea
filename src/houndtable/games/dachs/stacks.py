"""The deck and the pile: each a set, how many cards it has, and their order in two lines, the lowest card first.

The cards of the deck all come from the same shuffle, those of the pile everybody saw [10.3]: of equal ones it does not
matter which is which.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import face_of
from houndtable.games.dachs.derived import Position
from houndtable.games.dachs.packed import at, bit_of, copy_of, faces_in, in_line, set_of

if TYPE_CHECKING:
    from mypy_extensions import i64

LINE: Final = 15  # faces in a line


def face_in(line: i64, line2: i64, place: i64) -> i64:
    """The face at this place of two lines."""
    return at(line, place) if place < LINE else at(line2, place - LINE)


def set_deck(p: Position, cards: list[int], size: i64) -> None:
    """So many of these cards are the deck, the first one the lowest."""
    deck: i64 = 0
    line: i64 = 0
    line2: i64 = 0
    place: i64 = 0
    while place < size:
        card: i64 = cards[place]
        deck |= bit_of(card)
        if place < LINE:
            line |= face_of(card) << 4 * place
        else:
            line2 |= face_of(card) << 4 * (place - LINE)
        place += 1
    p.deck = deck
    p.deck_size = size
    p.deck_line = line
    p.deck_line2 = line2


def take_top(p: Position) -> i64:
    """The deck's top card, a set; it lies there no more."""
    p.deck_size -= 1
    card: i64 = copy_of(p.deck, face_in(p.deck_line, p.deck_line2, p.deck_size))
    p.deck ^= card
    return card


def add_to_pile(p: Position, face: i64, card: i64) -> None:
    """The card, a set, lies on the pile."""
    place: i64 = p.pile_size
    if place < LINE:
        p.pile_line |= face << 4 * place
    else:
        p.pile_line2 |= face << 4 * (place - LINE)
    p.pile_size = place + 1
    p.pile |= card


def take_pile(p: Position) -> list[int]:
    """The cards of the pile, the lowest first; they lie there no more."""
    cards = pile_of(p)
    clear_pile(p)
    return cards


def clear_pile(p: Position) -> None:
    """Nothing lies on the pile."""
    p.pile = 0
    p.pile_size = 0
    p.pile_line = 0
    p.pile_line2 = 0


def faces_in_lines(line: i64, line2: i64, size: i64) -> list[int]:
    """The faces of two lines, the lowest card's first."""
    return [face_in(line, line2, place) for place in range(size)]


def deck_of(p: Position) -> list[int]:
    """The cards of the deck, the lowest first."""
    return in_line(p.deck, faces_in_lines(p.deck_line, p.deck_line2, p.deck_size))


def pile_of(p: Position) -> list[int]:
    """The cards of the pile, the lowest first."""
    return in_line(p.pile, faces_in_lines(p.pile_line, p.pile_line2, p.pile_size))


def set_pile(p: Position, cards: list[int]) -> None:
    """These cards are the pile, the first one the lowest."""
    clear_pile(p)
    for card in cards:
        add_to_pile(p, face_of(card), bit_of(card))


def row_of(p: Position) -> list[int]:
    """The cards of the row, the oldest first."""
    return in_line(p.row_cards, faces_in(p.row, p.row_size))


def set_row(p: Position, cards: list[int]) -> None:
    """These cards are the row, the oldest first."""
    p.row = sum([face_of(card) << 4 * place for place, card in enumerate(cards)])
    p.row_size = len(cards)
    p.row_cards = set_of(cards)
