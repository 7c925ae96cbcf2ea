"""Tables to try any game at, found by looking at its options: short ones, ones of several rounds, and unusual ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.options import Option

Chosen = dict[str, str]  # as they are filled in
MOVES = 3000  # after which a game that was tried is left


def numbers(game: Game) -> list[Option]:
    """The options that are a number."""
    return [option for option in game.options if option.high >= option.low and not option.seats]


def three(game: Game) -> int:
    """Three players, or as near to that as the game allows."""
    fewest, most = game.players
    return min(max(3, fewest), most)


def shortest(name: str) -> Chosen:
    """All numbers as low as they can be: rounds, lives, points to reach."""
    return {option.name: str(option.low) for option in numbers(find(name))}


def longest(name: str) -> Chosen:
    """All numbers as high as they can be."""
    return {option.name: str(option.high) for option in numbers(find(name))}


def unusual(name: str, *, crowded: bool) -> tuple[int, Chosen]:
    """How many play, and what was chosen: nothing as usual. The fewest with the last value of every option, or as many
    as can be with the second."""
    game = find(name)
    chosen: Chosen = {}
    for option in game.options:
        values = [*option.words, *([str(option.low), str(option.tried)] if option.high >= option.low else [])]
        if not option.part_of:
            chosen[option.name] = values[1 % len(values)] if crowded else values[-1]
    return game.players[crowded], chosen


def rounds_of(game: Game, options: Chosen, seed: int) -> Iterator[int]:
    """A game of three played at random: after how many moves each round was over that told everybody's score lines."""
    chance = Seeded(seed)
    state = game.new(three(game), Seeded(seed), options, listen=True)
    for number in range(MOVES):
        told = state.events or []
        if any(isinstance(event.facts.get("lines"), list) for event in told):
            yield number
        told.clear()
        if not state.waiting:
            return
        seat = state.waiting[0]
        legal = state.legal(seat)
        state.apply(seat, legal[chance.below(len(legal))])


@cache
def several_rounds(name: str) -> Chosen | None:
    """Options for short rounds and as many as can be, at least three; None if no round ends with score lines."""
    game = find(name)
    names = [option.name for option in numbers(game)]
    tried: list[tuple[int, int, Chosen]] = []
    for values in product(*[[str(option.low), str(option.tried)] for option in numbers(game)]):
        options = dict(zip(names, values))
        played = [list(rounds_of(game, options, seed)) for seed in range(3)]
        if all(len(rounds) > 2 for rounds in played):
            tried.append((sum(rounds[0] for rounds in played), -sum(map(len, played)), options))
    return min(tried, key=lambda one: one[:2])[2] if tried else None


def with_rounds() -> list[str]:
    """The games whose rounds end with score lines."""
    return [name for name in names() if several_rounds(name) is not None]
