"""A position of Dachs: where the 32 cards lie, whose turn it is and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.kernel.chance import Chance
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps of a turn at which something is decided [3.2]; scoring is never a decision.
PLAYING: Final = 0
DRAWING: Final = 1
RETRIEVING: Final = 2
PLACING: Final = 3
OVER: Final = 4
STEPS: Final = ["play", "draw", "retrieve", "place", "over"]


class Position(State):
    """What lies on the table, packed in numbers: see packed.py. Of equal cards that all saw it does not matter which
    is which, so the row tells its order by faces. Copies share the lists: a change makes a new one."""

    def __init__(
        self,
        players: int,
        options: Options,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        batch: list[int],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.options = options
        self.hand0: i64 = 0  # the sets of cards in the hands of the four seats: see seats.py
        self.hand1: i64 = 0
        self.hand2: i64 = 0
        self.hand3: i64 = 0
        self.seen: i64 = 0  # the cards in hands that everybody saw go there [10.1]
        self.standing0: i64 = 0  # points, bonuses and lives of the four seats: see seats.py
        self.standing1: i64 = 0
        self.standing2: i64 = 0
        self.standing3: i64 = 0
        self.row: i64 = 0  # a line, the oldest first
        self.row_size: i64 = 0
        self.row_cards: i64 = 0  # the same as a set
        self.played: i64 = 0  # this turn's play, until it is placed
        self.deck: i64 = 0  # a set; its order are two lines: see stacks.py
        self.deck_size: i64 = 0
        self.deck_line: i64 = 0
        self.deck_line2: i64 = 0
        self.pile: i64 = 0  # the same
        self.pile_size: i64 = 0
        self.pile_line: i64 = 0
        self.pile_line2: i64 = 0
        self.batch = batch  # for each card the shuffle it comes from, the `batches`-th is the latest: see knowing.py
        self.batches: i64 = 0
        self.retrievable: i64 = 0  # how many more of each colour may be retrieved [6.1], three bits a colour
        self.target: i64 = 0  # [8.1]
        self.draws_left: i64 = 0
        self.has_drawn = False
        self.step: i64 = PLAYING
        self.seat: i64 = 0
        self.first: i64 = 0  # who started the round
        self.last_lap = False
        self.turns: i64 = 0  # turns finished in this round


def of_colour(counts: i64, colour: i64) -> i64:
    """The count of one colour, where counts are packed three bits a colour."""
    return counts >> 3 * colour & 7
