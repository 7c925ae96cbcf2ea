"""Heaps as lists of faces, and what else of a position is kept otherwise than it is told.

Heaps without order are counts of faces; the pile's and the draw pile's last is on top.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import FACES, counted, faces_in, size_of
from houndtable.games.drachensachen.derived import Position
from houndtable.kernel.json import refuse
from houndtable.kernel.kinds import NONE

if TYPE_CHECKING:
    from mypy_extensions import i64

MOVED: Final = -1  # a count of idle turns that is 0 when the turn under way ends, for that changed something [7.5]


def hand_of(p: Position, seat: i64) -> list[int]:
    """The faces in a hand, in printed order."""
    return faces_in(p.hands[seat])


def set_hand(p: Position, seat: i64, faces: list[int]) -> None:
    """These cards are in the hand."""
    p.hands[seat] = counted(faces)


def hand_size(p: Position, seat: i64) -> i64:
    """How many cards are in a hand."""
    return size_of(p.hands[seat])


def shown_to_all(p: Position, seat: i64) -> i64:
    """The cards of a hand that everybody saw go there [11.2], counted."""
    return p.shown[seat]


def open_of(p: Position, seat: i64) -> list[int]:
    """The faces of a seat's open Remainders, in printed order."""
    return faces_in(p.opens[seat])


def set_open(p: Position, seat: i64, faces: list[int]) -> None:
    """These cards are the seat's open Remainders."""
    p.opens[seat] = counted(faces)


def open_counts(p: Position, seat: i64, viewer: i64) -> i64:
    """A seat's open Remainders, counted."""
    return p.opens[seat]


def gone_of(p: Position) -> list[int]:
    """The faces that left the round face up, in printed order."""
    return faces_in(p.gone)


def set_gone(p: Position, faces: list[int]) -> None:
    """These cards left the round face up."""
    p.gone = counted(faces)


def gone_counts(p: Position, viewer: i64) -> i64:
    """The cards that left the round face up, counted."""
    return p.gone


def out_of(p: Position) -> list[int]:
    """The faces that left the round unseen [2.3]."""
    return p.out


def set_out(p: Position, faces: list[int]) -> None:
    """These cards left the round unseen."""
    p.out = faces


def facing_of(p: Position) -> i64:
    """The face to beat, or none."""
    return p.facing if p.facing < FACES else NONE


def top_of(p: Position, viewer: i64) -> i64:
    """The face on top of the pile, or none."""
    return p.top if p.top < FACES else NONE


def is_clockwise(p: Position) -> bool:
    """Whether play goes clockwise [3.1]."""
    return p.direction == 1


def set_clockwise(p: Position, clockwise: i64) -> None:
    """Play goes clockwise or the other way."""
    p.direction = 1 if clockwise else -1


def idle_turns(p: Position) -> i64:
    """How many turns in a row changed nothing for good; none have, once the turn under way did [7.5]."""
    return max(p.idle, 0)


def set_idle(p: Position, idle: i64) -> None:
    """So many turns in a row changed nothing for good."""
    p.idle = idle


def has_moved(p: Position) -> bool:
    """Whether the turn under way changed something for good already [7.5]."""
    return p.idle == MOVED


def set_moved(p: Position, moved: i64) -> None:
    """The turn under way changed something already, or not [7.5]."""
    if moved and p.idle > 0:
        raise refuse("idle", "0 in a turn in which a set is gone or cards are drawn already", p.idle)
    if moved:
        p.idle = MOVED


def owes(p: Position, seat: i64, viewer: i64) -> bool:
    """Whether the seat owes a choice."""
    return seat in p.waiting
