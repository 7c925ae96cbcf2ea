"""Dealing anew all that a seat cannot know [11.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import incident
from houndtable.games.herecomesthedog.position import DEFENDING, Position, chosen_by
from houndtable.games.herecomesthedog.vocabulary import DEFEND
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """What others have chosen in an Assault that is not settled yet is chosen anew, all lawful choices alike; it is
    all that can be hidden [11.2]."""
    p.chance = chance
    if p.step != DEFENDING:
        return
    other: i64 = 0
    while other < p.players:
        offers = incident.defences(p, other)
        if other != seat and len(offers) > 1 and chosen_by(p, other) >= 0:
            incident.choose(p, other, offers[chance.pick(len(offers))] - DEFEND)
        other += 1
