"""The turn [3.1]: whose it is, and how it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.position import NOT_ROLLED, ROLLING, Position

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
