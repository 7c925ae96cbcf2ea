"""Dealing anew all that a seat cannot know [11.2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.derived import DEFENDING, Position, chosen_of, put_chosen
from houndtable.games.herecomesthedog.incident import defences
from houndtable.games.herecomesthedog.vocabulary import DEFEND
from houndtable.kernel.chance import Chance

if TYPE_CHECKING:
    from mypy_extensions import i64


def redeal(p: Position, seat: i64, chance: Chance) -> None:
    """What others have chosen in an Assault that is not settled yet is chosen anew, all lawful choices alike; it is
    all that can be hidden [11.2]."""
    p.chance = chance
    other: i64 = 0
    while other < p.players:
        if is_hidden(p, other, seat):
            offers = defences(p, other)
            put_chosen(p, other, offers[chance.pick(len(offers))] - DEFEND)
        other += 1


def hide(p: Position, seat: i64) -> None:
    """The position is what the seat knows of it: nothing of what others have chosen."""
    other: i64 = 0
    while other < p.players:
        if is_hidden(p, other, seat):
            put_chosen(p, other, -1)
        other += 1


def is_hidden(p: Position, owner: i64, viewer: i64) -> bool:
    """Whether the owner of a defence has chosen it and the viewer cannot know it yet [11.2]."""
    return p.step == DEFENDING and owner != viewer and chosen_of(p, owner) >= 0 and len(defences(p, owner)) > 1
