"""What the end of a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.errors import BadOption, unknown
from houndtable.kernel.outcome import Outcome, total

REWARDS: Final = ["rank", "score"]


def check_reward(name: str) -> str:
    """The name itself, or a refusal that lists the known ones."""
    if name not in REWARDS:
        raise BadOption("unknown-reward", **unknown(str(name)[:40], REWARDS))
    return name


def rewards(outcome: Outcome | None, players: int, by: str) -> list[float]:
    """Each seat's reward: by its final place or its final score; nothing if the game was broken off."""
    if outcome is None:
        return [0.0] * players
    if by == "score":
        return [float(total(lines)) for lines in outcome.lines]
    return worth(outcome.places)


def worth(places: list[int]) -> list[float]:
    """Each place between 1 and -1, the sum 0: who shares a place shares what the places taken together are worth."""
    last = len(places) - 1
    return [1 - (2 * place - 2 + places.count(place) - 1) / last for place in places]
