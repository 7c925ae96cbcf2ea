"""A position of Dachs: where the 32 cards lie, whose turn it is and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import IDS
from houndtable.kernel.chance import Chance
from houndtable.kernel.knowledge import Knowledge
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
LINE: Final = 8  # so many items of a list come from memory at once
STEPS: Final = ["play", "draw", "retrieve", "place", "over"]


class Position(State):
    """What lies on the table. The row's first card is the oldest, the deck's last is on top."""

    def __init__(
        self,
        players: int,
        options: Options,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        knowledge: Knowledge,
        hands: list[list[int]],
        row: list[int],
        deck: list[int],
        pile: list[int],
        played: list[int],
        points: list[int],
        bonuses: list[int],
        lives: list[int],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.options = options
        self.knowledge = knowledge
        self.hands = hands
        self.row = row
        self.deck = deck
        self.pile = pile
        self.played = played  # this turn's play, until it is placed
        self.points = points  # on the score board, bonuses included
        self.bonuses = bonuses
        self.lives = lives
        self.retrievable: i64 = 0  # how many more of each colour may be retrieved [6.1], three bits a colour
        self.target: i64 = 0  # [8.1]
        self.draws_left: i64 = 0
        self.has_drawn = False
        self.step: i64 = PLAYING
        self.seat: i64 = 0
        self.first: i64 = 0  # who started the round
        self.last_lap = False
        self.turns: i64 = 0  # turns finished in this round

    def touch(self, depth: i64) -> i64:
        """The lists themselves; what lies in them; the cards in the hands."""
        found: i64 = 0
        if depth == 0:
            found += len(self.knowledge.known)
            found += len(self.hands)
            found += len(self.row)
            found += len(self.played)
            found += len(self.pile)
            found += len(self.deck)
            found += len(self.points)
            found += len(self.lives)
        elif depth == 1:
            known = self.knowledge.known
            card: i64 = 0
            while card < IDS:
                found += known[card]
                card += LINE
            for hand in self.hands:
                found += len(hand)
            found += self.points[0]
            found += self.lives[0]
            found += first_of(self.row)
            found += first_of(self.pile)
        else:
            for hand in self.hands:
                found += first_of(hand)
        return found


def first_of(cards: list[int]) -> i64:
    """The first of the cards, 0 if there is none."""
    return cards[0] if cards else 0


def of_colour(counts: i64, colour: i64) -> i64:
    """The count of one colour, where counts are packed three bits a colour."""
    return counts >> 3 * colour & 7
