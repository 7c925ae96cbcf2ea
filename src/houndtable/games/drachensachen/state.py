"""Drachensachen as the kernel sees it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.drachensachen import (
    abilities,
    answers,
    exchange,
    objections,
    offers,
    plausibility,
    play,
    redeal,
    setup,
    turn,
)
from houndtable.games.drachensachen.board import BOARD
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
from houndtable.games.drachensachen.position_check import check
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
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


class Drachensachen(Position):
    """A position of Drachensachen and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        """The first round lies ready, its first player left to chance unless chosen [2.4]."""
        setup.deal(self)
        first = self.options.number("first")
        setup.begin(self, self.chance.pick(self.players) if first < 0 else first)

    def check(self) -> None:
        check(self)

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if step == EXCHANGING:
            return exchange.legal(self, seat)
        if seat != self.seat or step == OVER:
            return []
        if step == PLAYING:
            return offers.legal(self)
        if step == OWING:
            return answers.legal_owing(self)
        if step == MISSING:
            return answers.legal_missing(self)
        if step == GIVING:
            return abilities.legal_gives(self)
        if step == TURNING:
            return abilities.legal_turns()
        return abilities.legal_lifts(self)

    def apply(self, seat: i64, move: i64) -> None:
        if self.step == EXCHANGING:
            exchange.choose(self, seat, move)
        elif move >= BOTH:
            way: i64 = (move - BOTH) % 6
            play.play(self, (move - BOTH) // 6, BOTH_HAND[way], BOTH_OPEN[way])
        elif move >= PLAY:
            play.play(self, move - PLAY >> 2, (move - PLAY & 3) + 1, 0)
        elif move == TAKE:
            play.take(self)
        elif move == MISS:
            answers.miss(self)
        elif move >= THROW:
            play.throw(self, move - THROW)
        elif move >= LIFT:
            abilities.lift(self, move - LIFT)
        elif move >= GIVE:
            abilities.give(self, move - GIVE)
        elif move >= BLIND:
            self.turn_up(move - BLIND)
        elif move >= DRAW:
            answers.draw(self)
        elif move == REVERSE:
            abilities.reverse(self)
        else:
            turn.pass_on(self)

    def turn_up(self, place: i64) -> None:
        """A hidden Remainder is tried, in a normal turn [3.5] or against a 4 [5.6]."""
        if self.step == OWING:
            answers.blind(self, place)
        else:
            play.blind(self, place)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        return objections.objection(self, seat, move)

    def clone(self) -> Drachensachen:
        return Drachensachen(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def candidates(self, seat: i64) -> i64:
        return plausibility.candidates(self, seat)

    def plausibility(self, seat: i64) -> i64:
        return plausibility.plausibility(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.lost, self.rounds) if self.step == OVER else None
