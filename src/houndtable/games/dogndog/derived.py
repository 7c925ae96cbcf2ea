# Written by `houndtable derive dogndog` from board.py: change that, not this.
# ruff: noqa: E402, I001
"""A position of Dog'n Dog, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.games.dogndog.components import face_of
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.knowledge import Knowledge, no_knowledge
from houndtable.kernel.observation import Sheet, near
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

TURN: Final = 0
ASKING: Final = 1
OVER: Final = 2


class Position(State):
    """What lies on a table of Dog'n Dog; a copy if there is one it is `like`."""

    def __init__(
        self, players: i64, options: Options, chance: Chance, version: i64, like: Position | None
    ) -> None:
        self.players: i64 = players
        self.options = options
        self.chance = chance
        self.version: i64 = version
        self.events: list[Event] | None = None
        if like is None:
            self.waiting: list[int] = []
            self.rounds: list[Round] = []
            self.step: i64 = 0  # what is decided next
            self.seat: i64 = 0  # or who made the discard
            self.parent: i64 = 0  # who has the house card [1.2]
            self.first: i64 = 0
            self.moved: i64 = 0  # how often the house card has moved on [10.4]
            self.scores: list[int] = [0] * players  # trophies less poos [9.6]
            self.wrong: list[int] = [0] * players  # in this round [12.2]
            self.dora: i64 = -1
            self.deck: list[int] = []  # the last card is on top
            self.hands: list[list[int]] = [[] for _ in range(players)]  # ascending
            self.discards: list[list[int]] = [[] for _ in range(players)]
            self.richi: list[int] = [-1] * players  # which discard lies sideways [6.1]
            self.drawn: i64 = -1  # beside the hand
            self.last_drawn: i64 = -1  # the card drawn before the discard that others are asked about
            self.missed: list[int] = [0] * players  # whose ron was passed, where that matters [5.5]
            self.answers: list[int] = [0] * players
            self.reasons: list[list[Line]] = []  # of each finished round, what its hand was worth
            self.keys: list[int] = [0] * players  # of the hands, for the tables in shape
            self.thrown: list[int] = [0] * players  # the kinds among the discards, a bit a kind [5.3]
            self.whole_hand: bool = options.says("furiten", "whole_hand")  # [5.3]
            self.misses_count: bool = options.says("missed_ron", "furiten")  # [5.5]
            self.richi_needs_points: bool = options.says("richi_needs", "three_points")  # [6.3]
            self.best_of_both: bool = options.says("yakuman", "best_of_both")  # [8.7]
            self.free: bool = options.says("declarations", "free")  # [12.1]
            self.knowledge: Knowledge = no_knowledge(players, 36)  # who knows which card
        else:
            self.waiting = like.waiting[:]
            self.rounds = like.rounds[:]
            self.step = like.step
            self.seat = like.seat
            self.parent = like.parent
            self.first = like.first
            self.moved = like.moved
            self.scores = like.scores[:]
            self.wrong = like.wrong[:]
            self.dora = like.dora
            self.deck = like.deck[:]
            self.hands = [row[:] for row in like.hands]
            self.discards = [row[:] for row in like.discards]
            self.richi = like.richi[:]
            self.drawn = like.drawn
            self.last_drawn = like.last_drawn
            self.missed = like.missed[:]
            self.answers = like.answers[:]
            self.reasons = like.reasons[:]
            self.keys = like.keys[:]
            self.thrown = like.thrown[:]
            self.whole_hand = like.whole_hand
            self.misses_count = like.misses_count
            self.richi_needs_points = like.richi_needs_points
            self.best_of_both = like.best_of_both
            self.free = like.free
            self.knowledge = like.knowledge.clone()

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


# These know positions, so they come after them.
from houndtable.games.dogndog import cards, house


FACES: Final = [0, 0, 0, 1, 2, 2, 2, 3, 4, 4, 4, 5, 6, 6, 6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12, 12, 12, 12, 13, 13, 13, 13, 14, 14, 14, 14]
SEAT: Final = 52  # numbers that tell of a seat


def put(p: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of the position is on the sheet."""
    known = p.knowledge.known
    players: i64 = p.players
    owner: i64 = seat
    at: i64 = 0
    end: i64 = SEAT * players
    while at < end:
        if owner == p.seat:
            sheet.put(at, 1)
        if owner == p.parent:
            sheet.put(at + 1, 1)
        sheet.put(at + 2, near(p.scores[owner]))
        sheet.put(at + 3, near(p.wrong[owner]))
        for piece in p.hands[owner]:
            if known[piece] >> seat & 1:
                sheet.count(at + 4 + FACES[piece])
        sheet.put(at + 19, len(p.hands[owner]))
        for piece in p.discards[owner]:
            sheet.count(at + 20 + FACES[piece])
        found35_of_seat: i64 = face_of(p.discards[owner][-1]) if p.discards[owner] else -1
        if found35_of_seat >= 0:
            sheet.put(at + 35 + found35_of_seat, 1)
        found50_of_seat: i64 = p.richi[owner]
        if found50_of_seat >= 0:
            sheet.put(at + 50, 1)
            sheet.put(at + 51, found50_of_seat)
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    sheet.put(at, house.moves_left(p, seat))
    sheet.put(at + 1 + FACES[p.dora], 1)
    sheet.put(at + 16, len(p.deck))
    if seat == p.seat:
        found17: i64 = cards.drawn_face(p)
        if found17 >= 0:
            sheet.put(at + 17 + found17, 1)
    sheet.put_packed(at + 32, p.missed[seat], 1)
    if p.step != OVER:
        sheet.put(at + 41 + p.step, 1)
