"""Why a move is not lawful now: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import abilities, answers, exchange, offers, reasons
from houndtable.games.drachensachen.derived import EXCHANGING, GIVING, LIFTING, MISSING, OVER, OWING, TURNING, Position
from houndtable.games.drachensachen.vocabulary import (
    BLIND,
    BOTH,
    BOTH_HAND,
    BOTH_OPEN,
    DRAW,
    EXCHANGE,
    GIVE,
    GO_ON,
    LIFT,
    MISS,
    PLAY,
    REVERSE,
    TAKE,
    THROW,
)
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now."""
    step = p.step
    if step == OVER:
        return no(reasons.OVER)
    if step == EXCHANGING:
        return exchange.objection(p, seat, move)
    if seat != p.seat:
        return no(reasons.NOT_YOUR_TURN)
    if step == GIVING:
        if move < GIVE or move >= LIFT:
            return no(reasons.CHOOSE_RECEIVER)
        return abilities.objection_to_give(p, move - GIVE)
    if step == TURNING:
        if move in (REVERSE, GO_ON):
            return None
        return no(reasons.TURN_OR_GO_ON)
    if step == LIFTING:
        if move < LIFT or move >= THROW:
            return no(reasons.LIFT_ONE)
        return abilities.objection_to_lift(p, move - LIFT)
    return objection_in_turn(p, move)


def objection_in_turn(p: Position, move: i64) -> Verdict | None:
    """Why not, where cards may be played."""
    if move >= EXCHANGE:
        return no(reasons.EXCHANGED_ALREADY)
    if move >= BOTH:
        way: i64 = (move - BOTH) % 6
        return objection_to_play(p, (move - BOTH) // 6, BOTH_HAND[way], BOTH_OPEN[way])
    if move >= PLAY:
        return objection_to_play(p, move - PLAY >> 2, (move - PLAY & 3) + 1, 0)
    if p.step == OWING:
        return objection_owing(p, move)
    if p.step == MISSING:
        return None if move == MISS else no(reasons.MUST_MISS)
    if move >= THROW:
        return offers.objection_to_throw(p, move - THROW)
    if move == TAKE:
        return offers.objection_to_take(p)
    if move >= BLIND and move < GIVE:
        return offers.objection_to_blind(p, move - BLIND)
    return odd(move)


def objection_owing(p: Position, move: i64) -> Verdict | None:
    """Why not, where a debt is to be paid or pushed on."""
    if move >= DRAW and move < BLIND:
        return answers.objection_to_draw(p, move - DRAW + 1)
    if move >= BLIND and move < GIVE:
        return answers.objection_to_blind(p, move - BLIND)
    if move >= THROW:
        return no(reasons.DRAW_BEFORE_THROWING)
    return no(reasons.OWES, count=p.debt)


def objection_to_play(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """Why these cards cannot be played now."""
    if p.step == OWING:
        return answers.objection_to_push(p, face, count, opened)
    if p.step == MISSING:
        return answers.objection_to_answer(p, face, count, opened)
    return offers.objection(p, face, count, opened)


def odd(move: i64) -> Verdict:
    """Why a move is none of a normal turn's."""
    if move == MISS:
        return no(reasons.NO_MISS)
    if move in (REVERSE, GO_ON):
        return no(reasons.ONLY_SEVEN_TURNS)
    if move >= LIFT:
        return no(reasons.ONLY_NINE_LIFTS)
    if move >= GIVE:
        return no(reasons.ONLY_TWO_GIVES)
    if move >= DRAW:
        return no(reasons.OWES_NOTHING)
    return no(reasons.NOTHING_TO_KEEP)
