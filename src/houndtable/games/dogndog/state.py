"""Dog'n Dog as the kernel sees it: the turn and the question about a discard answer for their own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ending, reasons, redeal, ron, setup, turn
from houndtable.games.dogndog.board import BOARD
from houndtable.games.dogndog.derived import ASKING, OVER, TURN, Position
from houndtable.games.dogndog.position_check import check
from houndtable.games.dogndog.vocabulary import DISCARD, RICHI, TSUMO
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


class DogNDog(Position):
    """A position of Dog'n Dog and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        """The first round lies ready, its Parent left to chance unless chosen [2.1]."""
        first = self.options.number("first")
        self.first = self.chance.pick(self.players) if first < 0 else first
        self.parent = self.first
        setup.begin_round(self)

    def check(self) -> None:
        check(self)

    def legal(self, seat: i64) -> list[int]:
        if self.step == TURN:
            return turn.legal(self) if seat == self.seat else []
        return ron.legal(self, seat) if self.step == ASKING else []

    def apply(self, seat: i64, move: i64) -> None:
        if move > TSUMO:
            ron.answer(self, seat, move)
        elif move == TSUMO:
            ending.declare(self, seat, self.drawn, tsumo=True)
        else:
            if move >= RICHI:
                turn.discard(self, move - RICHI, sideways=True)
            else:
                turn.discard(self, move - DISCARD, sideways=False)
            ron.begin(self)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        if self.step == OVER:
            return no(reasons.OVER)
        if self.step == ASKING:
            return ron.objection(self, seat, move)
        if move > TSUMO:
            return no(reasons.NO_DISCARD)
        if seat != self.seat:
            return no(reasons.NOT_YOUR_TURN)
        if move == TSUMO:
            return turn.objection_to_tsumo(self)
        if move >= RICHI:
            return turn.objection_to_richi(self, move - RICHI)
        return turn.objection_to_discard(self, move - DISCARD)

    def clone(self) -> DogNDog:
        return DogNDog(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def known_to(self, seat: i64) -> State:
        """While a discard is asked about, who is not asked knows the table as it was before it, and who is asked as it
        was before any answer [13.4]."""
        if self.step != ASKING:
            return self
        before = self.clone()
        if ron.is_unaware(self, seat):
            ron.take_back(before)
        else:
            ron.ask_alone(before, seat)
        return before

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None
