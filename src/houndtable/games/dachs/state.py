"""Dachs as the kernel sees it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs import draw, placement, play, position_file, redeal, retrieve, setup
from houndtable.games.dachs.knowing import ONE_BATCH
from houndtable.games.dachs.packed import cards_of
from houndtable.games.dachs.position import DRAWING, OVER, PLACING, PLAYING, RETRIEVING, Position
from houndtable.games.dachs.scoring import outcome_of
from houndtable.games.dachs.seats import all_lives, set_lives
from houndtable.games.dachs.view import view
from houndtable.games.dachs.vocabulary import DRAW, PLACE, PLAY, PLAYS, STOP, TAKE
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

NO_MOVES: Final[list[int]] = []


class Dachs(Position):
    """A position of Dachs and its rules."""

    def legal(self, seat: i64) -> list[int]:
        return self.offers(seat)[:]

    def offers(self, seat: i64) -> list[int]:
        step = self.step
        if seat != self.seat or step == OVER:
            return NO_MOVES
        if step == PLAYING:
            return play.offers(self)
        if step == DRAWING:
            return draw.offers(self)
        if step == RETRIEVING:
            return retrieve.offers(self)
        return placement.offers(self)

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
            return Verdict("9.1", "The game is over.")
        if seat != self.seat:
            return Verdict("3.1", "It is not your turn.")
        if move >= PLAY:
            if self.step != PLAYING:
                return Verdict("3.2", "You have played your cards for this turn.")
            return play.objection(self, PLAYS[move - PLAY])
        if self.step == PLAYING:
            return Verdict("4.1", "Begin your turn with a play.")
        if move >= PLACE:
            if self.step != PLACING:
                return Verdict("3.2", "Cards are placed after drawing and retrieving.")
            return placement.objection(self, move - PLACE)
        if move >= TAKE:
            return self.objection_to_take(move - TAKE)
        if move == STOP:
            return self.objection_to_stop()
        if self.step != DRAWING:
            return Verdict("3.2", "Drawing is over for this turn.")
        return None

    def objection_to_take(self, take: i64) -> Verdict | None:
        """Cards are taken in their own step only [3.2]."""
        if self.step == DRAWING:
            return Verdict("3.2", "Cards are retrieved after drawing: draw or stop first.")
        if self.step == PLACING:
            return Verdict("3.2", "Retrieving is over for this turn.")
        return retrieve.objection_to_take(self, take)

    def objection_to_stop(self) -> Verdict | None:
        """Drawing and retrieving can be stopped; all played cards must be placed [7.1]."""
        if self.step == DRAWING:
            return draw.objection_to_stop(self)
        if self.step == RETRIEVING:
            return retrieve.objection_to_stop(self)
        return Verdict("7.1", "Place the cards you played.")

    def clone(self) -> Dachs:
        copy = Dachs(
            self.players,
            self.options,
            self.chance.clone(),
            self.waiting,
            self.rounds,
            self.batch,
        )
        copy.hand0 = self.hand0
        copy.hand1 = self.hand1
        copy.hand2 = self.hand2
        copy.hand3 = self.hand3
        copy.seen = self.seen
        copy.standing0 = self.standing0
        copy.standing1 = self.standing1
        copy.standing2 = self.standing2
        copy.standing3 = self.standing3
        copy.row = self.row
        copy.row_size = self.row_size
        copy.row_cards = self.row_cards
        copy.played = self.played
        copy.deck = self.deck
        copy.deck_size = self.deck_size
        copy.deck_line = self.deck_line
        copy.deck_line2 = self.deck_line2
        copy.pile = self.pile
        copy.pile_size = self.pile_size
        copy.pile_line = self.pile_line
        copy.pile_line2 = self.pile_line2
        copy.batches = self.batches
        copy.target = self.target
        copy.retrievable = self.retrievable
        copy.draws_left = self.draws_left
        copy.has_drawn = self.has_drawn
        copy.step = self.step
        copy.seat = self.seat
        copy.first = self.first
        copy.last_lap = self.last_lap
        copy.turns = self.turns
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def view(self, seat: int | None) -> View:
        return view(self, seat)

    def outcome(self) -> Outcome | None:
        return outcome_of(all_lives(self), self.rounds) if self.step == OVER else None

    def cards(self) -> list[int]:
        hands = [*cards_of(self.hand0), *cards_of(self.hand1), *cards_of(self.hand2), *cards_of(self.hand3)]
        table = [*cards_of(self.row_cards), *cards_of(self.played), *cards_of(self.pile)]
        return [*cards_of(self.deck), *hands, *table]

    def dump(self) -> dict[str, Json]:
        return position_file.dump(self)


def bare(players: int, options: Options, chance: Chance) -> Dachs:
    """A table with nothing on it but the lives everybody starts with [2.5]."""
    p = Dachs(players, options, chance, [], [], ONE_BATCH)
    p.target = options.number("target")
    for seat in range(players):
        set_lives(p, seat, options.number("lives"))
    return p


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> Dachs:
    """The first round, dealt, its first player left to chance unless chosen [2.6]."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    dealt = setup.deal(p)
    first = options.number("first")
    setup.begin(p, chance.pick(players) if first < 0 else first, dealt)
    return p
