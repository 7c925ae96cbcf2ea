"""OpenSpiel's search for games with hidden cards plays every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from houndtable.games import find, names
from tests.adapters.spiel import at_random, load, needs, written
from tests.tables import short

pytestmark = pytest.mark.engine

np = needs("numpy")
ismcts = needs("open_spiel.python.algorithms.ismcts")
mcts = needs("open_spiel.python.algorithms.mcts")

SIMULATIONS = 4
SEARCHED = 12


def searcher(game: Any, **settings: Any) -> Any:
    luck = np.random.RandomState(2)
    evaluator = mcts.RandomRolloutEvaluator(1, luck)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=luck, **settings)


def play(game: Any, bot: Any) -> list[int]:
    """A game of the bot against random players; after some decisions it plays at random too."""
    luck, state, searched = Random(3), game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and searched < SEARCHED:
            action = bot.step(state)
            assert action in state.legal_actions()
            searched += len(state.legal_actions()) > 1
            state.apply_action(action)
        else:
            at_random(state, luck)
    assert searched >= min(SEARCHED, 3)
    history: list[int] = state.history()
    return history


@pytest.mark.parametrize("name", names())
def test_it_plays(name: str) -> None:
    game = load(f"houndtable_{name}(players=3{written(short(find(name)))})")
    play(game, searcher(game))


@pytest.mark.parametrize("name", names())
def test_it_plays_the_same_again_with_a_seeded_resampler(name: str) -> None:
    from houndtable.adapters.openspiel import resampler

    game = load(f"houndtable_{name}(players=2{written(short(find(name)))})")
    histories = []
    for _ in range(2):
        bot = searcher(game, max_world_samples=3)
        bot.set_resampler(resampler(5))
        histories.append(play(game, bot))
    assert histories[0] == histories[1]
