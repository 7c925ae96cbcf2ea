# interpreted: measured by tools, never played
"""What the tools that measure ask of Drachensachen."""

from __future__ import annotations

from typing import Any

from houndtable.games.drachensachen.components import faces_in


def believes(state: Any, seat: int) -> bool:
    """Whether something is believed of this hand: its player took the pile."""
    return bool(state.spurned[seat] != 0)


def figure(state: Any, seat: int) -> int:
    """How many cards would have fitted when its player took the pile."""
    return sum(state.spurned[seat] >> face & 1 for face in faces_in(state.hands[seat]))
