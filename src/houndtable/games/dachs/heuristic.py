"""The heuristic for Dachs: score well now, keep a hand that scores well next, and hold little when the end is near.

It looks only at the player's own hand and at what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dachs.components import FACE_NUMBER, HAND_LIMIT
from houndtable.games.dachs.derived import DRAWING, PLACING, PLAYING, Position, hand_of, points_of
from houndtable.games.dachs.packed import bit_of, counts_of, size_of, sum_of
from houndtable.games.dachs.scoring import in_hand
from houndtable.games.dachs.vocabulary import (
    DRAW,
    PLAY,
    PLAY_COLOURS,
    PLAY_KEY,
    PLAY_SIZE,
    PLAY_SUM,
    STOP,
    TAKE,
    TAKE_FACE,
    plays_of,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

NEAR: Final = 14  # points from the target at which a good turn may end the round
FAR_FROM_IT: Final = 0
NEAR_THE_END: Final = 1
AT_THE_END: Final = 2

_best_play: Final[dict[int, int]] = {}


def best_play(key: int, size: i64) -> int:
    """The most points one play can make of a hand, told by its key and size, the bonus included."""
    found = _best_play.get(key)
    if found is None:
        found = 0
        for move in plays_of(key):
            found = max(found, scored(move - PLAY, size))
        _best_play[key] = found
    return found


def scored(play: i64, size: i64) -> i64:
    """The points a play makes from a hand of this size, the bonus included [4.5] [4.6]."""
    points: i64 = PLAY_SUM[play]
    cards: i64 = PLAY_SIZE[play]
    return points + cards if cards == size else points


def may_be_last_turn(p: Position) -> bool:
    """Whether somebody who plays after this turn but before the lap is over may well reach the target [8.1]."""
    seat: i64 = p.seat + 1
    while seat != p.first and seat != p.first + p.players:
        if points_of(p, seat % p.players) + NEAR >= p.target:
            return True
        seat += 1
    return False


def haste_of(p: Position) -> i64:
    """How near the end of the round is."""
    if p.last_lap:
        return AT_THE_END
    return NEAR_THE_END if may_be_last_turn(p) else FAR_FROM_IT


def worth(haste: i64, key: i64, size: i64, total: i64) -> i64:
    """What a hand kept for later is worth, in tenths of a point: what it can play next, less the danger of
    holding it."""
    if haste == AT_THE_END:
        return -10 * total
    if haste == NEAR_THE_END:
        return 4 * best_play(key, size) - 6 * total
    return 8 * best_play(key, size) - total


def choose(state: State, seat: i64) -> int:
    """The move the heuristic chooses."""
    assert isinstance(state, Position)
    if state.step == PLAYING:
        return choose_play(state)
    if state.step == DRAWING:
        return choose_draw(state)
    if state.step == PLACING:
        return state.legal(seat)[0]
    return choose_take(state)


def choose_play(p: Position) -> int:
    """The play with the most points now and the best hand after it, the best card it can retrieve counted in."""
    hand: i64 = hand_of(p, p.seat)
    key: i64 = counts_of(hand)
    size: i64 = sum_of(key)
    total: i64 = in_hand(hand)
    haste: i64 = haste_of(p)
    best: i64 = -1
    most: i64 = 0
    for move in plays_of(key):
        play = move - PLAY
        points: i64 = scored(play, size)
        left: i64 = size - PLAY_SIZE[play]
        value: i64 = 10 * points + after(p, haste, play, key - PLAY_KEY[play], left, total - PLAY_SUM[play])
        if best < 0 or value > most:
            best = move
            most = value
    return best


def after(p: Position, haste: i64, play: i64, key: i64, size: i64, total: i64) -> i64:
    """The worth of what is kept after a play together with the row's cards of the colours played."""
    value: i64 = worth(haste, key, size, total)
    if haste == AT_THE_END:
        return value
    colours: i64 = PLAY_COLOURS[play]
    row: i64 = p.row
    for _ in range(p.row_size):
        face: i64 = row & 15
        if colours >> 3 * (face & 3) & 7:
            value = max(value, worth(haste, key + bit_of(4 * face), size + 1, total + FACE_NUMBER[face]))
        row >>= 4
    return value


def choose_draw(p: Position) -> int:
    """Draw while the hand is small and the end is far; otherwise stop as soon as that is allowed."""
    offers = p.legal(p.seat)
    if len(offers) == 1:
        return offers[0]
    if haste_of(p) != FAR_FROM_IT:
        return STOP
    return DRAW if size_of(hand_of(p, p.seat)) < HAND_LIMIT - 1 else STOP


def choose_take(p: Position) -> int:
    """The card that makes the hand worth most, or none if the hand is worth more without."""
    hand: i64 = hand_of(p, p.seat)
    key: i64 = counts_of(hand)
    size: i64 = sum_of(key)
    total: i64 = in_hand(hand)
    haste: i64 = haste_of(p)
    best: i64 = -1
    most: i64 = 0
    for move in p.legal(p.seat):
        value: i64 = worth(haste, key, size, total)
        if move != STOP:
            face: i64 = TAKE_FACE[move - TAKE]
            value = worth(haste, key + bit_of(4 * face), size + 1, total + FACE_NUMBER[face])
        if best < 0 or value > most:
            best = move
            most = value
    return best
