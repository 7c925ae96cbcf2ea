"""Five levels, the same in all games: how much the bots of each think before they move."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.game import Game

LEVELS: Final = ["beginner", "casual", "skilled", "expert", "master"]  # levels 1 to 5
BEGINNER: Final = 0
CASUAL: Final = 1
CARELESS: Final = 50  # of a beginner's moves, in a hundred, are any lawful ones; the others are a casual player's
MILLISECONDS: Final = [0, 0, 20, 200, 1000]  # the most a level thinks about a move where time counts


# A level is a number of simulations, so that it plays alike everywhere. A master's take at most about a second on a
# processor of 2026, an expert's 200 ms and a skilled player's 20: less where more would bring a level up to the next
# one, or a master no further (docs/strength.md).
def simulations(game: Game, level: int) -> int:
    """Return how many simulations a level from 0 tries before a move."""
    return game.simulations[level]
