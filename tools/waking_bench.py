"""Measures how long tables take to wake, how long the server stands still meanwhile, and how long it takes to start.

    python tools/waking_bench.py [--pairs N] [--tables N]

A log with so many moves taken back, as an older version left it, is looked at for the first and the second time; then
the longest of some random games of each game; then a server starts with so many open tables. Every figure is of a new
process that knows the games; "own" is its processor time, which does not count what else runs on the machine.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import sqlite3
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Final

from server_bench import BUILD

from houndtable import engine, games
from houndtable.server import actions
from houndtable.server.bots import Thinkers
from houndtable.server.entries import Created, Plan, Sat, Undone, written
from houndtable.server.hub import Hub
from houndtable.server.messages import Clock
from houndtable.server.settings import Settings
from houndtable.server.sqlite_store import NAME, SqliteStore
from houndtable.server.table import Table

TICK: Final = 0.001
GAMES: Final = 20  # of which the longest is taken
ROWS: Final = 'INSERT INTO entries ("table", number, data) VALUES (?, ?, ?)'
KNOWN: Final = 'INSERT INTO tables ("table", used) VALUES (?, ?)'


def created(game: str, players: int = 2) -> Created:
    found = games.find(game)
    return Created(
        game=game, rules=found.version, players=players, options=found.choose(players, {}).values,
        seats=[Plan("person", 2)] * players, reserved=[""] * players, host="p0", level=2, clock=Clock(), hold=0,
        public=True, key="key", secret="5" * 64, at=1,
    )  # fmt: skip


def begun(game: str, players: int = 2) -> tuple[Table, list[bytes]]:
    """A table that was dealt, and its entries."""
    table = Table(game, created(game, players))
    rows = [written(table.created)]
    for seat in range(players):
        apply(table, rows, Sat(seat, f"p{seat}", f"p{seat}", "seed"))
    apply(table, rows, actions.start(table, None))
    return table, rows


def apply(table: Table, rows: list[bytes], entry: object) -> None:
    rows.append(written(entry))  # type: ignore[arg-type]
    table.apply(entry, 0.0)  # type: ignore[arg-type]


def taken_back(pairs: int) -> list[bytes]:
    """A log in which a move was made and taken back so often."""
    table, rows = begun("dachs")
    seat = table.owing()[0]
    text = table.game.vocabulary.texts[table.playing().state.legal(seat)[0]]
    for number in range(pairs):
        rows += [written(actions.move(table, seat, text, f"m{number}", 5)), written(Undone(0))]
    return rows


def longest(game: str) -> list[bytes]:
    """The log of the longest of some random games."""
    found: list[bytes] = []
    for seed in range(GAMES):
        luck = random.Random(seed)
        table, rows = begun(game, luck.choice([2, 3, 4]))
        while table.phase == "playing":
            seat = luck.choice(table.owing())
            move = luck.choice(table.playing().state.legal(seat))
            apply(table, rows, actions.move(table, seat, table.game.vocabulary.texts[move], f"m{len(rows)}", 5))
        found = max(found, rows, key=len)
    return found


def store(folder: Path, logs: dict[str, list[bytes]]) -> None:
    """The folder has these tables, as an older version left them: awake, and without snapshots."""
    asyncio.run(SqliteStore(folder).close())
    connection = sqlite3.connect(folder / NAME)
    for name, rows in logs.items():
        connection.execute(KNOWN, (name, time.time_ns() // 1_000_000))
        connection.executemany(ROWS, [(name, number, row) for number, row in enumerate(rows)])
    connection.commit()
    connection.close()


async def timed(work: Awaitable[object]) -> str:
    """Milliseconds until the work is done, those of processor time, and those in which nothing else could be done."""
    worst, is_over = 0.0, False

    async def tick() -> None:
        nonlocal worst
        while not is_over:
            begin = time.perf_counter()
            await asyncio.sleep(TICK)
            worst = max(worst, time.perf_counter() - begin - TICK)

    ticking = asyncio.create_task(tick())
    await asyncio.sleep(0.05)
    worst, begin, own = 0.0, time.perf_counter(), time.process_time()
    await work
    took, own = time.perf_counter() - begin, time.process_time() - own
    is_over = True
    await ticking
    return f"{1000 * took:8.1f} ms, own {1000 * own:8.1f} ms, others waited at most {1000 * worst:6.1f} ms"


def opened(folder: Path) -> Hub:
    """A server's hub that has told somebody of its games already."""
    for game in games.names():
        begun(game)
    return Hub(SqliteStore(folder), Settings(), Thinkers(1))


async def look(folder: Path, name: str, label: str) -> None:
    hub = opened(folder)
    print(f"{label:44} {await timed(hub.find(name))}", flush=True)
    while hub.tasks:
        await asyncio.wait(hub.tasks)
    await hub.close()


async def start(folder: Path, label: str) -> None:
    hub = opened(folder)
    print(f"{'the list of tables':44} {await timed(hub.listed())}", flush=True)
    print(f"{label:44} {await timed(hub.begin())}", flush=True)
    while hub.tasks:
        await asyncio.wait(hub.tasks)
    await hub.close()


def apart(work: Callable[..., None], *words: object) -> None:
    """The work is done in a process of its own."""
    process = multiprocessing.get_context("spawn").Process(target=work, args=words)
    process.start()
    process.join()


def looked(folder: Path, name: str, label: str) -> None:
    asyncio.run(look(folder, name, label))


def started(folder: Path, label: str) -> None:
    asyncio.run(start(folder, label))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=20_000, help="moves that were taken back (default 20000)")
    parser.add_argument("--tables", type=int, default=20_000, help="open tables at the start (default 20000)")
    given = parser.parse_args()
    BUILD.mkdir(exist_ok=True)
    print(f"{engine()} engine")
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        folder = Path(name)
        logs = {"undone": taken_back(given.pairs), **{game: longest(game) for game in games.names()}}
        store(folder, logs)
        for table, rows in logs.items():
            apart(looked, folder, table, f"{table}, {len(rows)} entries, no snapshot")
            apart(looked, folder, table, f"{table}, again")
    with tempfile.TemporaryDirectory(dir=BUILD) as name:
        folder = Path(name)
        row = written(created("dachs"))
        store(folder, {f"t{number}": [row] for number in range(given.tables)})
        apart(started, folder, f"{given.tables} open tables, all awake before")
        apart(started, folder, f"{given.tables} open tables, asleep")


if __name__ == "__main__":
    main()
