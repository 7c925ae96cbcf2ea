"""All that is heard at many tables of a game: every value of every option, every number of players, random moves."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option, Value
from houndtable.kernel.state import State
from houndtable.kernel.view import View
from tests.tables import whole_on

NAMES = ["Mia", "Ben", "Ida", "Tom", "Eva", "Jon"]
MOST_MOVES = 80
EVERY = 29  # so many moves lie between two looks at the table


@dataclass
class Heard:
    """What was told, with the viewer and how many play, and what was seen; each only once."""

    events: dict[str, tuple[dict[str, Json], int | None, int]] = field(default_factory=dict)
    views: dict[str, tuple[View, int, bool]] = field(default_factory=dict)
    lines: set[str] = field(default_factory=set)


def values(option: Option, players: int) -> list[Value]:
    """Every word, and the lowest and the highest number worth trying."""
    high = players - 1 if option.seats else option.tried
    return [*option.words, *([option.low, high] if high >= option.low else [])]


def brief(game: Game) -> dict[str, Value]:
    """Options with which a game has some rounds, and ends soon: each number a third of the way from lowest to usual."""
    return {
        option.name: option.low + (option.default - option.low) // 3
        for option in game.options
        if isinstance(option.default, int) and not option.seats
    }


def choices(game: Game, players: int) -> Iterator[dict[str, Value]]:
    """The usual options, short and not, and each option at each of its values."""
    yield {}
    usual = {**brief(game), **whole_on(game)}
    yield usual
    for option in game.options:
        for value in values(option, players):
            yield {**usual, option.name: value}


def look(state: State, heard: Heard) -> None:
    """Whoever has to choose and, in turn, one who may not have to or a spectator look at the table."""
    players = int(state.players)
    for viewer in {*state.waiting[:1], players - 1 if len(heard.views) % 4 < 2 else None}:
        view = state.view(viewer)
        heard.views[repr((view.as_json(), viewer))] = (view, players, viewer in state.waiting)


@cache
def heard_at(name: str) -> Heard:
    """All that is heard at the tables of one game."""
    game, found = games.find(name), Heard()
    fewest, most = game.players
    for seed, options in enumerate(choices(game, most)):
        luck = Seeded(seed, 1)
        players = most if options.get("first") == most - 1 else fewest + seed % (most - fewest + 1)
        state = game.new(players, Seeded(seed), options, listen=True)
        for made in range(MOST_MOVES):
            if not state.waiting:
                break
            if made % EVERY == 0:
                look(state, found)
            seat = state.waiting[luck.below(len(state.waiting))]
            offers = state.legal(seat)
            state.apply(seat, offers[luck.below(len(offers))])
        look(state, found)
        for event in state.events or []:
            for viewer in (seed % players, None):
                told = event.seen_by(viewer)
                found.events[repr((told, viewer, players))] = (told, viewer, players)
        outcome = state.outcome()
        ends = [ended.lines for ended in state.rounds] + ([] if outcome is None else [outcome.lines])
        found.lines |= {line.name for lines in ends for seat_lines in lines for line in seat_lines}
    return found
