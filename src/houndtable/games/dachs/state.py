"""Dachs as the kernel sees it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import draw, placement, play, reasons, redeal, retrieve, setup
from houndtable.games.dachs.board import BOARD
from houndtable.games.dachs.derived import DRAWING, OVER, PLACING, PLAYING, RETRIEVING, Position
from houndtable.games.dachs.position_check import check
from houndtable.games.dachs.scoring import outcome_of
from houndtable.games.dachs.seats import all_lives, set_lives
from houndtable.games.dachs.vocabulary import DRAW, PLACE, PLAY, PLAYS, STOP, TAKE
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict, no

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MOVES: Final[list[int]] = []


class Dachs(Position):
    """A position of Dachs and its rules."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        """The first round lies ready, its first player left to chance unless chosen [2.6]."""
        dealt = setup.deal(self)
        first = self.options.number("first")
        setup.begin(self, self.chance.pick(self.players) if first < 0 else first, dealt)

    def check(self) -> None:
        check(self)

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if seat != self.seat or step == OVER:
            return NO_MOVES
        if step == PLAYING:
            return play.legal(self)
        if step == DRAWING:
            return draw.legal(self)
        if step == RETRIEVING:
            return retrieve.legal(self)
        return placement.legal(self)

    def apply(self, seat: i64, move: i64) -> None:
        if move >= PLAY:
            play.play(self, move - PLAY)
        elif move >= PLACE:
            placement.place(self, move - PLACE)
        elif move >= TAKE:
            retrieve.take(self, move - TAKE)
        elif move == DRAW:
            draw.draw(self)
        elif self.step == DRAWING:
            draw.stop(self)
        else:
            placement.begin(self)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        if self.step == OVER:
            return no(reasons.OVER)
        if seat != self.seat:
            return no(reasons.NOT_YOUR_TURN)
        if move >= PLAY:
            if self.step != PLAYING:
                return no(reasons.PLAYED_ALREADY)
            return play.objection(self, PLAYS[move - PLAY])
        if self.step == PLAYING:
            return no(reasons.PLAY_FIRST)
        if move >= PLACE:
            if self.step != PLACING:
                return no(reasons.PLACE_LATER)
            return placement.objection(self, move - PLACE)
        if move >= TAKE:
            return self.objection_to_take(move - TAKE)
        if move == STOP:
            return self.objection_to_stop()
        if self.step != DRAWING:
            return no(reasons.DRAWN_ALREADY)
        return None

    def objection_to_take(self, take: i64) -> Verdict | None:
        """Cards are taken in their own step only [3.2]."""
        if self.step == DRAWING:
            return no(reasons.RETRIEVE_LATER)
        if self.step == PLACING:
            return no(reasons.RETRIEVED_ALREADY)
        return retrieve.objection_to_take(self, take)

    def objection_to_stop(self) -> Verdict | None:
        """Drawing and retrieving can be stopped; all played cards must be placed [7.1]."""
        if self.step == DRAWING:
            return draw.objection_to_stop(self)
        if self.step == RETRIEVING:
            return retrieve.objection_to_stop(self)
        return no(reasons.PLACE_NOW)

    def clone(self) -> Dachs:
        return Dachs(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def outcome(self) -> Outcome | None:
        return outcome_of(all_lives(self), self.rounds) if self.step == OVER else None


def blank(players: int, options: Options, chance: Chance, version: int) -> Dachs:
    """A table with nothing on it but the lives everybody starts with [2.5]."""
    p = Dachs(players, options, chance, version, None)
    for seat in range(players):
        set_lives(p, seat, options.number("lives"))
    return p
