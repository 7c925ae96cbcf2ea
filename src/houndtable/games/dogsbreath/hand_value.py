"""What a hand is worth to keep: its points now and what it may still become, for the heuristic. In tenths of a point.

A hand is told by its key, as in scoring.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import BONE, FACES, GUARD, MEAT, NOTHING, SCAVENGER, VEGE
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.scoring import (
    DAY_KEY,
    NIGHT_KEY,
    PAIRS,
    SETS,
    bones_of,
    butts_of,
    points_of,
    snouts_of,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

GROWTH: Final = [0, 2, 5, 10, 11, 12, 13, 14, 14]  # a card of a food, by how many there are, in tenths of its points
BONELESS: Final = 5  # of ten, what Meat counts that lacks a Bone
LONE_BONE: Final = 30
ANY_SPECIAL: Final = 25
FEAST: Final = [0, 0, 0, 0, 40, 130, 300, 600]  # by how many cards of a Feast are there


def matches(key: i64, wanted: i64) -> i64:
    """How many of the single cards that are wanted the hand holds."""
    found: i64 = 0
    while wanted != 0:
        if wanted & 15 != 0 and key & 15 != 0:
            found += 1
        wanted >>= 4
        key >>= 4
    return found


def potential(key: i64) -> i64:
    """What the hand may become: every food grows with its cards, or a Feast comes together."""
    bones: i64 = bones_of(key)
    value: i64 = ANY_SPECIAL * ((key >> 4 * SCAVENGER & 15) + (key >> 4 * GUARD & 15))
    if bones > 0:
        value += LONE_BONE
    food: i64 = MEAT
    while food <= VEGE:
        snouts: i64 = snouts_of(key, food)
        butts: i64 = butts_of(key, food)
        grown: i64 = (SETS[food].points * (snouts + butts) + PAIRS.points * min(snouts, butts)) * GROWTH[snouts + butts]
        if food == MEAT and bones == 0:
            grown = grown * BONELESS // 10
        value += grown
        food += 1
    feast: i64 = max(matches(key, DAY_KEY), matches(key, NIGHT_KEY))
    return max(value, FEAST[feast])


def hand_value(key: i64, *, after_bone: bool, final: bool) -> i64:
    """What a hand is good for: in a final turn its points alone, before that its potential as well."""
    points: i64 = 10 * points_of(key, after_bone=after_bone)
    return points if final else points + 2 * potential(key)


def best_discard(key: i64, keep: i64, *, final: bool) -> i64:
    """The face whose discard leaves the best hand value; the face to keep is never discarded."""
    best: i64 = 0
    most: i64 = -1
    face: i64 = 0
    while face < FACES:
        if key >> 4 * face & 15 != 0 and face != keep:
            value: i64 = hand_value(key - unit(face), after_bone=face == BONE, final=final)
            if value > most:
                most = value
                best = face
        face += 1
    return best


def hand_value_with(key: i64, face: i64, *, final: bool) -> i64:
    """The hand value after this card was taken and the best discard made."""
    full: i64 = key + unit(face)
    away: i64 = best_discard(full, NOTHING, final=final)
    return hand_value(full - unit(away), after_bone=away == BONE, final=final)
