"""Garbage: Python looks for what nobody can reach any more among all that lives, and everybody waits meanwhile; with a
thousand tables that is half a second. So it looks among what is new only, and among everything once in a long while."""

from __future__ import annotations

import gc
from typing import Any, Final

THRESHOLDS: Final = (10_000, 50, 100)  # new objects before a look; looks before a longer one; those before a full one
FULL: Final = 2


def begin() -> None:
    """What lives now is settled, and so is from now on whatever outlives one look."""
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(settle)
    gc.freeze()


def settle(phase: str, info: dict[str, Any]) -> None:
    """A full look sees what was settled too; what it leaves, or any look, is settled."""
    if phase == "stop":
        gc.freeze()
    elif info["generation"] == FULL:
        gc.unfreeze()
