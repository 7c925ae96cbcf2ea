"""Feed: dogs are tamed for meat [6.2], at the end of a round and as an incident [7.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.components import HELD, MEAT, held_by, number_of
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.events import FED
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def pairs_of_meat(sticks: i64) -> i64:
    """How many dogs may be tamed: one for every two meat [6.2]."""
    return number_of(sticks, MEAT) >> 1


def feed(p: Position) -> None:
    """Everybody has tamed what their meat and the pack allow, whoever rolled first [6.2] [6.3]; the meat used lies
    at the bonfire [7.1]."""
    before = p.dogs[:] if p.events is not None else []
    seat: i64 = p.seat
    left: i64 = p.players
    while left > 0:
        tame(p, seat)
        seat += 1
        if seat == p.players:
            seat = 0
        left -= 1
    if p.events is not None:
        tamed = [p.dogs[seat] - before[seat] for seat in range(p.players)]
        tell(p.events, FED, tamed=tamed, dogs=p.dogs, pack=p.pack)


def tame(p: Position, seat: i64) -> None:
    """One seat has its dogs, as far as there are any [6.3]."""
    dogs: i64 = pairs_of_meat(held_by(p.held, seat))
    if dogs > p.pack:
        dogs = p.pack
    if dogs > 0:
        p.pack -= dogs
        p.dogs[seat] += dogs
        p.tamed[seat] += dogs
        p.held -= 2 * dogs << HELD * seat
        p.bonfire += 2 * dogs
