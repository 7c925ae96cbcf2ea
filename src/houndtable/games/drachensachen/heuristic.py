"""The heuristic for Drachensachen: get rid of many cards at once, low ones first; keep dragons for when nothing else
fits; push what you owe; and hit a neighbour who is nearly out.

It looks only at the player's own hand and at what lies open.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen import fitting
from houndtable.games.drachensachen.components import (
    EXTERMINO,
    FACES,
    FIVE,
    FOUR,
    SET,
    SIX,
    THREE,
    is_dragon,
    size_of,
)
from houndtable.games.drachensachen.derived import EXCHANGING, GIVING, TURNING, Position
from houndtable.games.drachensachen.offers import can_play
from houndtable.games.drachensachen.turn import following
from houndtable.games.drachensachen.vocabulary import (
    BOTH,
    BOTH_HAND,
    BOTH_OPEN,
    EXCHANGE,
    GIVE,
    KEEP,
    LIFT,
    PLAY,
    REVERSE,
    TAKE,
    THROW,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

# How much a card is worth keeping for later.
#                1  2  3  4  5  6  7  8  9  N   E   P
KEPT: Final = [1, 1, 3, 5, 4, 5, 4, 5, 6, 16, 18, 17]
SHED: Final = 10  # for each card got rid of
ROW: Final = 12  # for four in a row: the pile is gone, and one goes again
PER_CARD: Final = 8  # for each card of a pile taken
HIT: Final = 8  # for a card that hampers a neighbour who is nearly out
NEARLY_OUT: Final = 3  # cards
HAMPERING: Final = 1 << THREE | 1 << FOUR | 1 << FIVE | 1 << SIX


def choose(state: State, seat: i64) -> int:
    """The move the heuristic chooses: the first of the best."""
    assert isinstance(state, Position)
    best: i64 = -1
    most: i64 = 0
    for move in state.legal(seat):
        value: i64 = worth(state, seat, move)
        if best < 0 or value > most:
            best = move
            most = value
    return best


def worth(p: Position, seat: i64, move: i64) -> i64:
    """What a move is worth."""
    if p.step == EXCHANGING:
        return 0 if move == KEEP else KEPT[(move - EXCHANGE) // FACES] - KEPT[(move - EXCHANGE) % FACES]
    if p.step == GIVING:
        return -cards_left(p, move - GIVE)
    if p.step == TURNING:
        return worth_of_turning(p, move == REVERSE)
    if move >= BOTH:
        way: i64 = (move - BOTH) % 6
        return worth_of_play(p, (move - BOTH) // 6, BOTH_HAND[way] + BOTH_OPEN[way])
    if move >= PLAY:
        return worth_of_play(p, (move - PLAY) // SET, (move - PLAY) % SET + 1)
    if move >= THROW:
        return -1 if is_dragon(move - THROW) else 100
    if move >= LIFT:
        return -KEPT[move - LIFT]
    if move == TAKE:
        return -PER_CARD * len(p.pile)
    return -PER_CARD * p.debt  # to draw; 0 for a turn missed and for a hidden Remainder


def worth_of_play(p: Position, face: i64, count: i64) -> i64:
    """Cards got rid of, less what they would be worth later, more for a row of four or a blow to a neighbour."""
    value: i64 = count * (SHED - KEPT[face])
    if count + cards_after_row(p, face) == SET:
        value += ROW
    if face == EXTERMINO:
        value += len(p.pile) >> 1
    if p.skip > 0 and cards_left(p, p.seat) <= NEARLY_OUT:
        value += SHED  # a turn missed is no great loss but then
    if cards_left(p, following(p, 1)) <= NEARLY_OUT and hampers(face):
        value += HIT
    return value


def cards_after_row(p: Position, face: i64) -> i64:
    """How many equal cards lie on top."""
    return SET - fitting.room_for(p, face)


def hampers(face: i64) -> bool:
    """Whether the card makes the next turn hard."""
    return HAMPERING >> face & 1 == 1


def cards_left(p: Position, seat: i64) -> i64:
    """How many cards somebody still has to get rid of."""
    return size_of(p.hands[seat]) + size_of(p.opens[seat]) + len(p.hidden[seat])


def worth_of_turning(p: Position, around: bool) -> i64:
    """Whoever has most cards left should be next; of two players, whoever can go on."""
    if p.players == 2:
        return 1 if around == can_play(p, fitting.fitting(p)) else 0
    return cards_left(p, following(p, -1 if around else 1))
