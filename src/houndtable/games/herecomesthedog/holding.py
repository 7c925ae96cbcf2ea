"""Where sticks lie: before everybody and at the bonfire, packed counts of each colour."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog.components import HELD, counted, held_by, pieces_of
from houndtable.games.herecomesthedog.derived import Position

if TYPE_CHECKING:
    from mypy_extensions import i64


def sticks_of(p: Position, seat: i64) -> list[int]:
    """The sticks a seat holds, one by one."""
    return pieces_of(held_by(p.held, seat))


def set_sticks(p: Position, seat: i64, pieces: list[int]) -> None:
    """The seat holds these sticks."""
    p.held += (counted(pieces) - held_by(p.held, seat)) << HELD * seat


def held_counts(p: Position, owner: i64, viewer: i64) -> i64:
    """The sticks a seat holds, counted."""
    return held_by(p.held, owner)


def bonfire_of(p: Position) -> list[int]:
    """The sticks at the bonfire, one by one."""
    return pieces_of(p.bonfire)


def set_bonfire(p: Position, pieces: list[int]) -> None:
    """These sticks lie at the bonfire."""
    p.bonfire = counted(pieces)


def bonfire_counts(p: Position, viewer: i64) -> i64:
    """The sticks at the bonfire, counted."""
    return p.bonfire
