"""Rolling the dice [3.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import incident, theft
from houndtable.games.herecomesthedog.components import DIE, SIDES
from houndtable.games.herecomesthedog.derived import TAKING, Position
from houndtable.games.herecomesthedog.dice import FEED, FIRE_FEST, KIND, STICK_ROLL, THEFT
from houndtable.games.herecomesthedog.events import ROLLED
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def roll(p: Position) -> None:
    """Three dice have been rolled [3.3], and what they show has begun."""
    first: i64 = DIE[p.chance.roll(SIDES)]
    second: i64 = DIE[p.chance.roll(SIDES)]
    third: i64 = DIE[p.chance.roll(SIDES)]
    land(p, 9 * first + 3 * second + third)


def land(p: Position, dice: i64) -> None:
    """The dice lie there; what they show has begun [3.3]."""
    p.dice = dice
    if p.events is not None:
        tell(p.events, ROLLED, seat=p.seat, dice=dice, kind=KIND[dice])
    kind: i64 = KIND[dice]
    if kind == STICK_ROLL:
        p.step = TAKING
    elif kind == THEFT:
        theft.begin(p)
    elif kind == FEED:
        incident.begin_feed(p)
    elif kind == FIRE_FEST:
        incident.begin_fire_fest(p)
    else:
        incident.begin_assault(p)
