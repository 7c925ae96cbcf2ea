"""The ladder: every level against the one below it, and level 5 against level 2, in every game; `make ladder`.

    python tools/ladder.py [--deals 200] [--jobs 2] [--pairs 2-1,3-2] [--all] [--write] [GAME ...]

Two players, duplicate deals, the sequential test of `houndtable arena`: a pair ends as soon as it is decided, or with
`--all` when all deals are played, which tells by how much one is better. All games played are kept in build/ladder, by
what the bots of the levels are, and the next run goes on from there. With `--write` the results are put into
docs/strength and its tables written anew (`tools/strength.py`). Bots count simulations here, so the result does not
depend on the machine; only how long it takes does.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
from pathlib import Path

import strength

import houndtable
from houndtable import games
from houndtable.kernel.game import Game

KEPT = Path(__file__).resolve().parent.parent / "build" / "ladder"
SEED = 1


def contest(game: Game, bots: tuple[str, str], deals: int, jobs: int, is_all: bool) -> strength.Row | None:
    """Play on with a pair in one game, and return what it shows by now; None if no deal is finished."""
    stem = ".".join([game.name, *bots]).replace(":", "-")
    place, result = KEPT / f"{stem}.jsonl", KEPT / f"{stem}.json"
    kept = ["--resume", str(place)] if place.exists() else ["--save", str(place), "--seed", str(SEED)]
    words = ["arena", game.name, "--bots", ",".join(bots), "--deals", str(deals), "--jobs", str(jobs), *kept]
    words += ["--no-stop"] if is_all else []
    result.unlink(missing_ok=True)
    command = [sys.executable, "-m", "houndtable", *words, "--json", str(result)]
    subprocess.run(command, check=False, stdout=subprocess.DEVNULL)
    found = json.loads(result.read_text(encoding="utf-8")) if result.exists() else {"deals": 0}
    return strength.arena_row(found, game.version) if found["deals"] else None


def main(words: list[str]) -> None:
    """Play the pairs, and print a line for each."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--pairs", default=",".join(strength.PAIRS), help="of levels")
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--all", action="store_true", help="play on after a verdict")
    parser.add_argument("--write", action="store_true", help="put the results into docs/strength")
    args = parser.parse_args(words)
    KEPT.mkdir(parents=True, exist_ok=True)
    print(f"{houndtable.engine()} engine, Python {platform.python_version()}, {platform.machine()}, seed {SEED}")
    print(strength.heading(["game", "bot", "against", *strength.SHOWN]), end="")
    for pair in args.pairs.split(","):
        for name in args.games:
            game = games.find(name)
            one, _, other = pair.partition("-")
            bots = strength.spelled(game, one), strength.spelled(game, other)
            row = contest(game, bots, args.deals, args.jobs, args.all)
            told = ["not finished"] if row is None else strength.shown(row)
            print(strength.line([game.name, *bots, *told]), end="", flush=True)
            if args.write and row is not None:
                strength.keep(game.name, row)
    if args.write:
        strength.write_page()


if __name__ == "__main__":
    main(sys.argv[1:])
