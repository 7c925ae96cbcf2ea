"""The complete hand and the way to it, by tables over kinds [4.1].

A hand of four has a key: the sum of its kinds' weights. The weights are such that no two hands of four have the same
key, so that what a hand waits for is one look into a table, and changing a card is one addition. Hands are lists of
kinds, in any order; they are trusted to be four or five cards of the box.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog.components import COPIES, KINDS, NUMBERS

if TYPE_CHECKING:
    from mypy_extensions import i64

WEIGHTS: Final = [0, 1, 5, 21, 55, 153, 368, 856, 1424]  # the least such numbers, found one after another
KEYS: Final = COPIES * WEIGHTS[-1] + 1


def all_complete() -> list[list[int]]:
    """All complete hands: every pair with every other kind's three and with every run [4.1] [4.2]."""
    threes = [[kind] * 3 for kind in range(KINDS)] + [[low, low + 1, low + 2] for low in range(NUMBERS - 2)]
    hands = [[pair, pair, *three] for pair in range(KINDS) for three in threes]
    return [hand for hand in hands if max(map(hand.count, hand)) <= COPIES]


COMPLETE: Final = all_complete()


def all_parts(size: int) -> set[tuple[int, ...]]:
    """All ways to hold `size` cards of a complete hand, sorted."""
    parts = {tuple(sorted(hand)) for hand in COMPLETE}
    for _ in range(5 - size):
        parts = {part[:i] + part[i + 1 :] for part in parts for i in range(len(part))}
    return parts


def all_waits() -> list[int]:
    """For every key the kinds that complete that hand, a bit a kind. A fifth of a kind does not exist [6.2]."""
    waits = [0] * KEYS
    for hand in COMPLETE:
        for kind in set(hand):
            waits[sum([WEIGHTS[held] for held in hand]) - WEIGHTS[kind]] |= 1 << kind
    return waits


def all_steps() -> list[int]:
    """For every key how many cards must be drawn at the least until the hand is complete: 1 to 3."""
    steps = [0] * KEYS
    ready, nearly = all_parts(4), all_parts(3)
    for hand in combinations_with_replacement(range(KINDS), 4):
        key = sum([WEIGHTS[kind] for kind in hand])
        if hand in ready:
            steps[key] = 1
        else:
            steps[key] = 2 if any(hand[:i] + hand[i + 1 :] in nearly for i in range(4)) else 3
    return steps


def place_of(key: i64, kind: i64) -> i64:
    """The place of a hand of four with a fifth card among the readings."""
    return key << 4 | kind


def all_readings() -> dict[int, list[int]]:
    """Every complete hand, found by any four of its cards and the fifth."""
    readings: dict[int, list[int]] = {}
    for hand in COMPLETE:
        key = sum([WEIGHTS[held] for held in hand])
        for kind in set(hand):
            readings[place_of(key - WEIGHTS[kind], kind)] = hand[1:]
    return readings


WAITS: Final = all_waits()
STEPS: Final = all_steps()
READINGS: Final = all_readings()


def key_of(kinds: list[int]) -> i64:
    """The sum of the kinds' weights; of four cards, their place in the tables."""
    key: i64 = 0
    for kind in kinds:
        key += WEIGHTS[kind]
    return key


def waits(four: list[int]) -> list[int]:
    """The kinds that complete a hand of four, ascending; none if it is not ready."""
    mask: i64 = WAITS[key_of(four)]
    found: list[int] = []
    kind = 0
    while mask != 0:
        if mask & 1:
            found.append(kind)
        mask >>= 1
        kind += 1
    return found


def is_complete(five: list[int]) -> bool:
    """Whether five cards are a complete hand [4.1]."""
    last: i64 = five[4]
    key: i64 = key_of(five) - WEIGHTS[last]
    return WAITS[key] >> last & 1 == 1


def steps(hand: list[int]) -> int:
    """How many cards must be drawn at the least until a hand of four or five is complete: 0 if it is."""
    key: i64 = key_of(hand)
    if len(hand) == 4:
        return STEPS[key]
    if is_complete(hand):
        return 0
    fewest: i64 = 3
    for kind in hand:
        fewest = min(fewest, STEPS[key - WEIGHTS[kind]])
    return fewest


def ready_discards(five: list[int]) -> list[int]:
    """The kinds of which one can be discarded so that the four left are ready [6.1], ascending."""
    key: i64 = key_of(five)
    return [kind for kind in sorted(set(five)) if WAITS[key - WEIGHTS[kind]] != 0]


def reading(five: list[int]) -> list[int] | None:
    """A complete hand as it is read [4.3]: the pair's kind, then the three others ascending; None if it is none."""
    last: i64 = five[4]
    return READINGS.get(place_of(key_of(five) - WEIGHTS[last], last))
