"""OpenSpiel's own tests pass for every game and number of players."""

from __future__ import annotations

import random
import unittest

import pytest

from tests.adapters.spiel import RICH_TABLES, TABLES, load, needs

pyspiel = needs("pyspiel")
np = needs("numpy")


@pytest.fixture(autouse=True)
def seeded() -> None:
    """The judges draw from the generators that everybody shares."""
    random.seed(1)
    np.random.seed(1)


@pytest.mark.engine
@pytest.mark.parametrize("table", TABLES + RICH_TABLES)
def test_random_simulations_with_serialization(table: str) -> None:
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES + RICH_TABLES)
def test_simulations_from_python_with_pickles(table: str) -> None:
    judge = needs("open_spiel.python.tests.games_sim_test")
    judge.GamesSimTest("sim_game").sim_game(load(table))


@pytest.mark.parametrize("table", TABLES)
def test_the_api_on_part_of_the_tree(table: str) -> None:
    judge = needs("open_spiel.integration_tests.api_test").EnforceAPIOnPartialTreeBase
    case = type("Api", (judge,), {"game": load(table), "game_name": table})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert [trouble for _, trouble in result.errors + result.failures] == []


@pytest.mark.engine
@pytest.mark.parametrize("table", TABLES)
def test_a_playthrough_is_the_same_again(table: str) -> None:
    load(table)
    needs("absl.flags").FLAGS.mark_as_parsed()
    judge = needs("open_spiel.python.algorithms.generate_playthrough")
    once = judge.playthrough(table, None, seed=7)
    assert "IsTerminal() = True" in once
    assert judge.playthrough(table, None, seed=7) == once
