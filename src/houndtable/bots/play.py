"""Bots at a table: a whole game between them, as quickly as the engine goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.bots.bot import Bot
from houndtable.bots.perspective import Perspective
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


def play_game(game: Game, state: State, bots: list[Bot], most: i64) -> i64:
    """The bots, one a seat, play until the game is over or `most` moves are made; the number of moves made."""
    sides = [Perspective(game, state, seat) for seat in range(len(bots))]
    moves: i64 = 0
    while moves < most:
        waiting = state.waiting
        if not waiting:
            break
        seat = waiting[0]
        state.apply(seat, bots[seat].choose(sides[seat]))
        moves += 1
    return moves
