"""Cases drawn by Hypothesis from what a game says of itself: its players and its options."""

from __future__ import annotations

from hypothesis import strategies as st

from houndtable.conformance.play import Case
from houndtable.kernel.game import Game
from houndtable.kernel.options import Option, Value


def values(option: Option, players: int) -> st.SearchStrategy[Value]:
    """The values a table of so many players may choose."""
    high = players - 1 if option.seats else option.tried
    words: st.SearchStrategy[Value] = st.sampled_from(option.words) if option.words else st.nothing()
    numbers: st.SearchStrategy[Value] = st.integers(option.low, high) if high >= option.low else st.nothing()
    return words | numbers


def cases_of(game: Game, players: int) -> st.SearchStrategy[Case]:
    """Cases of so many players."""
    options = st.fixed_dictionaries({option.name: values(option, players) for option in game.options})
    return st.builds(Case, st.just(players), options, st.integers(0, 2**32 - 1), st.integers(0, 1000))


def cases(game: Game) -> st.SearchStrategy[Case]:
    """Cases of any number of players the game is for."""
    return st.integers(*game.players).flatmap(lambda players: cases_of(game, players))
