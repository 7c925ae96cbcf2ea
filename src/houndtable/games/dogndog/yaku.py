"""Yaku and bonuses, each a small rule of its own: what a complete hand is worth in points.

A rule answers with the cards that earn it, which may be none in particular, or None if it does not hold.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from houndtable.games.dogndog.components import BONE, DISC, FOOD, NUMBERS, is_red
from houndtable.games.dogndog.finish import Finish

Holds = Callable[[Finish], list[int] | None]


class Rule:
    """One reason for points or trophies: its name, its clause, what it is worth once or for each card."""

    def __init__(self, name: str, clause: str, worth: int, holds: Holds, *, each: bool = False) -> None:
        self.name = name
        self.clause = clause
        self.worth = worth
        self.holds = holds
        self.each = each


def some(faces: list[int]) -> list[int] | None:
    """The faces; None if there are none."""
    return faces or None


def tanyao(f: Finish) -> list[int] | None:
    """Nothing but numbers from 2 to 5 [7.1]."""
    return f.faces if f.kinds[0] > 0 and f.kinds[4] < NUMBERS - 1 else None


def toitoi(f: Finish) -> list[int] | None:
    """Three of a kind beside the pair [7.2]."""
    return f.faces if f.three[0] == f.three[2] else None


def chanta(f: Finish) -> list[int] | None:
    """A pair of 1 or 6 with the run 1-2-3 or 4-5-6 [7.3]."""
    low, high = f.three[0], f.three[2]
    ends = low < high and (low == 0 or high == NUMBERS - 1)
    return f.faces if ends and (f.pair == 0 or f.pair == NUMBERS - 1) else None


def food(f: Finish) -> list[int] | None:
    """Three Food [7.4]."""
    return three_of(f, FOOD)


def bone(f: Finish) -> list[int] | None:
    """Three Bone [7.4]."""
    return three_of(f, BONE)


def disc(f: Finish) -> list[int] | None:
    """Three Disc [7.4]."""
    return three_of(f, DISC)


def three_of(f: Finish, kind: int) -> list[int] | None:
    """The three cards of this kind [7.4]; a pair earns nothing."""
    return f.of_kind(kind) if f.three[0] == kind else None


def tsumo(f: Finish) -> list[int] | None:
    """Finished by tsumo [7.5]."""
    return [] if f.tsumo else None


def richi(f: Finish) -> list[int] | None:
    """Finished after Ri-chi [7.6]."""
    return [] if f.richi else None


def haitei(f: Finish) -> list[int] | None:
    """Finished with the last card of the round [7.7]."""
    return [] if f.haitei else None


def red_number(f: Finish) -> list[int] | None:
    """Red cards [7.8]."""
    return some([face for face in f.faces if is_red(face)])


def dora(f: Finish) -> list[int] | None:
    """Cards of the dora's kind [7.9]."""
    return some(f.of_kind(f.dora))


def ippatsu(f: Finish) -> list[int] | None:
    """Finished within a lap of the Ri-chi [7.10]."""
    return [] if f.ippatsu else None


def ura_dora(f: Finish) -> list[int] | None:
    """Cards of the kind turned up for a Ri-chi [7.11]."""
    return some(f.of_kind(f.ura))


def parent_bonus(f: Finish) -> list[int] | None:
    """The Parent finished [7.12]."""
    return [] if f.parent else None


# What counts toward the 3 points a hand needs [4.4] ...
COUNTING: Final = [
    Rule("Tanyao", "7.1", 1, tanyao),
    Rule("ToiToi", "7.2", 1, toitoi),
    Rule("Chanta", "7.3", 1, chanta),
    Rule("Food", "7.4", 1, food),
    Rule("Bone", "7.4", 1, bone),
    Rule("Disc", "7.4", 1, disc),
    Rule("Tsumo", "7.5", 1, tsumo),
    Rule("Ri-chi", "7.6", 1, richi),
    Rule("HaiTei", "7.7", 1, haitei),
    Rule("Red number", "7.8", 1, red_number, each=True),
    Rule("Dora", "7.9", 1, dora, each=True),
    Rule("Ippatsu", "7.10", 1, ippatsu),
]

# ... and what comes on top.
EXTRA: Final = [
    Rule("Ura-Dora", "7.11", 1, ura_dora, each=True),
    Rule("Parent Bonus", "7.12", 2, parent_bonus),
]
