"""Measures the engine: random play, clone, redeal and memory of every game, interpreted and compiled in one run.

    python tools/bench.py [--seconds S] [--game NAME] [--players P]

Prints a table and writes build/bench.json. Machines are noisy, so the two engines take turns, the best of several
runs counts, and what matters is the ratio in one run.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENGINES = ["interpreted", "compiled"]
TURNS = 5
SHOWN = ["moves/s", "games/s", "clone us", "redeal us", "memory"]


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    """One run on the engine of this process: moves and games a second, clone and redeal in us, memory in bytes."""
    from houndtable.games import find
    from houndtable.kernel.chance import Seeded
    from houndtable.kernel.playout import play_out

    game = find(name)
    options = game.choose(players, {})
    moves = games = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        for _ in range(20):
            moves += play_out(game.start(players, options, Seeded(games)), Seeded(games, 1), 1_000_000)
            games += 1
    state = game.start(players, options, Seeded(7))
    play_out(state, Seeded(8), 50)
    chance = Seeded(9)
    return {
        "moves/s": moves / spent,
        "games/s": games / spent,
        "clone us": each(state.clone, seconds / 4),
        "redeal us": each(lambda: state.redeal(0, chance), seconds / 4),
        "memory": memory(state),
        **probes(game, seconds / 4),
    }


def probes(game: Any, seconds: float) -> dict[str, float]:
    """Microseconds a call of what a game promises to answer quickly beside moves: `probes` in its measuring.py."""
    from houndtable import games

    found: dict[str, Any] = getattr(games.part(game, "measuring"), "probes", dict)()

    def all_of(answer: Any, hands: list[list[int]]) -> float:
        return each(lambda: [answer(hand) for hand in hands], seconds) / len(hands)

    return {what: all_of(answer, hands) for what, (answer, hands) in found.items()}


def each(action: Any, seconds: float) -> float:
    """Microseconds a call, best of five."""
    best, calls = float("inf"), 200
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range(calls):
            action()
        spent = time.perf_counter() - begin
        best = min(best, spent / calls * 1e6)
        calls = max(200, int(calls * seconds / 5 / spent))
    return best


def memory(state: Any) -> float:
    """Bytes a position takes, from 200 copies."""
    import tracemalloc

    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    copies = [state.clone() for _ in range(200)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(copies)


def run(engine: str, name: str, players: int, seconds: float) -> dict[str, float]:
    """The figures of one run in a process of its own."""
    env = {**os.environ, "HOUNDTABLE_ENGINE": engine}
    command = [sys.executable, __file__, "--measure", "--game", name, "--players", str(players)]
    command += ["--seconds", str(seconds)]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def best_of(runs: list[dict[str, float]]) -> dict[str, float]:
    """The best of each figure: most a second, least of time and memory."""
    return {key: (max if key.endswith("/s") else min)(run[key] for run in runs) for key in runs[0]}


def compare(name: str, players: int, seconds: float) -> dict[str, dict[str, float]]:
    """The best figures of both engines, which took turns."""
    runs: dict[str, list[dict[str, float]]] = {engine: [] for engine in ENGINES}
    for turn in range(TURNS):
        for engine in ENGINES:
            print(
                f"\r{name}, {players} players: {engine}, run {turn + 1} of {TURNS} ",
                end="",
                file=sys.stderr,
                flush=True,
            )
            runs[engine].append(run(engine, name, players, seconds))
    print("\r" + " " * 60 + "\r", end="", file=sys.stderr)
    return {engine: best_of(runs[engine]) for engine in ENGINES}


def row(name: str, players: int, engine: str, figures: dict[str, float], ratio: float) -> str:
    cells = [f"{name:16}", f"{players:7}", f"{engine:11}", f"{figures['moves/s']:12,.0f}", f"{ratio:6.1f}"]
    cells += [f"{figures['games/s']:9,.0f}", f"{figures['clone us']:9.2f}", f"{figures['redeal us']:10.2f}"]
    return " ".join([*cells, f"{figures['memory']:8,.0f}"])


def main() -> None:
    from houndtable.games import find, names

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long one run plays (default: 1)")
    parser.add_argument("--game", choices=names(), help="one game only")
    parser.add_argument("--players", type=int, help="one number of players only")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.measure:
        print(json.dumps(measure(given.game, given.players, given.seconds)))
        return
    print("game             players engine           moves/s  ratio   games/s  clone us  redeal us    bytes")
    results = []
    for name in [given.game] if given.game else names():
        fewest, most = find(name).players
        for players in [given.players] if given.players else range(fewest, most + 1):
            figures = compare(name, players, given.seconds)
            for engine in ENGINES:
                ratio = figures[engine]["moves/s"] / figures["interpreted"]["moves/s"]
                print(row(name, players, engine, figures[engine], ratio))
            for engine in ENGINES:
                probed = [f"{key} {figures[engine][key]:.2f}" for key in figures[engine] if key not in SHOWN]
                if probed:
                    print(f"{'':24} {engine:11} {', '.join(probed)}")
            results.append({"game": name, "players": players, **figures})
    out = ROOT / "build" / "bench.json"
    out.write_text(json.dumps({"python": sys.version, "results": results}, indent=2) + "\n", encoding="utf-8")
    print(f"written to {out.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
