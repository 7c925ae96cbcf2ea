"""Random play to the end, the engine's own measure of speed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.kernel.chance import Chance
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_out(state: State, chance: Chance, most: i64) -> i64:
    """Plays lawful moves, all alike, until the game is over or `most` moves are made; the number of moves made."""
    moves: i64 = 0
    while moves < most:
        waiting = state.waiting
        n: i64 = len(waiting)
        if n == 0:
            break
        seat: i64 = waiting[0] if n == 1 else waiting[chance.below(n)]
        offers = state.legal(seat)
        state.apply(seat, offers[chance.below(len(offers))])
        moves += 1
    return moves
