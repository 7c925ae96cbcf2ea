"""A search that asks a net instead of playing rounds out."""

from __future__ import annotations

import pytest

from houndtable.bots import net as nets
from houndtable.bots.budget import Budget
from houndtable.bots.naming import is_known, make
from houndtable.bots.net import Net, layer_of
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, Search
from houndtable.bots.search_bot import SearchBot
from houndtable.games import NAMES, find
from houndtable.games.dachs.position import Position
from houndtable.games.dachs.seats import points_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

pytestmark = pytest.mark.engine


def rows_for(game: Game, players: int, figure: str, weight: float) -> list[list[float]]:
    """A layer that gives strength to the own seat by one figure alone."""
    names = game.feature_names(players)
    own = [weight if name == figure else 0.0 for name in names]
    return [[*own, 0.0]] + [[0.0] * (len(names) + 1) for _ in range(players - 1)]


def choice(game: Game) -> State:
    """The first position of a game in which there is a choice."""
    state = game.new(2, Seeded(5, 0))
    while len(state.legal(state.waiting[0])) == 1:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    return state


@pytest.mark.parametrize("name", NAMES)
def test_positions_within_the_round_are_valued_by_the_net(name: str) -> None:
    game = find(name)
    state = choice(game)
    rows = [[0.0] * len(game.feature_names(2)) + [0.0] for _ in range(2)]
    search = Search(Perspective(game, state, state.waiting[0]), Seeded(1), None, Node())
    search.ask(Net(0, [layer_of(rows)]))
    search.run(Budget(3, 1.0, None))  # no round ends so soon
    for thought in search.thinking().thoughts:
        assert thought.results == pytest.approx([0.5] * len(thought.results))  # what this net says of all positions


def test_what_is_played_ahead_is_played_before_the_net_is_asked() -> None:
    game = find("herecomesthedog")
    state = choice(game)
    values = []
    for ahead in (0, 400):
        search = Search(Perspective(game, state, state.waiting[0]), Seeded(1), None, Node())
        search.ask(Net(ahead, [layer_of(rows_for(game, 2, "own dogs", 0.0))]))
        search.run(Budget(60, 1.0, None))
        values += [share for thought in search.thinking().thoughts for share in thought.results]
    assert values.count(0.5) < len(values)  # with 400 moves ahead the round is over, and its end counts


def test_the_search_plays_for_what_the_net_likes() -> None:
    """In Dachs a net that likes points makes a search score more than one that dislikes them."""
    game = find("dachs")
    scored = []
    for weight in (30.0, -30.0):
        state = choice(game)
        seat = state.waiting[0]
        names = game.feature_names(2)
        own, other = ([weight if name == f"{who} points" else 0.0 for name in names] for who in ("own", "player 1 on:"))
        search = Search(Perspective(game, state, seat), Seeded(1), None, Node())
        search.ask(Net(0, [layer_of([[*own, 0.0], [*other, 0.0]])]))
        search.run(Budget(100, 1.0, None))
        state.apply(seat, search.thinking().move)
        assert isinstance(state, Position)
        scored.append(points_of(state, seat))
    assert scored[0] > scored[1]


def test_a_bot_asks_the_net_its_game_comes_with_unless_it_is_told_not_to(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find("dachs")
    known = Net(0, [layer_of(rows_for(game, 2, "own points", 1.0))])
    monkeypatch.setitem(nets._nets, "dachs 2", known)
    state = choice(game)
    side = Perspective(game, state, state.waiting[0])
    asking, silent = make("search:sims=8", 1), make("search:sims=8:net=0", 1)
    assert isinstance(asking, SearchBot) and isinstance(silent, SearchBot)
    asking.choose(side)
    silent.choose(side)
    assert asking.net is known and silent.net is None


def test_a_name_says_whether_the_net_is_asked() -> None:
    assert is_known("search:net=1") and is_known("search:ms=5:net=0")
    assert not is_known("search:net=2") and not is_known("thumb:net=1")
