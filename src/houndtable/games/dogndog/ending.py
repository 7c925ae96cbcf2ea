"""The end of a round [10.1] and of the game [11.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import payment, setup, telling
from houndtable.games.dogndog.components import kind_of
from houndtable.games.dogndog.declaration import objection, score_of
from houndtable.games.dogndog.position import OVER, Position, turns_of
from houndtable.kernel.outcome import Line, Outcome, Round, total

if TYPE_CHECKING:
    from mypy_extensions import i64

HOW: Final = ["tsumo", "ron", "drawing win"]


def declare(p: Position, seat: i64, card: i64, *, tsumo: bool) -> None:
    """The hand is shown [10.1] and judged: where declarations are free it may be wrong [12.2] [12.3]."""
    for held in p.hands[seat]:
        p.knowledge.known[held] = p.knowledge.everyone
    p.knowledge.known[card] = p.knowledge.everyone
    wrong = objection(p, seat, card, tsumo=tsumo) if p.free else None
    if wrong is None:
        finish(p, seat, card, tsumo=tsumo)
        return
    p.wrong[seat] += 1
    p.scores[seat] -= payment.FALSE
    if p.events is not None:
        telling.declared_wrongly(p, seat, card, wrong, tsumo=tsumo)
    setup.begin_round(p)  # the same round with the same Parent [12.2]


def finish(p: Position, seat: i64, card: i64, *, tsumo: bool) -> None:
    """The winner has the trophies and others the poos [9.2] [9.3] [9.4]; a Parent who won stays Parent [10.4]."""
    ura: i64 = -1
    if p.richi[seat] >= 0 and p.deck:  # turned up for all to see [7.11]
        turned: i64 = p.deck[-1]
        p.knowledge.known[turned] = p.knowledge.everyone
        ura = kind_of(turned)
    found = score_of(p, seat, card, ura, tsumo=tsumo)
    if tsumo:
        lines = payment.tsumo(p.players, p.parent, seat, found.trophies)
    else:
        lines = payment.ron(p.players, seat, p.seat, found.trophies)
    close_round(p, "tsumo" if tsumo else "ron", lines, [item.line() for item in found.items()])
    if p.events is not None:
        telling.finished(p, seat, card, found, lines)
    next_round(p, stays=seat == p.parent)


def draw_out(p: Position) -> None:
    """Nobody finished: the last player has a Drawing win, and the house card moves on [10.3] [10.4]."""
    lines = payment.drawing_win(p.players, p.parent)
    close_round(p, "drawing win", lines, [])
    if p.events is not None:
        telling.drawn_out(p, lines)
    next_round(p, stays=False)


def close_round(p: Position, how: str, lines: list[list[Line]], reasons: list[Line]) -> None:
    """The round is among the finished ones, false declarations included, and the scores are new [9.6]."""
    seat = 0
    for own in lines:
        p.scores[seat] += total(own)
        seat += 1
    payment.add_penalties(lines, p.wrong)
    p.wrong = [0] * p.players
    last = 1 if how == "tsumo" else 0  # a turn that finishes the hand leaves no discard
    p.rounds.append(Round(how, turns_of(p) + last, lines))
    p.reasons.append(reasons)


def next_round(p: Position, *, stays: bool) -> None:
    """The next round begins [10.5], or the game is over when the house card would leave the last seat of the last
    lap [11.1]."""
    if not stays:
        p.moved += 1
        if p.moved == p.players * p.options.number("laps"):
            end_game(p)
            return
        p.parent = (p.first + p.moved) % p.players
    setup.begin_round(p)


def end_game(p: Position) -> None:
    """Nobody owes a choice any more [11.1]."""
    p.step = OVER
    p.waiting = []
    if p.events is not None:
        telling.tell(p, "game over", {"winners": list(outcome(p).winners)})


def outcome(p: Position) -> Outcome:
    """The result of the rounds played [11.2]."""
    return payment.outcome_of(p.players, p.rounds, p.first, shared=p.options.says("tie", "shared"))
