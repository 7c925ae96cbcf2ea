"""A position of Here Comes the Dog: sticks, dogs, villagers, the dice, whose turn it is and at which step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.components import ALL_STICKS, DOGS, RESTORED
from houndtable.kernel.chance import Chance
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# The steps at which something is decided [3.2].
ROLLING: Final = 0
TAKING: Final = 1
STEALING: Final = 2
DEFENDING: Final = 3
OVER: Final = 4
STEPS: Final = ["roll", "take", "steal", "defend", "over"]

NOT_ROLLED: Final = -1


class Position(State):
    """What lies on the table, all of it open [11.1] but for `chosen` at the step `defend` [11.2]."""

    def __init__(
        self,
        players: int,
        options: Options,
        chance: Chance,
        waiting: list[int],
        rounds: list[Round],
        dogs: list[int],
        tamed: list[int],
        villagers: list[int],
        falls: list[int],
        takes: list[list[int]],
        defences: list[list[int]],
    ) -> None:
        super().__init__(players, chance, waiting, rounds)
        self.options = options
        self.dogs = dogs
        self.tamed = tamed  # dogs tamed in the whole game, those returned to the pack included
        self.villagers = villagers  # standing; nobody has none but who is knocked out
        self.falls = falls  # how often all of a player's villagers had fainted [9.2]
        self.takes = takes  # what the table's options allow, by `take_key`
        self.defences = defences  # the same, by `defence_key`
        self.last_round: i64 = 0  # [2.4]
        self.pack: i64 = DOGS
        self.bonfire: i64 = ALL_STICKS
        self.held: i64 = 0  # by everybody, see `held_by`
        self.dice: i64 = NOT_ROLLED  # three colours, as digits of a number to the base 3
        self.chosen: i64 = 0  # in the latest Assault incident, see `chosen_by`
        self.step: i64 = ROLLING
        self.seat: i64 = 0
        self.turns: i64 = 0  # turns finished in this round
        self.feeds: i64 = 0  # incidents of each kind in the whole game
        self.fests: i64 = 0
        self.assaults: i64 = 0
        self.thefts: i64 = 0


def chosen_by(p: Position, seat: i64) -> i64:
    """The defence a seat has chosen; -1 if none."""
    return (p.chosen >> 6 * seat & 63) - 1


def must_roll_again(p: Position) -> bool:
    """Whether the dice have just brought an incident, or a Theft with nobody to rob [7.7] [8.2]."""
    return p.step == ROLLING and p.dice != NOT_ROLLED


def living(p: Position) -> i64:
    """How many players are not knocked out."""
    number: i64 = 0
    for standing in p.villagers:
        if standing > 0:
            number += 1
    return number


def fainted_of(p: Position, seat: int) -> int:
    """How many of a seat's villagers have fainted in the whole game: all of those before each fall, and some since."""
    return sum(RESTORED[: p.falls[seat] + 1]) - p.villagers[seat]
