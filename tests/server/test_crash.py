"""kill -9 at any instant under load: what was acknowledged is there once, and no card is dealt anew."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from houndtable.games import names
from houndtable.kernel.chance import Seeded
from houndtable.server.messages import (
    SERVER,
    AskHistory,
    Done,
    FromServer,
    Hello,
    History,
    Move,
    People,
    Refused,
    Told,
    Undo,
    ViewUpdate,
    encode,
)
from houndtable.server.restoring import restored
from houndtable.server.showing import telling
from houndtable.server.snapshots import BadSnapshot
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.store import Row
from tests.server.house import post

KILLS = int(os.environ.get("HOUNDTABLE_KILLS", "30"))
MOVES = 60  # at most, before the next kill
ROUND = 120  # seconds, far more than that takes
ROOT = Path(__file__).parents[2]


@dataclass
class Seat:
    """A person at a table, all they were told, and all that was acknowledged."""

    http: httpx.AsyncClient
    table: str
    seat: int
    luck: Seeded
    told: list[dict[str, Any]] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    pending: Move | Undo | None = None
    is_alone: bool = False  # with bots: moves are taken back now and again
    undone: int = 0
    at: ViewUpdate | None = None
    used: int = -1
    sent: int = 0
    is_over: bool = False


class Load:
    """So many people play as fast as they can until so many moves were acknowledged, or all their games are over."""

    def __init__(self) -> None:
        self.left = self.people = 0
        self.enough = asyncio.Event()

    def begin(self, until: int, people: int) -> None:
        """It is counted anew; these people's games are not over yet."""
        self.left, self.people = until, people
        self.enough.clear()

    def part(self) -> None:
        self.people -= 1
        if self.people <= 0:
            self.enough.set()

    def count(self) -> None:
        self.left -= 1
        if self.left <= 0:
            self.enough.set()


async def enough(load: Load, seats: list[Seat]) -> None:
    """Enough was played; where that takes for ever it is told how everybody stands."""
    try:
        async with asyncio.timeout(ROUND):
            await load.enough.wait()
    except TimeoutError:
        told = [f"{one.table} {one.seat}: {one.pending} {one.at}" for one in seats if not one.is_over]
        raise AssertionError(f"{load.left} moves and {load.people} people are left: {told}") from None


@asynccontextmanager
async def servers(folder: Path) -> AsyncIterator[Callable[[str], Awaitable[str]]]:
    """Orders for tests.server.quick_server, and what it answers."""
    words = [sys.executable, "-m", "tests.server.quick_server", str(folder)]
    process = await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    into, out = process.stdin, process.stdout
    assert into is not None
    assert out is not None

    async def order(line: str) -> str:
        into.write(f"{line}\n".encode())
        return (await out.readline()).decode().strip()

    try:
        yield order
    finally:
        into.close()
        await process.wait()


async def play(seat: Seat, url: str, load: Load) -> None:
    """Plays until the server is gone, be it before it has answered at all."""
    cookie = "; ".join(f"{key}={value}" for key, value in seat.http.cookies.items())
    place = url.replace("http", "ws", 1) + "api/socket"
    try:
        async with connect(place, additional_headers={"cookie": cookie}) as socket:
            await socket.send(encode(Hello(seat.table, seat.seat)).decode())
            await socket.send(encode(AskHistory(seat.table, seat.seat, "story")).decode())
            is_told = False
            async for data in socket:
                message = SERVER.decode(data)
                if isinstance(message, History):
                    check_story(seat, message)
                    is_told = True
                    forget_undo(seat)
                    choose(seat)
                    if seat.pending is not None:
                        await socket.send(encode(seat.pending).decode())
                elif is_told:
                    await take(seat, message, socket, load)
                elif isinstance(message, ViewUpdate | People):
                    await take(seat, message, None, load)
    except (ConnectionClosed, InvalidMessage, OSError):
        return


def forget_undo(seat: Seat) -> None:
    """Nobody knows whether an undo without an answer was done: the move may be there or not."""
    if isinstance(seat.pending, Undo):
        seat.acknowledged.pop()
        seat.pending = None


def check_story(seat: Seat, message: History) -> None:
    """What was told before the crash is how it still begins."""
    if not seat.is_alone:
        assert message.events[: len(seat.told)] == seat.told
    seat.told = message.events


