"""Dog's Breath as the kernel sees it: each chapter answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import draft, going_out, plausibility, position_file, redeal, scavenging, setup, turn
from houndtable.games.dogsbreath.components import IDS
from houndtable.games.dogsbreath.ending import outcome_of
from houndtable.games.dogsbreath.objections import objection
from houndtable.games.dogsbreath.position import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GOING,
    GUARDING,
    NOTHING,
    OFFERING,
    OVER,
    REQUESTING,
    Position,
)
from houndtable.games.dogsbreath.view import view
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
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.knowledge import no_knowledge
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class DogsBreath(Position):
    """A position of Dog's Breath and its rules."""

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
        copy = DogsBreath(
            self.players,
            self.options,
            self.chance.clone(),
            self.waiting[:],
            self.rounds[:],
            self.knowledge.clone(),
            [hand[:] for hand in self.hands],
            self.grid[:],
            self.deck[:],
            self.discards[:],
            self.used[:],
            self.played[:],
            self.box,
            self.latest[:],
            self.journal,
        )
        copy.step = self.step
        copy.seat = self.seat
        copy.first = self.first
        copy.turns = self.turns
        copy.up = self.up
        copy.begun = self.begun
        copy.bottom = self.bottom
        copy.seen = self.seen
        copy.written = self.written
        copy.outer = self.outer
        copy.has_drawn = self.has_drawn
        copy.has_scavenged = self.has_scavenged
        copy.taken = self.taken
        copy.target = self.target
        copy.offered = self.offered
        copy.requested = self.requested
        copy.asked = self.asked
        copy.named = self.named
        copy.may_return = self.may_return
        copy.minimum = self.minimum
        copy.needs_super = self.needs_super
        copy.cap = self.cap
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def forget(self, seat: i64, chance: Chance, percent: i64) -> None:
        redeal.forget(self, seat, chance, percent)

    def candidates(self, seat: i64) -> i64:
        return plausibility.candidates(self, seat)

    def plausibility(self, seat: i64) -> i64:
        return plausibility.plausibility(self, seat)

    def asks_in_secret(self) -> bool:
        return self.step == GUARDING

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(self.rounds, self.players) if self.step == OVER else None

    def cards(self) -> list[int]:
        laid = [card for card in self.grid if card != NOTHING]
        held = [card for hand in self.hands for card in hand]
        return [*self.deck, *self.discards, *self.used, *self.played, *self.box, *laid, *held]

    def dump(self) -> dict[str, Json]:
        return position_file.dump(self)


def bare(players: int, options: Options, chance: Chance) -> DogsBreath:
    """A table with nothing on it."""
    hands: list[list[int]] = [[] for _ in range(players)]
    knowledge = no_knowledge(players, IDS)
    box = setup.SET_ASIDE if options.says("specials", "1") else []
    nothing = [NOTHING] * players
    p = DogsBreath(players, options, chance, [], [], knowledge, hands, [], [], [], [], [], box, nothing, [])
    p.named = options.says("request", "named")
    p.may_return = options.says("return_discard", "allowed")
    p.minimum = options.number("go_out_minimum")
    p.needs_super = options.says("go_out_super", "on")
    p.cap = options.number("turn_cap")
    return p


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> DogsBreath:
    """The first round, dealt, its starter left to chance unless chosen [2.4]."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    setup.deal(p)
    first = options.number("first")
    setup.begin(p, chance.pick(players) if first < 0 else first)
    return p
