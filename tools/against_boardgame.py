"""Compares the table server with boardgame.io's: moves a second at as many clients, in one run.

    python tools/against_boardgame.py [--tables N] [--seconds S] [--folder DIR] [--first]

Each server has one core, the clients another; each table has four people with a socket each, one of whom moves as soon
as the last move is acknowledged. Ours plays Dachs and writes every move to the disk first (SQLite, full sync);
boardgame.io keeps its tables in memory, or in files without a sync. Its game is one of ours of about the same size:
hidden hands, an open row, a card played or drawn a move (tools/boardgame_server.cjs). Needs Node and npm, which fetches
boardgame.io into a folder outside this one.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from server_bench import BUILD, CLIENT_CORE, SERVER_CORE, TOOLS, Bench, python

PACKAGES: Final = ["boardgame.io@0.50.2", "node-persist@3"]  # the second keeps its files
AT_ONCE: Final = 10**6  # moves a second: as many as there are tables that can be played
TURNS: Final = 3
OURS: Final = "houndtable"
THEIRS: Final = ["memory", "files"]


def fetched(folder: Path) -> Path:
    """The folder with boardgame.io and our game for it."""
    if not (folder / "node_modules" / "node-persist").exists():
        words = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES]
        subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    shutil.copy(TOOLS / "boardgame_server.cjs", folder)
    return folder


def rate(bench: Bench, name: str, seconds: float) -> tuple[float, float]:
    """Moves a second, and the middle of how many milliseconds each took."""
    try:
        bench.order("tables", *([] if name == OURS else [bench.about]))
        bench.order("connect")
        bench.order("hello")
        bench.order("play", AT_ONCE, seconds / 3)
        found = bench.order("play", AT_ONCE, seconds)
    finally:
        bench.end()
    troubles = {what: found[what] for what in ("unanswered", "lost", "refused") if found[what]}
    if troubles:
        raise SystemExit(f"This cannot be compared: {troubles}")
    return found["rate"], found["times"][0]


def begun(name: str, data: str, home: Path, tables: int, *, first: bool) -> Bench:
    """One of the servers with its clients."""
    if name == OURS:
        server, client = python("bench_server.py", data, SERVER_CORE), python("load_client.py")
        return Bench(server, client, [tables, CLIENT_CORE, "dachs"], first=first)
    server = ["env", "NODE_ENV=production", "taskset", "-c", str(SERVER_CORE)]
    server += ["node", str(home / "boardgame_server.cjs"), name, data]
    return Bench(server, python("boardgame_client.py"), [tables, CLIENT_CORE], first=first)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=100, help="tables with four people each (default: 100)")
    parser.add_argument("--seconds", type=float, default=6.0, help="how long each is played (default: 6)")
    parser.add_argument("--folder", type=Path, help="where boardgame.io is, or is to be (default: one that is removed)")
    parser.add_argument("--first", action="store_true", help="before all else on a busy machine (needs chrt and root)")
    given = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as passing:
        home = fetched(given.folder or Path(passing))
        best: dict[str, float] = {}
        for _ in range(TURNS):
            for name in (OURS, *THEIRS):
                with tempfile.TemporaryDirectory(dir=BUILD) as data:
                    bench = begun(name, data, home, given.tables, first=given.first)
                    moves, middle = rate(bench, name, given.seconds)
                what = f"Houndtable, {bench.about}, SQLite with full sync" if name == OURS else f"boardgame.io, {name}"
                best[name] = max(best.get(name, 0.0), moves)
                print(f"{what:55} {moves:7.0f} moves/s, middle {middle:6.1f} ms", flush=True)
    for name in THEIRS:
        print(f"Houndtable / boardgame.io ({name}): {best[OURS] / best[name]:.2f}, best of {TURNS} each")


if __name__ == "__main__":
    main()
