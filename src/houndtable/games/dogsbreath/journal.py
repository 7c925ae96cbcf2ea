"""What happened to the cards of a round since the draft, entry by entry: all that anybody can remember [10.6].

An entry is one number: its kind, a seat, a face, and two fields more. Copies of a position share the list; the first
that writes goes on in it, the others then take a copy of their part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import face_of
from houndtable.games.dogsbreath.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64

COME: Final = 0  # a card came from the deck into a seat's hand; more: who knows it, a bit a seat
OUT: Final = 1  # a card left a hand for the discards, and all saw it
TAKE: Final = 2  # a discard came into a hand, and all saw it
SWAP: Final = 3  # a card for a card of a target's (more), which is the other face
LACK: Final = 4  # a seat was heard to lack a face
SEEN: Final = 5  # a card of this face that all saw is left of the grid; more: its place
UNDER: Final = 6  # what is left of the grid lies under the deck; face: how many cards, more: how many are above
SHUFFLE: Final = 7  # the discards are the new deck


def entry_of(kind: i64, seat: i64 = 0, face: i64 = 0, more: i64 = 0, other: i64 = 0) -> i64:
    """The entry with these fields."""
    return kind | seat << 3 | face << 5 | other << 9 | more << 13


def kind_of(entry: i64) -> i64:
    """What happened."""
    return entry & 7


def seat_in(entry: i64) -> i64:
    """To whom it happened."""
    return entry >> 3 & 3


def face_in(entry: i64) -> i64:
    """The card to which it happened."""
    return entry >> 5 & 15


def other_in(entry: i64) -> i64:
    """The other card of a swap."""
    return entry >> 9 & 15


def more_in(entry: i64) -> i64:
    """A mask, a target, a place or a number, by kind."""
    return entry >> 13


def note(p: Position, entry: i64) -> None:
    """The entry is the latest of the journal."""
    if len(p.journal) != p.written:
        p.journal = p.journal[: p.written]
    p.journal.append(entry)
    p.written += 1


def begin(p: Position) -> None:
    """The journal says what lies with the discards and who holds what, and no more."""
    journal: list[int] = []
    known = p.knowledge.known
    everyone: i64 = p.knowledge.everyone
    for pile in (p.discards, p.used, p.played):
        for card in pile:
            journal.append(entry_of(COME, 0, face_of(card), everyone))
            journal.append(entry_of(OUT, 0, face_of(card)))
    for seat in range(p.players):
        hand = p.hands[seat]
        hand.sort()  # how it is held means nothing, nor which of its cards others know
        for card in hand:
            if known[card] != everyone:
                journal.append(entry_of(COME, seat, face_of(card), known[card]))
        for card in hand:
            if known[card] == everyone:
                journal.append(entry_of(COME, seat, face_of(card), everyone))
    p.journal = journal
    p.written = len(journal)
