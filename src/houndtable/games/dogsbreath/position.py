"""A position of Dog's Breath: where the cards lie, whose turn it is and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import SCAVENGER, face_of
from houndtable.kernel.chance import Chance
from houndtable.kernel.knowledge import Knowledge
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is decided next.
DRAFTING: Final = 0  # [3.1]
DRAWING: Final = 1  # [4.2]
DISCARDING: Final = 2  # [4.4]
OFFERING: Final = 3  # [5.2]
REQUESTING: Final = 4  # [5.3]
GUARDING: Final = 5  # [5.4]
STAYING: Final = 6  # [6.6]
GOING: Final = 7  # [6.1]
OVER: Final = 8
STEPS: Final = ["draft", "draw", "discard", "offer", "request", "guard", "stay", "go", "over"]

NOBODY: Final = -1
NOTHING: Final = -1


class Position(State):
    """What lies on the table. The deck's last card is on top. The card offered to an opponent is still listed in its
    owner's hand: until the swap nobody else can tell which it is [10.5]."""

    def __init__(
        self,
        players: int,
        options: Options,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        knowledge: Knowledge,
        hands: list[list[int]],
        grid: list[int],
        deck: list[int],
        discards: list[int],
        used: list[int],
        played: list[int],
        box: list[int],
        latest: list[int],
        journal: list[int],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.options = options
        self.knowledge = knowledge
        self.hands = hands
        self.grid = grid  # a card or NOTHING for each place [2.3]
        self.deck = deck
        self.discards = discards  # face up
        self.used = used  # specials face down among the discards [4.3]
        self.played = played  # specials on the table: a Scavenger, and the Guard Dog that blocks it
        self.box = box  # cards that are not played with [1.3]
        self.latest = latest  # the face of each seat's latest discard of this round, or NOTHING [8.4]
        self.journal = journal  # what happened to the cards since the draft, shared by copies; see there
        self.written: i64 = 0  # entries of it that are this position's
        self.step: i64 = DRAFTING
        self.seat: i64 = 0  # whose turn it is
        self.first: i64 = 0  # who started the round
        self.turns: i64 = 0  # turns finished in this round
        self.up: i64 = 0  # places of the grid that lie face up, a bit a place
        self.begun = False  # whether something was done in this turn of the draft [3.3]
        self.bottom: i64 = 0  # cards under the deck that were left of the grid, while all of them lie there [3.7]
        self.seen: i64 = 0  # the key of those that everybody saw
        self.outer: i64 = NOBODY  # who is out [6.1]
        self.has_drawn = False
        self.has_scavenged = False
        self.taken: i64 = NOTHING  # the face taken from the discards this turn [4.5]
        self.target: i64 = NOBODY  # before whom the Scavenger lies [5.2]
        self.offered: i64 = NOTHING  # the card offered [5.2]
        self.requested: i64 = NOTHING  # the face asked for [5.3]
        self.asked: i64 = NOBODY  # whose Guard Dog may block [5.4]
        self.named = False  # [5.3]
        self.may_return = True  # [4.5]
        self.minimum: i64 = 0  # [6.3]
        self.needs_super = False  # [6.4]
        self.cap: i64 = 0  # [6.8]


def holds(hand: list[int], face: i64) -> bool:
    """Whether a card with this face is in the hand."""
    for card in hand:
        if face_of(card) == face:
            return True
    return False


def can_scavenge(p: Position) -> bool:
    """Whether whoever's turn it is may play a Scavenger: holds one, and played none this turn [5.1]."""
    return not p.has_scavenged and holds(p.hands[p.seat], SCAVENGER)


def wait_for(p: Position, seat: i64) -> None:
    """That seat owes a choice now."""
    if p.waiting:
        p.waiting[0] = seat
    else:
        p.waiting.append(seat)


def next_seat(p: Position, seat: i64) -> i64:
    """The seat to the left, clockwise."""
    following: i64 = seat + 1
    return 0 if following == p.players else following
