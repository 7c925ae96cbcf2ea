"""How fast the environments are, next to RLCard's UNO in the same run; `make bench-adapters`.

    python tools/adapters_bench.py [--seconds S] [GAME ...]

Prints decisions a second on one core, by processor time, the best of several turns that all take one after the other:
many games at once (`Vector.step`, its arrays included), one environment of PettingZoo, and RLCard's UNO in a loop like
that one. Moves are random: the two loops pick them alike from lists; the vector form has picked some by itself.
"""

from __future__ import annotations

import argparse
import platform
import time
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random
from typing import Any

import houndtable
from houndtable import games
from houndtable.adapters.pettingzoo import TableEnv
from houndtable.adapters.vector import Vector

AT_ONCE = 4096
TURNS = 7


def numbers() -> Iterator[int]:
    """Random numbers, drawn beforehand."""
    luck = Random(1)
    return cycle([luck.getrandbits(20) for _ in range(9973)])


def vector(name: str, players: int) -> Callable[[float], float]:
    """Decisions a second of many games at once."""
    many = Vector(name, players, games=AT_ONCE)

    def run(seconds: float) -> float:
        steps, spent = 0, 0.0
        while spent < seconds:
            moves = many.random_moves()
            begun = time.process_time()
            many.step(moves)
            spent += time.process_time() - begun
            steps += 1
        return steps * AT_ONCE / spent

    return run


def zoo(name: str, players: int) -> Callable[[float], float]:
    """Decisions a second of one environment, by PettingZoo's own loop."""
    env = TableEnv(name, players)
    env.reset(seed=1)
    luck = numbers()

    def run(seconds: float) -> float:
        made, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            env.reset()
            for _ in env.agent_iter():
                _, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    break
                moves = info["legal_moves"]
                env.step(moves[next(luck) % len(moves)])
                made += 1
        return made / spent

    return run


def rlcard_uno() -> Callable[[float], float] | None:
    """Decisions a second of RLCard's UNO; None if RLCard is not installed."""
    try:
        import rlcard
    except ImportError:
        return None
    env: Any = rlcard.make("uno", config={"seed": 1})
    luck = numbers()

    def run(seconds: float) -> float:
        made, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            state, _ = env.reset()
            while not env.is_over():
                moves = list(state["legal_actions"])
                state, _ = env.step(moves[next(luck) % len(moves)])
                made += 1
        return made / spent

    return run


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long one turn takes (default: 0.5)")
    parser.add_argument("game", nargs="*", default=games.names(), help="these games only")
    given = parser.parse_args()
    print(f"{houndtable.engine()} engine, Python {platform.python_version()}, {platform.machine()}, one core")
    tables = [(name, players) for name in given.game for players in sorted({2, games.find(name).players[1]})]
    runs: dict[str, Callable[[float], float]] = {}
    for name, players in tables:
        runs[f"{name}, {players} players, {AT_ONCE} games at once"] = vector(name, players)
        runs[f"{name}, {players} players, PettingZoo"] = zoo(name, players)
    uno = rlcard_uno()
    if uno is None:
        print("RLCard is not here: pip install rlcard installs it")
    else:
        runs["UNO, 2 players, RLCard"] = uno
    found: dict[str, float] = dict.fromkeys(runs, 0.0)
    for _ in range(TURNS):
        for title, run in runs.items():
            found[title] = max(found[title], run(given.seconds))
    for title, pace in found.items():
        times = f"{pace / found['UNO, 2 players, RLCard']:8.1f} times RLCard" if uno is not None else ""
        print(f"{title:48} {pace:12,.0f} decisions/s {times}")


if __name__ == "__main__":
    main()
