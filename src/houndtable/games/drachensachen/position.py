"""A position of Drachensachen: where the 96 cards lie, who knows of them, and what somebody owes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.change import Change
from houndtable.games.drachensachen.components import NO_CURSE, NOTHING
from houndtable.games.drachensachen.house_rules import HouseRules
from houndtable.kernel.chance import Chance
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What is to be decided [3.3].
EXCHANGING: Final = 0  # [2.5]
PLAYING: Final = 1  # a normal turn
OWING: Final = 2  # [5.3]
MISSING: Final = 3  # [5.9]
GIVING: Final = 4  # [10.6]
TURNING: Final = 5  # [10.7]
LIFTING: Final = 6  # [10.9]
OVER: Final = 7
STEPS: Final = ["exchange", "play", "owe", "miss", "give", "turn", "lift", "over"]

NO_ANSWER: Final = -1
MOVED: Final = -1  # a count of idle turns that is 0 when the turn under way ends, for that changed something [7.5]


class Position(State):
    """What lies on the table. Heaps without order are counts of faces; the pile's and the draw pile's last is on
    top. Viewer number `players` is a spectator."""

    def __init__(
        self,
        players: int,
        house: HouseRules,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        hands: list[int],
        shown: list[int],
        spurned: list[int],
        opens: list[int],
        hidden: list[list[int]],
        draw_pile: list[int],
        out: list[int],
        pile: list[int],
        told: list[int],
        since: list[Change],
        answers: list[int],
        curses: list[int],
        lost: list[int],
        past: list[int],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.house = house
        self.options = house.options
        self.hands = hands
        self.shown = shown  # of each hand, what everybody saw go there [11.2]
        self.spurned = spurned  # of each hand, the faces that fitted when its player took the pile [3.4], as bits
        self.opens = opens
        self.hidden = hidden
        self.draw_pile = draw_pile
        self.out = out  # left the round unseen [2.3]
        self.pile = pile
        self.told = told  # [viewer * players + owner]: what each viewer knew of each hand when a card was given [11.4]
        self.since = since  # what all saw happen to hands since then
        self.answers = answers  # moves chosen in secret [2.6]
        self.curses = curses  # of each seat, in this round [9.1]
        self.lost = lost  # coins in all rounds before
        self.past = past  # the abilities and, seven bits higher, the curses of each round before
        self.gone: i64 = 0  # left the round face up
        self.heap: i64 = 0  # the pile's cards, counted
        self.top: i64 = NOTHING
        self.run: i64 = 0  # equal cards in a row on top [4.4]
        self.facing: i64 = NOTHING  # [4.2]
        self.debt: i64 = 0  # cards owed [5.2]
        self.skip: i64 = 0  # turns to be missed [5.8]
        self.direction: i64 = 1  # of play: 1 clockwise, -1 the other way [3.1]
        self.step: i64 = OVER
        self.seat: i64 = 0
        self.first: i64 = 0  # who started the round
        self.turns: i64 = 0  # plays, misses and piles taken in this round
        self.idle: i64 = 0  # how many of them in a row changed nothing for good, or MOVED [7.5]
        self.quick = False  # whether this is a Nullo's extra turn [10.3]
        self.todo: i64 = 0  # cards still to be given or lifted [10.6] [10.9]
        self.abilities: i64 = 0  # in force [10.1]
        self.used: i64 = 0  # that were drawn
        self.chaos = False  # [9.4]
        self.reached = False  # whether the hoard was [8.1]

    def copy_figures(self, other: Position) -> None:
        """All single figures are the other position's."""
        self.gone = other.gone
        self.heap = other.heap
        self.top = other.top
        self.run = other.run
        self.facing = other.facing
        self.debt = other.debt
        self.skip = other.skip
        self.direction = other.direction
        self.step = other.step
        self.seat = other.seat
        self.first = other.first
        self.turns = other.turns
        self.idle = other.idle
        self.quick = other.quick
        self.todo = other.todo
        self.abilities = other.abilities
        self.used = other.used
        self.chaos = other.chaos
        self.reached = other.reached


def no_curses(players: int) -> list[int]:
    """Nobody is cursed."""
    return [NO_CURSE] * players


def has_cards(p: Position, seat: i64) -> bool:
    """Whether the player has a hand or Remainders left [3.6]."""
    return p.hands[seat] != 0 or p.opens[seat] != 0 or len(p.hidden[seat]) > 0


def has_only_hidden(p: Position, seat: i64) -> bool:
    """Whether the player has to play blind [3.2]."""
    return p.hands[seat] == 0 and p.opens[seat] == 0


def following(p: Position, seats: i64) -> i64:
    """The player so many seats on, in the direction of play [3.1]."""
    return (p.seat + seats * p.direction) % p.players
