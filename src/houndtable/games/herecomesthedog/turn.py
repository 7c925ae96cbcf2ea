"""The turn [3.1]: whose it is, and how it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.derived import ROLLING, Position
from houndtable.games.herecomesthedog.dice import NOT_ROLLED

if TYPE_CHECKING:
    from mypy_extensions import i64


def begin_turn(p: Position, seat: i64) -> None:
    """It is that seat's turn, to roll or to exchange [3.2]."""
    p.seat = seat
    p.dice = NOT_ROLLED
    p.step = ROLLING
    p.waiting[0] = seat


def following(p: Position) -> i64:
    """The next seat clockwise that is not knocked out [3.1]."""
    seat: i64 = p.seat + 1
    while True:
        if seat == p.players:
            seat = 0
        if p.villagers[seat] > 0:
            return seat
        seat += 1


def end_turn(p: Position) -> None:
    """The next player has a whole turn [3.1]."""
    p.turns += 1
    begin_turn(p, following(p))


def roll_again(p: Position) -> None:
    """The same player has to roll again; the dice that say so still lie there [7.7] [8.2]."""
    p.step = ROLLING


def must_roll_again(p: Position) -> bool:
    """Whether the dice have just brought an incident, or a Theft with nobody to rob [7.7] [8.2]."""
    return p.step == ROLLING and p.dice != NOT_ROLLED


def rounds_left(p: Position, viewer: i64) -> i64:
    """How many rounds are not finished yet, for an observation."""
    return p.last_round - len(p.rounds)
