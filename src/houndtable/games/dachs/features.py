"""A position of Dachs as figures, from one seat's side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import COLOURS, FACE_TEXTS, FACES
from houndtable.games.dachs.packed import at, bit_of, counts_of, of_colours, size_of, sum_of
from houndtable.games.dachs.position import OVER, STEPS, Position, of_colour
from houndtable.games.dachs.scoring import in_hand
from houndtable.games.dachs.seats import hand_of, lives_of, points_of
from houndtable.games.dachs.thumb import best_play
from houndtable.games.dachs.vocabulary import PLAY_INDEX
from houndtable.kernel.figures import add_choice, add_flag, add_packed, names_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

SEAT_NAMES: Final = [
    *[f"hand {face}" for face in FACE_TEXTS],
    "cards in hand",
    "points in hand",
    "best play",
    "all can be played",
    "points",
    "points over the target",
    "lead over the last of the others",
    "the same in the last lap",
    "still on in this lap",
    "lives",
    "on the last life",
    "on turn",
    "began the round",
]
TABLE_NAMES: Final = [
    *[f"row {face}" for face in FACE_TEXTS],
    *[f"oldest {face}" for face in FACE_TEXTS],
    *[f"retrievable {face}" for face in FACE_TEXTS],
    *[f"played {face}" for face in FACE_TEXTS],
    *[f"retrievable {colour}" for colour in COLOURS],
    *[f"step {step}" for step in STEPS[:OVER]],
    "deck",
    "draws left",
    "has drawn",
    "last lap",
]


def names(players: int) -> list[str]:
    """What each figure tells."""
    return names_of(players, SEAT_NAMES, TABLE_NAMES)


def features(state: State, seat: i64, whole: bool) -> list[float]:
    """The figures; `whole` tells hidden cards too, else only what the seat knows."""
    assert isinstance(state, Position)
    values: list[float] = []
    turn: i64 = 0
    while turn < state.players:
        add_seat(values, state, (seat + turn) % state.players, -1 if whole else seat)
        turn += 1
    add_table(values, state)
    return values


def add_seat(values: list[float], p: Position, owner: i64, viewer: i64) -> None:
    """A player: the hand as far as the viewer knows it, -1 knows all; points and lives."""
    hand: i64 = known_of(p, owner, viewer)
    key: i64 = counts_of(hand)
    points: i64 = points_of(p, owner)
    lives: i64 = lives_of(p, owner)
    add_packed(values, key, FACES, 0.5)
    values.append(int(size_of(hand_of(p, owner))) * 0.2)
    values.append(int(in_hand(hand)) * 0.06)
    values.append(best_play(key, sum_of(key)) * 0.06)
    add_flag(values, key in PLAY_INDEX)
    values.append(int(points) / int(p.target))
    values.append(int(max(0, points - p.target)) * 0.1)
    lead = max(-1.0, min(1.0, int(lead_of(p, owner, viewer)) * 0.05))
    values.append(lead)
    values.append(lead if p.last_lap else 0.0)
    add_flag(values, (owner - p.first + p.players) % p.players >= (p.seat - p.first + p.players) % p.players)
    values.append(int(lives) * 0.5)
    add_flag(values, lives == 1)
    add_flag(values, owner == p.seat)
    add_flag(values, owner == p.first)


def known_of(p: Position, owner: i64, viewer: i64) -> i64:
    """The cards of a hand that the viewer knows; -1 knows all."""
    held: i64 = hand_of(p, owner)
    return held if viewer == -1 or viewer == owner else held & p.seen


def lead_of(p: Position, owner: i64, viewer: i64) -> i64:
    """How many points more than the last of the others, what is known of the hands taken off [8.2]."""
    lowest: i64 = 1000
    for other in range(p.players):
        if other != owner:
            score: i64 = points_of(p, other) - in_hand(known_of(p, other, viewer))
            lowest = min(lowest, score)
    return points_of(p, owner) - in_hand(known_of(p, owner, viewer)) - lowest


def add_table(values: list[float], p: Position) -> None:
    """What lies open, and the step of the turn."""
    add_packed(values, counts_of(p.row_cards), FACES, 0.5)
    add_packed(values, oldest_of(p), FACES, 0.5)
    add_packed(values, counts_of(p.row_cards & of_colours(p.retrievable)), FACES, 0.5)
    add_packed(values, counts_of(p.played), FACES, 0.5)
    colour: i64 = 0
    while colour < 4:
        values.append(int(of_colour(p.retrievable, colour)) * 0.3)
        colour += 1
    add_choice(values, p.step, OVER)
    values.append(int(p.deck_size) * 0.05)
    values.append(int(p.draws_left) * 0.3)
    add_flag(values, p.has_drawn)
    add_flag(values, p.last_lap)


def oldest_of(p: Position) -> i64:
    """How many cards of each face are among the two oldest of the row, packed four bits a face."""
    counts: i64 = 0
    place: i64 = 0
    while place < 2 and place < p.row_size:
        counts += bit_of(4 * at(p.row, place))
        place += 1
    return counts
