"""What may have happened, for all that a viewer knows: the round is told again from its journal [10.6].

Every card that came into a hand is a slot. Those the viewer saw have their face at once. Any other stays open until a
card is seen to leave that hand, and it may be this one: then it takes the face, if a card of that face is left where
it came from. What is still open in the end is dealt at random, each card from where it came. A card that changed hands
unseen is any of the giver's. Where that explanation gets stuck an earlier choice is mended, or all begins anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import NOTHING, face_of
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.journal import (
    COME,
    LACK,
    OUT,
    SEEN,
    SHUFFLE,
    SWAP,
    TAKE,
    UNDER,
    entry_of,
    face_in,
    kind_of,
    more_in,
    other_in,
    seat_in,
)
from houndtable.games.dogsbreath.marks import marked, marked_hands
from houndtable.games.dogsbreath.slots import BOTTOM, DECK, WIDTH, Slots
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


class UnseenSwap:
    """A card that changed hands unseen."""

    def __init__(self, at: i64, giver: i64, receiver: i64, slot: i64, since: i64) -> None:
        self.at: i64 = at
        self.giver: i64 = giver
        self.receiver: i64 = receiver
        self.slot: i64 = slot
        self.since: i64 = since  # since when it had been in the giver's hand


class Gone:
    """A card that was seen to leave a hand, and might have been another."""

    def __init__(self, at: i64, seat: i64, slot: i64) -> None:
        self.at: i64 = at
        self.seat: i64 = seat
        self.slot: i64 = slot


class Recall(Slots):
    """A viewer's memory of the round, and one way in which all may have happened."""

    def __init__(self, p: Position, viewer: i64, chance: Chance) -> None:
        super().__init__(p.players, chance)
        one: i64 = 1
        self.journal = p.journal[: p.written]
        self.everyone: i64 = p.knowledge.everyone
        self.named = p.named
        self.viewer: i64 = viewer
        self.bit: i64 = one << viewer
        self.origins: list[int] = []  # of each entry that brings a card
        self.own_bottom: list[int] = []  # faces the viewer knows to come from under the deck
        self.explanation: list[int] = []  # as a journal
        self.read(p.box)
        self.is_fresh = True
        self.start_over()

    def read(self, box: list[int]) -> None:
        """What each deck was made of, less what the viewer knows to have come from it."""
        left = self.all_left
        for card in box:
            left[face_of(card)] -= 1
        pile = [0] * WIDTH
        origin: i64 = DECK
        above: i64 = -1  # cards of the first deck; not yet counted
        for entry in self.journal:
            kind = kind_of(entry)
            face = face_in(entry)
            if kind == COME:
                if above == 0:
                    origin = BOTTOM
                above -= 1
                self.origins.append(origin)
                if more_in(entry) & self.bit:
                    if origin == BOTTOM:
                        self.own_bottom.append(face)
                    else:
                        left[origin * WIDTH + face] -= 1
                continue
            self.origins.append(DECK)
            if kind == OUT:
                pile[face] += 1
            elif kind == TAKE:
                pile[face] -= 1
            elif kind == SEEN:
                left[face] -= 1
                left[WIDTH + face] += 1
            elif kind == UNDER:
                self.all_under = face
                above = more_in(entry)
            elif kind == SHUFFLE:
                left += pile
                pile = [0] * WIDTH
                origin = len(left) // WIDTH - 1
                above = -1

    def start_over(self) -> None:
        """Nothing is settled but what the viewer knows."""
        self.empty()
        self.heard = [-1] * self.players  # when each seat was last heard to lack something
        self.moves: list[UnseenSwap] = []
        self.gone: list[Gone] = []

    def tell(self) -> bool:
        """Whether the explanation came to its end; then every slot has a face."""
        if not self.is_fresh:
            self.start_over()
        self.is_fresh = False
        for face in self.own_bottom:
            if self.weight(BOTTOM, face) == 0:
                return False
            self.use(BOTTOM, face)
        at: i64 = 0
        for entry in self.journal:
            kind = kind_of(entry)
            if kind == COME:
                self.come(entry, at)
            elif kind == OUT:
                if self.leave(seat_in(entry), face_in(entry), at) == NOTHING:
                    return False
            elif kind == TAKE:
                self.add(DECK, face_in(entry), self.everyone, at, seat_in(entry))
            elif kind == SWAP:
                if not self.swap(entry, at):
                    return False
            elif kind == LACK and not self.hear_lack(seat_in(entry), face_in(entry), at):
                return False
            at += 1
        if not self.fill():
            return False
        self.retell()
        return True

    def come(self, entry: i64, at: i64) -> None:
        """A card came from a deck; who else knows it is known to those who do."""
        one: i64 = 1
        seat: i64 = seat_in(entry)
        mask: i64 = more_in(entry)
        if mask & self.bit:
            self.add(self.origins[at], face_in(entry), mask, at, seat)
        else:
            self.add(self.origins[at], NOTHING, one << seat, at, seat)

    def leave(self, seat: i64, face: i64, at: i64) -> i64:
        """The slot that left the hand with this face: one that has it, of several the one most know of; else an open
        one; else one for which the explanation is mended. NOTHING if there is none."""
        hand = self.held[seat]
        best: i64 = NOTHING
        most: i64 = -1
        whole: i64 = 0
        for slot in hand:
            if self.face[slot] == face:
                fame: i64 = self.mask[slot] & self.everyone
                if fame & self.bit:
                    fame += 64
                if fame > most:
                    most = fame
                    best = slot
            elif best == NOTHING:
                whole += self.may_be(slot, face)
        if best == NOTHING and whole > 0:
            best = self.settle_one(seat, face, at, self.chance.below(whole))
        elif best == NOTHING:
            best = self.mend_move(seat, face)
            if best == NOTHING:
                return self.mend(seat, face, at)
        hand.remove(best)
        return best

    def mend(self, seat: i64, face: i64, at: i64) -> i64:
        """The slot that leaves with this face because another left earlier; NOTHING if there is none."""
        slot: i64 = self.mend_gone(seat, face, at)
        return slot if slot != NOTHING else self.mend_other(seat, face, at)

    def settle_one(self, seat: i64, face: i64, at: i64, which: i64) -> i64:
        """One of the open slots of the hand, each as likely as it may have the face, has it."""
        found: i64 = NOTHING
        for slot in self.held[seat]:
            if which >= 0:
                found = slot
                which -= self.may_be(slot, face)
        self.settle(found, face)
        self.gone.append(Gone(at, seat, found))
        return found

    def mend_gone(self, seat: i64, face: i64, at: i64) -> i64:
        """A slot that left this hand earlier leaves now instead, with this face, and then another left for it."""
        for gone in reversed(self.gone):
            slot: i64 = gone.slot
            if gone.seat != seat or self.lack[slot] >> face & 1 or self.heard[seat] > gone.at:
                continue
            before: i64 = self.face[slot]
            self.open(slot)
            if self.weight(self.origin[slot], face) > 0:
                self.settle(slot, face)
                other: i64 = self.stand_in(gone, before)
                if other != NOTHING:
                    self.held[seat].remove(other)
                    gone.slot = other
                    self.gone.append(Gone(at, seat, slot))
                    return slot
                self.open(slot)
            self.settle(slot, before)
        return NOTHING

    def mend_other(self, seat: i64, face: i64, at: i64) -> i64:
        """A card of this face left another hand earlier, and might have been of another origin: then it is here."""
        for gone in reversed(self.gone):
            slot: i64 = gone.slot
            if gone.seat == seat or self.face[slot] != face or self.heard[gone.seat] > gone.at:
                continue
            self.open(slot)
            for own in self.held[seat]:
                if self.may_be(own, face) > 0:
                    self.settle(own, face)
                    other: i64 = self.stand_in(gone, face)
                    if other != NOTHING:
                        hand = self.held[gone.seat]
                        hand[hand.index(other)] = slot
                        gone.slot = other
                        self.gone.append(Gone(at, seat, own))
                        self.held[seat].remove(own)
                        return own
                    self.open(own)
            self.settle(slot, face)
        return NOTHING

    def stand_in(self, gone: Gone, face: i64) -> i64:
        """Another slot of that hand that may have left it then with this face, and now did; NOTHING if none may."""
        for other in self.held[gone.seat]:
            if self.since[other] < gone.at and self.may_be(other, face) > 0:
                self.settle(other, face)
                return other
        return NOTHING

    def mend_move(self, seat: i64, face: i64) -> i64:
        """A slot that came unseen into this hand did not; one came instead that has this face, or may have."""
        for move in self.moves:
            came: i64 = move.slot
            if move.receiver != seat or self.since[came] != move.at or came not in self.held[seat]:
                continue
            if self.heard[seat] > move.at or self.heard[move.giver] > move.at:
                continue
            hand = self.held[move.giver]
            for i in range(len(hand)):
                slot: i64 = hand[i]
                if self.since[slot] < move.at and (self.face[slot] == face or self.may_be(slot, face) > 0):
                    hand[i] = came
                    self.held[seat][self.held[seat].index(came)] = slot
                    self.since[came] = move.since
                    move.since = self.since[slot]
                    self.since[slot] = move.at
                    move.slot = slot
                    if self.face[slot] == NOTHING:
                        self.settle(slot, face)
                    return slot
        return NOTHING

    def swap(self, entry: i64, at: i64) -> bool:
        """Two cards changed hands [5.7]: those the viewer knows, if it is one of the two players or a card was named,
        else any. False if that cannot be."""
        one: i64 = 1
        seat: i64 = seat_in(entry)
        target: i64 = more_in(entry)
        both: i64 = one << seat | one << target
        is_party = both & self.bit != 0
        given: i64 = self.leave(seat, face_in(entry), at) if is_party else self.give(seat, target, at)
        got: i64 = NOTHING
        if given != NOTHING:
            named = is_party or self.named
            got = self.leave(target, other_in(entry), at) if named else self.give(target, seat, at)
        if got == NOTHING:
            return False
        while self.gone and self.gone[-1].at == at:
            self.gone.pop()  # these are still in a hand
        for slot in self.held[seat]:
            self.mask[slot] &= both
        if not self.named:
            for slot in self.held[target]:
                self.mask[slot] &= both
        self.mask[given] = both
        self.mask[got] = self.everyone if self.named else both
        self.since[given] = at
        self.since[got] = at
        self.held[seat].append(got)
        self.held[target].append(given)
        return True

    def give(self, giver: i64, receiver: i64, at: i64) -> i64:
        """Any card of the hand changes hands."""
        hand = self.held[giver]
        slot: i64 = hand.pop(self.chance.below(len(hand)))
        self.moves.append(UnseenSwap(at, giver, receiver, slot, self.since[slot]))
        return slot

    def hear_lack(self, seat: i64, face: i64, at: i64) -> bool:
        """No slot of the hand has this face, or will be found to have it [5.3]."""
        one: i64 = 1
        self.heard[seat] = at
        for slot in self.held[seat]:
            if self.face[slot] == face:
                return False
            self.lack[slot] |= one << face
        return True

    def hands(self) -> list[list[int]]:
        """The hands of this explanation, each card with its marks; what others know of each other's hands follows from
        what changed hands unseen."""
        if self.moves:
            return marked_hands(self.explanation, self.players, self.everyone, named=self.named)
        return [[marked(self.face[slot], self.mask[slot]) for slot in hand] for hand in self.held]

    def retell(self) -> None:
        """The journal of this explanation is written."""
        one: i64 = 1
        explanation = self.journal[:]
        for slot in range(len(self.face)):
            entry = explanation[self.entry[slot]]
            if kind_of(entry) == COME and more_in(entry) & self.bit == 0:
                seat: i64 = seat_in(entry)
                explanation[self.entry[slot]] = entry_of(COME, seat, self.face[slot], one << seat)
        for move in self.moves:
            entry = explanation[move.at]
            seat = seat_in(entry)
            face: i64 = self.face[move.slot]
            if move.giver == seat:
                explanation[move.at] = entry_of(SWAP, seat, face, more_in(entry), other_in(entry))
            else:
                explanation[move.at] = entry_of(SWAP, seat, face_in(entry), more_in(entry), face)
        self.explanation = explanation
