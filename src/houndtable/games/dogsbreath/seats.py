"""Who is next, and who owes a choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def next_seat(p: Position, seat: i64) -> i64:
    """The seat to the left, clockwise."""
    following: i64 = seat + 1
    return 0 if following == p.players else following


def wait_for(p: Position, seat: i64) -> None:
    """That seat owes a choice now."""
    if p.waiting:
        p.waiting[0] = seat
    else:
        p.waiting.append(seat)
