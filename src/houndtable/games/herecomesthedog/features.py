"""A position of Here Comes the Dog as figures, from one seat's side. All is open but a defence already chosen, which
is not told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.herecomesthedog.components import (
    CHARCOAL,
    COLOURS,
    DICE,
    FALLS,
    FIRE,
    MEAT,
    STICKS,
    VILLAGERS,
    held_by,
    number_of,
)
from houndtable.games.herecomesthedog.position import OVER, STEPS, Position, must_roll_again
from houndtable.kernel.figures import add_choice, add_flag, names_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

FEW: Final = 4  # sticks of a colour at the bonfire that may go in a turn or two
ROUNDS: Final = 5

SEAT_NAMES: Final = [
    *COLOURS,
    "dogs to tame",
    "single meat",
    "sets of fire and charcoal",
    "dogs not fended off",
    "would fall",
    "dogs",
    *[f"{standing} villagers" for standing in range(VILLAGERS + 1)],
    *[f"{falls} falls" for falls in range(FALLS)],
    "on turn",
]
TABLE_NAMES: Final = [
    *[f"{colour} at the bonfire" for colour in COLOURS],
    *[f"{few} meat left" for few in range(FEW)],
    *[f"{few} charcoal left" for few in range(FEW)],
    *[f"{colour} rolled" for colour in COLOURS],
    *[f"step {step}" for step in STEPS[:OVER]],
    "must roll again",
    "pack",
    *[f"{rounds} rounds left" for rounds in range(1, ROUNDS + 1)],
]


def names(players: int) -> list[str]:
    """What each figure tells."""
    return names_of(players, SEAT_NAMES, TABLE_NAMES)


def features(state: State, seat: i64, whole: bool) -> list[float]:
    """The figures, the same whether whole or as the seat knows them."""
    assert isinstance(state, Position)
    values: list[float] = []
    turn: i64 = 0
    while turn < state.players:
        add_seat(values, state, (seat + turn) % state.players)
        turn += 1
    add_table(values, state)
    return values


def add_seat(values: list[float], p: Position, owner: i64) -> None:
    """A player: sticks, what they are good for, dogs and villagers."""
    held: i64 = held_by(p.held, owner)
    meat: i64 = number_of(held, MEAT)
    fire: i64 = number_of(held, FIRE)
    charcoal: i64 = number_of(held, CHARCOAL)
    sets: i64 = fire if fire < charcoal else charcoal
    unfended: i64 = max(0, meat - meat // 2 - sets)  # [6.5]
    values.append(int(meat) / STICKS[MEAT])
    values.append(int(fire) / STICKS[FIRE])
    values.append(int(charcoal) / STICKS[CHARCOAL])
    values.append(int(meat // 2) * 0.25)
    add_flag(values, meat & 1 == 1)
    values.append(int(sets) * 0.2)
    values.append(int(unfended) * 0.25)
    add_flag(values, unfended >= p.villagers[owner])
    values.append(p.dogs[owner] * 0.1)
    add_choice(values, p.villagers[owner], VILLAGERS + 1)
    add_choice(values, p.falls[owner], FALLS)
    add_flag(values, owner == p.seat)


def add_table(values: list[float], p: Position) -> None:
    """The bonfire, the dice, the step of the turn and how far the game is."""
    colour: i64 = 0
    while colour < len(COLOURS):
        values.append(int(number_of(p.bonfire, colour)) / STICKS[colour])
        colour += 1
    add_choice(values, number_of(p.bonfire, MEAT), FEW)
    add_choice(values, number_of(p.bonfire, CHARCOAL), FEW)
    rolled = [0, 0, 0]
    dice: i64 = p.dice
    die: i64 = 0
    while die < DICE and p.dice >= 0:
        rolled[dice % 3] += 1
        dice //= 3
        die += 1
    for count in rolled:
        values.append(count * 0.5)
    add_choice(values, p.step, OVER)
    add_flag(values, must_roll_again(p))
    values.append(int(p.pack) * 0.04)
    add_choice(values, min(ROUNDS, p.last_round - len(p.rounds)) - 1, ROUNDS)
