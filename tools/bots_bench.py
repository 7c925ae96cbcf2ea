"""How fast and how punctual the search is, and how much memory it takes; `make bench-bots`.

    python tools/bots_bench.py [GAME ...]

Prints, for every game, simulations a second from a first decision (processor time), how long decisions of a time
budget take at the 99th percentile, and the most memory a decision of level 5 takes.
"""

from __future__ import annotations

import platform
import resource
import subprocess
import sys
import time

import houndtable
from houndtable import games
from houndtable.bots.budget import MOST, Budget
from houndtable.bots.levels import simulations
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, Search
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

SEED = 7
TRIES = 3000  # simulations a measurement
BUDGET = 0.05  # seconds a decision when punctuality is measured
DECISIONS = 100


def first_decision(game: Game, players: int, seed: int) -> tuple[State, int]:
    """A game at the first decision that is a choice."""
    state = game.new(players, Seeded(seed))
    while len(state.legal(state.waiting[0])) == 1:
        state.apply(state.waiting[0], state.legal(state.waiting[0])[0])
    return state, state.waiting[0]


def pace(game: Game, players: int) -> float:
    """Simulations a second, the best of five."""
    best = 0.0
    for seed in range(5):
        state, seat = first_decision(game, players, seed)
        search = Search(Perspective(game, state, seat), Seeded(SEED, seed), None, Node())
        begun = time.process_time()
        for _ in range(TRIES):
            search.simulate()
        best = max(best, TRIES / (time.process_time() - begun))
    return best


def lateness(game: Game) -> tuple[float, float]:
    """Median and 99th percentile of what decisions of a time budget take, in parts of the budget."""
    taken: list[float] = []
    state, luck = game.new(2, Seeded(SEED)), Seeded(SEED, 1)
    while len(taken) < DECISIONS:
        if not state.waiting:
            state = game.new(2, Seeded(SEED, len(taken)))
        seat = state.waiting[0]
        offers = state.legal(seat)
        if len(offers) > 1 and luck.below(4) == 0:
            search = Search(Perspective(game, state, seat), Seeded(SEED, len(taken)), None, Node())
            begun = time.perf_counter()
            search.run(Budget(MOST, BUDGET, time.perf_counter))
            taken.append((time.perf_counter() - begun) / BUDGET)
        state.apply(seat, game.heuristic(state, seat))
    taken.sort()
    return taken[len(taken) // 2], taken[len(taken) * 99 // 100]


def memory(game: Game) -> float:
    """Megabytes of this process after a decision of level 5 at the largest table."""
    state, seat = first_decision(game, game.players[1], SEED)
    search = Search(Perspective(game, state, seat), Seeded(SEED), None, Node())
    for _ in range(simulations(game, 4)):
        search.simulate()
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def main(words: list[str]) -> None:
    if words[:1] == ["--memory"]:
        print(f"{memory(games.find(words[1])):.0f}")
        return
    print(f"{houndtable.engine()} engine, Python {platform.python_version()}, {platform.machine()}, seed {SEED}")
    print("game               players  simulations/s   median, 99% of a 50 ms budget   MB at level 5")
    for name in words or games.names():
        game = games.find(name)
        for players in (2, game.players[1]):
            line = f"{name:18} {players:7}  {pace(game, players):13,.0f}"
            if players == 2:
                middle, late = lateness(game)
                used = subprocess.run(
                    [sys.executable, __file__, "--memory", name], capture_output=True, text=True, check=True
                )
                line += f"   {middle:26.2f} {late:5.2f}   {used.stdout.strip():>13}"
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
