# interpreted: measured by tools, never played
"""What the tools that measure ask of Here Comes the Dog."""

from __future__ import annotations

from typing import Any

from houndtable.kernel.chance import Chance


def shuffle_unseen(state: Any, chance: Chance) -> None:
    """The cards that nobody has seen lie in another order: there are none, only dice are left to chance."""
