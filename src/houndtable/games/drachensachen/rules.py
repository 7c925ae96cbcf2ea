"""Drachensachen as the engine asks it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import (
    abilities,
    answers,
    exchange,
    offers,
    play,
    setup,
    turn,
)
from houndtable.games.drachensachen.derived import (
    EXCHANGING,
    GIVING,
    MISSING,
    OVER,
    OWING,
    PLAYING,
    TURNING,
    Position,
)
from houndtable.games.drachensachen.objections import objection as objection
from houndtable.games.drachensachen.scoring import outcome_of
from houndtable.games.drachensachen.vocabulary import (
    BLIND,
    BOTH,
    BOTH_HAND,
    BOTH_OPEN,
    DRAW,
    GIVE,
    LIFT,
    MISS,
    PLAY,
    REVERSE,
    TAKE,
    THROW,
)
from houndtable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """The first round lies ready, its first player left to chance unless chosen [2.4]."""
    setup.deal(p)
    first = p.options.number("first")
    setup.begin(p, p.chance.pick(p.players) if first < 0 else first)


def legal(p: Position, seat: i64) -> list[int]:
    """The lawful moves of the seat, each step answering for its own."""
    step = p.step
    if step == EXCHANGING:
        return exchange.legal(p, seat)
    if seat != p.seat or step == OVER:
        return []
    if step == PLAYING:
        return offers.legal(p)
    if step == OWING:
        return answers.legal_owing(p)
    if step == MISSING:
        return answers.legal_missing(p)
    if step == GIVING:
        return abilities.legal_gives(p)
    if step == TURNING:
        return abilities.legal_turns()
    return abilities.legal_lifts(p)


def apply(p: Position, seat: i64, move: i64) -> None:
    """The move is made."""
    if p.step == EXCHANGING:
        exchange.choose(p, seat, move)
    elif move >= BOTH:
        way: i64 = (move - BOTH) % 6
        play.play(p, (move - BOTH) // 6, BOTH_HAND[way], BOTH_OPEN[way])
    elif move >= PLAY:
        play.play(p, move - PLAY >> 2, (move - PLAY & 3) + 1, 0)
    elif move == TAKE:
        play.take(p)
    elif move == MISS:
        answers.miss(p)
    elif move >= THROW:
        play.throw(p, move - THROW)
    elif move >= LIFT:
        abilities.lift(p, move - LIFT)
    elif move >= GIVE:
        abilities.give(p, move - GIVE)
    elif move >= BLIND:
        turn_up(p, move - BLIND)
    elif move >= DRAW:
        answers.draw(p)
    elif move == REVERSE:
        abilities.reverse(p)
    else:
        turn.pass_on(p)


def turn_up(p: Position, place: i64) -> None:
    """A hidden Remainder is tried, in a normal turn [3.5] or against a 4 [5.6]."""
    if p.step == OWING:
        answers.blind(p, place)
    else:
        play.blind(p, place)


def outcome(p: Position) -> Outcome:
    """The result of a game that is over."""
    return outcome_of(p.lost, p.rounds)
