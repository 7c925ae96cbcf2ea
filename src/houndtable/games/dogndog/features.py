"""A position of Dog'n Dog as figures, from one seat's side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.dogndog.components import COPIES, HAND, KIND_TEXTS, KINDS, kind_of
from houndtable.games.dogndog.declaration import key_of_cards
from houndtable.games.dogndog.position import ASKING, Position
from houndtable.games.dogndog.shape import STEPS, WAITS
from houndtable.games.dogndog.thumb import bonus_of, worth
from houndtable.kernel.figures import add_choice, add_counts, add_flag, names_of
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

MOVES: Final = 8  # of the house card that are told apart

SEAT_NAMES: Final = [
    *[f"hand {kind}" for kind in KIND_TEXTS],
    *[f"drawn {kind}" for kind in KIND_TEXTS],
    "complete with the card drawn",
    "ready",
    "two cards away",
    "three cards away",
    "unseen cards waited for",
    "of these, by ron",
    "of these, in the deck",
    "of these, in other hands",
    "worth of the four cards",
    "bonus of the four cards",
    *[f"discarded {kind}" for kind in KIND_TEXTS],
    "Ri-chi",
    "score",
    "Parent",
    "on turn",
    "asked",
]
TABLE_NAMES: Final = [
    *[f"dora {kind}" for kind in KIND_TEXTS],
    "deck",
    "step ron",
    *[f"{moves} moves of the house card left" for moves in range(1, MOVES + 1)],
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
        owner: i64 = (seat + turn) % state.players
        add_hand(values, state, owner, whole, whole or owner == seat)
        add_standing(values, state, owner)
        add_flag(values, (whole or owner == seat) and owner in state.waiting)
        turn += 1
    add_choice(values, kind_of(state.dora), KINDS)
    values.append(len(state.deck) * 0.04)
    add_flag(values, state.step == ASKING)
    moves = state.players * state.options.number("laps") - state.moved
    add_choice(values, min(MOVES, moves) - 1, MOVES)
    return values


def add_hand(values: list[float], p: Position, owner: i64, whole: bool, known: bool) -> None:
    """A hand, the card drawn, and how near it is to being complete, after the best discard if a card was drawn; all 0
    if the hand is not known."""
    hand = p.hands[owner] if known else []
    drawn: i64 = kind_of(p.drawn) if known and p.drawn >= 0 and owner == p.seat else -1
    add_counts(values, counted(hand), 0.5)
    add_choice(values, drawn, KINDS)
    if not known:
        add_choice(values, -1, 10)
        return
    left = unseen(p, owner)
    add_flag(values, drawn >= 0 and WAITS[p.keys[owner]] >> drawn & 1 == 1)
    four = best_four(p, owner, left) if drawn >= 0 and p.richi[owner] < 0 else hand
    key: i64 = key_of_cards(four)
    waits: i64 = WAITS[key]
    add_choice(values, STEPS[key] - 1, 3)
    values.append(int(among(waits, left)) * 0.15)
    values.append(int(among(waits & ~p.thrown[owner], left)) * 0.15)
    values.append(int(among(waits, counted(p.deck))) * 0.15 if whole else 0.0)
    values.append(int(among(waits, held_by_others(p, owner))) * 0.15 if whole else 0.0)
    values.append(int(worth(p, owner, four, p.thrown[owner], left)) * 0.0003)
    values.append(int(bonus_of(p, four)) * 0.3)


def best_four(p: Position, owner: i64, left: list[int]) -> list[int]:
    """The four of five cards that are worth most to keep."""
    best = p.hands[owner]
    most: i64 = worth(p, owner, best, p.thrown[owner], left)
    for at in range(HAND):
        four = p.hands[owner][:]
        four[at] = p.drawn
        value: i64 = worth(p, owner, four, p.thrown[owner], left)
        if value > most:
            most = value
            best = four
    return best


def held_by_others(p: Position, owner: i64) -> list[int]:
    """For each kind how many cards of it others hold."""
    return counted([card for other in range(p.players) if other != owner for card in p.hands[other]])


def add_standing(values: list[float], p: Position, owner: i64) -> None:
    """What everybody sees of a player."""
    add_counts(values, counted(p.discards[owner]), 0.5)
    add_flag(values, p.richi[owner] >= 0)
    values.append(p.scores[owner] * 0.1)
    add_flag(values, owner == p.parent)
    add_flag(values, owner == p.seat)


def unseen(p: Position, owner: i64) -> list[int]:
    """For each kind how many cards of it the owner has not seen, the card drawn left aside."""
    left = [COPIES] * KINDS
    left[kind_of(p.dora)] -= 1
    for card in p.hands[owner]:
        left[kind_of(card)] -= 1
    for row in p.discards:
        for card in row:
            left[kind_of(card)] -= 1
    return left


def among(kinds: i64, counts: list[int]) -> i64:
    """How many are counted of these kinds, given as bits."""
    found: i64 = 0
    for kind in range(KINDS):
        if kinds >> kind & 1:
            found += counts[kind]
    return found


def counted(cards: list[int]) -> list[int]:
    """How many cards of each kind there are."""
    counts = [0] * KINDS
    for card in cards:
        counts[kind_of(card)] += 1
    return counts
