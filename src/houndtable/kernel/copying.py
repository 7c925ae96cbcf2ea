"""Copies: how all that the engine makes is copied and pickled, the same interpreted and compiled.

A compiled class makes no instance without calling its constructor, so each class tells its recipe in `__reduce__`: what
to call, and with what; `copy`, `deepcopy` and `pickle` follow it. A game is one of a kind: its package holds it as
GAME, and that is what a copy of it is. A position is read by its game from what it wrote.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

Recipe: TypeAlias = tuple[Callable[..., Any], tuple[Any, ...]]


def home_of(thing: object) -> str:
    """The package with the class of a game or a position, which holds the game."""
    module = type(thing).__module__
    package = module if hasattr(sys.modules.get(module), "__path__") else module.rpartition(".")[0]
    if not hasattr(sys.modules.get(package), "GAME"):
        raise TypeError(f"{type(thing).__name__} cannot be pickled: the package of its class holds no GAME.")
    return package


def game_in(package: str) -> Any:
    """The game that this package holds."""
    return import_module(package).GAME


def read_in(package: str, position: Any, chance: Any) -> Any:
    """The position, read by the game that this package holds."""
    return game_in(package).load(position, chance)
