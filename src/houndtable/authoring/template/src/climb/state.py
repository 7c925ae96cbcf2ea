"""A position of Climb as the engine sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict

from climb import position_check, turn
from climb.board import BOARD
from climb.derived import OVER, Position
from climb.vocabulary import FOLD, PLAY

if TYPE_CHECKING:
    from mypy_extensions import i64  # whole numbers of the processor, for `houndtable compile-game`


class Climb(Position):
    """A position of Climb and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        turn.deal(self)

    def check(self) -> None:
        position_check.check(self)

    def legal(self, seat: i64) -> list[int]:
        return turn.legal(self) if seat in self.waiting else []

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        return turn.objection(self, seat, move)

    def apply(self, seat: i64, move: i64) -> None:
        if move == FOLD:
            turn.fold(self)
        else:
            turn.play(self, move - PLAY)

    def clone(self) -> Climb:
        return Climb(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        self.chance = chance
        self.knowledge.redeal([self.deck, *self.hands], seat, chance)

    def outcome(self) -> Outcome | None:
        return turn.outcome(self) if self.step == OVER else None
