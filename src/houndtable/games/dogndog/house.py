"""The house card: it tells who is the Parent, and on which lap it is [1.2] [11.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def lap_of(p: Position) -> int:
    """Which lap it is on; it never leaves the last player of the last lap [11.1]."""
    return min(p.moved // p.players + 1, p.options.number("laps"))


def set_lap(p: Position, lap: int) -> None:
    """It is on this lap, with the first Parent as far as this tells."""
    p.moved = (lap - 1) * p.players


def moves_left(p: Position, viewer: i64) -> i64:
    """How often it has still to move on until the game is over [11.1]."""
    return p.players * p.options.number("laps") - p.moved
