"""Drachensachen as the kernel sees it: each step of the turn answers for its own moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import abilities, answers, exchange, play, position_file, redeal, setup, turn
from houndtable.games.drachensachen.components import (
    COPIES,
    EXTERMINO,
    FIVE,
    FOUR,
    NULLO,
    PROTECTO,
    faces_in,
)
from houndtable.games.drachensachen.position import (
    EXCHANGING,
    GIVING,
    LIFTING,
    MISSING,
    NO_ANSWER,
    OVER,
    OWING,
    PLAYING,
    TURNING,
    Position,
    no_curses,
)
from houndtable.games.drachensachen.scoring import outcome_of
from houndtable.games.drachensachen.view import view
from houndtable.games.drachensachen.vocabulary import (
    BLIND,
    BOTH,
    BOTH_HAND,
    BOTH_OPEN,
    DRAW,
    EXCHANGE,
    GIVE,
    GO_ON,
    LIFT,
    MISS,
    PLAY,
    REVERSE,
    TAKE,
    THROW,
)
from houndtable.kernel.chance import Chance
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64

PATIENCE: Final = 40  # turns a player [7.5]


class Drachensachen(Position):
    """A position of Drachensachen and its rules."""

    def legal(self, seat: i64) -> list[int]:
        step = self.step
        if step == EXCHANGING:
            return exchange.legal(self, seat)
        if seat != self.seat or step == OVER:
            return []
        if step == PLAYING:
            return play.legal(self)
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
        step = self.step
        if step == OVER:
            return Verdict("8.1", "The game is over.")
        if step == EXCHANGING:
            return exchange.objection(self, seat, move)
        if seat != self.seat:
            return Verdict("3.1", "It is not your turn.")
        if step == GIVING:
            if move < GIVE or move >= LIFT:
                return Verdict("10.6", "Choose who draws a card of your hand.")
            return abilities.objection_to_give(self, move - GIVE)
        if step == TURNING:
            if move in (REVERSE, GO_ON):
                return None
            return Verdict("10.7", "Turn round or go on?")
        if step == LIFTING:
            if move < LIFT or move >= THROW:
                return Verdict("10.9", "Take one of your open Remainders into your hand.")
            return abilities.objection_to_lift(self, move - LIFT)
        return self.objection_in_turn(move)

    def objection_in_turn(self, move: i64) -> Verdict | None:
        """Why not, where cards may be played."""
        if move >= EXCHANGE:
            return Verdict("2.5", "Cards are exchanged before the first turn only.")
        if move >= BOTH:
            way: i64 = (move - BOTH) % 6
            return self.objection_to_play((move - BOTH) // 6, BOTH_HAND[way], BOTH_OPEN[way])
        if move >= PLAY:
            return self.objection_to_play(move - PLAY >> 2, (move - PLAY & 3) + 1, 0)
        if self.step == OWING:
            return self.objection_owing(move)
        if self.step == MISSING:
            return None if move == MISS else Verdict("5.8", "You are to miss this turn.")
        if move >= THROW:
            return play.objection_to_throw(self, move - THROW)
        if move == TAKE:
            return play.objection_to_take(self)
        if move >= BLIND and move < GIVE:
            return play.objection_to_blind(self, move - BLIND)
        return odd(move)

    def objection_owing(self, move: i64) -> Verdict | None:
        """Why not, where a debt is to be paid or pushed on."""
        if move >= DRAW and move < BLIND:
            return answers.objection_to_draw(self, move - DRAW + 1)
        if move >= BLIND and move < GIVE:
            return answers.objection_to_blind(self, move - BLIND)
        if move >= THROW:
            return Verdict("4.6", "First draw what you owe; then you may throw out sets.")
        return Verdict("5.3", f"You owe {self.debt} cards: push that on, or draw.")

    def objection_to_play(self, face: i64, count: i64, opened: i64) -> Verdict | None:
        """Why these cards cannot be played now."""
        if self.step == OWING:
            return answers.objection_to_push(self, face, count, opened)
        if self.step == MISSING:
            return answers.objection_to_answer(self, face, count, opened)
        return play.objection(self, face, count, opened)

    def clone(self) -> Drachensachen:
        copy = Drachensachen(
            self.players,
            self.options,
            self.chance.clone(),
            self.waiting[:],
            self.rounds[:],
            self.hands[:],
            self.shown[:],
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
        copy_figures(self, copy)
        return copy

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

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


def odd(move: i64) -> Verdict:
    """Why a move is none of a normal turn's."""
    if move == MISS:
        return Verdict("5.8", "You do not have to miss this turn.")
    if move in (REVERSE, GO_ON):
        return Verdict("10.7", "Only a 7 just played can turn the direction round.")
    if move >= LIFT:
        return Verdict("10.9", "Only a 9 just played lifts an open Remainder.")
    if move >= GIVE:
        return Verdict("10.6", "Only a 2 just played makes somebody draw of your hand.")
    if move >= DRAW:
        return Verdict("5.4", "You owe no cards.")
    return Verdict("2.5", "There is nothing to keep: cards are exchanged before the first turn only.")


def copy_figures(p: Position, copy: Position) -> None:
    """The copy has all single figures of the position."""
    copy.gone = p.gone
    copy.heap = p.heap
    copy.top = p.top
    copy.run = p.run
    copy.facing = p.facing
    copy.debt = p.debt
    copy.skip = p.skip
    copy.direction = p.direction
    copy.step = p.step
    copy.seat = p.seat
    copy.first = p.first
    copy.turns = p.turns
    copy.idle = p.idle
    copy.quick = p.quick
    copy.todo = p.todo
    copy.abilities = p.abilities
    copy.used = p.used
    copy.chaos = p.chaos
    copy.reached = p.reached
    copy.patience = p.patience
    copy.four_answers = p.four_answers
    copy.five_answers = p.five_answers
    copy.blind_push = p.blind_push
    copy.fitting_set = p.fitting_set
    copy.multi_protecto = p.multi_protecto


def bare(players: int, options: Options, chance: Chance) -> Drachensachen:
    """A table with nothing on it."""
    none = [0] * players
    hidden: list[list[int]] = [[] for _ in range(players)]
    answered, cursed = [NO_ANSWER] * players, no_curses(players)
    p = Drachensachen(
        players,
        options,
        chance,
        [],
        [],
        none,
        none[:],
        none[:],
        hidden,
        [],
        [],
        [],
        [],
        [],
        answered,
        cursed,
        none[:],
        [],
    )
    p.patience = PATIENCE * players if options.says("stalemate", "score") else 0  # [7.5]
    any_dragon = options.says("answer_four", "any_dragon")
    p.four_answers = 1 << FOUR | 1 << PROTECTO | (1 << NULLO | 1 << EXTERMINO if any_dragon else 0)  # [5.3]
    p.five_answers = 1 << PROTECTO | (1 << FIVE if options.says("answer_five", "fives_too") else 0)  # [5.9]
    p.blind_push = options.says("blind_push", "on")  # [5.6]
    p.fitting_set = options.says("fitting_set", "must")  # [4.6]
    p.multi_protecto = options.says("multi_protecto", "on")  # [6.6]
    return p


def start(players: int, options: Options, chance: Chance, *, listen: bool) -> Drachensachen:
    """The first round, dealt, its first player left to chance unless chosen [2.4]."""
    p = bare(players, options, chance)
    if listen:
        p.events = []
    setup.deal(p)
    first = options.number("first")
    setup.begin(p, chance.pick(players) if first < 0 else first)
    return p
