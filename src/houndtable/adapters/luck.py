"""Luck as an outcome of a chance node: a number that stands for one way in which all the luck of a move can fall."""

from __future__ import annotations

from functools import cache
from math import prod

from houndtable.kernel.chance import TWO31, Chance, Luck, Recorded, Scripted, Seeded

SAMPLES = 256  # outcomes of a chance node where luck cannot be listed


def probe(faces: list[int]) -> Recorded:
    """A chance to try a move with: its log tells which luck the move takes."""
    return Recorded(Seeded(0), faces)


def ways(log: list[Luck]) -> int:
    """In how many ways this luck can fall; 0 with a shuffle among it, or if there are more than `SAMPLES`."""
    if any(luck.kind == "shuffle" for luck in log):
        return 0
    number = prod(luck.of for luck in log)
    return number if number <= SAMPLES else 0


def exactly(log: list[Luck], way: int, faces: list[int]) -> Chance:
    """The chance with which luck of these kinds falls in this one of its ways."""
    script: list[Luck] = []
    for luck in log:
        way, value = divmod(way, luck.of)
        script.append(Luck(luck.kind, [value], luck.of))
    return Scripted(script, faces)


def seed_from(chance: Chance) -> int:
    """A seed for luck further on."""
    return chance.below(TWO31) * TWO31 + chance.below(TWO31)


@cache
def alike(outcomes: int) -> tuple[tuple[int, float], ...]:
    """So many outcomes, each as likely as any other."""
    return tuple((outcome, 1 / outcomes) for outcome in range(outcomes))
