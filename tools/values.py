"""Estimates what the figures of a standing weigh for winning: the table behind `Game.expected_value`.

    python tools/values.py [GAME ...]

Heuristic bots that now and then make any move play many games; before each round but the first it is written down how
everybody stands and, in the end, who shared the win. The weights are those that make the wins seen most likely
(logistic regression, a stage of the game at a time). Writes value_table.py beside the game's value.py.
"""

from __future__ import annotations

import sys
from math import exp
from typing import Any

from houndtable import games
from houndtable.authoring.derive import package_of, path_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game

SEED = 20261115
GAMES = 6000  # for each number of players and each set of options
NOISE = 8  # one move in so many is any lawful one
ROUNDS = 60  # of the regression
PULL = 1.0  # towards no weight at all, for figures seldom seen

HEAD = '''\
# interpreted: a table of figures, read once.
"""What the figures of a standing weigh, by players and stage. Written by tools/values.py."""

from __future__ import annotations

from typing import Final

WEIGHTS: Final[list[list[tuple[float, ...]]]] = [
'''

Seen = tuple[list[list[float]], list[float]]  # everybody's figures, and their shares of the win


def play(game: Game, players: int, options: dict[str, object], number: int) -> list[tuple[int, Seen]]:
    """One game: the stage and the standings before each round, with the win as it came."""
    module: Any = games.part(game, "value")
    state, luck = game.new(players, Seeded(SEED, 2 * number), options), Seeded(SEED, 2 * number + 1)
    found: list[tuple[int, list[list[float]]]] = []
    rounds = 0
    while state.waiting:
        if len(state.rounds) > rounds:
            rounds = len(state.rounds)
            found.append((module.stage(state), [module.standing(state, seat) for seat in range(players)]))
        seat = state.waiting[0]
        offers = state.legal(seat)
        move = offers[luck.below(len(offers))] if luck.below(NOISE) == 0 else game.heuristic(state, seat)
        state.apply(seat, move)
    shares = game.value(state)
    return [(stage, (standings, shares)) for stage, standings in found]


def fitted(cases: list[Seen], figures: int) -> list[float]:
    """The weights that make the shares most likely, by Newton's method with the diagonal alone."""
    weights = [0.0] * figures
    for _ in range(ROUNDS):
        slope, bend = [-PULL * weight for weight in weights], [PULL] * figures
        for standings, shares in cases:
            together = sum(shares)
            scores = [sum(w * x for w, x in zip(weights, own)) for own in standings]
            most = max(scores)
            chances = [exp(score - most) for score in scores]
            whole = sum(chances)
            for place in range(figures):
                column = [own[place] for own in standings]
                mean = sum(c * x for c, x in zip(chances, column)) / whole
                square = sum(c * x * x for c, x in zip(chances, column)) / whole
                slope[place] += sum(s * (x - mean) for s, x in zip(shares, column))
                bend[place] += together * (square - mean * mean)
        weights = [w + 0.7 * s / b for w, s, b in zip(weights, slope, bend)]
    return [round(weight, 3) for weight in weights]


def table(game: Game) -> list[list[list[float]]]:
    """For each number of players and each stage the weights."""
    fewest, most = game.players
    rows: list[list[list[float]]] = [[] for _ in range(fewest)]
    for players in range(fewest, most + 1):
        cases: dict[int, list[Seen]] = {}
        for options in getattr(games.part(game, "measuring"), "VALUE_OPTIONS", [{}]):
            for number in range(GAMES):
                for stage, seen in play(game, players, options, number):
                    cases.setdefault(stage, []).append(seen)
        figures = len(next(iter(cases.values()))[0][0][0])
        weights = [fitted(cases.get(stage, [])[:4000], figures) for stage in range(max(cases) + 1)]
        print(f"{game.name}, {players} players: {weights}", flush=True)
        rows.append(weights)
    return rows


def written(rows: list[list[list[float]]]) -> str:
    """The table as a module."""
    lines = []
    for row in rows:
        lines += ["    [", *[f"        {tuple(weights)}," for weights in row], "    ],"] if row else ["    [],"]
    return HEAD + "\n".join(lines) + "\n]\n"


def main(words: list[str]) -> None:
    for name in words or games.names():
        place = path_of(package_of(name)).with_name("value_table.py")
        place.write_text(written(table(games.find(name))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
