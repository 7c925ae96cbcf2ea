"""The heuristic for Dog's Breath: build towards a set or a Feast, remember the grid, go out with a good hand.

It looks only at the player's own hand, at what lies open, and at what the player has seen [10.6].
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogsbreath.components import CARDS, FACES, NOBODY, NOTHING, face_of
from houndtable.games.dogsbreath.derived import (
    DISCARDING,
    DRAFTING,
    DRAWING,
    GUARDING,
    OFFERING,
    REQUESTING,
    STAYING,
    Position,
)
from houndtable.games.dogsbreath.draft import is_up, may_turn_down, two_up
from houndtable.games.dogsbreath.ending import score_of
from houndtable.games.dogsbreath.going_out import worth
from houndtable.games.dogsbreath.hand_value import best_discard, hand_value, hand_value_with
from houndtable.games.dogsbreath.keys import key_of, unit
from houndtable.games.dogsbreath.scavenging import can_scavenge
from houndtable.games.dogsbreath.vocabulary import (
    DISCARD,
    DONE,
    DRAW,
    FLIP,
    GO_ON,
    GO_OUT,
    OFFER,
    PASS,
    PICK,
    PLAY_GUARD,
    REQUEST,
    SCAVENGE,
    STAY_OUT,
    TAKE,
    TURN_DOWN,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

ENOUGH: Final = [0, 0, 34, 38, 40]  # what a hand is worth that goes out, by the number of players
PATIENCE: Final = 12  # turns each after which less and less is enough
ROBBED: Final = 5  # how much less is still enough to stay out


def unseen(p: Position, seat: i64) -> list[int]:
    """How many cards of each face may still turn up, for all the seat knows: not those it knows of, nor those it saw
    go under the deck."""
    counts = [0] * FACES
    known = p.knowledge.known
    for card in CARDS:
        if known[card] >> seat & 1 == 0:
            counts[face_of(card)] += 1
    if p.seen != 0:
        for face in range(FACES):
            counts[face] -= p.seen >> 4 * face & 15
    for card in p.box:
        counts[face_of(card)] -= 1
    return counts


def choose(state: State, seat: i64) -> int:
    """The move the heuristic chooses."""
    assert isinstance(state, Position)
    step = state.step
    if step == DRAFTING:
        return choose_in_draft(state, seat)
    if step in (DRAWING, DISCARDING):
        return choose_in_turn(state)
    if step == OFFERING:
        return OFFER + best_discard(key_of(state.hands[seat]), NOTHING, final=state.outer != NOBODY)
    if step == REQUESTING:
        return REQUEST + wanted(state)
    if step == GUARDING:
        return PLAY_GUARD if state.target == seat else PASS
    if step == STAYING:
        return STAY_OUT if worth(state, seat) >= enough(state) - ROBBED else GO_ON
    return GO_OUT if GO_OUT in state.legal(seat) and worth(state, seat) >= enough(state) else DONE


def enough(p: Position) -> i64:
    """What a hand has to be worth for going out: a good deal, but less when the round drags on."""
    return ENOUGH[p.players] - max(0, p.turns // p.players - PATIENCE)


def gain(key: i64, face: i64) -> i64:
    """What a card adds to a hand in the draft."""
    return hand_value(key + unit(face), after_bone=False, final=False)


def choose_in_draft(p: Position, seat: i64) -> int:
    """Take the better of two cards; turn down a poor one; turn up the best that is remembered, or a new one."""
    key: i64 = key_of(p.hands[seat])
    counts = unseen(p, seat)
    if two_up(p):
        return PICK + best_place(p, seat, key, up=True)
    kept: i64 = 0
    for place in range(len(p.grid)):
        if is_up(p, place):
            kept = gain(key, face_of(p.grid[place]))
            if may_turn_down(p) and kept < hoped(key, counts, 0):
                return TURN_DOWN + place
    new: i64 = new_place(p, seat)
    old: i64 = best_place(p, seat, key, up=False)
    if old == NOTHING:
        return FLIP + new
    remembered: i64 = max(kept, gain(key, face_of(p.grid[old])))
    return FLIP + (old if new == NOTHING or remembered > hoped(key, counts, kept) else new)


def best_place(p: Position, seat: i64, key: i64, *, up: bool) -> i64:
    """The place of the best card that is up, or that the seat saw and that is down again; NOTHING if there is none."""
    best: i64 = NOTHING
    most: i64 = -1
    for place in range(len(p.grid)):
        card = p.grid[place]
        if card != NOTHING and is_up(p, place) == up and p.knowledge.known[card] >> seat & 1:
            value: i64 = gain(key, face_of(card))
            if value > most:
                most = value
                best = place
    return best


def new_place(p: Position, seat: i64) -> i64:
    """The first place whose card the seat does not know; NOTHING if it knows all."""
    for place in range(len(p.grid)):
        card = p.grid[place]
        if card != NOTHING and p.knowledge.known[card] >> seat & 1 == 0:
            return place
    return NOTHING


def hoped(key: i64, counts: list[int], kept: i64) -> i64:
    """What an unknown card brings on average, if one as good as `kept` is there anyway."""
    total: i64 = 0
    cards: i64 = 0
    for face in range(FACES):
        if counts[face] > 0:
            total += counts[face] * max(kept, gain(key, face))
            cards += counts[face]
    return total // cards


def choose_in_turn(p: Position) -> int:
    """Rob whoever is out, or anybody while the hand is poor; then take the best card, and discard the worst."""
    final = p.outer != NOBODY
    key: i64 = key_of(p.hands[p.seat])
    if can_scavenge(p) and (final or worth(p, p.seat) < enough(p)):
        return SCAVENGE + victim(p)
    if p.step == DRAWING:
        return choose_draw(p, key, final=final)
    return DISCARD + best_discard(key, NOTHING if p.may_return else p.taken, final=final)


def victim(p: Position) -> i64:
    """Who is out; else who has most points of the others, the next in turn if several have."""
    if p.outer != NOBODY:
        return p.outer
    best: i64 = NOBODY
    most: i64 = 0
    for turn in range(1, p.players):
        seat: i64 = (p.seat + turn) % p.players
        points: i64 = score_of(p, seat)
        if best == NOBODY or points > most:
            best = seat
            most = points
    return best


def choose_draw(p: Position, key: i64, *, final: bool) -> int:
    """The discard that does most for the hand, if that is more than the deck promises."""
    best: i64 = NOTHING
    most: i64 = -1
    tried: i64 = 0
    one: i64 = 1
    for card in p.discards:
        face: i64 = face_of(card)
        if tried >> face & 1 == 0:
            tried |= one << face
            value: i64 = hand_value_with(key, face, final=final)
            if value > most:
                most = value
                best = face
    if best == NOTHING or most < from_deck(p, key, final=final):
        return DRAW
    return TAKE + best


def from_deck(p: Position, key: i64, *, final: bool) -> i64:
    """The hand value after a draw from the deck, on average."""
    counts = drawable(p)
    total: i64 = 0
    cards: i64 = 0
    for face in range(FACES):
        if counts[face] > 0:
            total += counts[face] * hand_value_with(key, face, final=final)
            cards += counts[face]
    return total // cards


def drawable(p: Position) -> list[int]:
    """How many cards of each face the next draw may be, for all the player knows: of an empty deck the discards that
    renew it [4.6], of one the player knows to hold only what it saw go under it these cards, else all unseen ones."""
    counts = unseen(p, p.seat)
    pile: list[int] = []
    if not p.deck:
        pile = p.discards + p.used
    elif max(counts) <= 0:
        pile = p.deck
    if pile:
        counts = [0] * FACES
        for card in pile:
            counts[face_of(card)] += 1
    return counts


def wanted(p: Position) -> i64:
    """The kind that does most for the hand, weighed by how likely the opponent holds it."""
    key: i64 = key_of(p.hands[p.seat])
    now: i64 = hand_value(key, after_bone=False, final=p.outer != NOBODY)
    counts = unseen(p, p.seat)
    every: i64 = max(1, sum(counts))
    for card in p.hands[p.target]:
        if p.knowledge.known[card] >> p.seat & 1:
            counts[face_of(card)] = every
    best: i64 = 0
    most: i64 = -1
    for face in range(FACES):
        value: i64 = counts[face] * max(0, hand_value_with(key, face, final=p.outer != NOBODY) - now)
        if value > most:
            most = value
            best = face
    return best
