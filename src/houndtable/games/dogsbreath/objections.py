"""Why a move is not lawful now: whose choice it is, and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import draft, going_out, reasons, scavenging, turn
from houndtable.games.dogsbreath.components import NOBODY
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
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
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now; None if it may. Who is asked for a Guard Dog is nobody else's business,
    so all others get the same answer [10.4]."""
    step = p.step
    if step == OVER:
        return no(reasons.OVER)
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
        return no(reasons.OFFER_NOW)
    if step == REQUESTING:
        if REQUEST <= move < PLAY_GUARD:
            return None
        return no(reasons.REQUEST_NOW)
    if step == GUARDING:
        return None if move in (PLAY_GUARD, PASS) else no(reasons.GUARD_OR_PASS)
    return None if move in (STAY_OUT, GO_ON) else no(reasons.STAY_OR_GO_ON)


def out_of_turn(step: i64) -> Verdict:
    """Somebody else has to decide something."""
    if step == GUARDING:
        return no(reasons.GUARDS_DECIDE)
    if step == STAYING:
        return no(reasons.ROBBED_DECIDES)
    return no(reasons.NO_DRAFT_TURN if step == DRAFTING else reasons.NOT_YOUR_TURN)


def while_drafting(p: Position, move: i64) -> Verdict | None:
    """The draft knows places of the grid only [3.1]."""
    if move >= DRAW:
        return no(reasons.DRAFT_FIRST)
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
        return no(reasons.DRAFT_OVER)
    if SCAVENGE <= move < OFFER:
        return scavenging.objection_to_scavenge(p, move - SCAVENGE)
    if move < DISCARD:
        if p.step == DISCARDING:
            return no(reasons.TAKEN_ALREADY)
        return None if move == DRAW else turn.objection_to_take(p, move - TAKE)
    if move < SCAVENGE and p.step == DISCARDING:
        return turn.objection_to_discard(p, move - DISCARD)
    return of_another_time(p, move)


def of_another_time(p: Position, move: i64) -> Verdict:
    """Why a move that belongs elsewhere cannot be made in a turn."""
    if OFFER <= move < GO_OUT:
        return no(reasons.NONE_PLAYED)
    if move in (STAY_OUT, GO_ON):
        return no(reasons.NOT_ROBBED)
    if move == GO_OUT and p.outer != NOBODY:
        return no(reasons.OUT_ALREADY)
    if p.step == DRAWING:
        return no(reasons.TAKE_FIRST)
    return no(reasons.DISCARD_NOW)


def while_going(p: Position, move: i64) -> Verdict | None:
    """After the discard the only question is whether to go out [6.1]."""
    if move == GO_OUT:
        return going_out.objection_to_go_out(p)
    if move == DONE:
        return None
    return no(reasons.END_YOUR_TURN)
