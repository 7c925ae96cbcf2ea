"""Cases to look at, and random play in them."""

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

# Streams of luck, so that no two uses of a case's seed are the same.
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
class Case:
    """A game to look at: who plays how, its luck, and how far in it is looked at, in thousandths of its length."""

    players: int
    options: dict[str, Value] = field(default_factory=dict)
    seed: int = 0
    far: int = 0

    def luck(self, stream: int) -> Chance:
        """One of the case's streams of luck, from its beginning."""
        return Seeded(self.seed, stream)


def start(game: Game, case: Case, *, listen: bool = False) -> State:
    """The case's game at its first decision."""
    return game.new(case.players, case.luck(DEAL), case.options, listen=listen)


def moves_made(game: Game, case: Case) -> int:
    """How many random moves lead to the position that is looked at."""
    return int(play_out(start(game, case), case.luck(PLAY), CAP)) * case.far // 1000


def reach(game: Game, case: Case) -> State:
    """The position that is looked at."""
    state = start(game, case)
    play_out(state, case.luck(PLAY), moves_made(game, case))
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


def positions(game: Game, case: Case, further: int) -> Iterator[State]:
    """The position that is looked at, and those after so many further moves; always the same state, changing."""
    state = reach(game, case)
    yield state
    for _ in play_on(state, case.luck(LATER), further):
        yield state


def viewers(players: int) -> list[int | None]:
    """All who look at a game: its seats, and None for a spectator."""
    return [*range(players), None]


def spread(game: Game, count: int) -> Iterator[Case]:
    """So many cases with the usual options: all numbers of players, all stages of the game."""
    fewest, most = game.players
    for seed in range(count):
        yield Case(fewest + seed % (most - fewest + 1), {}, seed, 1000 * (seed * 7 % count) // count)


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
