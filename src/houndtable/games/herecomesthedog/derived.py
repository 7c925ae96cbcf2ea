# Written by `houndtable derive herecomesthedog` from board.py: change that, not this.
# ruff: noqa: E402, I001
"""A position of Here Comes the Dog, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.games.herecomesthedog.components import ALL_STICKS
from houndtable.games.herecomesthedog.vocabulary import DEFENCE_COUNTS, table_of_defences, table_of_takes
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.observation import Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

ROLLING: Final = 0
TAKING: Final = 1
STEALING: Final = 2
DEFENDING: Final = 3
OVER: Final = 4


class Position(State):
    """What lies on a table of Here Comes the Dog; a copy if there is one it is `like`."""

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
            self.turns: i64 = 0  # finished in this round
            self.dice: i64 = -1
            self.bonfire: i64 = ALL_STICKS  # [2.1]
            self.pack: i64 = 25  # the dogs nobody has [2.3]
            self.dogs: list[int] = [0] * players
            self.tamed: list[int] = [0] * players  # in all
            self.villagers: list[int] = [3] * players
            self.falls: list[int] = [0] * players  # how often all had fainted [9.2]
            self.feeds: i64 = 0  # in the whole game
            self.fests: i64 = 0  # in the whole game
            self.assaults: i64 = 0  # in the whole game
            self.thefts: i64 = 0  # in the whole game
            self.last_round: i64 = options.number("rounds")  # [2.4]
            self.takes: list[list[int]] = table_of_takes(options)  # what the options allow, by `take_key`
            self.defences: list[list[int]] = table_of_defences(options)  # the same, by `defence_key`
            self.chosen: i64 = 0  # of each seat: see chosen_of
            self.held: i64 = 0  # of each seat: see held_of
        else:
            self.waiting = like.waiting[:]
            self.rounds = like.rounds[:]
            self.step = like.step
            self.seat = like.seat
            self.turns = like.turns
            self.dice = like.dice
            self.bonfire = like.bonfire
            self.pack = like.pack
            self.dogs = like.dogs[:]
            self.tamed = like.tamed[:]
            self.villagers = like.villagers[:]
            self.falls = like.falls[:]
            self.feeds = like.feeds
            self.fests = like.fests
            self.assaults = like.assaults
            self.thefts = like.thefts
            self.last_round = like.last_round
            self.takes = like.takes
            self.defences = like.defences
            self.chosen = like.chosen
            self.held = like.held

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


def chosen_of(p: Position, seat: i64) -> i64:
    """The chosen of a seat."""
    return (p.chosen >> 6 * seat & 63) - 1


def put_chosen(p: Position, seat: i64, number: i64) -> None:
    """The chosen of the seat is this number."""
    p.chosen += (number - chosen_of(p, seat)) << 6 * seat


def held_of(p: Position, seat: i64) -> i64:
    """The held of a seat."""
    return p.held >> 12 * seat & 4095


# These know positions, so they come after them.
from houndtable.games.herecomesthedog import turn


SEAT: Final = 11  # numbers that tell of a seat


def put(p: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of the position is on the sheet."""
    players: i64 = p.players
    owner: i64 = seat
    at: i64 = 0
    end: i64 = SEAT * players
    while at < end:
        if owner == p.seat:
            sheet.put(at, 1)
        sheet.put_packed(at + 1, held_of(p, owner), 4)
        sheet.put(at + 4, p.dogs[owner])
        sheet.put(at + 5, p.villagers[owner])
        sheet.put(at + 6, p.falls[owner])
        if owner in p.waiting:
            sheet.put(at + 7, 1)
        sheet.put_packed(at + 8, DEFENCE_COUNTS[chosen_of(p, owner) + 1] if p.step == DEFENDING else 0, 4)
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    rolled0: i64 = p.dice
    if rolled0 >= 0:
        sheet.count(at + rolled0 % 3)
        sheet.count(at + rolled0 // 3 % 3)
        sheet.count(at + rolled0 // 9 % 3)
    sheet.put_packed(at + 3, p.bonfire, 4)
    sheet.put(at + 6, p.pack)
    sheet.put(at + 7, turn.rounds_left(p, seat))
    if p.step != OVER:
        sheet.put(at + 8 + p.step, 1)
