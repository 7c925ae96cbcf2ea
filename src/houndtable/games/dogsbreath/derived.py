# Written by `houndtable derive dogsbreath` from board.py: change that, not this.
# ruff: noqa: E402, I001
"""A position of Dog's Breath, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.games.dogsbreath.components import SET_ASIDE
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.knowledge import Knowledge, no_knowledge
from houndtable.kernel.observation import Sheet, near
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAFTING: Final = 0
DRAWING: Final = 1
DISCARDING: Final = 2
OFFERING: Final = 3
REQUESTING: Final = 4
GUARDING: Final = 5
STAYING: Final = 6
GOING: Final = 7
OVER: Final = 8


class Position(State):
    """What lies on a table of Dog's Breath; a copy if there is one it is `like`."""

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
            self.seat: i64 = 0
            self.first: i64 = 0
            self.turns: i64 = 0  # finished in this round
            self.outer: i64 = -1  # who is out [6.1]
            self.latest: list[int] = [-1] * players  # of this round [8.4]
            self.up: i64 = 0  # places, a bit each
            self.begun: bool = False  # something was done in it [3.3]
            self.has_drawn: bool = False
            self.has_scavenged: bool = False
            self.taken: i64 = -1  # of the discards, this turn [4.5]
            self.target: i64 = -1  # before whom the Scavenger lies [5.2]
            self.offered: i64 = -1  # the card [5.2]
            self.requested: i64 = -1  # the kind asked for [5.3]
            self.asked: i64 = -1  # whose Guard Dog may block [5.4]
            self.grid: list[int] = []  # a card or NOTHING for each place [2.3]
            self.deck: list[int] = []  # the last card is on top
            self.discards: list[int] = []  # face up
            self.used: list[int] = []  # specials among the discards [4.3]
            self.played: list[int] = []  # a Scavenger, and the Guard Dog that blocks it
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.journal: list[int] = []  # what happened to the cards since the draft, shared by copies
            self.written: i64 = 0  # entries of it that are this position's
            self.bottom: i64 = 0  # cards under the deck left of the grid, while all of them lie there [3.7]
            self.seen: i64 = 0  # the key of those that everybody saw
            self.box: list[int] = SET_ASIDE if options.says("specials", "1") else []  # not played with [1.3]
            self.named: bool = options.says("request", "named")  # [5.3]
            self.may_return: bool = options.says("return_discard", "allowed")  # [4.5]
            self.minimum: i64 = options.number("go_out_minimum")  # [6.3]
            self.needs_super: bool = options.says("go_out_super", "on")  # [6.4]
            self.cap: i64 = options.number("turn_cap")  # [6.8]
            self.knowledge: Knowledge = no_knowledge(players, 120)  # who knows which card
        else:
            self.waiting = like.waiting[:]
            self.rounds = like.rounds[:]
            self.step = like.step
            self.seat = like.seat
            self.first = like.first
            self.turns = like.turns
            self.outer = like.outer
            self.latest = like.latest[:]
            self.up = like.up
            self.begun = like.begun
            self.has_drawn = like.has_drawn
            self.has_scavenged = like.has_scavenged
            self.taken = like.taken
            self.target = like.target
            self.offered = like.offered
            self.requested = like.requested
            self.asked = like.asked
            self.grid = like.grid[:]
            self.deck = like.deck[:]
            self.discards = like.discards[:]
            self.used = like.used[:]
            self.played = like.played[:]
            self.hands = [row[:] for row in like.hands]
            self.journal = like.journal
            self.written = like.written
            self.bottom = like.bottom
            self.seen = like.seen
            self.box = like.box
            self.named = like.named
            self.may_return = like.may_return
            self.minimum = like.minimum
            self.needs_super = like.needs_super
            self.cap = like.cap
            self.knowledge = like.knowledge.clone()

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


# These know positions, so they come after them.
from houndtable.games.dogsbreath import ending, observing


FACES: Final = [0, 0, 0, 0, -1, -1, -1, -1, 1, 1, 1, -1, -1, -1, -1, -1, 2, 2, 2, 2, -1, -1, -1, -1, 3, 3, 3, -1, -1, -1, -1, -1, 4, 4, 4, 4, -1, -1, -1, -1, 5, 5, 5, -1, -1, -1, -1, -1, 6, 6, 6, 6, -1, -1, -1, -1, 7, 7, 7, -1, -1, -1, -1, -1, 8, 8, 8, 8, -1, -1, -1, -1, 9, 9, 9, -1, -1, -1, -1, -1, 10, 10, 10, 10, -1, -1, -1, -1, 11, 11, 11, -1, -1, -1, -1, -1, 12, 12, 12, 12, 12, 12, -1, -1, 13, 13, 13, 13, -1, -1, -1, -1, 14, 14, 14, 14, -1, -1, -1, -1]
SEAT: Final = 36  # numbers that tell of a seat


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
        if owner == p.first:
            sheet.put(at + 1, 1)
        if owner == p.outer:
            sheet.put(at + 2, 1)
        sheet.put(at + 3, near(ending.score_of(p, owner)))
        found4_of_seat: i64 = p.latest[owner]
        if found4_of_seat >= 0:
            sheet.put(at + 4 + found4_of_seat, 1)
        if owner == p.target:
            sheet.put(at + 19, 1)
        for piece in p.hands[owner]:
            if known[piece] >> seat & 1:
                sheet.count(at + 20 + FACES[piece])
        sheet.put(at + 35, len(p.hands[owner]))
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    sheet.put_packed(at, p.up, 1)
    if p.begun:
        sheet.put(at + 12, 1)
    if p.has_drawn:
        sheet.put(at + 13, 1)
    if p.has_scavenged:
        sheet.put(at + 14, 1)
    found15: i64 = p.taken
    if found15 >= 0:
        sheet.put(at + 15 + found15, 1)
    if seat == p.seat:
        found30: i64 = p.offered
        if found30 >= 0:
            sheet.put(at + 30 + found30, 1)
    found45: i64 = p.requested
    if found45 >= 0:
        sheet.put(at + 45 + found45, 1)
    place60: i64 = at + 60
    for piece in p.grid:
        if piece >= 0 and known[piece] >> seat & 1:
            sheet.put(place60 + FACES[piece], 1)
        place60 += 15
    sheet.put(at + 240, len(p.grid) - p.grid.count(-1))
    sheet.put_packed(at + 241, observing.laid(p, seat), 1)
    sheet.put(at + 253, len(p.deck))
    for piece in p.discards:
        sheet.count(at + 254 + FACES[piece])
    sheet.put(at + 269, len(p.used))
    for piece in p.played:
        sheet.count(at + 270 + FACES[piece])
    sheet.put(at + 285, p.turns // p.players)
    sheet.put(at + 286, near(len(p.rounds)))
    if p.step != OVER:
        sheet.put(at + 287 + p.step, 1)
