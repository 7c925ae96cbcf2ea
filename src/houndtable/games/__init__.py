"""The games. `find` gives one by its name; no game is imported before it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from houndtable.kernel.errors import NoSuchGame, unknown
from houndtable.kernel.game import Game

NAMES: Final = ["dachs", "dogndog", "drachensachen", "dogsbreath", "herecomesthedog"]


def find(name: str) -> Game:
    """The game with this name, or a refusal that lists the known ones."""
    key = name.strip().lower()
    if key not in NAMES:
        raise NoSuchGame(unknown("game", name[:40], NAMES))
    game = import_module(f"houndtable.games.{key}").GAME
    assert isinstance(game, Game)
    return game
