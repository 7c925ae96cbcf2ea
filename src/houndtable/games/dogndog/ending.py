"""The end of a round [10.1] and of the game [11.1]."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import payment, setup
from houndtable.games.dogndog.cards import turns_of
from houndtable.games.dogndog.components import face_of, faces_of, kind_of
from houndtable.games.dogndog.declaration import objection, score_of
from houndtable.games.dogndog.derived import OVER, Position
from houndtable.games.dogndog.events import DRAWING_WIN, FALSE_DECLARATION, FINISHED, GAME_OVER
from houndtable.games.dogndog.scoring import Score
from houndtable.kernel.events import tell
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
        tell(
            p.events,
            FALSE_DECLARATION,
            seat=seat,
            how=0 if tsumo else 1,
            card=face_of(card),
            hand=faces_of(p.hands[seat]),
            clause=wrong.clause,
            scores=p.scores,
        )
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
        tell_finish(p, seat, card, found, lines)
    next_round(p, stays=seat == p.parent)


def tell_finish(p: Position, seat: i64, card: i64, found: Score, lines: list[list[Line]]) -> None:
    """A hand was finished: what it is worth, item by item, and who gets what [10.1]."""
    finish = found.finish
    told: dict[str, object] = {
        "seat": seat,
        "how": 0 if finish.tsumo else 1,
        "hand": faces_of(p.hands[seat]),
        "card": face_of(card),
        "from": None if finish.tsumo else p.seat,
        "ura": None if finish.ura < 0 else face_of(p.deck[-1]),
        "yakuman": found.by_yakuman,
        "counting": [item.told() for item in found.counting],
        "extra": [item.told() for item in found.extra],
        "trophies_for": [item.told() for item in found.yakuman],
        "points": found.points,
        "trophies": found.trophies,
        "lines": lines,
        "scores": p.scores,
    }
    tell(p.events, FINISHED, **told)


def draw_out(p: Position) -> None:
    """Nobody finished: the last player has a Drawing win, and the house card moves on [10.3] [10.4]."""
    lines = payment.drawing_win(p.players, p.parent)
    close_round(p, "drawing win", lines, [])
    if p.events is not None:
        last = (p.parent + p.players - 1) % p.players
        tell(p.events, DRAWING_WIN, seat=last, parent=p.parent, lines=lines, scores=p.scores)
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
        tell(p.events, GAME_OVER, winners=outcome(p).winners)


def outcome(p: Position) -> Outcome:
    """The result of the rounds played [11.2]."""
    return payment.outcome_of(p.players, p.rounds, p.first, shared=p.options.says("tie", "shared"))
