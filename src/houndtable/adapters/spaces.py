"""Observations and moves as the spaces of Gymnasium, and bytes as arrays of them."""

from __future__ import annotations

from typing import Any

from houndtable.adapters.core.board import Board
from houndtable.adapters.core.rows import size_of
from houndtable.adapters.rules import Rules
from houndtable.kernel.observation import Field

try:
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise ImportError(
        "The environments need numpy and Gymnasium: install the extra, pip install 'houndtable[pettingzoo]'."
    ) from error


def kind_of(fields: list[Field]) -> Any:
    """The numbers of such an observation as numpy calls them."""
    return np.dtype("int8" if size_of(fields) == 1 else "<i2")


def observation_space(rules: Rules) -> spaces.Dict:
    """What a player is told: the observation, and which moves are lawful."""
    fields = rules.game.observed(rules.players)
    low, high = [field.low for field in fields], [field.high for field in fields]
    kind = kind_of(fields)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.array(low, kind), np.array(high, kind), dtype=kind.type),
            "action_mask": spaces.Box(0, 1, (len(rules.texts),), np.int8),
        }
    )


def action_space(rules: Rules) -> spaces.Discrete:
    """All moves of the game."""
    return spaces.Discrete(len(rules.texts))


def board_for(rules: Rules) -> Board:
    """A board on which this game is played, read by numpy."""
    kind = kind_of(rules.game.observed(rules.players))
    return Board(rules.game, rules.players, rules.options, rules.most, np.frombuffer, kind, np.dtype("int8"))
