# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, in one sentence for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath.components import NOBODY
from houndtable.games.dogsbreath.derived import Position
from houndtable.games.dogsbreath.going_out import worth
from houndtable.games.dogsbreath.vocabulary import (
    DISCARD,
    DRAW,
    FLIP,
    GO_OUT,
    OFFER,
    PASS,
    PICK,
    PLAY_GUARD,
    REQUEST,
    SCAVENGE,
    STAY_OUT,
    TURN_DOWN,
)
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> str:
    """One sentence for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move < DRAW:
        return reason_in_draft(state, seat, move)
    if move == DRAW:
        return "The deck promises more than any discard."
    if move < DISCARD:
        return "It does more for your hand than a card of the deck would on average."
    if move < SCAVENGE:
        return "Your hand misses it least."
    if move < OFFER:
        return "It may spoil a good hand." if state.outer != NOBODY else "Two new cards can only help your hand."
    if move < PLAY_GUARD:
        return "Your hand misses it least." if move < REQUEST else "It would help you most."
    return reason_for_word(state, seat, move)


def reason_in_draft(p: Position, seat: i64, move: i64) -> str:
    """Why a card of the grid is turned or taken."""
    if move >= PICK:
        return "It goes better with your hand."
    if move >= TURN_DOWN:
        return "You can hope for better."
    known = p.knowledge.known[p.grid[move - FLIP]] >> seat & 1
    return "You have seen it, and it would help you." if known else "Nobody knows it yet: it may be better."


def reason_for_word(p: Position, seat: i64, move: i64) -> str:
    """Why to guard or not, to go out or not."""
    if move == PLAY_GUARD:
        return "Your hand is worth more to you than the Guard Dog."
    if move == PASS:
        return "It is not your hand that is robbed."
    held = f"Your hand is worth {worth(p, seat)}"
    if move in (GO_OUT, STAY_OUT):
        return f"{held}, and that may well be the best."
    return f"{held}; others may have more."
