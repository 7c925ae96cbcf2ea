"""The toy's rules."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import EventKind, tell, to_all
from houndtable.kernel.kinds import SEAT, Card
from houndtable.kernel.knowledge import best_known
from houndtable.kernel.outcome import Line, Outcome
from houndtable.kernel.verdict import Reason, Verdict, no
from tests.conformance.toy.board import BOARD, FACE, FACES
from tests.conformance.toy.derived import OVER, PLAYING, Position

PASS: Final = 0
SHOW: Final = 1
PLAY: Final = 4
CARD: Final = Card(FACES)
DEALT: Final = EventKind("dealt", open={"seat": SEAT}, secret={"card": CARD}, to=["seat"])
SHOWED: Final = to_all("showed", seat=SEAT, card=CARD)
PLAYED: Final = to_all("played", seat=SEAT, card=CARD)
DREW: Final = EventKind("drew", open={"seat": SEAT}, secret={"card": CARD}, to=["seat"])
EVENTS: Final = [DEALT, SHOWED, PLAYED, DREW]
GAME_OVER: Final = Reason("over", "3.1")
NO_PASS: Final = Reason("no-pass", "2.2")
NOT_NOW: Final = Reason("not-now", "2.1")
REASONS: Final = [GAME_OVER, NO_PASS, NOT_NOW]


class Toy(Position):
    """A position of the toy game."""

    def board(self) -> Board:
        return BOARD

    def deal(self) -> None:
        self.deck = list(range(len(FACE)))
        self.chance.shuffle(self.deck)
        for seat in range(self.players):
            for _ in range(self.options.number("hand")):
                self.take(seat, self.deck.pop(), DEALT)
        first = self.options.number("first")
        self.step = PLAYING
        self.turn = self.chance.pick(2) if first < 0 else first
        self.waiting = [self.turn]

    def check(self) -> None:
        self.waiting = [] if self.step == OVER else [self.turn]

    def is_shown(self, card: int) -> bool:
        return self.knowledge.known[card] == self.knowledge.everyone

    def legal(self, seat: int) -> list[int]:
        hand = self.hands[seat] if seat in self.waiting else []
        shows = {SHOW + FACE[card] for card in hand if not self.is_shown(card)}
        return sorted(shows | {PLAY + FACE[card] for card in hand})

    def objection(self, seat: int, move: int) -> Verdict | None:
        if move in self.legal(seat):
            return None
        return no(GAME_OVER if not self.waiting else NO_PASS if move == PASS else NOT_NOW)

    def apply(self, seat: int, move: int) -> None:
        hand, known = self.hands[seat], self.knowledge.known
        if move < PLAY:
            card = next(card for card in hand if FACE[card] == move - SHOW and not self.is_shown(card))
            known[card] = self.knowledge.everyone
            tell(self.events, SHOWED, seat=seat, card=move - SHOW)
            return
        card = hand.pop(best_known(hand, FACE, move - PLAY, known))
        known[card] = self.knowledge.everyone
        self.pile.append(card)
        self.scores[seat] += 1 + FACE[card]
        tell(self.events, PLAYED, seat=seat, card=FACE[card])
        if self.deck:
            self.take(seat, self.deck.pop(self.chance.pick(len(self.deck))), DREW)
        if self.hands[1 - seat]:
            self.turn = 1 - seat
            self.waiting = [self.turn]
        else:
            self.step = OVER
            self.waiting = []

    def take(self, seat: int, card: int, kind: EventKind) -> None:
        self.knowledge.known[card] = 1 << seat
        self.hands[seat].append(card)
        tell(self.events, kind, seat=seat, card=FACE[card])

    def clone(self) -> Toy:
        return type(self)(self.players, self.options, self.chance.clone(), self.version, self)

    def redeal(self, seat: int, chance: Chance) -> None:
        self.chance = chance
        self.knowledge.redeal([self.deck, *self.hands], seat, chance)

    def outcome(self) -> Outcome | None:
        if self.waiting:
            return None
        best = max(self.scores)
        winners = [seat for seat in (0, 1) if self.scores[seat] == best]
        places = [1 if seat in winners else 2 for seat in (0, 1)]
        return Outcome(places, winners, [[Line("cards played", self.scores[seat], "2.1")] for seat in (0, 1)])
