"""Chance: the only source of luck. Seeded for search and the lab, committed for tables, scripted for tests and replay.

What comes of chance is `Luck`: a shuffle with the order of faces it left, a pick or a roll. A `Recorded` chance
writes it down; a `Scripted` one plays it back, so a record replays without any seed.
"""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import BadChance, shown

if TYPE_CHECKING:
    from mypy_extensions import i64

LOW32: Final = 0xFFFFFFFF
TWO32: Final = 0x100000000
LOW31: Final = 0x7FFFFFFF
TWO31: Final = 0x80000000

# Multiply-with-carry, base 2**32: a * 2**32 - 1 and half of it are prime, so the period is 2**61.4,
# and a state never leaves 63 bits: the same numbers interpreted and compiled.
MULTIPLIER: Final = 698769069
STATES: Final = 3001190298811367422  # MULTIPLIER * 2**32 - 2


class Chance(ABC):
    """Where luck comes from; every kind of luck is drawn through `below`."""

    @abstractmethod
    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, all alike; n is at most 2**31."""

    @abstractmethod
    def clone(self) -> Chance:
        """A chance with the same future that shares nothing with this one."""

    def shuffle(self, cards: list[int]) -> None:
        """The cards are in a new order, every order alike."""
        i: i64 = len(cards) - 1
        while i > 0:
            j: i64 = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def pick(self, n: i64) -> i64:
        """One of n things, by its place from 0."""
        return self.below(n)

    def roll(self, sides: i64) -> i64:
        """The face a die of so many sides shows, counted from 0."""
        return self.below(sides)


def mixed(number: i64) -> i64:
    """31 bits in which each of the number's 32 bits has left its trace."""
    x: i64 = number & LOW32
    x ^= x >> 16
    x = x * 0x7FEB352D & LOW32
    x ^= x >> 15
    x = x * 0x46CA68B5 & LOW32
    x ^= x >> 16
    return x & LOW31


class Seeded(Chance):
    """Fast and repeatable: the same seed and stream give the same luck. Not for tables where anything is at stake."""

    def __init__(self, seed: int, stream: int = 0) -> None:
        low: i64 = seed & LOW32
        high: i64 = seed >> 32 & LOW32
        which: i64 = stream & LOW32
        a: i64 = mixed(low + mixed(high + mixed(which)))
        b: i64 = mixed(a + mixed(which + mixed(low + 1)))
        self.state: i64 = (a * TWO31 + b) % STATES + 1
        for _ in range(4):
            self.below(2)

    def below(self, n: i64) -> i64:
        while True:
            x: i64 = self.state
            x = MULTIPLIER * (x & LOW32) + (x >> 32)
            self.state = x
            product: i64 = ((x ^ (x >> 32)) & LOW32) * n
            low: i64 = product & LOW32
            if low >= n or low >= (TWO32 - n) % n:
                return product >> 32

    def clone(self) -> Chance:
        return seeded_at(self.state)

    def __reduce__(self) -> Recipe:
        return seeded_at, (self.state,)


def seeded_at(state: i64) -> Seeded:
    """Seeded luck that stands where another stood."""
    found = Seeded(0)
    found.state = state
    return found


class Committed(Chance):
    """Provable luck: fixed by a secret whose hash is published first, and by a seed of every person at the table.

    The stream is HMAC-SHA256 with the secret as key over the hash of the seeds and a block number from 0; every
    block gives eight 32-bit numbers, first byte most significant; a number that would make some outcomes likelier
    than others is thrown away. Where it `sorts`, every shuffle first puts the cards into the order of the box, so
    that who does not know the rules can check it too; what was played before there was this does without.
    """

    def __init__(self, secret: bytes, seeds: list[bytes], *, sorts: bool = False) -> None:
        if len(secret) < 16:
            raise BadChance("chance-short-secret")
        self.secret = secret
        told = b"".join([hashlib.sha256(seed).digest() for seed in seeds])
        self.seeds = hashlib.sha256(told).digest()
        self.sorts = sorts
        self.block = 0
        self.words: list[int] = []

    def commitment(self) -> str:
        """What is published before the first card: the hash of the secret, in hexadecimal."""
        return hashlib.sha256(self.secret).hexdigest()

    def word(self) -> int:
        """The next 32 bits of the stream."""
        if not self.words:
            message = self.seeds + self.block.to_bytes(8, "big")
            block = hmac.new(self.secret, message, hashlib.sha256).digest()
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -4, -4)]
            self.block += 1
        return self.words.pop()

    def below(self, n: i64) -> i64:
        fair = TWO32 - TWO32 % n
        word = self.word()
        while word >= fair:
            word = self.word()
        return word % n

    def shuffle(self, cards: list[int]) -> None:
        if self.sorts:
            cards.sort()
        super().shuffle(cards)

    def clone(self) -> Chance:
        return committed_at(self.secret, self.seeds, self.sorts, self.block, self.words[:])

    def __reduce__(self) -> Recipe:
        return committed_at, (self.secret, self.seeds, self.sorts, self.block, self.words[:])


