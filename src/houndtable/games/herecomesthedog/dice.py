"""What three dice can show [3.3], as tables worked out from the faces of a die."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import CHARCOAL, DIE, FIRE, MEAT

STICK_ROLL: Final = 0
THEFT: Final = 1
FEED: Final = 2
FIRE_FEST: Final = 3
ASSAULT: Final = 4
KINDS: Final = ["sticks", "theft", "feed", "fire fest", "assault"]

NOT_ROLLED: Final = -1  # where the number of a roll would be
ROLLS: Final = [[first, second, third] for first in range(3) for second in range(3) for third in range(3)]


def kind_of(colours: list[int]) -> int:
    """What a roll brings [3.3]."""
    if colours[0] == colours[1] == colours[2]:
        return {MEAT: FEED, FIRE: FIRE_FEST, CHARCOAL: ASSAULT}[colours[0]]
    return THEFT if len(set(colours)) == 3 else STICK_ROLL


def shown(colours: list[int], times: int) -> int:
    """The colour shown so many times; 0 where there is none."""
    return max([colour for colour in range(3) if colours.count(colour) == times], default=0)


# By the number of a roll, 0 to 26.
KIND: Final = [kind_of(colours) for colours in ROLLS]
PAIR: Final = [shown(colours, 2) for colours in ROLLS]
SINGLE: Final = [shown(colours, 1) for colours in ROLLS]
WAYS: Final = [DIE.count(first) * DIE.count(second) * DIE.count(third) for first, second, third in ROLLS]
