# Written by `houndtable derive dachs` from board.py: change that, not this.
# ruff: noqa: E402, I001
"""A position of Dachs, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.games.dachs.components import ONE_BATCH
from houndtable.games.dachs.packed import counts_of
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.observation import Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAYING: Final = 0
DRAWING: Final = 1
RETRIEVING: Final = 2
PLACING: Final = 3
OVER: Final = 4


class Position(State):
    """What lies on a table of Dachs; a copy if there is one it is `like`."""

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
            self.last_lap: bool = False
            self.draws_left: i64 = 0
            self.has_drawn: bool = False
            self.retrievable: i64 = 0  # of each colour [6.1]
            self.batches: i64 = 0  # the latest: see knowing.py
            self.played: i64 = 0  # this turn's play, until it is placed
            self.seen: i64 = 0  # the cards in hands that everybody saw go there [10.1]
            self.row: i64 = 0  # a line, the oldest first
            self.row_size: i64 = 0
            self.row_cards: i64 = 0  # the same as a set
            self.deck: i64 = 0  # a set; its order are two lines: see stacks.py
            self.deck_size: i64 = 0
            self.deck_line: i64 = 0
            self.deck_line2: i64 = 0
            self.pile: i64 = 0  # a set; its order are two lines: see stacks.py
            self.pile_size: i64 = 0
            self.pile_line: i64 = 0
            self.pile_line2: i64 = 0
            self.batch: list[int] = ONE_BATCH  # for each card the shuffle it comes from: see knowing.py
            self.target: i64 = options.number("target")  # [8.1]
            self.standing0: i64 = 0  # of each seat: see standing_of
            self.standing1: i64 = 0  # of each seat: see standing_of
            self.standing2: i64 = 0  # of each seat: see standing_of
            self.standing3: i64 = 0  # of each seat: see standing_of
            self.hand0: i64 = 0  # of each seat: see hand_of
            self.hand1: i64 = 0  # of each seat: see hand_of
            self.hand2: i64 = 0  # of each seat: see hand_of
            self.hand3: i64 = 0  # of each seat: see hand_of
        else:
            self.waiting = like.waiting
            self.rounds = like.rounds
            self.step = like.step
            self.seat = like.seat
            self.first = like.first
            self.turns = like.turns
            self.last_lap = like.last_lap
            self.draws_left = like.draws_left
            self.has_drawn = like.has_drawn
            self.retrievable = like.retrievable
            self.batches = like.batches
            self.played = like.played
            self.seen = like.seen
            self.row = like.row
            self.row_size = like.row_size
            self.row_cards = like.row_cards
            self.deck = like.deck
            self.deck_size = like.deck_size
            self.deck_line = like.deck_line
            self.deck_line2 = like.deck_line2
            self.pile = like.pile
            self.pile_size = like.pile_size
            self.pile_line = like.pile_line
            self.pile_line2 = like.pile_line2
            self.batch = like.batch
            self.target = like.target
            self.standing0 = like.standing0
            self.standing1 = like.standing1
            self.standing2 = like.standing2
            self.standing3 = like.standing3
            self.hand0 = like.hand0
            self.hand1 = like.hand1
            self.hand2 = like.hand2
            self.hand3 = like.hand3

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


def standing_of(p: Position, seat: i64) -> i64:
    """The standing of a seat."""
    if seat == 0:
        return p.standing0
    if seat == 1:
        return p.standing1
    if seat == 2:
        return p.standing2
    return p.standing3


def put_standing(p: Position, seat: i64, number: i64) -> None:
    """The standing of the seat is this number."""
    if seat == 0:
        p.standing0 = number
    elif seat == 1:
        p.standing1 = number
    elif seat == 2:
        p.standing2 = number
    else:
        p.standing3 = number


def points_of(p: Position, seat: i64) -> i64:
    """The points of a seat."""
    return standing_of(p, seat) & 16777215


def put_points(p: Position, seat: i64, number: i64) -> None:
    """The points of the seat is this number."""
    put_standing(p, seat, standing_of(p, seat) + ((number - points_of(p, seat))))


def all_points(p: Position) -> list[int]:
    """The points of every seat."""
    return [points_of(p, seat) for seat in range(p.players)]


def bonuses_of(p: Position, seat: i64) -> i64:
    """The bonuses of a seat."""
    return standing_of(p, seat) >> 24 & 16777215


def put_bonuses(p: Position, seat: i64, number: i64) -> None:
    """The bonuses of the seat is this number."""
    put_standing(p, seat, standing_of(p, seat) + ((number - bonuses_of(p, seat)) << 24))


def all_bonuses(p: Position) -> list[int]:
    """The bonuses of every seat."""
    return [bonuses_of(p, seat) for seat in range(p.players)]


def lives_of(p: Position, seat: i64) -> i64:
    """The lives of a seat."""
    return standing_of(p, seat) >> 48 & 16383


def put_lives(p: Position, seat: i64, number: i64) -> None:
    """The lives of the seat is this number."""
    put_standing(p, seat, standing_of(p, seat) + ((number - lives_of(p, seat)) << 48))


def all_lives(p: Position) -> list[int]:
    """The lives of every seat."""
    return [lives_of(p, seat) for seat in range(p.players)]


def hand_of(p: Position, seat: i64) -> i64:
    """The hand of a seat."""
    if seat == 0:
        return p.hand0
    if seat == 1:
        return p.hand1
    if seat == 2:
        return p.hand2
    return p.hand3


def put_hand(p: Position, seat: i64, number: i64) -> None:
    """The hand of the seat is this number."""
    if seat == 0:
        p.hand0 = number
    elif seat == 1:
        p.hand1 = number
    elif seat == 2:
        p.hand2 = number
    else:
        p.hand3 = number


# These know positions, so they come after them.
from houndtable.games.dachs import packed, stacks


SEAT: Final = 21  # numbers that tell of a seat


def put(p: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of the position is on the sheet."""
    players: i64 = p.players
    owner: i64 = seat
    at: i64 = 0
    end: i64 = SEAT * players
    while at < end:
        if owner == p.seat:
            sheet.put(at, 1)
        if owner == p.first:
            sheet.put(at + 1, 1)
        sheet.put(at + 2, points_of(p, owner))
        sheet.put(at + 3, lives_of(p, owner))
        sheet.put_packed(at + 4, counts_of(hand_of(p, owner) if owner == seat else hand_of(p, owner) & p.seen), 4)
        sheet.put(at + 20, packed.size_of(hand_of(p, owner)))
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    if p.last_lap:
        sheet.put(at, 1)
    sheet.put(at + 1, p.draws_left)
    if p.has_drawn:
        sheet.put(at + 2, 1)
    sheet.put_packed(at + 3, p.retrievable, 3)
    line7: i64 = p.row
    place7: i64 = at + 7
    place7_end: i64 = place7 + 16 * p.row_size
    while place7 < place7_end:
        sheet.put(place7 + (line7 & 15), 1)
        line7 >>= 4
        place7 += 16
    sheet.put_packed(at + 151, packed.counts_of(p.played), 4)
    sheet.put(at + 167, p.deck_size)
    sheet.put_packed(at + 168, counts_of(p.pile), 4)
    sheet.put_packed(at + 184, counts_of(hand_of(p, seat) & p.seen), 4)
    if p.step != OVER:
        sheet.put(at + 200 + p.step, 1)
