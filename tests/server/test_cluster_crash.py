"""kill -9 of any process of a cluster at any instant under load, and a process that sleeps through its lease."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import asyncpg
import httpx
import pytest
from websockets.exceptions import ConnectionClosed, WebSocketException

from houndtable.kernel.chance import Seeded
from houndtable.server.messages import Done, Hello, Move, ViewUpdate
from houndtable.server.refusals import CONNECT_AGAIN
from houndtable.server.restoring import restored
from houndtable.server.showing import telling
from tests.server.databases import schema
from tests.server.house import House, Player, player, post
from tests.server.test_crash import ROOT, Load, Seat, decoded, enough, forget_undo, play, seats_at

KILLS = int(os.environ.get("HOUNDTABLE_CLUSTER_KILLS", "10"))
PROCESSES = 3
PEOPLE = 8


@pytest.fixture
def data(postgres: str, tmp_path: Path) -> str:
    return asyncio.run(schema(postgres, str(tmp_path)))


class Servers:
    """The processes of a cluster by where they answer; none is left in the end."""

    def __init__(self, data: str, redis: str, *words: str) -> None:
        self.words = [sys.executable, "-m", "tests.server.shared_server", data, redis, *words]
        self.running: dict[str, int] = {}
        self.lock = asyncio.Lock()
        self.source: Process

    async def __aenter__(self) -> Servers:
        self.source = await asyncio.create_subprocess_exec(*self.words, stdin=PIPE, stdout=PIPE, cwd=ROOT)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.source.stdin is not None
        self.source.stdin.close()
        await self.source.wait()

    async def begin(self) -> str:
        assert self.source.stdin is not None
        assert self.source.stdout is not None
        async with self.lock:
            self.source.stdin.write(b"begin\n")
            process, url = (await self.source.stdout.readline()).decode().split()
        self.running[url] = int(process)
        return url

    def signal(self, url: str, what: signal.Signals) -> None:
        os.kill(self.running[url], what)

    def kill(self, url: str) -> None:
        self.signal(url, signal.SIGKILL)
        del self.running[url]

    async def tables_at(self, url: str) -> int:
        """How many tables the process has."""
        async with httpx.AsyncClient(timeout=30) as http:
            found = re.search(r"^houndtable_tables (\d+)$", (await http.get(f"{url}metrics")).text, re.MULTILINE)
            assert found is not None
            return int(found[1])


async def play_anywhere(seat: Seat, servers: Servers, load: Load) -> None:
    """Plays at any process, and at another one whenever that is gone."""
    while not seat.is_over:
        urls = sorted(servers.running)
        with contextlib.suppress(WebSocketException, TimeoutError):
            await play(seat, urls[seat.luck.below(len(urls))], load)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(0.1):
                await load.enough.wait()


def test_no_acknowledged_move_is_lost_doubled_or_rolled_anew_whoever_is_killed(data: str, redis: str) -> None:
    seats: list[Seat] = []

    async def story() -> None:
        async with Servers(data, redis) as servers:
            await crash(servers, seats)

    asyncio.run(story())
    log = asyncio.run(logs(data))
    for seat in seats:
        forget_undo(seat)
        rows = [(number, row) for number, row, _ in log[seat.table]]
        ids = [
            row["id"]
            for row in (decoded(data) for _, data in rows)
            if row["entry"] == "moved" and row["seat"] == seat.seat
        ]
        assert len(ids) == len(set(ids))
        assert [known for known in ids if known in seat.acknowledged] == seat.acknowledged
        table = restored(seat.table, rows, 0.0)
        story_now = [telling(table.game, event, seat.seat) for event in table.history()]
        assert seat.is_alone or story_now[: len(seat.told)] == seat.told
    for entries in log.values():
        fences = [fence for _, _, fence in entries]
        assert fences == sorted(fences)
    taken_over = sum(len({fence for _, _, fence in entries}) - 1 for entries in log.values())
    assert taken_over >= KILLS // 2
    assert sum(len(seat.acknowledged) for seat in seats) > 10 * KILLS


async def crash(servers: Servers, seats: list[Seat]) -> None:
    """Everybody plays while one process after the other is killed, and a new one comes for each."""
    luck, load = Seeded(21), Load()
    for _ in range(PROCESSES - 1):
        await servers.begin()
    async with asyncio.TaskGroup() as group:
        playing = []
        for kill in range(KILLS + 1):
            coming = group.create_task(servers.begin())
            while sum(not seat.is_over for seat in seats) < PEOPLE:
                new = await seats_anywhere(servers, luck, len(seats) // 2)
                seats.extend(new)
                playing += [group.create_task(play_anywhere(seat, servers, load)) for seat in new]
            load.begin(1 + int(luck.below(60)), sum(not seat.is_over for seat in seats))
            await enough(load, seats)
            await coming
            owners = [url for url in sorted(servers.running) if await servers.tables_at(url)]
            if kill < KILLS:
                victims = owners or sorted(servers.running)  # nobody has a table while leases run out
                servers.kill(victims[luck.below(len(victims))])
        for task in playing:
            task.cancel()
    for seat in seats:
        await seat.http.aclose()


async def seats_anywhere(servers: Servers, luck: Seeded, number: int) -> list[Seat]:
    """A new table at any process that has not just lost its lease."""
    while True:
        urls = sorted(servers.running)
        try:
            return await seats_at(urls[luck.below(len(urls))], number)
        except AssertionError as refused:
            if '"elsewhere"' not in str(refused):
                raise


async def logs(data: str) -> dict[str, list[tuple[int, bytes, int]]]:
    """Every entry of every table with its number, and the fence it was written under."""
    connection = await asyncpg.connect(data)
    found: dict[str, list[tuple[int, bytes, int]]] = {}
    for table, *entry in await connection.fetch('SELECT "table", number, data, fence FROM entries ORDER BY number'):
        found.setdefault(table, []).append((entry[0], entry[1], entry[2]))
    await connection.close()
    return found


async def own_move(who: Player, table: str, seat: int) -> Move:
    """A lawful move of the seat, now."""
    await who.send(Hello(table, seat))
    at = await who.wait(ViewUpdate, lambda message: bool(message.moves))
    return Move(table, seat, at.position, at.moves[0], "late")


def test_an_owner_that_slept_through_its_lease_writes_nothing_when_it_wakes(data: str, redis: str) -> None:
    async def story() -> str:
        async with Servers(data, redis) as servers:
            return await oversleep(servers)

    table = asyncio.run(story())
    log = asyncio.run(logs(data))[table]
    assert [decoded(row)["entry"] for _, row, _ in log].count("moved") == 1
    assert log[-1][2] > log[0][2]


async def oversleep(servers: Servers) -> str:
    """The owner of a table sleeps until another process has the table, and wakes with a move in its ear."""
    sleeper, other = await servers.begin(), await servers.begin()
    async with player(House(None, sleeper), "Ada") as ada:  # type: ignore[arg-type]
        seats = [{"kind": "person"}, {"kind": "person"}]
        made = await post(ada.http, "/api/tables", game="dachs", options={"first": 0}, seats=seats)
        table: str = made["info"]["table"]
        async with httpx.AsyncClient(base_url=other, timeout=30) as ben:
            for who in (ada.http, ben):
                await post(who, f"/api/tables/{table}/seats", name="somebody", key=made["key"])
        late = await own_move(ada, table, 0)
        servers.signal(sleeper, signal.SIGSTOP)
        await ada.send(late)
        async with httpx.AsyncClient(base_url=other, cookies=ada.http.cookies, timeout=30) as http:
            timely = None
            while timely is None:
                with contextlib.suppress(ConnectionClosed):
                    async with player(House(None, other), "", http) as again:  # type: ignore[arg-type]
                        timely = await own_move(again, table, 0)
                        assert isinstance(await again.answer(timely), Done)
            servers.signal(sleeper, signal.SIGCONT)
            with pytest.raises(ConnectionClosed):
                await ada.wait(Done)
            assert ada.socket.close_code == CONNECT_AGAIN
    return table
