"""Fainting [9.1], and what comes of it when nobody stands any more [9.2] [9.3]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.components import FALLS, HELD, RESTORED, held_by
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.events import KNOCKED_OUT, RESTORED_SOME
from houndtable.kernel.events import tell

if TYPE_CHECKING:
    from mypy_extensions import i64


def faint(p: Position, seat: i64, villagers: i64) -> i64:
    """So many villagers have fainted, or all that stood [9.1]; the answer is how many."""
    standing: i64 = p.villagers[seat]
    if villagers >= standing:
        villagers = standing
    p.villagers[seat] = standing - villagers
    return villagers


def fall(p: Position, seat: i64) -> None:
    """The seat, all of whose villagers have fainted, has lost its dogs; two villagers stand again, then one [9.2];
    the third time it is knocked out [9.3]."""
    dogs: i64 = p.dogs[seat]
    p.dogs[seat] = 0
    p.pack += dogs
    falls: i64 = p.falls[seat] + 1
    p.falls[seat] = falls
    p.villagers[seat] = RESTORED[falls]
    if falls == FALLS:
        return_all(p, seat)
    if p.events is not None:
        standing = p.villagers[seat]
        tell(p.events, RESTORED_SOME if standing > 0 else KNOCKED_OUT, seat=seat, returned=dogs, villagers=standing)


def return_all(p: Position, seat: i64) -> None:
    """The sticks of a knocked-out player lie at the bonfire [9.4]."""
    sticks: i64 = held_by(p.held, seat)
    p.held -= sticks << HELD * seat
    p.bonfire += sticks


def living(p: Position) -> i64:
    """How many players are not knocked out."""
    number: i64 = 0
    for standing in p.villagers:
        if standing > 0:
            number += 1
    return number


def fainted_of(p: Position, seat: int) -> int:
    """How many of a seat's villagers have fainted in the whole game: all of those before each fall, and some since."""
    return sum(RESTORED[: p.falls[seat] + 1]) - p.villagers[seat]
