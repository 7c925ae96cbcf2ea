# Written by `houndtable derive drachensachen` from board.py: change that, not this.
# ruff: noqa: E402, I001
"""A position of Drachensachen, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.games.drachensachen.change import Change
from houndtable.games.drachensachen.components import NOTHING
from houndtable.games.drachensachen.house_rules import HouseRules
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.observation import Sheet, near
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

EXCHANGING: Final = 0
PLAYING: Final = 1
OWING: Final = 2
MISSING: Final = 3
GIVING: Final = 4
TURNING: Final = 5
LIFTING: Final = 6
OVER: Final = 7


class Position(State):
    """What lies on a table of Drachensachen; a copy if there is one it is `like`."""

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
            self.direction: i64 = 1  # [3.1]
            self.turns: i64 = 0  # plays, misses and piles taken in this round
            self.facing: i64 = 12  # [4.2]
            self.run: i64 = 0  # on top [4.4]
            self.debt: i64 = 0  # cards owed [5.2]
            self.skip: i64 = 0  # [5.8]
            self.quick: bool = False  # of a Nullo [10.3]
            self.todo: i64 = 0  # [10.6] [10.9]
            self.lost: list[int] = [0] * players  # coins
            self.curses: list[int] = [-1] * players  # in this round [9.1]
            self.chaos: bool = False  # [9.4]
            self.abilities: i64 = 0  # [10.1]
            self.used: i64 = 0  # abilities that were drawn
            self.answers: list[int] = [-1] * players
            self.spurned: list[int] = [0] * players  # what fitted [3.4]
            self.pile: list[int] = []
            self.draw_pile: list[int] = []
            self.gone: i64 = 0  # left the round face up
            self.out: list[int] = []  # left it unseen [2.3]
            self.hands: list[int] = [0] * players
            self.opens: list[int] = [0] * players
            self.hidden: list[list[int]] = [[] for _ in range(players)]
            self.told: list[int] = []  # [viewer * players + owner]: known when a card was given [11.4]
            self.since: list[Change] = []  # what all saw happen to hands since then
            self.past: list[int] = []  # abilities and, seven bits higher, curses of each round before
            self.house: HouseRules = HouseRules(options, players)
            self.shown: list[int] = [0] * players  # of each hand, what everybody saw go there [11.2]
            self.heap: i64 = 0  # the pile's cards, counted
            self.top: i64 = NOTHING
            self.idle: i64 = 0  # turns in a row that changed nothing for good, or MOVED [7.5]
            self.reached: bool = False  # whether the hoard was [8.1]
        else:
            self.waiting = like.waiting[:]
            self.rounds = like.rounds[:]
            self.step = like.step
            self.seat = like.seat
            self.first = like.first
            self.direction = like.direction
            self.turns = like.turns
            self.facing = like.facing
            self.run = like.run
            self.debt = like.debt
            self.skip = like.skip
            self.quick = like.quick
            self.todo = like.todo
            self.lost = like.lost[:]
            self.curses = like.curses[:]
            self.chaos = like.chaos
            self.abilities = like.abilities
            self.used = like.used
            self.answers = like.answers[:]
            self.spurned = like.spurned[:]
            self.pile = like.pile[:]
            self.draw_pile = like.draw_pile[:]
            self.gone = like.gone
            self.out = like.out
            self.hands = like.hands[:]
            self.opens = like.opens[:]
            self.hidden = [row[:] for row in like.hidden]
            self.told = like.told[:]
            self.since = like.since[:]
            self.past = like.past[:]
            self.house = like.house
            self.shown = like.shown[:]
            self.heap = like.heap
            self.top = like.top
            self.idle = like.idle
            self.reached = like.reached

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


# These know positions, so they come after them.
from houndtable.games.drachensachen import components, knowing, turn


SEAT: Final = 36  # numbers that tell of a seat


def put(p: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of the position is on the sheet."""
    players: i64 = p.players
    owner: i64 = seat
    at: i64 = 0
    end: i64 = SEAT * players
    while at < end:
        if owner == p.seat:
            sheet.put(at, 1)
        if owner in p.waiting:
            sheet.put(at + 1, 1)
        sheet.put(at + 2, near(p.lost[owner]))
        found3_of_seat: i64 = p.curses[owner]
        if found3_of_seat >= 0:
            sheet.put(at + 3 + found3_of_seat, 1)
        sheet.put_packed(at + 10, knowing.sure_of(p, owner, seat), 4)
        sheet.put(at + 22, components.size_of(p.hands[owner]))
        sheet.put_packed(at + 23, p.opens[owner], 4)
        sheet.put(at + 35, len(p.hidden[owner]))
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    if p.direction > 0:
        sheet.put(at, 1)
    sheet.put(at + 1, near(turn.idle_turns(p)))
    found2: i64 = p.facing
    if found2 != 12:
        sheet.put(at + 2 + found2, 1)
    found14: i64 = p.top
    if found14 != 12:
        sheet.put(at + 14 + found14, 1)
    sheet.put(at + 26, p.run)
    sheet.put(at + 27, p.debt)
    sheet.put(at + 28, p.skip)
    if p.quick:
        sheet.put(at + 29, 1)
    sheet.put(at + 30, p.todo)
    if p.chaos:
        sheet.put(at + 31, 1)
    sheet.put_packed(at + 32, p.abilities, 1)
    sheet.put_packed(at + 39, p.used, 1)
    sheet.put_packed(at + 46, p.heap, 4)
    sheet.put(at + 58, len(p.draw_pile))
    sheet.put_packed(at + 59, p.gone, 4)
    sheet.put(at + 71, len(p.out))
    sheet.put_packed(at + 72, p.shown[seat], 4)
    if p.step != OVER:
        sheet.put(at + 84 + p.step, 1)
