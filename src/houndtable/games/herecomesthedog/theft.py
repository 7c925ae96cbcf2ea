"""Theft: one stick from another player [8.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import reasons
from houndtable.games.herecomesthedog.components import HELD, held_by, number_of
from houndtable.games.herecomesthedog.derived import STEALING, Position
from houndtable.games.herecomesthedog.events import NOBODY_TO_ROB, STOLE
from houndtable.games.herecomesthedog.turn import end_turn, roll_again
from houndtable.games.herecomesthedog.vocabulary import STEAL
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def can_steal(p: Position) -> bool:
    """Whether anybody else holds a stick; knocked-out players hold none [9.4]."""
    return p.held != held_by(p.held, p.seat) << HELD * p.seat


def begin(p: Position) -> None:
    """The player is asked what to steal [8.1], or rolls again if nobody else holds a stick [8.2]."""
    if can_steal(p):
        p.step = STEALING
        return
    if p.events is not None:
        tell(p.events, NOBODY_TO_ROB, seat=p.seat)
    roll_again(p)


def legal(p: Position) -> list[int]:
    """Every colour that another player holds [8.1]."""
    moves: list[int] = []
    seat: i64 = 0
    while seat < p.players:
        sticks: i64 = held_by(p.held, seat)
        if sticks != 0 and seat != p.seat:
            move: i64 = STEAL + 3 * seat
            if sticks & 0xF != 0:
                moves.append(move)
            if sticks & 0xF0 != 0:
                moves.append(move + 1)
            if sticks & 0xF00 != 0:
                moves.append(move + 2)
        seat += 1
    return moves


def objection(p: Position, steal: i64) -> Verdict | None:
    """A stick is stolen from another player who holds one of that colour [8.1] and is in the game [9.4]."""
    owner, colour = steal // 3, steal % 3
    if owner >= p.players:
        return no(reasons.NOBODY_THERE, seat=owner)
    if owner == p.seat:
        return no(reasons.NOT_FROM_YOURSELF)
    if p.villagers[owner] == 0:
        return no(reasons.OWNER_IS_OUT, seat=owner)
    if number_of(held_by(p.held, owner), colour) == 0:
        return no(reasons.OWNER_HOLDS_NONE, seat=owner, colour=colour)
    return None


def steal(p: Position, steal: i64) -> None:
    """The stick has changed hands; the turn is over, never the round [8.3]."""
    owner: i64 = steal // 3
    colour: i64 = steal - 3 * owner
    stick: i64 = 1
    stick <<= 4 * colour
    p.held += (stick << HELD * p.seat) - (stick << HELD * owner)
    p.thefts += 1
    if p.events is not None:
        tell(p.events, STOLE, seat=p.seat, stick=colour, **{"from": owner})
    end_turn(p)
