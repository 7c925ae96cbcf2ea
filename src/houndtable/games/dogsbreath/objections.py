"""Why a move is not lawful now: whose choice it is, and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import draft, going_out, scavenging, turn
from houndtable.games.dogsbreath.position import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
    NOBODY,
    OFFERING,
    OVER,
    REQUESTING,
    STAYING,
    Position,
)
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
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now; None if it may. Who is asked for a Guard Dog is nobody else's business,
    so all others get the same answer [10.4]."""
    step = p.step
    if step == OVER:
        return Verdict("9.4", "The game is over.")
    if seat != p.waiting[0]:
        return out_of_turn(step)
    if step == DRAFTING:
        return while_drafting(p, move)
    if step in (DRAWING, DISCARDING):
        return while_in_turn(p, move)
    if step == GOING:
        return while_going(p, move)
    if step == OFFERING:
        if OFFER <= move < REQUEST:
            return scavenging.objection_to_offer(p, move - OFFER)
        return Verdict("5.2", "Your Scavenger lies there: offer a card for it.")
    if step == REQUESTING:
        if REQUEST <= move < PLAY_GUARD:
            return None
        return Verdict("5.3", "Request a kind of card.")
    if step == GUARDING:
        return None if move in (PLAY_GUARD, PASS) else Verdict("5.4", "Guard, or pass.")
    return None if move in (STAY_OUT, GO_ON) else Verdict("6.6", "You were robbed: stay out, or go on.")


def out_of_turn(step: i64) -> Verdict:
    """Somebody else has to decide something."""
    if step == GUARDING:
        return Verdict("5.4", "Wait: a Guard Dog may still be played.")
    if step == STAYING:
        return Verdict("6.6", "Wait: the player who is out was robbed, and chooses.")
    return Verdict("3.1" if step == DRAFTING else "4.1", "It is not your turn.")


def while_drafting(p: Position, move: i64) -> Verdict | None:
    """The draft knows places of the grid only [3.1]."""
    if move >= DRAW:
        return Verdict("3.1", "This is the draft: turn up two cards of the grid and take one.")
    place: i64 = move - FLIP if move < TURN_DOWN else move - TURN_DOWN if move < PICK else move - PICK
    verdict = draft.objection_to_place(p, place)
    if verdict is not None:
        return verdict
    if move < TURN_DOWN:
        return draft.objection_to_flip(p, place)
    if move < PICK:
        return draft.objection_to_turn_down(p, place)
    return draft.objection_to_pick(p, place)


def while_in_turn(p: Position, move: i64) -> Verdict | None:
    """A card is taken first [4.2], then one is discarded [4.4]; a Scavenger may come before either [5.1]."""
    if move < DRAW:
        return Verdict("3.5", "The draft is over.")
    if SCAVENGE <= move < OFFER:
        return scavenging.objection_to_scavenge(p, move - SCAVENGE)
    if move < DISCARD:
        if p.step == DISCARDING:
            return Verdict("4.2", "You have taken a card this turn.")
        return None if move == DRAW else turn.objection_to_take(p, move - TAKE)
    if move < SCAVENGE and p.step == DISCARDING:
        return turn.objection_to_discard(p, move - DISCARD)
    return of_another_time(p, move)


def of_another_time(p: Position, move: i64) -> Verdict:
    """Why a move that belongs elsewhere cannot be made in a turn."""
    if OFFER <= move < GO_OUT:
        return Verdict("5.1", "No Scavenger has been played.")
    if move in (STAY_OUT, GO_ON):
        return Verdict("6.6", "This is asked of a player who is out and was robbed.")
    if move == GO_OUT and p.outer != NOBODY:
        return Verdict("6.2", "Somebody is out already.")
    if p.step == DRAWING:
        return Verdict("4.2", "First draw a card, or take one of the discards.")
    return Verdict("4.4", "You hold eight cards: discard one.")


def while_going(p: Position, move: i64) -> Verdict | None:
    """After the discard the only question is whether to go out [6.1]."""
    if move == GO_OUT:
        return going_out.objection_to_go_out(p)
    if move == DONE:
        return None
    return Verdict("6.1", "Your turn ends: go out, or be done.")
