# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dogsbreath import phrases
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
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import Phrase, say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> list[Message]:
    """Why, for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move > PASS:
        best = move in (GO_OUT, STAY_OUT)
        return [say(phrases.MAY_BE_BEST if best else phrases.OTHERS_MAY_HAVE_MORE, worth=worth(state, seat))]
    return [say(reason_in_draft(state, seat, move) if move < DRAW else reason_in_turn(state, move))]


def reason_in_draft(p: Position, seat: i64, move: i64) -> Phrase:
    """Why a card of the grid is turned or taken."""
    if move >= PICK:
        return phrases.FITS_BETTER
    if move >= TURN_DOWN:
        return phrases.HOPE_FOR_BETTER
    known = p.knowledge.known[p.grid[move - FLIP]] >> seat & 1
    return phrases.SEEN_AND_GOOD if known else phrases.NOT_SEEN_YET


def reason_in_turn(p: Position, move: i64) -> Phrase:
    """Why a card is taken, discarded or offered, a Scavenger played or blocked."""
    if move < DISCARD:
        return phrases.DRAW_IS_BEST if move == DRAW else phrases.TAKE_HELPS
    if move < SCAVENGE or OFFER <= move < REQUEST:
        return phrases.NEEDED_LEAST
    if move < OFFER:
        return phrases.MAY_SPOIL if p.outer != NOBODY else phrases.TWO_NEW_CARDS
    if move < PLAY_GUARD:
        return phrases.HELPS_MOST
    return phrases.GUARD_YOUR_HAND if move == PLAY_GUARD else phrases.NOT_YOUR_HAND
