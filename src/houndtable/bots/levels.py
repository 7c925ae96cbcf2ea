"""Five levels, the same in all games: how much the bots of each think before they move."""

from __future__ import annotations

from typing import Final

LEVELS: Final = ["beginner", "casual", "skilled", "expert", "master"]  # levels 1 to 5
BEGINNER: Final = 0
CASUAL: Final = 1
CARELESS: Final = 50  # of a beginner's moves, in a hundred, are any lawful ones; the others are a casual player's

# A level is a number of simulations, so that it plays alike everywhere. A master's take at most about a second on a
# processor of 2026, an expert's 200 ms and a skilled player's 20: less where more would bring a level up to the next
# one, or a master no further (docs/strength.md).
SIMULATIONS: Final = {
    "dachs": [0, 0, 100, 400, 20_000],
    "dogndog": [0, 0, 110, 440, 4_400],
    "drachensachen": [0, 0, 240, 2_400, 12_000],
    "dogsbreath": [0, 0, 100, 1_000, 10_000],
    "herecomesthedog": [0, 0, 150, 500, 70_000],
}
OTHERS: Final = [0, 0, 200, 2_000, 10_000]  # in a game that is not listed
MILLISECONDS: Final = [0, 0, 20, 200, 1000]  # the most a level thinks about a move where time counts


def simulations(game: str, level: int) -> int:
    """How many simulations a level from 0 tries before a move."""
    return SIMULATIONS.get(game, OTHERS)[level]
