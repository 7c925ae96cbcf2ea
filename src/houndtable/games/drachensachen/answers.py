"""Answering a 4 [5.3] and a 5 [5.9]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import events, offers, play, reasons, turn
from houndtable.games.drachensachen.components import FACES
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.offers import has_only_hidden
from houndtable.games.drachensachen.turn import MOVED
from houndtable.games.drachensachen.vocabulary import DRAW, MISS
from houndtable.kernel.events import tell
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


def legal_owing(p: Position) -> list[int]:
    """To draw what is owed, or to push it on [5.3], blind by a house rule [5.6]."""
    moves = [DRAW + p.debt - 1]
    if not has_only_hidden(p, p.seat):
        offers.add_plays(p, moves, p.house.four_answers)
    elif p.house.blind_push:
        offers.add_blinds(p, moves)
    return moves


def legal_missing(p: Position) -> list[int]:
    """To miss the turn or to answer [5.9]; hidden Remainders cannot."""
    moves: list[int] = [MISS]
    if not has_only_hidden(p, p.seat):
        offers.add_plays(p, moves, p.house.five_answers)
    return moves


def objection_to_push(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """Only certain cards answer a 4 [5.3]; they always fit."""
    if not p.house.four_answers >> face & 1:
        return no(reasons.PUSH_OR_DRAW, count=p.debt, answers=faces_of(p.house.four_answers))
    return offers.objection_to_cards(p, face, count, opened)


def objection_to_answer(p: Position, face: i64, count: i64, opened: i64) -> Verdict | None:
    """Only certain cards answer a 5 [5.9]; they always fit."""
    if not p.house.five_answers >> face & 1:
        return no(reasons.ONLY_ANSWERS, answers=faces_of(p.house.five_answers))
    return offers.objection_to_cards(p, face, count, opened)


def objection_to_draw(p: Position, count: i64) -> Verdict | None:
    """Exactly what is owed is drawn [5.4], or what there is of it [5.5]."""
    return None if count == p.debt else no(reasons.DRAW_WHAT_IS_OWED, count=p.debt)


def objection_to_blind(p: Position, place: i64) -> Verdict | None:
    """A hidden Remainder answers a 4 by a house rule only [5.6]."""
    if not p.house.blind_push:
        return no(reasons.NO_BLIND_PUSH)
    return offers.objection_to_blind(p, place)


def faces_of(bits: i64) -> list[int]:
    """The faces of a mask."""
    return [face for face in range(FACES) if bits >> face & 1]


def draw(p: Position) -> None:
    """What was owed is in the hand, the debt is gone, and a normal turn follows [5.4]."""
    pay(p)
    if p.version >= 2:
        p.idle = MOVED  # [7.5]
    turn.begin(p, p.seat)


def pay(p: Position) -> None:
    """The cards owed are drawn."""
    owed: i64 = p.debt
    p.debt = 0
    turn.draw(p, owed)


def blind(p: Position, place: i64) -> None:
    """A hidden Remainder turned up pushes the debt on if it can; otherwise the debt is drawn first, and the card is
    this turn's play [5.6]."""
    face: i64 = play.turn_up(p, place)
    if not p.house.four_answers >> face & 1:
        pay(p)
    play.resolve(p, face)


def miss(p: Position) -> None:
    """The turn is missed, and one fewer is still to be [5.8]."""
    p.skip -= 1
    p.turns += 1
    p.idle += 1
    if p.events is not None:
        tell(p.events, events.MISSED, seat=p.seat, more=p.skip)
    turn.pass_on(p)
