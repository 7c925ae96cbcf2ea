"""Ratings of many bots at once on the Elo scale: Bradley and Terry's model, fitted to who came before whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import log10

from houndtable.kernel.chance import Chance
from houndtable.lab.duplicate import Result

Wins = list[list[float]]  # wins[a][b]: how often a came before b, a tie being half

ELO = 400.0  # ten to one
DRAWS = 1.0  # between all who met, so that nobody is infinitely strong
SMALL = 1e-8
MOST_ROUNDS = 10_000
BLOCKS = 200
SAMPLES = 400


def wins_of(results: Iterable[Result], bots: Sequence[str]) -> Wins:
    """Who came before whom in these games, any two seats of different bots compared."""
    number = {bot: place for place, bot in enumerate(bots)}
    wins = [[0.0] * len(bots) for _ in bots]
    for game in results:
        places = game.places or [1] * len(game.seats)
        for one, two in combinations(range(len(game.seats)), 2):
            a, b = number[game.seats[one]], number[game.seats[two]]
            if a != b:
                first = 0.5 if places[one] == places[two] else float(places[one] < places[two])
                wins[a][b] += first
                wins[b][a] += 1 - first
    return wins


def ratings(wins: Wins, guess: Sequence[float] | None = None) -> list[float]:
    """Everybody's rating; all together are 0 on average. By the fixed point of Hunter, "MM algorithms for generalized
    Bradley-Terry models" (2004), which a good guess makes quicker."""
    bots = range(len(wins))
    met = [[wins[a][b] + wins[b][a] for b in bots] for a in bots]
    met = [[games + DRAWS if games else 0.0 for games in row] for row in met]
    won = [sum(wins[a][b] + DRAWS / 2 for b in bots if met[a][b]) for a in bots]
    strength = [10 ** (one / ELO) for one in guess or [0.0 for _ in bots]]
    for _ in range(MOST_ROUNDS):
        fresh = [won[a] / sum(met[a][b] / (strength[a] + strength[b]) for b in bots if met[a][b]) for a in bots]
        scale = len(wins) / sum(fresh)
        fresh = [one * scale for one in fresh]
        moved = max(abs(new / old - 1) for new, old in zip(fresh, strength))
        strength = fresh
        if moved < SMALL:
            break
    points = [ELO * log10(one) for one in strength]
    middle = sum(points) / len(points)
    return [one - middle for one in points]


def rating_intervals(deals: Sequence[Wins], chance: Chance) -> list[tuple[float, float] | None]:
    """The 95% interval of each rating: deals are drawn anew from those played, again and again, and the middle 95 of
    100 ratings kept; None where all deals are alike and this tells nothing. Many deals are drawn in blocks of
    neighbours, which is as good and quicker."""
    blocks = together(deals, BLOCKS)
    guess = ratings(added(blocks))
    drawn = [ratings(added([blocks[chance.below(len(blocks))] for _ in blocks]), guess) for _ in range(SAMPLES)]
    cut = SAMPLES // 40
    columns = [sorted(column) for column in zip(*drawn)]
    return [None if column[0] == column[-1] else (column[cut - 1], column[SAMPLES - cut]) for column in columns]


def together(deals: Sequence[Wins], most: int) -> list[Wins]:
    """The deals in at most so many blocks."""
    size = -(-len(deals) // most)
    return [added(deals[start : start + size]) for start in range(0, len(deals), size)]


def added(parts: Sequence[Wins]) -> Wins:
    """All wins of these together."""
    return [[sum(column) for column in zip(*rows)] for rows in zip(*parts)]
