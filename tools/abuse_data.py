"""Data for tools/abuse_bench.py: a finished game, a game with thousands of moves taken back, thousands of open tables.

All of it is played through a real server without limits; only the many open tables, and the moves of a table as older
versions left them, are copies of rows.
"""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import PIPE, Popen
from typing import Any, Final

from abuse_attack import TOLD, Attack, Told, taken_back
from abuse_visitor import Visitor, hot
from msgspec.json import encode
from server_bench import SERVER_CORE, python

LONG, QUICK = "drachensachen", "dachs"
GAMES: Final = {"finished": LONG, "long": LONG, "pairs": QUICK, "few": QUICK}
FAR: Final = 300  # moves into the game in which moves are taken back
FOREVER: Final = 600.0
DATABASE: Final = "houndtable.db"


@contextmanager
def unlimited(folder: Path) -> Iterator[str]:
    """Run a server without limits on the folder; give its address."""
    with Popen(python("bench_server.py", folder, SERVER_CORE), stdout=PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[0]
        finally:
            server.terminate()


def prepared(folder: Path, pairs: int) -> dict[str, str]:
    """Play what attacks need into the folder; return the tables by what they are, and their owner's token."""
    with unlimited(folder) as server:
        found = asyncio.run(play(server, pairs))
    with closing(sqlite3.connect(folder / DATABASE)) as data:
        found["old"] = old_pairs(data, found["few"], pairs)
        data.commit()
    return found


async def play(server: str, pairs: int) -> dict[str, str]:
    """Play one game to its end, and some moves of others in which moves are taken back."""
    visitor = await Visitor(server, "127.0.0.1").enter("attacker")
    tables = {name: await visitor.table(game, hot(2)) for name, game in GAMES.items()}
    await play_out(visitor, tables["finished"], 10**9)
    await play_out(visitor, tables["long"], FAR)
    attack = Attack(server, visitor.source, time.monotonic() + FOREVER, {})
    for name, count in (("long", 1), ("pairs", pairs), ("few", 1)):
        assert await taken_back(attack, visitor, tables[name], count) == count, (name, attack.seen)
    return {**tables, "token": visitor.token}


async def play_out(visitor: Visitor, table: str, most: int) -> None:
    """Make any lawful moves, so many or until the game is over."""
    news: asyncio.Queue[bytes] = asyncio.Queue()
    socket = await visitor.socket(news.put_nowait)
    luck, made, at = random.Random(1), 0, dict[int, Told]()
    for seat in range(2):
        socket.send(encode({"type": "hello", "table": table, "seat": seat}))
    while made < most:
        data = await asyncio.wait_for(news.get(), 30)
        if data.startswith(b'{"type":"people"') and json.loads(data)["info"]["phase"] == "over":
            break
        told = TOLD.decode(data)
        if told.type == "position" and told.seat is not None:
            at[told.seat] = told
        choosers = [seat for seat, told in at.items() if told.moves]
        if len(at) == 2 and choosers and news.empty():
            seat = choosers[0]
            made += 1
            move = {"type": "move", "table": table, "seat": seat, "position": at[seat].position, "id": f"m{made}"}
            socket.send(encode({**move, "move": luck.choice(at.pop(seat).moves)}))
    socket.transport.close()


def rows_of(data: sqlite3.Connection, table: str) -> list[Any]:
    return data.execute('SELECT number, data FROM entries WHERE "table" = ? ORDER BY number', (table,)).fetchall()


def insert(data: sqlite3.Connection, entries: list[tuple[str, int, bytes]]) -> None:
    """Write entries of tables that were awake when their server was killed."""
    data.executemany('INSERT INTO entries ("table", number, data) VALUES (?, ?, ?)', entries)
    now = time.time_ns() // 1_000_000
    names = [(table, now) for table, number, _ in entries if number == 0]
    data.executemany('INSERT INTO tables ("table", used) VALUES (?, ?)', names)


def old_pairs(data: sqlite3.Connection, table: str, pairs: int) -> str:
    """Copy a table whose last entries are a move and its undoing, with that pair so many times; return its name."""
    rows = rows_of(data, table)
    name, number = "old-pairs", rows[-1][0] + 1
    first = [(name, at, entry) for at, entry in rows]
    more = [(name, number + at, rows[-2 + at % 2][1]) for at in range(2 * pairs)]
    insert(data, first + more)
    return name


def open_tables(folder: Path, table: str, count: int) -> None:
    """Copy the making of a table so often: as many open tables with nobody at them."""
    with closing(sqlite3.connect(folder / DATABASE)) as data:
        _, made = rows_of(data, table)[0]
        insert(data, [(f"open-{number}", 0, made) for number in range(count)])
        data.commit()
