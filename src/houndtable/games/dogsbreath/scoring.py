"""What a hand is worth [7.1] to [8.5], line by line. A hand is told by its key.

The figures stand in one table, SCORING. Each rule is one small function of the key; `points_of` adds them up,
`lines_of` names them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import BONE, BONES, GUARD, HAND, MEAT, POOP, SCAVENGER, VEGE
from houndtable.games.dogsbreath.keys import unit
from houndtable.kernel.json import Json
from houndtable.kernel.outcome import Line

if TYPE_CHECKING:
    from mypy_extensions import i64

SET: Final = 3  # cards of one food that score [7.1]

A_CARD: Final = "card"
A_PAIR: Final = "pair"
THE_HAND: Final = ""


class Source:
    """A reason for points: its name and clause in a score, and how many it earns for each card, each pair or the hand.
    `least` is how many cards of its kind it takes, where it is told by that. `otherwise` is what is lost without it. A
    Super Combo, `combo`, replaces all else."""

    def __init__(
        self, name: str, clause: str, points: i64, each: str, least: i64 = 0, *, combo: bool = False, otherwise: i64 = 0
    ) -> None:
        self.name = name
        self.clause = clause
        self.points: i64 = points
        self.each = each
        self.least: i64 = least
        self.combo = combo
        self.otherwise: i64 = otherwise

    def as_json(self) -> dict[str, Json]:
        """The figures, for boards: of two numbers of points, the first are gained and the second lost."""
        return {
            "name": self.name,
            "clause": self.clause,
            "points": [self.points, self.otherwise] if self.otherwise else [self.points],
            "each": self.each,
            "least": self.least or None,
            "instead": self.combo,
        }


SETS: Final = [  # by food
    Source("Meat", "7.1", 6, A_CARD, SET),
    Source("Poop", "7.2", 5, A_CARD, SET),
    Source("Vege", "7.3", 4, A_CARD, SET),
]
PAIRS: Final = Source("Snout-Butt pairs", "7.8", 3, A_PAIR)
SAME: Final = Source("all food the same", "7.5", 5, THE_HAND, SET)
BUTTS: Final = Source("all Butts", "7.6", 1, A_CARD)
NIGHTS: Final = Source("all Night", "7.7", 1, A_CARD)
SPECIALS: Final = Source("specials", "7.9", 2, A_CARD)
COMBOS: Final = [  # [8.1]
    Source("Day Feast", "8.2", 60, THE_HAND, combo=True),
    Source("Night Feast", "8.3", 65, THE_HAND, combo=True),
    Source("Butcher's Dog", "8.4", 80, THE_HAND, HAND, combo=True),  # Meat
    Source("Boneyard", "8.5", 100, THE_HAND, BONES, combo=True),  # Bones
]
OUT: Final = Source("going out", "9.2", 5, THE_HAND, otherwise=-5)  # comes at the end of a round
# All there can be, in the order in which they are told.
SCORING: Final = [*SETS, PAIRS, SAME, BUTTS, NIGHTS, SPECIALS, *COMBOS, OUT]

# Super Combos by number; 0 is none.
DAY_FEAST: Final = 1
NIGHT_FEAST: Final = 2
BUTCHER: Final = 3
BONEYARD: Final = 4
DAY_KEY: Final = unit(BONE) + sum(unit(face) for face in range(0, BONE, 2))  # [8.2]
NIGHT_KEY: Final = unit(BONE) + sum(unit(face) for face in range(1, BONE, 2))  # [8.3]


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
    return SETS[food].points * count_of(key, food) if scores(key, food) else 0


def pair_points(key: i64, food: i64) -> i64:
    """What the pairs of a Snout and a Butt within a food earn [7.8]."""
    return PAIRS.points * min(snouts_of(key, food), butts_of(key, food)) if scores(key, food) else 0


def same_points(key: i64) -> i64:
    """What it earns that all food is of one kind, at least three cards [7.5]."""
    food: i64 = food_of(key)
    if food < SET:
        return 0
    if food == count_of(key, MEAT) or food == count_of(key, POOP) or food == count_of(key, VEGE):
        return SAME.points
    return 0


def butt_points(key: i64) -> i64:
    """What each food card earns if all come from the Butt [7.6]."""
    snouts: i64 = snouts_of(key, MEAT) + snouts_of(key, POOP) + snouts_of(key, VEGE)
    return BUTTS.points * food_of(key) if snouts == 0 else 0


DAYS: Final = 15 * sum(unit(face) for face in range(0, BONE, 2))  # the bits of all Day cards in a key


def night_points(key: i64) -> i64:
    """What each food card earns if all are Night [7.7]."""
    return NIGHTS.points * food_of(key) if key & DAYS == 0 else 0


def special_points(key: i64) -> i64:
    """What the special cards earn [7.9]."""
    return SPECIALS.points * ((key >> 4 * SCAVENGER & 15) + (key >> 4 * GUARD & 15))


def points_of(key: i64, *, after_bone: bool) -> i64:
    """What the hand is worth, going out left aside: a Super Combo [8.1], or all that it earns together, which
    is 56 at most [8.6]."""
    combo: i64 = super_of(key, after_bone=after_bone)
    if combo != 0:
        return COMBOS[combo - 1].points
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
        return [line_of(COMBOS[combo - 1], COMBOS[combo - 1].points)]
    lines: list[Line] = []
    pairs: i64 = 0
    food: i64 = MEAT
    while food <= VEGE:
        if scores(key, food):
            lines.append(line_of(SETS[food], set_points(key, food)))
            pairs += pair_points(key, food)
        food += 1
    add(lines, PAIRS, pairs)
    add(lines, SAME, same_points(key))
    add(lines, BUTTS, butt_points(key))
    add(lines, NIGHTS, night_points(key))
    add(lines, SPECIALS, special_points(key))
    return lines


def add(lines: list[Line], source: Source, points: i64) -> None:
    """The line is among them if it earns anything."""
    if points != 0:
        lines.append(line_of(source, points))


def line_of(source: Source, points: i64) -> Line:
    """The line of a score for what the source earned."""
    return Line(source.name, points, source.clause)
