"""Who knows where a card is, card by card; `view` and `redeal` of every card game follow from it.

A card is known to a seat, or it is one of the cards it was last shuffled with: its `batch`. Redealing for a seat
permutes the cards it does not know inside each batch, so a player who saw a whole pile go into a shuffle still
knows which cards came out of it, and which are therefore elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.kernel.chance import Chance
from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import BadPosition

if TYPE_CHECKING:
    from mypy_extensions import i64


class Knowledge:
    """For each card a mask of the seats that know where it is, and its batch. Bit `players` stands for spectators."""

    def __init__(self, everyone: i64, known: list[int], batch: list[int], batches: i64) -> None:
        self.everyone: i64 = everyone
        self.known = known
        self.batch = batch
        self.batches: i64 = batches

    def __reduce__(self) -> Recipe:
        return Knowledge, (self.everyone, self.known, self.batch, self.batches)

    def clone(self) -> Knowledge:
        """The same knowledge, sharing nothing that changes in play: a reveal makes a new `batch`."""
        return Knowledge(self.everyone, self.known[:], self.batch, self.batches)

    def reveal(self, hand: list[int], shown: i64, faces: list[int]) -> None:
        """This card of the hand is about to be shown, and not all know it. Of the batches of the hand's unknown cards
        it may come from any that has such a face left; nobody else can tell these apart from now on."""
        found: list[int] = []
        for card in hand:
            if self.known[card] != self.everyone and self.batch[card] not in found:
                found.append(self.batch[card])
        if len(found) > 1:
            alike = [batch for batch in found if self.has_left(batch, faces[shown], faces)]
            if len(alike) > 1:
                latest = max(alike)
                self.batch = [latest if batch in alike else batch for batch in self.batch]

    def has_left(self, batch: int, face: int, faces: list[int]) -> bool:
        """Whether a card of the batch with this face is not known to all."""
        for card in range(len(self.batch)):
            if self.batch[card] == batch and faces[card] == face and self.known[card] != self.everyone:
                return True
        return False

    def redeal(self, zones: list[list[int]], seat: i64, chance: Chance) -> None:
        """The cards in these zones that the seat does not know are dealt anew, batch by batch; a card takes over
        what was known of the one whose place it gets."""
        bit: i64 = 1 << seat
        found: list[int] = []
        for zone in zones:
            for card in zone:
                if self.known[card] & bit == 0 and self.batch[card] not in found:
                    found.append(self.batch[card])
        found.sort()
        for batch in found:
            cards: list[int] = []
            masks: list[int] = []
            for zone in zones:
                for card in zone:
                    if self.batch[card] == batch and self.known[card] & bit == 0:
                        cards.append(card)
                        masks.append(self.known[card])
            if len(cards) > 1:
                self.put_back(zones, bit, batch, cards, masks, chance)

    def put_back(
        self, zones: list[list[int]], bit: i64, batch: i64, cards: list[int], masks: list[int], chance: Chance
    ) -> None:
        """The unknown cards of a batch lie shuffled in the places where they were. How they lay before leaves no
        trace: the same knowledge and the same luck give the same cards."""
        dealt = sorted(cards)
        chance.shuffle(dealt)
        place: i64 = 0
        for zone in zones:
            i: i64 = 0
            n: i64 = len(zone)
            while i < n:
                card = zone[i]
                if self.batch[card] == batch and self.known[card] & bit == 0:
                    zone[i] = dealt[place]
                    place += 1
                i += 1
        place = 0
        for card in dealt:
            self.known[card] = masks[place]
            place += 1

    def write(self, card: int, face: str, usual: int) -> str:
        """A card as a position writes it: its face; `*` if everyone knows it, `@` and the seats if others than
        usual do; `/` and its batch if that is not the latest."""
        mask = self.known[card]
        text = face + marks_of(mask, self.everyone, usual)
        if mask != self.everyone and self.batch[card] != self.batches:
            text += f"/{self.batch[card]}"
        return text

    def read(self, card: int, marks: str, usual: int) -> None:
        """The card is known as the marks behind its face say (see `write`)."""
        known, slash, batch = marks.partition("/")
        mask = usual
        if known == "*":
            mask = self.everyone
        elif known:
            seats = known[1:]
            if known[0] != "@" or not all("0" <= seat <= "7" for seat in seats):
                raise BadPosition("position-odd-marks", marks=marks[:40])
            mask = sum(1 << int(seat) for seat in set(seats))
        if mask & ~self.everyone:
            raise BadPosition("position-marks-no-seat", marks=marks[:40])
        if slash and not (batch.isdecimal() and batch.isascii() and len(batch) < 9 and int(batch) <= self.batches):
            raise BadPosition("position-marks-no-batch", marks=marks[:40])
        self.known[card] = mask
        self.batch[card] = int(batch) if slash else self.batches


def marks_of(mask: int, everyone: int, usual: int) -> str:
    """The marks that say who knows a card, as a mask; none if those do who usually do."""
    if mask == everyone:
        return "*"
    return "" if mask == usual else "@" + "".join([str(seat) for seat in range(8) if mask >> seat & 1])


def no_knowledge(players: int, cards: int) -> Knowledge:
    """Nobody knows where any card is, but that it is one of all."""
    return Knowledge((1 << (players + 1)) - 1, [0] * cards, [0] * cards, 0)


def best_known(cards: list[int], faces: list[int], face: i64, known: list[int]) -> i64:
    """The place of the card with this face that most seats know, or -1: of two equal cards, the one others
    already know of is the one that moves."""
    best: i64 = -1
    most: i64 = -1
    i: i64 = 0
    n: i64 = len(cards)
    while i < n:
        card = cards[i]
        if faces[card] == face:
            mask: i64 = known[card]
            seats: i64 = 0
            while mask != 0:
                mask &= mask - 1
                seats += 1
            if seats > most:
                best = i
                most = seats
        i += 1
    return best
