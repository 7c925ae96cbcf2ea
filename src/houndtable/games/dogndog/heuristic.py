"""The heuristic for Dog'n Dog: finish when you can, keep the cards with which most unseen cards help, declare Ri-chi
when something can still come, and while far from ready beware of those who did.

It looks only at the player's own cards and at what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.components import (
    COPIES,
    FOOD,
    KINDS,
    MINIMUM,
    POINTS_A_TROPHY,
    face_of,
    is_red,
    kind_of,
    kind_of_face,
    plain_face,
)
from houndtable.games.dogndog.declaration import can_finish, key_of_cards
from houndtable.games.dogndog.derived import ASKING, Position
from houndtable.games.dogndog.finish import Finish
from houndtable.games.dogndog.scoring import score
from houndtable.games.dogndog.shape import STEPS, WAITS, WEIGHTS, waits
from houndtable.games.dogndog.turn import discards, without
from houndtable.games.dogndog.vocabulary import DISCARD, PASS, RICHI, RON, TSUMO
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# What four cards kept are worth, in points of no particular size.
READY: Final = 2000
NEAR: Final = 1000
BONUS: Final = 60  # a red card or a dora
HELP: Final = 12  # an unseen card that makes the hand ready
RISK: Final = 300  # a discard that somebody with Ri-chi may take, while not ready; a quarter of it when ready

_shape_points: Final[dict[int, int]] = {}


def shape_points(four: list[int], kind: i64) -> i64:
    """The points of four kinds completed by another, without red cards, dora and luck; a Yaku-Man as if it were
    points."""
    key: int = 16 * int(sum([WEIGHTS[held] for held in four])) + kind
    found = _shape_points.get(key)
    if found is None:
        worth = score(Finish([int(plain_face(held)) for held in [*four, int(kind)]], tsumo=False))
        found = POINTS_A_TROPHY * worth.trophies if worth.yakuman else worth.toward_minimum
        _shape_points[key] = found
    return found


def unseen(p: Position, seat: i64) -> list[int]:
    """For each kind how many cards of it the seat, whose turn it is, has not seen."""
    left = [COPIES] * KINDS
    left[kind_of(p.dora)] -= 1
    left[kind_of(p.drawn)] -= 1
    for card in p.hands[seat]:
        left[kind_of(card)] -= 1
    for row in p.discards:
        for card in row:
            left[kind_of(card)] -= 1
    return left


def bonus_of(p: Position, four: list[int]) -> i64:
    """How many points the cards have for being red or dora [7.8] [7.9]."""
    points: i64 = 0
    for card in four:
        if is_red(face_of(card)):
            points += 1
        if kind_of(card) == kind_of(p.dora):
            points += 1
    return points


def worth(p: Position, seat: i64, four: list[int], thrown: i64, left: list[int]) -> i64:
    """What it is worth to keep these four cards; `thrown` are the kinds then lying in the own discards."""
    key: i64 = key_of_cards(four)
    bonus: i64 = bonus_of(p, four)
    if live(four, left) > 0:
        return READY + worth_of_waits(p, four, thrown, bonus, left)
    if STEPS[key] <= 2:
        return NEAR + HELP * helping(four, key, left) + BONUS * bonus
    return BONUS * bonus


def worth_of_waits(p: Position, four: list[int], thrown: i64, bonus: i64, left: list[int]) -> i64:
    """What the cards that complete the four are worth: those that can be taken by ron count thrice, each for the
    trophies it brings; Ri-chi is taken for granted while the deck lasts."""
    kinds = [int(kind_of(card)) for card in four]
    total: i64 = 0
    for kind in waits(kinds):
        points: i64 = shape_points(kinds, kind) + bonus
        if kind == kind_of(p.dora):
            points += 1
        if p.deck:
            points += 1
        by_tsumo: i64 = points + 1
        if by_tsumo >= MINIMUM:
            total += left[kind] * (by_tsumo // POINTS_A_TROPHY)
        if points >= MINIMUM and thrown >> kind & 1 == 0:
            total += 2 * left[kind] * (points // POINTS_A_TROPHY)
    return 20 * total


def helping(four: list[int], key: i64, left: list[int]) -> i64:
    """How many unseen cards would make the hand ready."""
    cards: i64 = 0
    for kind in range(KINDS):
        for card in four:
            if WAITS[key + WEIGHTS[kind] - WEIGHTS[kind_of(card)]] != 0:
                cards += left[kind]
                break
    return cards


def risk(p: Position, seat: i64, kind: i64) -> i64:
    """The danger of discarding this kind: for everybody else with Ri-chi who has not discarded it [5.3]."""
    danger: i64 = 0
    for other in range(p.players):
        if other != seat and p.richi[other] >= 0 and p.thrown[other] >> kind & 1 == 0:
            danger += RISK if 0 < kind < 5 else RISK * 2 // 3 if kind < FOOD else RISK // 2
    return danger


def choose(state: State, seat: i64) -> int:
    """The move the heuristic chooses."""
    assert isinstance(state, Position)
    if state.step == ASKING:
        return RON if can_finish(state, seat, ron.card_of(state), tsumo=False) else PASS
    if can_finish(state, seat, state.drawn, tsumo=True):
        return TSUMO
    if state.richi[seat] >= 0:
        return DISCARD + face_of(state.drawn)
    return choose_discard(state, seat)


def choose_discard(p: Position, seat: i64) -> int:
    """The discard that keeps most and risks least, with Ri-chi where that is lawful and a card can still come."""
    left = unseen(p, seat)
    best: i64 = -1
    most: i64 = 0
    for move in discards(p):
        face: i64 = move - DISCARD
        kind: i64 = kind_of_face(face)
        four = without(p, face)
        value: i64 = worth(p, seat, four, p.thrown[seat] | 1 << kind, left)
        value -= risk(p, seat, kind) // (4 if value >= READY else 1)
        if best < 0 or value > most:
            best = face
            most = value
    if RICHI + best in p.legal(seat) and live(without(p, best), left) > 0:
        return RICHI + best
    return DISCARD + best


def live(four: list[int], left: list[int]) -> i64:
    """How many unseen cards complete the four."""
    cards: i64 = 0
    for kind in waits([int(kind_of(card)) for card in four]):
        cards += left[kind]
    return cards
