"""What players must have had at a gift, for what they showed after it [11.4]: looking ahead, an explanation breaks off
less often."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen.change import COME, GIFT, Change, less
from houndtable.games.drachensachen.components import COPIES, cards_of, count_of, size_of
from houndtable.games.drachensachen.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


class Demand:
    """After a gift that the viewer did not see: what giver and receiver must have had, all but so many cards."""

    def __init__(self, keeps: i64, keeps_unseen: i64, gets: i64, gets_unseen: i64) -> None:
        self.keeps: i64 = keeps
        self.keeps_unseen: i64 = keeps_unseen
        self.gets: i64 = gets
        self.gets_unseen: i64 = gets_unseen


class Demands:
    """What must have been in each hand at some time, all but so many cards that came unseen later; going back in
    time."""

    def __init__(self, sizes: list[int]) -> None:
        self.sizes = sizes  # of the hands, at the next change of each
        self.cards = [0] * len(sizes)
        self.unseen = [0] * len(sizes)

    def go_back(self, seat: i64, before: i64, after: i64) -> None:
        """The hand changed; what it has more at its next change was drawn."""
        self.come_unseen(seat, self.sizes[seat] - after)
        self.sizes[seat] = before

    def come_unseen(self, seat: i64, count: i64) -> None:
        """So many cards, any that were shown later, came into the hand."""
        self.unseen[seat] = min(size_of(self.cards[seat]), self.unseen[seat] + count)

    def undo(self, change: Change, viewer: i64) -> None:
        """The time is before this change."""
        seat: i64 = change.seat
        cards: i64 = self.cards[seat]
        if change.kind == COME:
            self.cards[seat] = less(cards, change.cards)
        elif change.is_secret(viewer):
            self.come_unseen(change.to, 1)
        else:
            count: i64 = min(count_of(change.cards, change.face), COPIES - count_of(cards, change.face))
            self.cards[seat] = cards + cards_of(change.face, count)
            if change.kind == GIFT:
                self.cards[change.to] = less(self.cards[change.to], change.cards)

    def of_gift(self, giver: i64, receiver: i64) -> Demand:
        """What these two must have now."""
        return Demand(self.cards[giver], self.unseen[giver], self.cards[receiver], self.unseen[receiver])


def demands_at_gifts(p: Position, viewer: i64) -> list[Demand | None]:
    """The demand for each change that is such a gift."""
    demands = Demands([size_of(hand) for hand in p.hands])
    found: list[Demand | None] = [None] * len(p.since)
    at: i64 = len(p.since)
    while at > 0:
        at -= 1
        change = p.since[at]
        for seat, before, after in change.sizes():
            demands.go_back(seat, before, after)
        if change.is_secret(viewer):
            found[at] = demands.of_gift(change.seat, change.to)
        demands.undo(change, viewer)
    return found