async def take(seat: Seat, message: FromServer, socket: Any, load: Load) -> None:
    if isinstance(message, ViewUpdate | Told) and socket is not None:
        seat.told += message.events
    if isinstance(message, People) and message.info.phase == "over" and not seat.is_over:
        seat.is_over = True
        load.part()
    if isinstance(message, Done):
        assert seat.pending is not None
        assert message.id == seat.pending.id
        if isinstance(seat.pending, Undo):
            seat.acknowledged.pop()
            seat.undone += 1
        else:
            seat.acknowledged.append(seat.pending.id)
            load.count()
        seat.pending = None
    if isinstance(message, Refused):
        is_undo = isinstance(seat.pending, Undo)
        assert message.code in (("no-undo", "not-now") if is_undo else ("stale",)), message
        seat.pending = None
        seat.used = -1 if is_undo else seat.used
    if isinstance(message, ViewUpdate):
        seat.at = message
    if choose(seat) and socket is not None:
        assert seat.pending is not None
        await socket.send(encode(seat.pending).decode())


def choose(seat: Seat) -> bool:
    """Something is to be done where nothing is under way; whether there was anything new to choose from."""
    at = seat.at
    if at is None or at.position == seat.used or not at.moves or seat.pending is not None:
        return False
    seat.used = at.position
    offer = at.moves[seat.luck.below(len(at.moves))]
    seat.sent += 1
    if seat.is_alone and seat.acknowledged and not seat.luck.below(3):
        seat.pending = Undo(seat.table, seat.seat, f"{seat.seat}-{seat.sent}")
    else:
        seat.pending = Move(seat.table, seat.seat, at.position, offer, f"{seat.seat}-{seat.sent}")
    return True


async def seats_at(url: str, number: int) -> list[Seat]:
    """Two people and a bot at a new table; at every third only one person."""
    game, is_alone = names()[number % len(names())], number % 3 == 2
    people = [httpx.AsyncClient(base_url=url, timeout=30) for _ in range(1 if is_alone else 2)]
    kinds = [{"kind": "person"}, {"kind": "bot" if is_alone else "person", "level": 1}, {"kind": "bot", "level": 1}]
    body = {"game": game, "players": 3, "seats": kinds, "public": True}
    found = []
    try:
        made = await post(people[0], "/api/tables", **body)
        for seat, http in enumerate(people):
            table = made["info"]["table"]
            await post(http, f"/api/tables/{table}/seats", name=f"p{seat}")
            found.append(Seat(http, table, seat, Seeded(number, seat), is_alone=is_alone))
    except BaseException:
        for http in people:
            await http.aclose()
        raise
    return found


def test_a_server_that_goes_while_somebody_connects_is_gone_and_no_failure() -> None:
    async def story() -> None:
        async with await asyncio.start_server(lambda _, out: out.close(), "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with httpx.AsyncClient() as http:
                await play(Seat(http, "table", 0, Seeded(1)), f"http://127.0.0.1:{port}/", Load())

    asyncio.run(story())


def test_no_acknowledged_move_is_lost_doubled_or_rolled_anew(tmp_path: Path) -> None:
    async def story() -> list[Seat]:
        luck, port, seats = Seeded(20), 0, list[Seat]()
        tables = 0
        async with servers(tmp_path) as order:
            for kill in range(KILLS + 1):
                url = await order(f"begin {port}")
                port = urlsplit(url).port or 0
                while sum(not seat.is_over for seat in seats) < 8:
                    seats += await seats_at(url, tables)
                    tables += 1
                people = [seat for seat in seats if not seat.is_over]
                load = Load()
                load.begin(1 + int(luck.below(MOVES)), len(people))
                playing = [asyncio.create_task(play(seat, url, load)) for seat in people]
                overs = asyncio.create_task(enough(load, people))
                await asyncio.wait([overs, *playing], return_when=asyncio.FIRST_COMPLETED)
                failed = [task.exception() for task in [overs, *playing] if task.done() and task.exception()]
                assert not failed, failed
                assert await order("kill" if kill < KILLS else "stop") == "gone"
                await asyncio.gather(*playing)
                overs.cancel()
        for seat in seats:
            await seat.http.aclose()
        return seats

    seats = asyncio.run(story())
    store = SqliteStore(tmp_path)
    for seat in seats:
        forget_undo(seat)
        snapshot, rows = asyncio.run(store.stored(seat.table))
        check_snapshot(seat.table, rows, snapshot)
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
    assert any(seat.undone for seat in seats)
    assert sum(len(seat.acknowledged) for seat in seats) > MOVES // 4 * KILLS
    asyncio.run(store.close())


def check_snapshot(name: str, rows: list[Row], snapshot: bytes | None) -> None:
    """The snapshot leads to the same table as all its entries; one that an undo made useless is not used."""
    whole = restored(name, rows, 0.0)
    try:
        again = restored(name, rows, 0.0, snapshot)
    except BadSnapshot:
        return
    assert again.move_log.first(9999) == whole.move_log.first(9999)
    assert (again.match is None) == (whole.match is None)
    if again.match is not None and whole.match is not None:
        assert again.match.state.dump() == whole.match.state.dump()
        assert again.match.chance.clone().__reduce__() == whole.match.chance.clone().__reduce__()


def decoded(row: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(row)
    return found
