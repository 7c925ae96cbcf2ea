"""Garbage: Python looks for what nobody can reach any more among all that lives, and everybody waits meanwhile; with a
thousand tables that is half a second. So it looks among what is new only, a little at a time, and among everything once
in a long while: connections that are over leave some behind."""

from __future__ import annotations

import asyncio
import gc
from typing import Any, Final

THRESHOLDS: Final = (10_000, 50, 100)  # new objects before a look; looks before a longer one; those before a full one
FULL: Final = 2
PAUSE: Final = 0.25  # seconds between two looks: what is new takes the place of what goes, so nothing else counts it
LOOKS: Final = 14_400  # before a full one: that is an hour


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


def watch(left: int = LOOKS) -> None:
    """It is looked now and again as long as the event loop runs; so many looks are left before a full one."""
    gc.collect(0 if left else FULL)
    asyncio.get_running_loop().call_later(PAUSE, watch, left - 1 if left else LOOKS)
