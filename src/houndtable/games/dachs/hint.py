# interpreted: never in a search, and compiling takes its time
"""Why the heuristic likes a move, in one sentence for the person who asked for a hint."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.games.dachs.derived import PLACING, Position, hand_of
from houndtable.games.dachs.heuristic import scored
from houndtable.games.dachs.packed import size_of
from houndtable.games.dachs.retrieve import place_of
from houndtable.games.dachs.vocabulary import DRAW, PLAY, STOP, TAKE, TAKE_FACE, TAKE_PLACE
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def reason(state: State, seat: i64, move: i64) -> str:
    """One sentence for the person who asked for a hint."""
    assert isinstance(state, Position)
    if move >= PLAY:
        points = scored(move - PLAY, size_of(hand_of(state, seat)))
        if state.last_lap:
            return f"It scores {points} and leaves the fewest points in your hand at the end."
        return f"It scores {points} now and leaves a hand that can go on."
    if move == DRAW:
        return "You have to draw." if len(state.legal(seat)) == 1 else "More cards in hand make bigger plays."
    if move == STOP:
        return (
            "What you hold when the round ends counts against you." if state.last_lap else "Your hand is good as it is."
        )
    if state.step == PLACING:
        return "The order matters little here."
    oldest = place_of(state, TAKE_FACE[move - TAKE], TAKE_PLACE[move - TAKE]) == 0
    return "It goes well with your hand" + (", and it would be pushed out next." if oldest else ".")
