# interpreted: measured by tools, never played
"""What the tools that measure ask of Dog'n Dog."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Any

from houndtable.games.dogndog import shape
from houndtable.kernel.chance import Chance


def probes() -> dict[str, tuple[Callable[[list[int]], Any], list[list[int]]]]:
    """What is to be answered quickly beside moves, each with hands to ask about."""
    fives = [list(hand) for hand in combinations_with_replacement(range(9), 5) if max(map(hand.count, hand)) < 5][::13]
    return {"is_complete us": (shape.is_complete, fives), "waits us": (shape.waits, [five[:4] for five in fives])}


def shuffle_unseen(state: Any, chance: Chance) -> None:
    """The cards that nobody has seen lie in another order: nobody has seen the deck."""
    chance.shuffle(state.deck)