def committed_at(secret: bytes, seeds: bytes, sorts: bool, block: int, words: list[int]) -> Committed:
    """Provable luck that stands where another stood; `seeds` is the hash of them all."""
    found = Committed(secret, [], sorts=sorts)
    found.seeds = seeds
    found.block = block
    found.words = words
    return found


class Luck:
    """One outcome of chance: kind "shuffle" with the faces in their new order, "pick" or "roll" with one number
    `of` so many."""

    def __init__(self, kind: str, values: list[int], of: int) -> None:
        self.kind = kind
        self.values = values
        self.of = of

    def __reduce__(self) -> Recipe:
        return Luck, (self.kind, self.values, self.of)


class Recorded(Chance):
    """Another chance whose outcomes are written into `log`; shuffled cards are written by their faces."""

    def __init__(self, inner: Chance, faces: list[int]) -> None:
        self.inner = inner
        self.faces = faces
        self.log: list[Luck] = []

    def below(self, n: i64) -> i64:
        return self.inner.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self.inner.shuffle(cards)
        self.log.append(Luck("shuffle", [self.faces[card] for card in cards], len(cards)))

    def pick(self, n: i64) -> i64:
        place = self.inner.pick(n)
        self.log.append(Luck("pick", [place], n))
        return place

    def roll(self, sides: i64) -> i64:
        face = self.inner.roll(sides)
        self.log.append(Luck("roll", [face], sides))
        return face

    def clone(self) -> Chance:
        """The inner chance's clone: what happens in a copy is not written down."""
        return self.inner.clone()

    def __reduce__(self) -> Recipe:
        return recorded_with, (self.inner.clone(), self.faces, self.log[:])


def recorded_with(inner: Chance, faces: list[int], log: list[Luck]) -> Recorded:
    """Recorded luck of which this much is written down."""
    found = Recorded(inner, faces)
    found.log = log
    return found


class Scripted(Chance):
    """Luck read from a list: for tests, replays, and games whose cards were dealt on a real table."""

    def __init__(self, script: list[Luck], faces: list[int]) -> None:
        self.script = script
        self.faces = faces
        self.next = 0

    def outcome(self, kind: str, of: int) -> list[int]:
        """The next outcome written down, which must be of this kind."""
        if self.next == len(self.script):
            raise BadChance("chance-no-more", kind=kind, of=of)
        luck = self.script[self.next]
        if luck.kind != kind or luck.of != of:
            raise BadChance("chance-other", kind=kind, of=of, other=luck.kind, other_of=luck.of)
        self.next += 1
        return luck.values

    def below(self, n: i64) -> i64:
        raise BadChance("chance-unknown-kind")

    def shuffle(self, cards: list[int]) -> None:
        wanted = self.outcome("shuffle", len(cards))
        if sorted(wanted) != sorted(self.faces[card] for card in cards):
            self.next -= 1
            raise BadChance("chance-other-cards")
        by_face: dict[int, list[int]] = {}
        for card in sorted(cards, reverse=True):
            by_face.setdefault(self.faces[card], []).append(card)
        for place, face in enumerate(wanted):
            cards[place] = by_face[face].pop()

    def pick(self, n: i64) -> i64:
        return self.number("pick", n)

    def roll(self, sides: i64) -> i64:
        return self.number("roll", sides)

    def number(self, kind: str, of: int) -> int:
        """The single number written down for a pick or a roll."""
        values = self.outcome(kind, of)
        if len(values) != 1 or not 0 <= values[0] < of:
            self.next -= 1
            raise BadChance("chance-not-within", kind=kind, of=of, high=of - 1, got=shown(values))
        return values[0]

    def clone(self) -> Chance:
        return scripted_at(self.script, self.faces, self.next)

    def __reduce__(self) -> Recipe:
        return scripted_at, (self.script, self.faces, self.next)


def scripted_at(script: list[Luck], faces: list[int], place: int) -> Scripted:
    """Scripted luck of which so many outcomes were read."""
    found = Scripted(script, faces)
    found.next = place
    return found
