# interpreted: never in a search, and compiling takes its time
"""What a viewer is in doubt about, to be told to people [11.4]."""

from __future__ import annotations

from houndtable.games.drachensachen.change import COME, Change, all_but_one, follow, less, shown_of
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.knowing import told_to


class Doubt:
    """Cards the viewer counted on in a hand from which cards were given unseen, and who may have got them."""

    def __init__(self, giver: int) -> None:
        self.giver = giver
        self.receivers: list[int] = []
        self.cards = 0

    def give(self, change: Change, known: int) -> None:
        """A card of a hand in which the viewer knew these was given unseen."""
        if change.seat == self.giver:
            self.cards += known - all_but_one(known)
        if self.cards and (change.seat == self.giver or change.seat in self.receivers):
            self.receivers = sorted({*self.receivers, change.to} - {self.giver})

    def show(self, change: Change, known: int) -> None:
        """The giver has shown cards; what the viewer did not know of may be ones in doubt."""
        self.cards = less(self.cards, change.cards - shown_of(known, change))
        if not self.cards:
            self.receivers = []


def doubts(p: Position, viewer: int) -> list[Doubt]:
    """The viewer's doubts, one for each hand in doubt."""
    found = [Doubt(giver) for giver in range(p.players)]
    bounds = told_to(p, viewer)
    for change in p.since:
        if change.is_secret(viewer):
            for doubt in found:
                doubt.give(change, bounds[change.seat])
        elif change.kind != COME and found[change.seat].cards:
            found[change.seat].show(change, bounds[change.seat])
        follow(bounds, change, viewer)
    return [doubt for doubt in found if doubt.cards]
