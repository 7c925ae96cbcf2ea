"""Here Comes the Dog as the engine asks it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import exchange, incident, reasons, redeal, roll, sticks, theft
from houndtable.games.herecomesthedog.derived import DEFENDING, OVER, ROLLING, STEALING, TAKING, Position
from houndtable.games.herecomesthedog.dice import KIND, NOT_ROLLED, THEFT
from houndtable.games.herecomesthedog.ending import begin_round
from houndtable.games.herecomesthedog.scoring import outcome_of
from houndtable.games.herecomesthedog.vocabulary import DEFEND, EXCHANGE, ROLL, STEAL, TAKE
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def deal(p: Position) -> None:
    """The first round has begun; who starts is left to chance unless chosen [2.5]."""
    first = p.options.number("first")
    p.waiting = [0]
    begin_round(p, p.chance.pick(p.players) if first < 0 else first)


def legal(p: Position, seat: i64) -> list[int]:
    """The lawful moves of the seat, each step answering for its own."""
    step = p.step
    if step == DEFENDING:
        return incident.legal(p, seat)
    if seat != p.seat or step == OVER:
        return []
    if step == TAKING:
        return sticks.legal(p)
    if step == STEALING:
        return theft.legal(p)
    return exchange.legal(p) if p.dice == NOT_ROLLED else [ROLL]  # [7.7]


def apply(p: Position, seat: i64, move: i64) -> None:
    """The move is made."""
    if move == ROLL:
        roll.roll(p)
    elif move < TAKE:
        exchange.exchange(p, move - EXCHANGE)
    elif move < STEAL:
        sticks.take(p, move - TAKE)
    elif move < DEFEND:
        theft.steal(p, move - STEAL)
    else:
        incident.defend(p, seat, move - DEFEND)


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now; None if it may."""
    if p.step == OVER:
        return no(reasons.OVER)
    if p.villagers[seat] == 0:
        return no(reasons.OUT)
    if p.step == DEFENDING:
        return objection_in_assault(p, seat, move)
    if seat != p.seat:
        return no(reasons.NOT_YOUR_TURN)
    if move == ROLL:
        return None if p.step == ROLLING else no(reasons.ROLLED_ALREADY)
    if move < TAKE:
        return objection_to_exchange(p, move - EXCHANGE)
    if move < STEAL:
        return sticks.objection(p, move - TAKE) if p.step == TAKING else no(reasons.NO_STICK_ROLL)
    if move < DEFEND:
        if p.step == ROLLING and p.dice != NOT_ROLLED and KIND[p.dice] == THEFT:
            return no(reasons.NOBODY_TO_ROB)
        return theft.objection(p, move - STEAL) if p.step == STEALING else no(reasons.NO_THEFT)
    return no(reasons.NO_ASSAULT)


def objection_in_assault(p: Position, seat: i64, move: i64) -> Verdict | None:
    """While dogs come, all that is decided is how to defend [7.5]."""
    if seat not in p.waiting:
        return no(reasons.NOT_ASKED)
    if move < DEFEND:
        return no(reasons.DEFEND_FIRST)
    return incident.objection(p, seat, move - DEFEND)


def objection_to_exchange(p: Position, line: i64) -> Verdict | None:
    """An exchange comes instead of a roll [3.2], not after an incident [7.7] or a Theft in vain [8.2]."""
    if p.step != ROLLING:
        return no(reasons.NO_EXCHANGE_NOW)
    if p.dice == NOT_ROLLED:
        return exchange.objection(p, line)
    return no(reasons.NOBODY_TO_ROB if KIND[p.dice] == THEFT else reasons.ROLL_AGAIN)


def known_to(p: Position, seat: i64) -> Position:
    """While some still choose, nobody knows what others have chosen [11.2]."""
    if p.step != DEFENDING:
        return p
    known = p.clone()
    redeal.hide(known, seat)
    return known


def outcome(p: Position) -> Outcome:
    """The result of a game that is over."""
    return outcome_of(p.dogs, p.tamed, p.villagers, p.falls)
