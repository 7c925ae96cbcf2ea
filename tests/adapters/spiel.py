"""What the tests of the OpenSpiel adapter share: the extra, short games, and playing them at random."""

from __future__ import annotations

import os
from importlib import import_module
from random import Random
from typing import Any

import pytest

from houndtable.games import find, names
from houndtable.kernel.options import Value
from tests import tables
from tests.tables import rich, short


def written(options: dict[str, Value]) -> str:
    """Options as OpenSpiel has them."""
    return "".join(f",{name}={value}" for name, value in options.items())


TABLES = [f"houndtable_{name}(players={players}{written(short(find(name)))})" for name, players in tables.TABLES]
RICH_TABLES = [f"houndtable_{name}(players=3{written({**short(find(name)), **rich(find(name))})})" for name in names()]


def needs(module: str) -> Any:
    """The module, if its extra is installed; where extras are expected it is an error that it is not."""
    if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS"):
        return import_module(module)
    return pytest.importorskip(module, reason="OpenSpiel is not here: pip install -e '.[openspiel]' installs it")


def load(table: str) -> Any:
    """The game, with the adapter imported."""
    needs("pyspiel")
    import_module("houndtable.adapters.openspiel")
    return import_module("pyspiel").load_game(table)


def at_random(state: Any, luck: Random) -> None:
    """One action, whoever's it is."""
    state.apply_action(luck.choice(state.legal_actions()))


def states_of(game: Any, seed: int) -> list[Any]:
    """Every state of one random game, each a copy."""
    luck, state = Random(seed), game.new_initial_state()
    states = [state.clone()]
    while not state.is_terminal():
        at_random(state, luck)
        states.append(state.clone())
    return states


def decisions(game: Any, seed: int) -> list[Any]:
    """The states of one random game in which a player is to move."""
    return [state for state in states_of(game, seed) if state.is_player_node()]


def all_known(state: Any) -> list[str]:
    """What each player knows."""
    return [state.information_state_string(player) for player in range(state.num_players())]
