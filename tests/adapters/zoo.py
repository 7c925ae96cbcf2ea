"""What the tests of the environments share: the extra, short games, every table."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any

import pytest

from houndtable.games import find
from tests.tables import short


def needs(module: str) -> Any:
    """The module, if its extra is installed; where extras are expected it is an error that it is not."""
    if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS"):
        return import_module(module)
    reason = f"{module} is not here: pip install -e '.[learn]' installs it"
    return pytest.importorskip(module, reason=reason, exc_type=ImportError)


def env(name: str, players: int, **settings: Any) -> Any:
    """A short game as PettingZoo plays it."""
    zoo = needs("houndtable.adapters.pettingzoo")
    return getattr(zoo, f"{name}_v1").env(players=players, **{"options": short(find(name)), **settings})
