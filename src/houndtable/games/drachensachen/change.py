"""What happened to a hand since a card was given unseen [11.4]: all that a viewer goes by to work out where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import FACES, NOTHING, cards_of, common, count_of, size_of
from houndtable.kernel.copying import Recipe

if TYPE_CHECKING:
    from mypy_extensions import i64

COME: Final = 0  # cards went into the hand face up
GO: Final = 1  # equal cards left it face up
GIFT: Final = 2  # a card was given to another hand

NO_SEAT: Final = -1


class Change:
    """One of these; it never changes itself, so copies of a position share it. `held` is how many cards the hand had
    before. The `knowers` of a gift, viewers as bits, know its face; `NOTHING` if all they know is that it was no card
    anybody counted on, as in a position dealt anew."""

    def __init__(self, kind: i64, seat: i64, cards: i64, face: i64, held: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.cards: i64 = cards  # as counts
        self.face: i64 = face  # of a gift or of what left
        self.held: i64 = held
        self.to: i64 = NO_SEAT  # who got the gift
        self.had: i64 = 0  # how many cards they had before
        self.knowers: i64 = 0

    def __reduce__(self) -> Recipe:
        kept = self.kind, self.seat, self.cards, self.face, self.held
        return change_of, (*kept, self.to, self.had, self.knowers)

    def sizes(self) -> list[tuple[int, int, int]]:
        """For each hand that changed the seat, and how many cards it had before and after."""
        if self.kind == GIFT:
            return [(self.seat, self.held, self.held - 1), (self.to, self.had, self.had + 1)]
        count: i64 = size_of(self.cards)
        return [(self.seat, self.held, self.held + count if self.kind == COME else self.held - count)]

    def is_secret(self, viewer: i64) -> bool:
        """Whether the viewer does not know what it was."""
        return self.kind == GIFT and not self.knowers >> viewer & 1


def change_of(kind: i64, seat: i64, cards: i64, face: i64, held: i64, to: i64, had: i64, knowers: i64) -> Change:
    """The change with all of this, in the order of its fields."""
    found = Change(kind, seat, cards, face, held)
    found.to = to
    found.had = had
    found.knowers = knowers
    return found


def came(seat: i64, cards: i64, held: i64) -> Change:
    """Cards went into the hand face up."""
    return Change(COME, seat, cards, NOTHING, held)


def went(seat: i64, face: i64, count: i64, held: i64) -> Change:
    """So many equal cards left the hand face up."""
    return Change(GO, seat, cards_of(face, count), face, held)


def gift(giver: i64, held: i64, receiver: i64, had: i64, face: i64, knowers: i64) -> Change:
    """A card went from hand to hand."""
    return change_of(GIFT, giver, 0 if face == NOTHING else cards_of(face, 1), face, held, receiver, had, knowers)


def follow(bounds: list[int], change: Change, viewer: i64) -> None:
    """What the viewer is sure of in each hand, after this."""
    bounds[change.seat] = sure_after(bounds[change.seat], change, change.seat, viewer)
    if change.kind == GIFT:
        bounds[change.to] = sure_after(bounds[change.to], change, change.to, viewer)


def sure_after(bound: i64, change: Change, owner: i64, viewer: i64) -> i64:
    """What the viewer is sure of in a hand, after this: of one that gave a card unseen, one of each face fewer."""
    if change.seat != owner:
        return bound + change.cards if change.to == owner and not change.is_secret(viewer) else bound
    if change.kind == COME:
        return bound + change.cards
    return all_but_one(bound) if change.is_secret(viewer) else bound - shown_of(bound, change)


def shown_of(counts: i64, change: Change) -> i64:
    """Those of the counted cards that left the hand before the viewer's eyes."""
    return min(cards_of(change.face, count_of(counts, change.face)), change.cards)


def less(counts: i64, cards: i64) -> i64:
    """The counts less these cards, as far as they are among them."""
    return counts - common(counts, cards)


def all_but_one(counts: i64) -> i64:
    """What is there of each face if any one card is missing."""
    left: i64 = 0
    face: i64 = 0
    while face < FACES:
        left += cards_of(face, max(0, count_of(counts, face) - 1))
        face += 1
    return left
