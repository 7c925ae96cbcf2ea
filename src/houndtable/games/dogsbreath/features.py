"""A position of Dog's Breath as figures, from one seat's side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import BONE, FACE_TEXTS, FACES, HAND
from houndtable.games.dogsbreath.ending import totals_of
from houndtable.games.dogsbreath.keys import key_of, unit
from houndtable.games.dogsbreath.position import DRAFTING, NOBODY, NOTHING, OVER, STEPS, Position
from houndtable.games.dogsbreath.promise import best_discard, promise
from houndtable.games.dogsbreath.scoring import points_of
from houndtable.kernel.figures import add_choice, add_flag, add_packed, names_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

ROUNDS: Final = 5  # left that are told apart

SEAT_NAMES: Final = [
    *[f"hand {face}" for face in FACE_TEXTS],
    "cards in hand",
    "worth",
    "promise",
    "points",
    "lead over the best of the others",
    "the same when somebody is out",
    "out",
    "robbed",
    "on turn",
    "began the round",
]
TABLE_NAMES: Final = [
    *[f"discards {face}" for face in FACE_TEXTS],
    *[f"up {face}" for face in FACE_TEXTS],
    *[f"remembered {face}" for face in FACE_TEXTS],
    *[f"step {step}" for step in STEPS[:OVER]],
    "somebody is out",
    "has drawn",
    "has scavenged",
    "deck",
    "turns",
    *[f"{rounds} rounds left" for rounds in range(1, ROUNDS + 1)],
]


def names(players: int) -> list[str]:
    """What each figure tells."""
    return names_of(players, SEAT_NAMES, TABLE_NAMES)


def features(state: State, seat: i64, whole: bool) -> list[float]:
    """The figures; `whole` tells hidden hands too, else only what the seat knows. Of the grid only what it knows."""
    assert isinstance(state, Position)
    values: list[float] = []
    totals = totals_of(state.rounds, state.players)
    turn: i64 = 0
    while turn < state.players:
        owner: i64 = (seat + turn) % state.players
        add_hand(values, state, owner, -1 if whole else seat)
        values.append(totals[owner] * 0.01)
        add_lead(values, state, owner, totals, -1 if whole else seat)
        add_flag(values, owner == state.outer)
        add_flag(values, owner == state.target)
        add_flag(values, owner == state.seat)
        add_flag(values, owner == state.first)
        turn += 1
    add_table(values, state, seat)
    return values


def add_hand(values: list[float], p: Position, owner: i64, viewer: i64) -> None:
    """A hand as far as the viewer knows it, -1 knows all; its worth and promise after the best discard."""
    held = p.hands[owner]
    hand = known_of(p, owner, viewer)
    key: i64 = key_of(hand)
    add_packed(values, key, FACES, 0.4)
    values.append(len(held) * 0.1)
    after_bone = p.latest[owner] == BONE
    if len(hand) > HAND:
        away: i64 = best_discard(key, NOTHING, final=p.outer != NOBODY)
        key -= unit(away)
        after_bone = away == BONE
    values.append(int(points_of(key, after_bone=after_bone)) * 0.02)
    values.append(int(promise(key)) * 0.002)


def known_of(p: Position, owner: i64, viewer: i64) -> list[int]:
    """The cards of a hand that the viewer knows; -1 knows all."""
    held = p.hands[owner]
    if viewer == -1 or viewer == owner:
        return held
    return [card for card in held if p.knowledge.known[card] >> viewer & 1]


def add_lead(values: list[float], p: Position, owner: i64, totals: list[int], viewer: i64) -> None:
    """How far ahead the owner is with all points so far and the hands as they are known."""
    most: i64 = -1000
    own: i64 = 0
    for other in range(p.players):
        key: i64 = key_of(known_of(p, other, viewer))
        score: i64 = totals[other] + points_of(key, after_bone=p.latest[other] == BONE)
        if other == owner:
            own = score
        else:
            most = max(most, score)
    lead = max(-2.0, min(2.0, int(own - most) * 0.02))
    values.append(lead)
    values.append(lead if p.outer != NOBODY else 0.0)


def add_table(values: list[float], p: Position, seat: i64) -> None:
    """What lies open, what the seat remembers of the grid, the step and how far round and game are."""
    add_packed(values, key_of(p.discards), FACES, 0.4)
    up: list[int] = []
    remembered: list[int] = []
    if p.step == DRAFTING:
        for place in range(len(p.grid)):
            card = p.grid[place]
            if card != NOTHING and p.up >> place & 1:
                up.append(card)
            elif card != NOTHING and p.knowledge.known[card] >> seat & 1:
                remembered.append(card)
    add_packed(values, key_of(up), FACES, 0.5)
    add_packed(values, key_of(remembered), FACES, 0.5)
    add_choice(values, p.step, OVER)
    add_flag(values, p.outer != NOBODY)
    add_flag(values, p.has_drawn)
    add_flag(values, p.has_scavenged)
    values.append(len(p.deck) * 0.03)
    values.append(min(1.0, int(p.turns) / (20.0 * int(p.players))))
    add_choice(values, min(ROUNDS, p.options.number("rounds") - len(p.rounds)) - 1, ROUNDS)
