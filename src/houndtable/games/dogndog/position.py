"""A position of Dog'n Dog: where the 36 cards lie, who is the Parent, and what is being decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.kernel.chance import Chance
from houndtable.kernel.knowledge import Knowledge
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is being decided: the turn of whoever has drawn [3.2], or who takes a discard [5.2].
TURN: Final = 0
ASKING: Final = 1
OVER: Final = 2
STEPS: Final = ["turn", "ron", "over"]

# A seat's answer to a discard [5.2].
NOT_ASKED: Final = 0
ASKED: Final = 1
PASSED: Final = 2
CLAIMED: Final = 3
ANSWERS: Final = ["not asked", "asked", "pass", "ron"]


class Position(State):
    """What lies on the table. Hands are the four cards beside the one drawn, ascending; the deck's last card is on
    top. Nothing is kept that follows from the rest, but for what is needed all the time: keys, thrown and scores."""

    def __init__(
        self,
        players: int,
        options: Options,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        knowledge: Knowledge,
        deck: list[int],
        hands: list[list[int]],
        discards: list[list[int]],
        keys: list[int],
        thrown: list[int],
        missed: list[int],
        richi: list[int],
        answers: list[int],
        wrong: list[int],
        scores: list[int],
        reasons: list[list[Line]],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.options = options
        self.knowledge = knowledge
        self.deck = deck
        self.hands = hands
        self.discards = discards
        self.keys = keys  # of the hands, for the tables in shape
        self.thrown = thrown  # the kinds among the discards, a bit a kind [5.3]
        self.missed = missed  # the kinds whose ron was passed, a bit a kind, where that matters [5.5]
        self.richi = richi  # which of the discards lies sideways [6.1]; -1 if none does
        self.answers = answers  # to the last discard; all NOT_ASKED but while somebody is asked
        self.wrong = wrong  # how often each seat has declared wrongly in this round [12.2]
        self.scores = scores  # trophies less poos [9.6]
        self.reasons = reasons  # for each finished round, what its winning hand was worth, item by item
        self.drawn: i64 = -1  # the card just drawn, of whoever's turn it is
        self.last_drawn: i64 = -1  # the one drawn before the discard that others are asked about
        self.dora: i64 = 0
        self.first: i64 = 0  # the first Parent
        self.moved: i64 = 0  # how often the house card has moved on [10.4]
        self.parent: i64 = 0  # who has the house card [1.2]
        self.seat: i64 = 0  # whose turn it is, or who made the discard that others are asked about
        self.step: i64 = TURN
        self.whole_hand = options.says("furiten", "whole_hand")  # [5.3]
        self.misses_count = options.says("missed_ron", "furiten")  # [5.5]
        self.richi_needs_points = options.says("richi_needs", "three_points")  # [6.3]
        self.best_of_both = options.says("yakuman", "best_of_both")  # [8.7]
        self.free = options.says("declarations", "free")  # [12.1]


def is_unaware(p: Position, seat: i64) -> bool:
    """Whether others are asked about a discard and the seat is not: it knows the table as it was before [13.4]. Seat
    number `players` stands for a spectator."""
    return p.step == ASKING and (seat == p.players or p.answers[seat] == NOT_ASKED)


def discards_of(p: Position, owner: i64, unaware: bool) -> list[int]:
    """The discards of a player, without the one that others are asked about for somebody who is unaware of that."""
    row = p.discards[owner]
    return row[:-1] if unaware and owner == p.seat else row


def richi_of(p: Position, owner: i64, unaware: bool) -> i64:
    """Which of these discards lies sideways; -1 if none does."""
    place: i64 = p.richi[owner]
    return place if place < len(discards_of(p, owner, unaware)) else -1


def turns_of(p: Position) -> int:
    """How many turns of the round are finished: each leaves a discard [3.4]."""
    return sum([len(row) for row in p.discards])


def lap_of(p: Position) -> int:
    """Which lap the house card is on [11.1]; it never leaves the last player of the last lap."""
    return min(p.moved // p.players + 1, p.options.number("laps"))
