"""Objects of the engine as they are met in play, in every game, to be looked at and copied."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import Any, Final

import numpy as np

from houndtable import games
from houndtable.adapters.gymnasium import SingleEnv
from houndtable.adapters.pettingzoo import TableEnv
from houndtable.adapters.vector import Vector
from houndtable.bots import naming
from houndtable.bots.lesson import OPPONENT, LessonBot
from houndtable.bots.perspective import Perspective
from houndtable.kernel import errors
from houndtable.kernel.chance import Chance, Committed, Recorded, Scripted, Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.kinds import TEXT_OF_MOVE, Bits, Counts, Kind, Move
from houndtable.kernel.message import text
from houndtable.kernel.observation import Page
from houndtable.kernel.options import OFF, Value
from houndtable.kernel.playout import play_out
from houndtable.kernel.state import State

PLAYERS: Final = 3
LONGEST: Final = 100_000  # moves
POSITIONS: Final = 40  # of a game
SEED: Final = 2  # with it there is all of it


def roots() -> list[Any]:
    """Return objects from which all others can be reached that are met from outside."""
    found: list[Any] = [*refusals(), *chances(), *kinds(), naming.read("search:sims=10")]
    for name in games.names():
        game = games.find(name)
        found += [game, game.observed(PLAYERS), *environments(name)]
        more: dict[str, Value] = {option.name: option.words[1] for option in game.options if option.default == OFF}
        for options in ({}, more):
            for state in positions(game, options):
                found += [state, *seen(game, state)]
        found += bots(game)
    return found


def refusals() -> list[errors.Refusal]:
    """Return a refusal of each kind."""
    more = [
        errors.NoSuchMove("no-such-move", move="fly", near=["draw"]),
        errors.IllegalMove("3.2", text("Draw first.")),
        errors.BadRecord(3, "It is cut short."),
    ]
    kinds = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Refusal)]
    return [*more, *(kind("A sentence.") for kind in kinds if kind not in map(type, more))]


def chances() -> list[Chance]:
    """Return luck of each kind, of which some was used."""
    recorded = Recorded(Seeded(5), [0, 1])
    recorded.shuffle([1, 0])
    found = [Seeded(5), Committed(b"x" * 32, [b"a"], sorts=True), recorded, Scripted(recorded.log, [0, 1])]
    for chance in found:
        chance.shuffle([1, 0])
    return found


def kinds() -> list[Kind]:
    """Return the kinds of values that only boards have, or bots."""
    return [Bits(["a", "b"]), Counts(["a", "b"], [1, 2], 4), Move(["pass"]), TEXT_OF_MOVE]


def positions(game: Game, options: dict[str, Value]) -> Iterator[State]:
    """Yield positions from the first to the last; somebody listens."""
    state = game.new(PLAYERS, Seeded(SEED), options, listen=True)
    length = play_out(state.clone(), Seeded(SEED, 1), LONGEST)
    luck = Seeded(SEED, 1)
    yield state
    while state.waiting:
        state = state.clone()
        state.events = []
        play_out(state, luck, 1 + length // POSITIONS)
        yield state


def seen(game: Game, state: State) -> list[Any]:
    """Return what can be asked about a position."""
    viewers = [*range(state.players), None]
    moves = range(0, len(game.vocabulary.texts), 1 + len(game.vocabulary.texts) // 20)
    objections = [state.objection(seat, move) for seat in range(state.players) for move in moves]
    page = Page(len(game.observed(int(state.players))))
    state.observe(0, page)
    perspectives = [Perspective(game, state, seat) for seat in range(state.players)]
    return [*map(state.view, viewers), *objections, state.outcome(), page, *perspectives]


def bots(game: Game) -> list[Any]:
    """Return bots that have thought, and what they thought."""
    state = game.new(PLAYERS, Seeded(SEED))
    perspective = Perspective(game, state, state.waiting[0])
    found = [naming.make(name, 1) for name in ("random", "heuristic:forget=20", "search:sims=30", "1")]
    found.append(naming.make("search:ms=5", 1, clock=monotonic))
    lesson = game.lesson()
    if lesson is not None:
        found.append(LessonBot(OPPONENT, lesson, 1))
    return [*found, *(bot.think(perspective) for bot in found)]


def environments(name: str) -> list[Any]:
    """Return environments in the middle of a game, and the boards in them."""
    many, one, single = Vector(name, PLAYERS, games=3, max_moves=2), TableEnv(name, PLAYERS), SingleEnv(name, 2)
    for _ in range(2):
        many.step(many.random_moves())
    one.reset(SEED)
    one.step(one.last()[4]["legal_moves"][0])
    told, _ = single.reset(seed=SEED)
    single.step(int(np.flatnonzero(told["action_mask"])[0]))
    return [many, many._batch, one, one._board, single, single._board]
