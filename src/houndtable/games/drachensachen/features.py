"""A position of Drachensachen as figures, from one seat's side. Hidden Remainders, which nobody knows, are not told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import ABILITIES, FACE_TEXTS, FACES, NULLO, SET, size_of
from houndtable.games.drachensachen.fitting import fitting
from houndtable.games.drachensachen.knowing import certain
from houndtable.games.drachensachen.position import OVER, STEPS, Position, has_only_hidden
from houndtable.games.drachensachen.scoring import hidden_coins
from houndtable.kernel.figures import add_choice, add_flag, add_packed, names_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SEAT_NAMES: Final = [
    *[f"hand {face}" for face in FACE_TEXTS],
    *[f"open {face}" for face in FACE_TEXTS],
    "cards in hand",
    "dragons in hand",
    "different cards in hand",
    "cards in hand that fit",
    "different cards in hand that fit",
    "cards in all",
    "open Remainders",
    "hidden Remainders",
    "has only hidden Remainders",
    "coins at stake",
    "coins lost",
    "on turn",
]
TABLE_NAMES: Final = [
    *[f"faces {face}" for face in [*FACE_TEXTS, "nothing"]],
    *[f"on top {face}" for face in [*FACE_TEXTS, "nothing"]],
    *[f"pile {face}" for face in FACE_TEXTS],
    "pile",
    *[f"{run} in a row" for run in range(1, SET)],
    "debt",
    "turns to be missed",
    "draw pile",
    "played clockwise",
    "an extra turn",
    "turns that changed nothing",
    *[f"step {step}" for step in STEPS[:OVER]],
    *ABILITIES,
    "most lost",
]


def names(players: int) -> list[str]:
    """What each figure tells."""
    return names_of(players, SEAT_NAMES, TABLE_NAMES)


def features(state: State, seat: i64, whole: bool) -> list[float]:
    """The figures; `whole` tells hidden hands too, else only what the seat is sure of."""
    assert isinstance(state, Position)
    values: list[float] = []
    hands = state.hands if whole else certain(state, seat)
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        add_seat(values, state, owner, hands[owner])
        turn += 1
    add_table(values, state)
    return values


def add_seat(values: list[float], p: Position, owner: i64, hand: i64) -> None:
    """A player: the hand as far as it is told, the Remainders, the coins."""
    size: i64 = size_of(p.hands[owner])
    opens: i64 = size_of(p.opens[owner])
    add_packed(values, hand, FACES, 0.4)
    add_packed(values, p.opens[owner], FACES, 0.4)
    different: i64 = 0
    dragons: i64 = 0
    fit: i64 = 0
    different_fit: i64 = 0
    fits: i64 = fitting(p)
    face: i64 = 0
    while face < FACES:
        count: i64 = hand >> 4 * face & 15
        if count > 0:
            different += 1
            if fits >> face & 1:
                fit += count
                different_fit += 1
        if face >= NULLO:
            dragons += count
        face += 1
    values.append(int(size) * 0.1)
    values.append(int(dragons) * 0.3)
    values.append(int(different) * 0.1)
    values.append(int(fit) * 0.2)
    values.append(int(different_fit) * 0.2)
    values.append(int(size + opens + len(p.hidden[owner])) * 0.07)
    values.append(int(opens) * 0.3)
    values.append(len(p.hidden[owner]) * 0.3)
    add_flag(values, has_only_hidden(p, owner))
    values.append(min(1.0, int(size + opens + hidden_coins(p, owner)) * 0.1))
    values.append(p.lost[owner] / p.options.number("hoard"))
    add_flag(values, owner == p.seat)


def add_table(values: list[float], p: Position) -> None:
    """The pile, what is owed, and how far the game is."""
    add_choice(values, p.facing, FACES + 1)
    add_choice(values, p.top, FACES + 1)
    add_packed(values, p.heap, FACES, 0.3)
    values.append(len(p.pile) * 0.05)
    add_choice(values, p.run - 1, SET - 1)
    values.append(int(p.debt) * 0.2)
    values.append(int(p.skip) * 0.3)
    values.append(len(p.draw_pile) * 0.05)
    add_flag(values, p.direction > 0)
    add_flag(values, p.quick)
    values.append(min(1.0, max(int(p.idle), 0) * 0.02))
    add_choice(values, p.step, OVER)
    ability: i64 = 0
    while ability < len(ABILITIES):
        add_flag(values, p.abilities >> ability & 1 == 1)
        ability += 1
    values.append(max(p.lost) / p.options.number("hoard"))
