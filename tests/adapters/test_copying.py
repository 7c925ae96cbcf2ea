"""Environments in the middle of a game are deep-copied and pickled: a copy goes on alike, and by itself."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from houndtable.games import find, names
from tests.adapters.zoo import env, needs
from tests.tables import short

pytestmark = pytest.mark.engine

np = needs("numpy")
vectors = needs("houndtable.adapters.vector")
singles = needs("houndtable.adapters.gymnasium")

Way = Callable[[Any], Any]


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


ways = pytest.mark.parametrize("way", [copy.deepcopy, pickled])
games = pytest.mark.parametrize("name", names())


def stepped(many: Any) -> list[Any]:
    """What comes of thirty random moves in every game."""
    turns = [many.step(many.random_moves()) for _ in range(30)]
    return [[getattr(turn, field).tolist() for field in turn.__slots__] for turn in turns]


@ways
@games
def test_many_games_at_once(way: Way, name: str) -> None:
    many = vectors.Vector(name, 3, games=4, options=short(find(name)))
    stepped(many)
    again, other = way(many), way(many)
    future = stepped(again)
    assert stepped(many) == future
    assert stepped(other) == future


def played(one: Any) -> list[Any]:
    """What agents are told until the end, if each takes its last lawful move."""
    found = []
    for agent in one.agent_iter(200):
        told, reward, is_over, is_broken, info = one.last()
        found.append([agent, told["observation"].tolist(), told["action_mask"].tolist(), reward, dict(info)])
        one.step(None if is_over or is_broken else info["legal_moves"][-1])
    return found


@ways
@games
def test_one_game_of_several_agents(way: Way, name: str) -> None:
    one = env(name, 3)
    one.reset(seed=5)
    for _ in range(4):
        one.step(one.last()[4]["legal_moves"][0])
    again, other = way(one), way(one)
    future = played(again)
    assert played(one) == future
    assert played(other) == future
    for each in (one, again):
        each.reset()
    assert played(one) == played(again)


def answered(single: Any, told: Any) -> list[Any]:
    """What the player is told if it takes its first lawful move, five times at most."""
    found = []
    for _ in range(5):
        told, reward, is_over, is_broken, info = single.step(int(np.flatnonzero(told["action_mask"])[0]))
        found.append([told["observation"].tolist(), told["action_mask"].tolist(), reward, is_over, is_broken, info])
        if is_over or is_broken:
            break
    return found


@ways
@games
def test_one_player_against_bots(way: Way, name: str) -> None:
    single = singles.SingleEnv(name, 2, opponents="search:sims=3", options=short(find(name)))
    told, _ = single.reset(seed=5)
    told, _, _, _, _ = single.step(int(np.flatnonzero(told["action_mask"])[0]))
    again, other = way(single), way(single)
    future = answered(again, told)
    assert answered(single, told) == future
    assert answered(other, told) == future


@ways
def test_what_was_told_before_a_copy_stays(way: Way) -> None:
    one = env("dachs", 2)
    one.reset(seed=5)
    before = one.observe("player_0")["observation"].tolist()
    told = one.observe("player_0")["observation"]
    again = way(one)
    played(again)
    assert told.tolist() == before
    assert one.agents == ["player_0", "player_1"]
