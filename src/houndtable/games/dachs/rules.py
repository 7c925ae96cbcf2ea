"""Dachs as the engine asks it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import draw, placement, play, reasons, retrieve, setup
from houndtable.games.dachs.derived import DRAWING, OVER, PLACING, PLAYING, RETRIEVING, Position, all_lives, put_lives
from houndtable.games.dachs.scoring import outcome_of
from houndtable.games.dachs.vocabulary import DRAW, PLACE, PLAY, PLAYS, STOP, TAKE
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MOVES: Final[list[int]] = []


def deal(p: Position) -> None:
    """The first round lies ready, its first player left to chance unless chosen [2.6]; nobody has lost a
    life [2.5]."""
    for seat in range(p.players):
        put_lives(p, seat, p.options.number("lives"))
    dealt = setup.deal(p)
    first = p.options.number("first")
    setup.begin(p, p.chance.pick(p.players) if first < 0 else first, dealt)


def legal(p: Position, seat: i64) -> list[int]:
    """The lawful moves of the seat, each step answering for its own."""
    step = p.step
    if seat != p.seat or step == OVER:
        return NO_MOVES
    if step == PLAYING:
        return play.legal(p)
    if step == DRAWING:
        return draw.legal(p)
    if step == RETRIEVING:
        return retrieve.legal(p)
    return placement.legal(p)


def apply(p: Position, seat: i64, move: i64) -> None:
    """The move is made."""
    if move >= PLAY:
        play.play(p, move - PLAY)
    elif move >= PLACE:
        placement.place(p, move - PLACE)
    elif move >= TAKE:
        retrieve.take(p, move - TAKE)
    elif move == DRAW:
        draw.draw(p)
    elif p.step == DRAWING:
        draw.stop(p)
    else:
        placement.begin(p)


def objection(p: Position, seat: i64, move: i64) -> Verdict | None:
    """Why the seat may not make this move now; None if it may."""
    if p.step == OVER:
        return no(reasons.OVER)
    if seat != p.seat:
        return no(reasons.NOT_YOUR_TURN)
    if move >= PLAY:
        if p.step != PLAYING:
            return no(reasons.PLAYED_ALREADY)
        return play.objection(p, PLAYS[move - PLAY])
    if p.step == PLAYING:
        return no(reasons.PLAY_FIRST)
    if move >= PLACE:
        if p.step != PLACING:
            return no(reasons.PLACE_LATER)
        return placement.objection(p, move - PLACE)
    if move >= TAKE:
        return objection_to_take(p, move - TAKE)
    if move == STOP:
        return objection_to_stop(p)
    if p.step != DRAWING:
        return no(reasons.DRAWN_ALREADY)
    return None


def objection_to_take(p: Position, take: i64) -> Verdict | None:
    """Cards are taken in their own step only [3.2]."""
    if p.step == DRAWING:
        return no(reasons.RETRIEVE_LATER)
    if p.step == PLACING:
        return no(reasons.RETRIEVED_ALREADY)
    return retrieve.objection_to_take(p, take)


def objection_to_stop(p: Position) -> Verdict | None:
    """Drawing and retrieving can be stopped; all played cards must be placed [7.1]."""
    if p.step == DRAWING:
        return draw.objection_to_stop(p)
    if p.step == RETRIEVING:
        return retrieve.objection_to_stop(p)
    return no(reasons.PLACE_NOW)


def outcome(p: Position) -> Outcome:
    """The result of a game that is over."""
    return outcome_of(all_lives(p), p.rounds)
