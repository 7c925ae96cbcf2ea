"""A position of Climb as the engine sees it."""

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict

from climb import position_check, turn
from climb.board import BOARD
from climb.derived import OVER, Position
from climb.vocabulary import FOLD, PLAY


class Climb(Position):
    """A position of Climb and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        turn.deal(self)

    def check(self) -> None:
        position_check.check(self)

    def legal(self, seat: int) -> list[int]:
        return turn.legal(self) if seat in self.waiting else []

    def objection(self, seat: int, move: int) -> Verdict | None:
        return turn.objection(self, seat, move)

    def apply(self, seat: int, move: int) -> None:
        if move == FOLD:
            turn.fold(self)
        else:
            turn.play(self, move - PLAY)

    def clone(self) -> "Climb":
        return Climb(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.knowledge.redeal([self.deck, *self.hands], seat, chance)

    def outcome(self) -> Outcome | None:
        return turn.outcome(self) if self.step == OVER else None
