"""Here Comes the Dog as the kernel sees it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.herecomesthedog import exchange, incident, reasons, redeal, roll, sticks, theft
from houndtable.games.herecomesthedog.board import BOARD
from houndtable.games.herecomesthedog.derived import DEFENDING, OVER, ROLLING, STEALING, TAKING, Position
from houndtable.games.herecomesthedog.dice import KIND, NOT_ROLLED, THEFT
from houndtable.games.herecomesthedog.ending import begin_round
from houndtable.games.herecomesthedog.position_check import check
from houndtable.games.herecomesthedog.scoring import outcome_of
from houndtable.games.herecomesthedog.vocabulary import DEFEND, EXCHANGE, ROLL, STEAL, TAKE
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64


class HereComesTheDog(Position):
    """A position of Here Comes the Dog and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        """The first round has begun; who starts is left to chance unless chosen [2.5]."""
        first = self.options.number("first")
        self.waiting = [0]
        begin_round(self, self.chance.pick(self.players) if first < 0 else first)

    def check(self) -> None:
        check(self)

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if step == DEFENDING:
            return incident.legal(self, seat)
        if seat != self.seat or step == OVER:
            return []
        if step == TAKING:
            return sticks.legal(self)
        if step == STEALING:
            return theft.legal(self)
        return exchange.legal(self) if self.dice == NOT_ROLLED else [ROLL]  # [7.7]

    def apply(self, seat: i64, move: i64) -> None:
        if move == ROLL:
            roll.roll(self)
        elif move < TAKE:
            exchange.exchange(self, move - EXCHANGE)
        elif move < STEAL:
            sticks.take(self, move - TAKE)
        elif move < DEFEND:
            theft.steal(self, move - STEAL)
        else:
            incident.defend(self, seat, move - DEFEND)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        if self.step == OVER:
            return no(reasons.OVER)
        if self.villagers[seat] == 0:
            return no(reasons.OUT)
        if self.step == DEFENDING:
            return self.objection_in_assault(seat, move)
        if seat != self.seat:
            return no(reasons.NOT_YOUR_TURN)
        if move == ROLL:
            return None if self.step == ROLLING else no(reasons.ROLLED_ALREADY)
        if move < TAKE:
            return self.objection_to_exchange(move - EXCHANGE)
        if move < STEAL:
            return sticks.objection(self, move - TAKE) if self.step == TAKING else no(reasons.NO_STICK_ROLL)
        if move < DEFEND:
            if self.step == ROLLING and self.dice != NOT_ROLLED and KIND[self.dice] == THEFT:
                return no(reasons.NOBODY_TO_ROB)
            return theft.objection(self, move - STEAL) if self.step == STEALING else no(reasons.NO_THEFT)
        return no(reasons.NO_ASSAULT)

    def objection_in_assault(self, seat: i64, move: i64) -> Verdict | None:
        """While dogs come, all that is decided is how to defend [7.5]."""
        if seat not in self.waiting:
            return no(reasons.NOT_ASKED)
        if move < DEFEND:
            return no(reasons.DEFEND_FIRST)
        return incident.objection(self, seat, move - DEFEND)

    def objection_to_exchange(self, line: i64) -> Verdict | None:
        """An exchange comes instead of a roll [3.2], not after an incident [7.7] or a Theft in vain [8.2]."""
        if self.step != ROLLING:
            return no(reasons.NO_EXCHANGE_NOW)
        if self.dice == NOT_ROLLED:
            return exchange.objection(self, line)
        return no(reasons.NOBODY_TO_ROB if KIND[self.dice] == THEFT else reasons.ROLL_AGAIN)

    def clone(self) -> HereComesTheDog:
        return HereComesTheDog(self.players, self.options, self.chance.clone(), self.version, self)

    def known_to(self, seat: i64) -> State:
        """While some still choose, nobody knows what others have chosen [11.2]."""
        if self.step != DEFENDING:
            return self
        known = self.clone()
        redeal.hide(known, seat)
        return known

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.dogs, self.tamed, self.villagers, self.falls) if self.step == OVER else None
