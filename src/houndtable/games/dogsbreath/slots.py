"""The cards that came into hands in a round, for all that a viewer knows, and what is left where they came from [10.6].

Every card that came into a hand is a slot: settled, with a face, or open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import FACE_COPIES, FACES, NOTHING
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64

# Where a card came from: the first deck, what was left of the grid, or one of the decks shuffled since.
DECK: Final = 0
BOTTOM: Final = 1
RENEWED: Final = 2
WIDTH: Final = 16  # of the counts of an origin, a number a face
WHOLE: Final = 1 << 20  # the weight of what is certain
WHOLE_DECK: Final = FACE_COPIES + [0] * (2 * WIDTH - FACES)  # and nothing seen of the grid yet
REFILLS: Final = 20


class Slots:
    """Each slot's origin and what is settled of it, and of each origin the cards that are left, a number a face."""

    def __init__(self, players: i64, chance: Chance) -> None:
        self.players: i64 = players
        self.chance = chance
        self.all_left = WHOLE_DECK[:]
        self.all_under: i64 = 0
        self.deck: list[int] = []  # what no slot has in the end, its last card on top

    def empty(self) -> None:
        """There is no slot, and all cards are left."""
        self.left = self.all_left[:]
        self.counts: list[int] = []
        for origin in range(len(self.left) // WIDTH):
            self.counts.append(sum(self.left[origin * WIDTH : origin * WIDTH + FACES]))
        self.under: i64 = self.all_under  # open slots of what was left of the grid
        self.origin: list[int] = []
        self.source: list[int] = []  # the origin whose card a settled slot is
        self.face: list[int] = []
        self.mask: list[int] = []
        self.lack: list[int] = []  # faces the slot cannot have, a bit a face
        self.since: list[int] = []  # when it came into the hand where it is
        self.entry: list[int] = []  # which entry brought it
        self.held: list[list[int]] = [[] for _ in range(self.players)]

    def add(self, origin: i64, face: i64, mask: i64, at: i64, seat: i64) -> None:
        """A new slot is in the hand."""
        self.held[seat].append(len(self.origin))
        self.origin.append(origin)
        self.source.append(origin)
        self.face.append(face)
        self.mask.append(mask)
        self.lack.append(0)
        self.since.append(at)
        self.entry.append(at)

    def weight(self, origin: i64, face: i64) -> i64:
        """How likely an open slot of this origin has the face, in parts of WHOLE; it is one of what was left of the
        grid with what was seen of it, and with cards of the deck for the rest."""
        left: i64 = self.left[origin * WIDTH + face]
        if origin != BOTTOM:
            return left * WHOLE // self.counts[origin] if left > 0 else 0
        weight: i64 = left * WHOLE
        unseen: i64 = self.under - self.counts[BOTTOM]
        if unseen > 0:
            weight += unseen * self.left[face] * WHOLE // self.counts[DECK]
        return weight // self.under

    def use(self, origin: i64, face: i64) -> i64:
        """A card of this origin and face is settled; where it is from in truth."""
        source: i64 = origin
        if origin == BOTTOM:
            whole: i64 = self.weight(BOTTOM, face) * self.under
            if self.chance.below(whole) >= self.left[WIDTH + face] * WHOLE:
                source = DECK
            self.under -= 1
        self.left[source * WIDTH + face] -= 1
        self.counts[source] -= 1
        return source

    def settle(self, slot: i64, face: i64) -> None:
        """The open slot has this face."""
        self.source[slot] = self.use(self.origin[slot], face)
        self.face[slot] = face

    def open(self, slot: i64) -> None:
        """The slot has no face again."""
        source: i64 = self.source[slot]
        self.left[source * WIDTH + self.face[slot]] += 1
        self.counts[source] += 1
        if self.origin[slot] == BOTTOM:
            self.under += 1
        self.face[slot] = NOTHING

    def may_be(self, slot: i64, face: i64) -> i64:
        """How likely the slot, if it is open, has this face."""
        if self.face[slot] != NOTHING or self.lack[slot] >> face & 1:
            return 0
        return self.weight(self.origin[slot], face)

    def fill(self) -> bool:
        """Open slots have faces, each from its origin; the rest is the deck. False if somebody holds what they
        lack."""
        slots = [slot for hand in self.held for slot in hand if self.face[slot] == NOTHING]
        for _ in range(REFILLS):
            if self.deal(slots):
                return True
        return False

    def deal(self, slots: list[int]) -> bool:
        """The open slots have faces at random; whether these may be."""
        pools: list[list[int]] = []
        for origin in range(len(self.counts)):
            pools.append(self.pool(origin))
        unseen: i64 = self.under - self.counts[BOTTOM]
        if unseen > 0:
            for _ in range(unseen):
                pools[BOTTOM].append(pools[DECK].pop())
            self.chance.shuffle(pools[BOTTOM])
        fits = True
        for slot in slots:
            face = pools[self.origin[slot]].pop()
            self.face[slot] = face
            if self.lack[slot] >> face & 1:
                fits = False
        self.deck = pools[BOTTOM] + pools[DECK]
        for pool in pools[RENEWED:]:
            self.deck += pool
        return fits

    def pool(self, origin: i64) -> list[int]:
        """The faces that are left of an origin, shuffled."""
        pool: list[int] = []
        if self.counts[origin] > 0:
            left = self.left
            face: i64 = 0
            while face < FACES:
                count: i64 = left[origin * WIDTH + face]
                while count > 0:
                    pool.append(face)
                    count -= 1
                face += 1
            self.chance.shuffle(pool)
        return pool
