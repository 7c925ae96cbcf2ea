"""Dog's Breath as the kernel sees it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import draft, going_out, plausibility, redeal, scavenging, setup, turn
from houndtable.games.dogsbreath.board import BOARD
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
from houndtable.games.dogsbreath.objections import objection
from houndtable.games.dogsbreath.position_check import check
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
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict

if TYPE_CHECKING:
    from mypy_extensions import i64


class DogsBreath(Position):
    """A position of Dog's Breath and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        """The first round lies ready, its starter left to chance unless chosen [2.4]."""
        setup.deal(self)
        first = self.options.number("first")
        setup.begin(self, self.chance.pick(self.players) if first < 0 else first)

    def check(self) -> None:
        check(self)

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if step == OVER or seat != self.waiting[0]:
            return []
        if step == DRAFTING:
            return draft.legal(self)
        if step == DRAWING:
            return turn.legal_draw(self)
        if step == DISCARDING:
            return turn.legal_discard(self)
        if step == GOING:
            return going_out.legal(self)
        if step == OFFERING:
            return scavenging.legal_offers(self)
        if step == REQUESTING:
            return scavenging.legal_requests()
        return [PLAY_GUARD, PASS] if step == GUARDING else [STAY_OUT, GO_ON]

    def apply(self, seat: i64, move: i64) -> None:
        if move < TURN_DOWN:
            draft.flip(self, move - FLIP)
        elif move < PICK:
            draft.turn_down(self, move - TURN_DOWN)
        elif move < DRAW:
            draft.pick(self, move - PICK)
        elif move == DRAW:
            turn.draw(self)
        elif move < DISCARD:
            turn.take(self, move - TAKE)
        elif move < SCAVENGE:
            turn.discard(self, move - DISCARD)
        elif move < PLAY_GUARD:
            self.apply_scavenging(move)
        else:
            self.apply_word(move)

    def apply_scavenging(self, move: i64) -> None:
        """One of the choices that come with a Scavenger is made [5.2] [5.3]."""
        if move < OFFER:
            scavenging.scavenge(self, move - SCAVENGE)
        elif move < REQUEST:
            scavenging.offer(self, move - OFFER)
        else:
            scavenging.request(self, move - REQUEST)

    def apply_word(self, move: i64) -> None:
        """One of the moves that need no card is made."""
        if move == DONE:
            going_out.done(self)
        elif move == GO_OUT:
            going_out.go_out(self)
        elif move == PLAY_GUARD:
            scavenging.guard(self)
        elif move == PASS:
            scavenging.let_be(self)
        elif move == STAY_OUT:
            going_out.stay_out(self)
        else:
            going_out.go_on(self)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        return objection(self, seat, move)

    def clone(self) -> DogsBreath:
        return DogsBreath(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def forget(self, seat: i64, chance: Chance, percent: i64) -> None:
        redeal.forget(self, seat, chance, percent)

    def candidates(self, seat: i64) -> i64:
        return plausibility.candidates(self, seat)

    def plausibility(self, seat: i64) -> i64:
        return plausibility.plausibility(self, seat)

    def known_to(self, seat: i64) -> State:
        if self.step != GUARDING or seat == self.asked:
            return self
        before = self.clone()
        scavenging.put_back(before, seat)
        return before

    def outcome(self) -> Outcome | None:
        return outcome_of(self.rounds, self.players) if self.step == OVER else None
