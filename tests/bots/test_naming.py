"""Bots by their names."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.bots import levels, naming
from houndtable.bots.bot import HeuristicBot, RandomBot
from houndtable.bots.perspective import Perspective
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import NoSuchBot
from houndtable.kernel.game import Game
from tests.conformance.toy import ToyGame


@pytest.mark.parametrize(("name", "forgotten"), [("heuristic", 0), ("Heuristic:Forget=30", 30), ("2:forget=100", 100)])
def test_a_bots_name_says_how_forgetful_it_is(name: str, forgotten: int) -> None:
    made = naming.make(name, 1)
    assert isinstance(made, HeuristicBot)
    assert made.memory.forgotten == forgotten
    assert naming.is_known(name)


@pytest.mark.parametrize(
    "name",
    [
        "heuristic:forget=101",
        "heuristic:forget=",
        "random:forget=3",
        "heuristic:",
        "heuristics",
        "heuristic:forget=3:forget=4",
        "heuristic:sims=3",
        "search:sims=0",
        "search:ms=0",
        "search:net=1",
        "6",
        "3:sims=5",
        "",
    ],
)
def test_a_name_that_is_no_bots_is_refused(name: str) -> None:
    assert not naming.is_known(name)
    with pytest.raises(
        NoSuchBot, match="Known bots: beginner, casual, skilled, expert, master, heuristic, random, search"
    ):
        naming.make(name, 1)


@pytest.mark.parametrize(("number", "word"), enumerate(levels.LEVELS, 1))
def test_a_level_has_a_number_and_a_word(number: int, word: str) -> None:
    assert type(naming.make(str(number), 1)) is type(naming.make(word.upper(), 1))


@pytest.mark.parametrize("game", [*(games.find(name) for name in games.names()), ToyGame()], ids=lambda game: game.name)
def test_levels_from_the_third_on_search_more_and_more(game: Game) -> None:
    tries = [levels.simulations(game, level) for level in range(5)]
    assert tries[:2] == [0, 0]
    assert 0 < 3 * tries[2] < tries[3]
    assert 5 * tries[3] <= tries[4]


def test_a_level_plays_as_a_search_of_its_simulations() -> None:
    game = games.find("dachs")
    state = game.new(2, Seeded(4))
    perspective = Perspective(game, state, state.waiting[0])
    names = ["3", f"search:sims={game.simulations[2]}"]
    thinking = [naming.make(name, 1).think(perspective) for name in names]
    level, search = ([(one.move, one.visits, one.results) for one in found.thoughts] for found in thinking)
    assert level == search
    assert sum(visits for _, visits, _ in level) > 0


def test_a_beginner_is_careless_and_a_casual_player_is_not() -> None:
    beginner, casual = naming.make("1", 1), naming.make("2", 1)
    assert isinstance(beginner, HeuristicBot)
    assert isinstance(casual, HeuristicBot)
    assert beginner.careless > casual.careless == 0
    assert isinstance(naming.make("random", 1), RandomBot)


def test_a_search_for_a_time_needs_a_clock() -> None:
    with pytest.raises(NoSuchBot, match="can only play where there is a clock"):
        naming.make("search:ms=20", 1)
    made = naming.make("search:ms=20:sims=70:forget=5", 1, 0, lambda: 0.0)
    assert isinstance(made, SearchBot)
    assert (made.budget.simulations, made.budget.seconds, made.memory.forgotten) == (70, 0.02, 5)


def test_a_level_takes_no_longer_than_its_time_where_there_is_a_clock() -> None:
    made = naming.make("4", 1, 0, lambda: 0.0)
    assert isinstance(made, SearchBot)
    assert made.budget.seconds == 0.2
    assert made.budget.clock is not None
