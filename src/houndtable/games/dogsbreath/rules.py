"""Dog's Breath as the engine asks it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import draft, going_out, scavenging, setup, turn
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
    OFFERING,
    OVER,
    REQUESTING,
    Position,
)
from houndtable.games.dogsbreath.ending import outcome_of
from houndtable.games.dogsbreath.objections import objection as objection
from houndtable.games.dogsbreath.vocabulary import (
    DISCARD,
    DONE,
    DRAW,
    FLIP,
    GO_ON,
    GO_OUT,
    OFFER,
    PASS,
    PICK,
    PLAY_GUARD,
    REQUEST,
    SCAVENGE,
    STAY_OUT,
    TAKE,
    TURN_DOWN,
)
from houndtable.kernel.outcome import Outcome

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """The first round lies ready, its starter left to chance unless chosen [2.4]."""
    setup.deal(p)
    first = p.options.number("first")
    setup.begin(p, p.chance.pick(p.players) if first < 0 else first)


def legal(p: Position, seat: i64) -> list[int]:
    """The lawful moves of the seat, each step answering for its own."""
    step = p.step
    if step == OVER or seat != p.waiting[0]:
        return []
    if step == DRAFTING:
        return draft.legal(p)
    if step == DRAWING:
        return turn.legal_draw(p)
    if step == DISCARDING:
        return turn.legal_discard(p)
    if step == GOING:
        return going_out.legal(p)
    if step == OFFERING:
        return scavenging.legal_offers(p)
    if step == REQUESTING:
        return scavenging.legal_requests()
    return [PLAY_GUARD, PASS] if step == GUARDING else [STAY_OUT, GO_ON]


def apply(p: Position, seat: i64, move: i64) -> None:
    """The move is made."""
    if move < TURN_DOWN:
        draft.flip(p, move - FLIP)
    elif move < PICK:
        draft.turn_down(p, move - TURN_DOWN)
    elif move < DRAW:
        draft.pick(p, move - PICK)
    elif move == DRAW:
        turn.draw(p)
    elif move < DISCARD:
        turn.take(p, move - TAKE)
    elif move < SCAVENGE:
        turn.discard(p, move - DISCARD)
    elif move < PLAY_GUARD:
        apply_scavenging(p, move)
    else:
        apply_word(p, move)


def apply_scavenging(p: Position, move: i64) -> None:
    """One of the choices that come with a Scavenger is made [5.2] [5.3]."""
    if move < OFFER:
        scavenging.scavenge(p, move - SCAVENGE)
    elif move < REQUEST:
        scavenging.offer(p, move - OFFER)
    else:
        scavenging.request(p, move - REQUEST)


def apply_word(p: Position, move: i64) -> None:
    """One of the moves that need no card is made."""
    if move == DONE:
        going_out.done(p)
    elif move == GO_OUT:
        going_out.go_out(p)
    elif move == PLAY_GUARD:
        scavenging.guard(p)
    elif move == PASS:
        scavenging.let_be(p)
    elif move == STAY_OUT:
        going_out.stay_out(p)
    else:
        going_out.go_on(p)


def known_to(p: Position, seat: i64) -> Position:
    """While holders of a Guard Dog are asked, nobody else knows of it: they know the table from before [10.4]."""
    if p.step != GUARDING or seat == p.asked:
        return p
    before = p.clone()
    scavenging.put_back(before, seat)
    return before


def outcome(p: Position) -> Outcome:
    """The result of a game that is over."""
    return outcome_of(p.rounds, p.players)
