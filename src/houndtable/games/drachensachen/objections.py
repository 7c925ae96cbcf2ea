"""Why a move is not lawful now: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import abilities, answers, exchange, offers
from houndtable.games.drachensachen.position import EXCHANGING, GIVING, LIFTING, MISSING, OVER, OWING, TURNING, Position
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
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now."""
    step = p.step
    if step == OVER:
        return Verdict("8.1", "The game is over.")
    if step == EXCHANGING:
        return exchange.objection(p, seat, move)
    if seat != p.seat:
        return Verdict("3.1", "It is not your turn.")
    if step == GIVING:
        if move < GIVE or move >= LIFT:
            return Verdict("10.6", "Choose who draws a card of your hand.")
        return abilities.objection_to_give(p, move - GIVE)
    if step == TURNING:
        if move in (REVERSE, GO_ON):
            return None
        return Verdict("10.7", "Turn round or go on?")
    if step == LIFTING:
        if move < LIFT or move >= THROW:
            return Verdict("10.9", "Take one of your open Remainders into your hand.")
        return abilities.objection_to_lift(p, move - LIFT)
    return objection_in_turn(p, move)


def objection_in_turn(p: Position, move: i64) -> Verdict | None:
    """Why not, where cards may be played."""
    if move >= EXCHANGE:
        return Verdict("2.5", "Cards are exchanged before the first turn only.")
    if move >= BOTH:
        way: i64 = (move - BOTH) % 6
        return objection_to_play(p, (move - BOTH) // 6, BOTH_HAND[way], BOTH_OPEN[way])
    if move >= PLAY:
        return objection_to_play(p, move - PLAY >> 2, (move - PLAY & 3) + 1, 0)
    if p.step == OWING:
        return objection_owing(p, move)
    if p.step == MISSING:
        return None if move == MISS else Verdict("5.8", "You are to miss this turn.")
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
        return Verdict("4.6", "First draw what you owe; then you may throw out sets.")
    return Verdict("5.3", f"You owe {p.debt} cards: push that on, or draw.")


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
        return Verdict("5.8", "You do not have to miss this turn.")
    if move in (REVERSE, GO_ON):
        return Verdict("10.7", "Only a 7 just played can turn the direction round.")
    if move >= LIFT:
        return Verdict("10.9", "Only a 9 just played lifts an open Remainder.")
    if move >= GIVE:
        return Verdict("10.6", "Only a 2 just played makes somebody draw of your hand.")
    if move >= DRAW:
        return Verdict("5.4", "You owe no cards.")
    return Verdict("2.5", "There is nothing to keep: cards are exchanged before the first turn only.")
