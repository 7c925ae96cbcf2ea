"""Players at a table: a whole game between them."""

from __future__ import annotations

from collections.abc import Callable

from houndtable.bots.bot import Bot
from houndtable.bots.perspective import Perspective
from houndtable.bots.play import play_game
from houndtable.kernel.chance import Chance
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.state import State
from houndtable.players.naming import Player
from houndtable.players.program import Program

Watch = Callable[[State, int, int], None]  # told the position, the seat and its move before each move is made


def play(
    game: Game, options: Options, chance: Chance, players: list[Player], most: int, watch: Watch | None = None
) -> tuple[State, int]:
    """A game from its deal until it is over or `most` moves are made, and how many were; programs hear of all that
    their seat may know, and where only our bots play nobody listens."""
    bots = [player for player in players if isinstance(player, Bot)]
    if len(bots) == len(players) and watch is None:
        state = game.start(len(players), options, chance)
        return state, play_game(game, state, bots, most)
    programs = {seat: player for seat, player in enumerate(players) if isinstance(player, Program)}
    state = game.start(len(players), options, chance, listen=bool(programs))
    for seat, program in programs.items():
        program.begin(game, options, len(players), seat)
    moves = play_aloud(game, state, players, list(programs.values()), most, watch)
    for program in programs.values():
        program.end(state.outcome())
    return state, moves


def play_aloud(
    game: Game, state: State, players: list[Player], programs: list[Program], most: int, watch: Watch | None
) -> int:
    """The game is played to its end, and all that happens is told; the number of moves."""
    sides = [Perspective(game, state, seat) for seat in range(len(players))]
    moves = 0
    while True:
        for program in programs:
            program.hear(state.events or [])
        if programs:
            state.events = []
        if not state.waiting or moves >= most:
            return moves
        seat = state.waiting[0]
        move = players[seat].choose(sides[seat])
        if watch is not None:
            watch(state, seat, move)
        state.apply(seat, move)
        moves += 1
