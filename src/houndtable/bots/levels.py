"""Five levels, the same in all games: how much the bots of each think before they move."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ["beginner", "casual", "skilled", "expert", "master"]  # levels 1 to 5
BEGINNER: Final = 0
CASUAL: Final = 1
CARELESS: Final = 50  # of a beginner's moves, in a hundred, are any lawful ones; the others are a casual player's
MILLISECONDS: Final = [0, 0, 20, 200, 1000]  # that a level thinks about a move, on one processor

# Simulations in a second on a processor of 2026 that does nothing else, rounded down (tools/bots_bench.py measures
# them). A level is a number of simulations, so that it plays alike everywhere; where time counts, the time above is
# the most it takes.
PACE: Final = {
    "dachs": 20_000,
    "dogndog": 22_000,
    "drachensachen": 12_000,
    "dogsbreath": 10_000,
    "herecomesthedog": 70_000,
}
UNKNOWN_PACE: Final = 10_000


def simulations(game: str, level: int) -> int:
    """How many simulations a level from 0 tries before a move."""
    return PACE.get(game, UNKNOWN_PACE) * MILLISECONDS[level] // 1000
