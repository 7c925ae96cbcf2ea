# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs.derived import PLACING, Position, hand_of
from houndtable.games.dachs.heuristic import scored
from houndtable.games.dachs.packed import size_of
from houndtable.games.dachs.phrases import (
    DRAW_HINT,
    MUST_DRAW_HINT,
    PLACE_HINT,
    PLAY_HINT,
    PLAY_LAST_HINT,
    STOP_HINT,
    STOP_LAST_HINT,
    TAKE_HINT,
    TAKE_OLDEST_HINT,
)
from houndtable.games.dachs.retrieve import place_of
from houndtable.games.dachs.vocabulary import DRAW, PLAY, STOP, TAKE, TAKE_FACE, TAKE_PLACE
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> list[Message]:
    """Why, for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move >= PLAY:
        points = scored(move - PLAY, size_of(hand_of(state, seat)))
        return [say(PLAY_LAST_HINT if state.last_lap else PLAY_HINT, points=points)]
    if move == DRAW:
        return [say(MUST_DRAW_HINT if len(state.legal(seat)) == 1 else DRAW_HINT)]
    if move == STOP:
        return [say(STOP_LAST_HINT if state.last_lap else STOP_HINT)]
    if state.step == PLACING:
        return [say(PLACE_HINT)]
    oldest = place_of(state, TAKE_FACE[move - TAKE], TAKE_PLACE[move - TAKE]) == 0
    return [say(TAKE_OLDEST_HINT if oldest else TAKE_HINT)]
