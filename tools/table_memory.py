"""Measures the server's memory a table as its game goes on, and how long the whole story takes to tell.

    python tools/table_memory.py [--tables N] [GAME ...]

Each game has a process of its own: a hub with a store on the disk, and four people at each table who make any lawful
move and listen without sockets, so that nothing but the tables grows. Prints the growth of resident memory.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import random
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

from bench_server import OPEN
from server_bench import BUILD, MOST_MEMORY, PAGE

from houndtable import engine
from houndtable.games import names
from houndtable.server import actions, garbage, showing
from houndtable.server.actor import TableActor
from houndtable.server.bots import Thinkers
from houndtable.server.entries import Plan
from houndtable.server.hub import Hub
from houndtable.server.messages import Clock, Move
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.table import Table

SEATS: Final = 4
LOOKS: Final = [0, 32, 100, 300]  # moves a table
WARM: Final = 3000  # entries of a kilobyte, after which the database's own memory grows no more


class Silent:
    """Somebody who listens and keeps nothing."""

    person = ""
    address = ""

    def send(self, data: bytes) -> None:
        return

    def close(self, code: int) -> None:
        raise AssertionError(code)


def resident() -> float:
    """This process's memory in kB."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE / 1000


async def made(hub: Hub, game: str) -> TableActor:
    """A table with four people, dealt and looked at."""
    plans = [Plan("person", 1)] * SEATS
    table = await hub.create("p0", "here", game, SEATS, {}, plans, 1, Clock(), 0, public=True)
    actor = await hub.find(table.name)
    for seat in range(SEATS):
        await actor.do(partial(actions.sit, actor.table, OPEN, f"p{seat}", f"person {seat}", seat, ""))
    while hub.tasks:
        await asyncio.wait(hub.tasks)
    for seat in range(SEATS):
        await actor.listen(Silent(), seat, 0)
    return actor


async def move(actor: TableActor, luck: random.Random, number: int) -> None:
    """Somebody who has a choice makes any lawful move."""
    table = actor.table
    if table.phase == "over":
        return
    seat = luck.choice(table.owing())
    text = table.game.vocabulary.texts[luck.choice(table.view(seat)[1])]
    position = actor.streams_of(seat)[0].view_number
    await actor.move(f"p{seat}", Move(table.name, seat, position, text, f"{number}"))


def telling(table: Table) -> float:
    """Milliseconds of processor time for the whole story."""
    begin = time.process_time()
    showing.told(table.game, table.history(), 0)
    return 1000 * (time.process_time() - begin)


async def measure(game: str, count: int, folder: Path) -> None:
    luck, store = random.Random(count), SqliteStore(folder)
    hub = Hub(store, OPEN, Thinkers(0))
    for number in range(WARM):  # one after the other, so that no memory is left free for the tables
        await store.append("warm", number, bytes(1000))
    await store.entries("warm")
    await made(hub, game)
    garbage.begin()
    empty = resident()
    actors = [await made(hub, game) for _ in range(count)]
    for number in range(LOOKS[-1] + 1):
        if number in LOOKS:
            tables = [actor.table for actor in actors]
            each, moves = (resident() - empty) / count, sum(len(table.move_log) for table in tables) / count
            story = max(telling(table) for table in tables[:20])
            verdict = "holds" if each <= MOST_MEMORY else "DOES NOT HOLD"
            print(f"{game:16} {moves:6.1f} moves: {each:5.1f} kB a table {verdict}; story {story:5.1f} ms", flush=True)
        await asyncio.gather(*(move(actor, luck, number) for actor in actors))
    await hub.close()


def run(game: str, count: int) -> None:
    with tempfile.TemporaryDirectory(dir=BUILD) as folder:
        asyncio.run(measure(game, count, Path(folder)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=300, help="tables of each game (default: 300)")
    parser.add_argument("games", nargs="*", metavar="GAME", help="default: all")
    given = parser.parse_args()
    if not set(given.games) <= set(names()):
        parser.error(f"A game is one of {', '.join(names())}.")
    BUILD.mkdir(exist_ok=True)
    print(f"{given.tables} tables with four people, {engine()} engine; asked for: at most {MOST_MEMORY:g} kB")
    for game in given.games or names():
        process = multiprocessing.get_context("spawn").Process(target=run, args=(game, given.tables))
        process.start()
        process.join()


if __name__ == "__main__":
    main()
