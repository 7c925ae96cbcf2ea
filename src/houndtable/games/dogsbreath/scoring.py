"""What a hand is worth [7.1] to [8.5], line by line. A hand is told by its key.

Each rule is one small function of the key; `points_of` adds them up, `lines_of` names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import BONE, BONES, GUARD, HAND, MEAT, POOP, SCAVENGER, VEGE
from houndtable.games.dogsbreath.keys import unit
from houndtable.kernel.outcome import Line

if TYPE_CHECKING:
    from mypy_extensions import i64

SET: Final = 3  # cards of one food that score [7.1]
EACH: Final = [6, 5, 4]  # points a card of a set, by food [7.1] [7.2] [7.3]
SAME: Final = 5  # [7.5]
PAIR: Final = 3  # [7.8]
SPECIAL: Final = 2  # [7.9]
OUT: Final = 5  # [9.2]

# The lines of a score, by name; "Went out" is added at the end of a round.
SET_LINES: Final = ["Meat", "Poop", "Vege"]
SET_CLAUSES: Final = ["7.1", "7.2", "7.3"]
PAIRS_LINE: Final = "Snout-Butt pairs"
SAME_LINE: Final = "all food the same"
BUTTS_LINE: Final = "all Butts"
NIGHT_LINE: Final = "all Night"
SPECIALS_LINE: Final = "specials"
OUT_LINE: Final = "going out"

# Super Combos [8.1]: 0 is none.
DAY_FEAST: Final = 1
NIGHT_FEAST: Final = 2
BUTCHER: Final = 3
BONEYARD: Final = 4
SUPER_LINES: Final = ["", "Day Feast", "Night Feast", "Butcher's Dog", "Boneyard"]
SUPER_POINTS: Final = [0, 60, 65, 80, 100]
SUPER_CLAUSES: Final = ["", "8.2", "8.3", "8.4", "8.5"]
DAY_KEY: Final = unit(BONE) + sum(unit(face) for face in range(0, BONE, 2))  # [8.2]
NIGHT_KEY: Final = unit(BONE) + sum(unit(face) for face in range(1, BONE, 2))  # [8.3]

# The score lines there can be, in the order in which they are told.
SOURCES: Final = [
    *SET_LINES,
    PAIRS_LINE,
    SAME_LINE,
    BUTTS_LINE,
    NIGHT_LINE,
    SPECIALS_LINE,
    *SUPER_LINES[1:],
    OUT_LINE,
]


def bones_of(key: i64) -> i64:
    """How many Bones there are."""
    return key >> 4 * BONE & 15


def snouts_of(key: i64, food: i64) -> i64:
    """How many Snouts there are of a food."""
    four: i64 = key >> 16 * food
    return (four & 15) + (four >> 4 & 15)


def butts_of(key: i64, food: i64) -> i64:
    """How many Butts there are of a food."""
    four: i64 = key >> 16 * food
    return (four >> 8 & 15) + (four >> 12 & 15)


def count_of(key: i64, food: i64) -> i64:
    """How many cards there are of a food."""
    return snouts_of(key, food) + butts_of(key, food)


def food_of(key: i64) -> i64:
    """How many food cards there are."""
    return count_of(key, MEAT) + count_of(key, POOP) + count_of(key, VEGE)


def super_of(key: i64, *, after_bone: bool) -> i64:
    """The Super Combo the hand is; 0 if none. `after_bone` says that its holder's latest discard was a Bone."""
    if key == DAY_KEY:
        return DAY_FEAST  # [8.2]
    if key == NIGHT_KEY:
        return NIGHT_FEAST  # [8.3]
    meat: i64 = count_of(key, MEAT)
    if meat == HAND and after_bone:
        return BUTCHER  # [8.4]
    if bones_of(key) == BONES and meat == 1:
        return BONEYARD  # [8.5]
    return 0


def scores(key: i64, food: i64) -> bool:
    """Whether a food's cards earn points: three or more [7.1], Meat with a Bone only [7.4]."""
    return count_of(key, food) >= SET and (food != MEAT or bones_of(key) > 0)


def set_points(key: i64, food: i64) -> i64:
    """What the cards of a food earn [7.1] [7.2] [7.3]."""
    return EACH[food] * count_of(key, food) if scores(key, food) else 0


def pair_points(key: i64, food: i64) -> i64:
    """What the pairs of a Snout and a Butt within a food earn [7.8]."""
    return PAIR * min(snouts_of(key, food), butts_of(key, food)) if scores(key, food) else 0


def same_points(key: i64) -> i64:
    """5 if all food is of one kind, at least three cards [7.5]."""
    food: i64 = food_of(key)
    if food < SET:
        return 0
    if food == count_of(key, MEAT) or food == count_of(key, POOP) or food == count_of(key, VEGE):
        return SAME
    return 0


def butt_points(key: i64) -> i64:
    """1 for each food card if all come from the Butt [7.6]."""
    snouts: i64 = snouts_of(key, MEAT) + snouts_of(key, POOP) + snouts_of(key, VEGE)
    return food_of(key) if snouts == 0 else 0


DAYS: Final = 15 * sum(unit(face) for face in range(0, BONE, 2))  # the bits of all Day cards in a key


def night_points(key: i64) -> i64:
    """1 for each food card if all are Night [7.7]."""
    return food_of(key) if key & DAYS == 0 else 0


def special_points(key: i64) -> i64:
    """2 for each special card [7.9]."""
    return SPECIAL * ((key >> 4 * SCAVENGER & 15) + (key >> 4 * GUARD & 15))


def points_of(key: i64, *, after_bone: bool) -> i64:
    """What the hand is worth, going out left aside: a Super Combo [8.1], or all that it earns together, which
    is 56 at most [8.6]."""
    combo: i64 = super_of(key, after_bone=after_bone)
    if combo != 0:
        return SUPER_POINTS[combo]
    points: i64 = same_points(key) + butt_points(key) + night_points(key) + special_points(key)
    food: i64 = MEAT
    while food <= VEGE:
        if scores(key, food):
            points += set_points(key, food) + pair_points(key, food)
        food += 1
    return points


def lines_of(key: i64, *, after_bone: bool) -> list[Line]:
    """The same, line by line; lines that earn nothing are left out."""
    combo: i64 = super_of(key, after_bone=after_bone)
    if combo != 0:
        return [Line(SUPER_LINES[combo], SUPER_POINTS[combo], SUPER_CLAUSES[combo])]
    lines: list[Line] = []
    pairs: i64 = 0
    food: i64 = MEAT
    while food <= VEGE:
        if scores(key, food):
            lines.append(Line(SET_LINES[food], set_points(key, food), SET_CLAUSES[food]))
            pairs += pair_points(key, food)
        food += 1
    add(lines, PAIRS_LINE, pairs, "7.8")
    add(lines, SAME_LINE, same_points(key), "7.5")
    add(lines, BUTTS_LINE, butt_points(key), "7.6")
    add(lines, NIGHT_LINE, night_points(key), "7.7")
    add(lines, SPECIALS_LINE, special_points(key), "7.9")
    return lines


def add(lines: list[Line], name: str, points: i64, clause: str) -> None:
    """The line is among them if it earns anything."""
    if points != 0:
        lines.append(Line(name, points, clause))
