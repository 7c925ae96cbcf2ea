"""The ladder: every level against the one below it, and level 5 against level 2, in every game; `make ladder`.

    python tools/ladder.py [--deals 200] [--jobs 2] [--pairs 2-1,3-2] [--all] [GAME ...]

Two players, duplicate deals, the sequential test of `houndtable arena`: a pair ends as soon as it is decided, or with
`--all` when all deals are played, which tells by how much one is better. All games played are kept in docs/strength,
and the next run goes on from there. Levels count simulations here, so the result does not depend on the machine; only
how long it takes does.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

import houndtable
from houndtable import games

KEPT = Path(__file__).resolve().parent.parent / "docs" / "strength"
PAIRS = ["2-1", "3-2", "4-3", "5-4", "5-2"]
SEED = 1


def contest(game: str, pair: str, deals: int, jobs: int, is_all: bool) -> str:
    """One pair in one game, gone on with; a line of the table."""
    place, result = KEPT / f"{game}-{pair}.jsonl", KEPT / f"{game}-{pair}.json"
    kept = ["--resume", str(place)] if place.exists() else ["--save", str(place), "--seed", str(SEED)]
    words = ["arena", game, "--bots", pair.replace("-", ","), "--deals", str(deals), "--jobs", str(jobs), *kept]
    words += ["--no-stop"] if is_all else []
    command = [sys.executable, "-m", "houndtable", *words, "--json", str(result)]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    if not result.exists():
        return f"| {game} | {pair} | not finished |"
    return line(game, pair, json.loads(result.read_text()))


def line(game: str, pair: str, found: dict[str, Any]) -> str:
    """The result as a line of the table, told of the pair's first level; the arena lists the stronger one first."""
    level = pair.partition("-")[0]
    first = next(one for one in found["bots"] if one["bot"] == level)
    low, high = first["win_share_95"]
    share = f"{first['win_share']:.1%} ({low:.1%} to {high:.1%})"
    points = f"{first['score_difference']:+.1f}"
    if first["score_difference_95"] is not None:
        low, high = first["score_difference_95"]
        points += f" ({low:+.1f} to {high:+.1f})"
    verdict = found["test"]["verdict"] if found["test"] else "all played"
    return f"| {game} | {pair} | {found['deals']} | {share} | {points} | {verdict} |"


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--pairs", default=",".join(PAIRS))
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="play on after a verdict")
    args = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"{houndtable.engine()} engine, Python {platform.python_version()}, {platform.machine()}, seed {SEED}")
    print("| game | levels | deals | first one's share of the wins (95%) | points more | verdict |")
    print("|---|---|---|---|---|---|")
    for pair in args.pairs.split(","):
        for game in args.games:
            print(contest(game, pair, args.deals, args.jobs, args.all), flush=True)


if __name__ == "__main__":
    main()
