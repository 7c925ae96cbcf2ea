"""Assault: dogs come for meat [6.4]; at the end of a round everybody is defended as well as possible [6.7]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.components import CHARCOAL, FIRE, MEAT, held_by, number_of
from houndtable.games.herecomesthedog.derived import Position, chosen_of
from houndtable.games.herecomesthedog.dice import ASSAULT, KIND
from houndtable.games.herecomesthedog.events import ASSAULTED
from houndtable.games.herecomesthedog.fainting import faint, fall
from houndtable.games.herecomesthedog.vocabulary import FIRE_SETS, MEAT_PAIRS
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def dogs_coming(sticks: i64) -> i64:
    """As many dogs come as there is meat, whatever the pack holds [6.4]."""
    return number_of(sticks, MEAT)


def fire_sets(sticks: i64) -> i64:
    """How many sets of a fire and a charcoal there are [6.5]."""
    return min(number_of(sticks, FIRE), number_of(sticks, CHARCOAL))


def most_fended(sticks: i64) -> i64:
    """How many dogs can be fended off at most: one for two meat, one for a set [6.5], no more than come."""
    dogs: i64 = dogs_coming(sticks)
    return min(dogs, (dogs >> 1) + fire_sets(sticks))


def assault(p: Position) -> None:
    """The dogs have come at everybody, who fended off as many as possible [6.7]."""
    fended: list[int] = []
    seat: i64 = 0
    while seat < p.players:
        fended.append(most_fended(held_by(p.held, seat)))
        seat += 1
    suffer(p, fended, p.held)


def suffer(p: Position, fended: list[int], held: i64) -> None:
    """A villager has fainted for every dog that came for what was held and was not fended off [6.6]."""
    fainted: list[int] = []
    seat: i64 = 0
    while seat < p.players:
        through: i64 = dogs_coming(held_by(held, seat)) - fended[seat]
        fainted.append(faint(p, seat, through) if through > 0 else 0)
        seat += 1
    if p.events is not None:
        tell_assault(p, [dogs_coming(held_by(held, seat)) for seat in range(p.players)], fended, fainted)
    seat = 0
    while seat < p.players:
        if fainted[seat] > 0 and p.villagers[seat] == 0:
            fall(p, seat)
        seat += 1


def tell_assault(p: Position, came: list[int], fended: list[int], fainted: list[int]) -> None:
    """How many dogs came at each seat, how many it fended off, how many villagers fainted [6.4] [6.6]; in an
    incident also with what [7.3]."""
    chosen = [chosen_of(p, seat) for seat in range(p.players)] if KIND[p.dice] == ASSAULT else []
    tell(
        p.events,
        ASSAULTED,
        came=came,
        fended=fended,
        fainted=fainted,
        pairs=[MEAT_PAIRS[defence] for defence in chosen] if chosen else None,
        sets=[FIRE_SETS[defence] for defence in chosen] if chosen else None,
        villagers=p.villagers,
    )
