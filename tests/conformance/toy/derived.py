# Written by `houndtable derive toy` from board.py: change that, not this.
# ruff: noqa: I001
"""A position of Toy, its copies, and what a seat knows of it as numbers."""

from __future__ import annotations

from abc import abstractmethod
from houndtable.kernel.chance import Chance
from houndtable.kernel.events import Event
from houndtable.kernel.knowledge import Knowledge, no_knowledge
from houndtable.kernel.observation import Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAYING: Final = 0
OVER: Final = 1


class Position(State):
    """What lies on a table of Toy; a copy if there is one it is `like`."""

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
            self.turn: i64 = 0
            self.scores: list[int] = [0] * players
            self.hands: list[list[int]] = [[] for _ in range(players)]
            self.deck: list[int] = []
            self.pile: list[int] = []
            self.knowledge: Knowledge = no_knowledge(players, 6)  # who knows which card
        else:
            self.waiting = like.waiting[:]
            self.rounds = like.rounds[:]
            self.step = like.step
            self.turn = like.turn
            self.scores = like.scores[:]
            self.hands = [row[:] for row in like.hands]
            self.deck = like.deck[:]
            self.pile = like.pile[:]
            self.knowledge = like.knowledge.clone()

    @abstractmethod
    def clone(self) -> Position:
        """The same position with the same future luck; nobody listens to it."""

    def observe(self, seat: i64, sheet: Sheet) -> None:
        p = self.known_to(seat)
        assert isinstance(p, Position)
        put(p, seat, sheet)


FACES: Final = [0, 0, 1, 1, 2, 2]
SEAT: Final = 6  # numbers that tell of a seat


def put(p: Position, seat: i64, sheet: Sheet) -> None:
    """What the seat knows of the position is on the sheet."""
    known = p.knowledge.known
    players: i64 = p.players
    owner: i64 = seat
    at: i64 = 0
    end: i64 = SEAT * players
    while at < end:
        if owner == p.turn:
            sheet.put(at, 1)
        sheet.put(at + 1, p.scores[owner])
        for piece in p.hands[owner]:
            if known[piece] >> seat & 1:
                sheet.count(at + 2 + FACES[piece])
        sheet.put(at + 5, len(p.hands[owner]))
        at += SEAT
        owner += 1
        if owner == players:
            owner = 0
    sheet.put(at, len(p.deck))
    for piece in p.pile:
        sheet.count(at + 1 + FACES[piece])
    if p.step != OVER:
        sheet.put(at + 4 + p.step, 1)
