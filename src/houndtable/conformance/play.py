"""Tables to look at, and random play at them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Value
from houndtable.kernel.playout import play_out
from houndtable.kernel.state import State

CAP: Final = 20_000  # moves within which random play ends any game, bound or no bound

# Streams of luck, so that no two uses of a table's seed are the same.
DEAL: Final = 0
PLAY: Final = 1
LATER: Final = 2
REDEAL: Final = 3
FUTURE: Final = 4
BOT: Final = 5


def soak() -> int:
    """How many times more than usual is looked at."""
    return int(os.environ.get("HOUNDTABLE_SOAK", "1"))


@dataclass(frozen=True)
class Table:
    """A game to look at: who plays how, its luck, and how far in it is looked at, in thousandths of its length."""

    players: int
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0
    far: int = 0

    def luck(self, stream: int) -> Chance:
        """One of the table's streams of luck, from its beginning."""
        return Seeded(self.seed, stream)


def start(game: Game, table: Table, *, listen: bool = False) -> State:
    """The table's game at its first decision."""
    return game.new(table.players, table.luck(DEAL), table.options, listen=listen)


def moves_made(game: Game, table: Table) -> int:
    """How many random moves lead to the position that is looked at."""
    return int(play_out(start(game, table), table.luck(PLAY), CAP)) * table.far // 1000


def reach(game: Game, table: Table) -> State:
    """The position that is looked at."""
    state = start(game, table)
    play_out(state, table.luck(PLAY), moves_made(game, table))
    return state


def choose(state: State, luck: Chance) -> tuple[int, int]:
    """A seat that owes a choice and one of its lawful moves, all alike."""
    seat = state.waiting[luck.below(len(state.waiting))]
    offers = state.legal(seat)
    return seat, offers[luck.below(len(offers))]


def play_on(state: State, luck: Chance, most: int = CAP) -> Iterator[tuple[int, int]]:
    """Makes random moves, each told after it was made, until the game is over or so many are made."""
    while state.waiting and most > 0:
        seat, move = choose(state, luck)
        state.apply(seat, move)
        yield seat, move
        most -= 1


def positions(game: Game, table: Table, further: int) -> Iterator[State]:
    """The position that is looked at, and those after so many further moves; always the same state, changing."""
    state = reach(game, table)
    yield state
    for _ in play_on(state, table.luck(LATER), further):
        yield state


def viewers(players: int) -> list[int | None]:
    """All who look at a table: its seats, and None for a spectator."""
    return [*range(players), None]


def spread(game: Game, count: int) -> Iterator[Table]:
    """So many tables with the usual options: all numbers of players, all stages of the game."""
    fewest, most = game.players
    for seed in range(count):
        yield Table(fewest + seed % (most - fewest + 1), {}, seed, 1000 * (seed * 7 % count) // count)


def everything(state: State) -> Json:
    """All that a state answers: its position, everybody's view and lawful moves, and the outcome."""
    outcome = state.outcome()
    return {
        "dump": state.dump(),
        "waiting": list(state.waiting),
        "views": [state.view(viewer).as_json() for viewer in viewers(state.players)],
        "legal": [list(state.legal(seat)) for seat in range(state.players)],
        "outcome": None if outcome is None else outcome.as_json(),
    }
