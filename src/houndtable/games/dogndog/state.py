"""Dog'n Dog as the kernel sees it: the turn and the question about a discard answer for their own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogndog import ending, position_file, redeal, ron, setup, turn
from houndtable.games.dogndog.components import CARDS
from houndtable.games.dogndog.position import ASKING, OVER, TURN, Position
from houndtable.games.dogndog.view import view
from houndtable.games.dogndog.vocabulary import DISCARD, RICHI, TSUMO
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class DogNDog(Position):
    """A position of Dog'n Dog and its rules."""

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
            return Verdict("11.1", "The game is over.")
        if self.step == ASKING:
            return ron.objection(self, seat, move)
        if move > TSUMO:
            return Verdict("5.1", "There is no discard to answer to now.")
        if seat != self.seat:
            return Verdict("3.1", "It is not your turn.")
        if move == TSUMO:
            return turn.objection_to_tsumo(self)
        if move >= RICHI:
            return turn.objection_to_richi(self, move - RICHI)
        return turn.objection_to_discard(self, move - DISCARD)

    def clone(self) -> DogNDog:
        copy = DogNDog(
            self.players,
            self.options,
            self.chance.clone(),
            self.waiting[:],
            self.rounds[:],
            self.knowledge.clone(),
            self.deck[:],
            [hand[:] for hand in self.hands],
            [row[:] for row in self.discards],
            self.keys[:],
            self.thrown[:],
            self.missed[:],
            self.richi[:],
            self.answers[:],
            self.wrong[:],
            self.scores[:],
            self.reasons[:],
        )
        copy.drawn = self.drawn
        copy.last_drawn = self.last_drawn
        copy.dora = self.dora
        copy.first = self.first
        copy.moved = self.moved
        copy.parent = self.parent
        copy.seat = self.seat
        copy.step = self.step
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def asks_in_secret(self) -> bool:
        return self.step == ASKING

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        return ending.outcome(self) if self.step == OVER else None

    def cards(self) -> list[int]:
        held = [card for zone in [*self.hands, *self.discards] for card in zone]
        return [*self.deck, *held, int(self.dora), *([int(self.drawn)] if self.drawn >= 0 else [])]

    def dump(self) -> dict[str, Json]:
        return position_file.dump(self)


def bare(players: int, options: Options, chance: Chance) -> DogNDog:
    """A table with nothing on it."""
    return DogNDog(
        players,
        options,
        chance,
        [],
        [],
        no_knowledge(players, CARDS),
        [],
        [[] for _ in range(players)],
        [[] for _ in range(players)],
        [0] * players,
        [0] * players,
        [0] * players,
        [-1] * players,
        [0] * players,
        [0] * players,
        [0] * players,
        [],
    )


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> DogNDog:
    """The first round, its Parent left to chance unless chosen [2.1]."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    first = options.number("first")
    p.first = chance.pick(players) if first < 0 else first
    p.parent = p.first
    setup.begin_round(p)
    return p
