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
    position_file,
    redeal,
    turn,
)
from houndtable.games.drachensachen.components import COPIES, faces_in
from houndtable.games.drachensachen.position import (
    EXCHANGING,
    GIVING,
    MISSING,
    OVER,
    OWING,
    PLAYING,
    TURNING,
    Position,
)
from houndtable.games.drachensachen.scoring import outcome_of
from houndtable.games.drachensachen.view import view
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
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class Drachensachen(Position):
    """A position of Drachensachen and its rules."""

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
        copy = Drachensachen(
            self.players,
            self.house,
            self.chance.clone(),
            self.waiting[:],
            self.rounds[:],
            self.hands[:],
            self.shown[:],
            self.spurned[:],
            self.opens[:],
            [cards[:] for cards in self.hidden],
            self.draw_pile[:],
            self.out,  # nothing is ever added to it or taken from it
            self.pile[:],
            self.told[:],
            self.since[:],
            self.answers[:],
            self.curses[:],
            self.lost[:],
            self.past[:],
        )
        copy.copy_figures(self)
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def candidates(self, seat: i64) -> i64:
        return plausibility.candidates(self, seat)

    def plausibility(self, seat: i64) -> i64:
        return plausibility.plausibility(self, seat)

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.lost, self.rounds) if self.step == OVER else None

    def cards(self) -> list[int]:
        """Every card; of equal ones, the first copies lie where this list finds their face first."""
        faces = self.draw_pile + self.out + self.pile + faces_in(self.gone)
        for seat in range(self.players):
            faces += faces_in(self.hands[seat]) + faces_in(self.opens[seat]) + self.hidden[seat]
        return [COPIES * face + faces[:place].count(face) for place, face in enumerate(faces)]

    def dump(self) -> dict[str, Json]:
        return position_file.dump(self)
