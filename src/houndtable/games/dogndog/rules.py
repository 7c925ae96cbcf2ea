"""Dog'n Dog as the engine asks it: the turn and the question about a discard answer for their own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ending, reasons, ron, setup, turn
from houndtable.games.dogndog.derived import ASKING, OVER, TURN, Position
from houndtable.games.dogndog.vocabulary import DISCARD, RICHI, TSUMO
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """The first round lies ready, its Parent left to chance unless chosen [2.1]."""
    first = p.options.number("first")
    p.first = p.chance.pick(p.players) if first < 0 else first
    p.parent = p.first
    setup.begin_round(p)


def legal(p: Position, seat: i64) -> list[int]:
    """The lawful moves of the seat, each step answering for its own."""
    if p.step == TURN:
        return turn.legal(p) if seat == p.seat else []
    return ron.legal(p, seat) if p.step == ASKING else []


def apply(p: Position, seat: i64, move: i64) -> None:
    """The move is made."""
    if move > TSUMO:
        ron.answer(p, seat, move)
    elif move == TSUMO:
        ending.declare(p, seat, p.drawn, tsumo=True)
    else:
        if move >= RICHI:
            turn.discard(p, move - RICHI, sideways=True)
        else:
            turn.discard(p, move - DISCARD, sideways=False)
        ron.begin(p)


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now; None if it may."""
    if p.step == OVER:
        return no(reasons.OVER)
    if p.step == ASKING:
        return ron.objection(p, seat, move)
    if move > TSUMO:
        return no(reasons.NO_DISCARD)
    if seat != p.seat:
        return no(reasons.NOT_YOUR_TURN)
    if move == TSUMO:
        return turn.objection_to_tsumo(p)
    if move >= RICHI:
        return turn.objection_to_richi(p, move - RICHI)
    return turn.objection_to_discard(p, move - DISCARD)


def known_to(p: Position, seat: i64) -> Position:
    """While a discard is asked about, who is not asked knows the table as it was before it, and who is asked as it
    was before any answer [13.4]."""
    if p.step != ASKING:
        return p
    before = p.clone()
    if ron.is_unaware(p, seat):
        ron.take_back(before)
    else:
        ron.ask_alone(before, seat)
    return before


def outcome(p: Position) -> Outcome:
    """The result of a game that is over."""
    return ending.outcome(p)
