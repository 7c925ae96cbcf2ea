"""Measures servers that share a database: how long a move takes at the process that has its table and through another
one, and how long people wait when the process with their table is killed.

    python tools/cluster_bench.py --data postgresql://... --redis redis://... [--tables N] [--kills N]
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import time
from asyncio.subprocess import PIPE, Process
from statistics import median, quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from houndtable import engine
from houndtable.server.messages import SERVER, Done, Hello, Move, People, ViewUpdate, encode

PAUSE = 0.05  # before somebody connects again
MOVES = 80  # of a connection, below the server's limit


class Server:
    """A server process."""

    def __init__(self, process: Process, url: str) -> None:
        self.process = process
        self.url = url

    @classmethod
    async def begun(cls, data: str, redis: str) -> Server:
        words = [sys.executable, "-m", "houndtable", "serve", "--data", data, "--redis", redis]
        process = await asyncio.create_subprocess_exec(*words, stdout=PIPE)
        assert process.stdout is not None
        line = (await process.stdout.readline()).decode()
        return cls(process, next(word for word in line.split() if word.startswith("http")))

    async def kill(self) -> None:
        self.process.kill()
        await self.process.wait()


class Person:
    """Somebody with both places at a table, who makes the first lawful move."""

    def __init__(self, table: str, cookie: str) -> None:
        self.table = table
        self.cookie = cookie
        self.sent = 0

    @classmethod
    async def seated(cls, server: Server) -> Person:
        async with httpx.AsyncClient(base_url=server.url) as http:
            body = {"game": "dachs", "seats": [{"kind": "hot"}, {"kind": "hot"}]}
            made = (await http.post("/api/tables", json=body)).raise_for_status().json()
            table = made["info"]["table"]
            for seat in range(2):
                taking = {"name": f"hound {seat}", "seat": seat}
                (await http.post(f"/api/tables/{table}/seats", json=taking)).raise_for_status()
            return cls(table, http.cookies["houndtable"])

    async def play(self, server: Server, moves: int) -> list[float]:
        """Seconds until each of so many moves was acknowledged."""
        url = server.url.replace("http", "ws", 1) + "api/socket"
        async with connect(url, additional_headers={"cookie": f"houndtable={self.cookie}"}) as socket:
            for seat in range(2):
                await socket.send(encode(Hello(self.table, seat)).decode())
            return await self.moves(socket, moves)

    async def moves(self, socket: ClientConnection, moves: int) -> list[float]:
        times: list[float] = []
        begin, at = 0.0, dict[int | None, ViewUpdate]()
        async for data in socket:
            message = SERVER.decode(data)
            if isinstance(message, ViewUpdate):
                at[message.seat] = message
            is_over = isinstance(message, People) and message.info.phase == "over"
            if isinstance(message, Done):
                times.append(time.perf_counter() - begin)
                begin = 0.0
            if is_over or len(times) == moves:
                break
            mine = next((one for one in at.values() if one.moves), None)
            if mine is not None and not begin and mine.seat is not None:
                self.sent += 1
                move = Move(self.table, mine.seat, mine.position, mine.moves[0], f"m{self.sent}")
                at.clear()
                begin = time.perf_counter()
                await socket.send(encode(move).decode())
        return times


def told(what: str, times: list[float]) -> None:
    """A line of figures, in milliseconds."""
    figures = [1000 * one for one in times]
    p99 = f"99% {quantiles(figures, n=100)[98]:.1f} ms, " if len(figures) >= 100 else ""
    print(f"{what}: {len(times)}, median {median(figures):.1f} ms, {p99}longest {max(figures):.1f} ms")


async def wait_after_kill(data: str, redis: str, other: Server) -> float:
    """Seconds from the death of the process with a table until a move is acknowledged elsewhere."""
    victim = await Server.begun(data, redis)
    person = await Person.seated(victim)
    await person.play(victim, 3)
    begin = time.perf_counter()
    await victim.kill()
    while True:
        with contextlib.suppress(WebSocketException, OSError):
            if await person.play(other, 1):
                return time.perf_counter() - begin
        await asyncio.sleep(PAUSE)


async def measure(data: str, redis: str, tables: int, kills: int) -> None:
    print(f"two processes, {engine()} engine, one person after the other")
    servers = [await Server.begun(data, redis) for _ in range(2)]
    try:
        people = [await Person.seated(servers[0]) for _ in range(tables)]
        for server, what in zip(servers, ("moves at the process with the table", "moves through another process")):
            told(what, [one for person in people for one in await person.play(server, MOVES)])
        told("waits after a kill -9", [await wait_after_kill(data, redis, servers[1]) for _ in range(kills)])
    finally:
        for server in servers:
            await server.kill()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--data", required=True, help="a PostgreSQL for the measurement alone")
    parser.add_argument("--redis", required=True, help="a Redis")
    parser.add_argument("--tables", type=int, default=5, help="tables played one after the other (default: 5)")
    parser.add_argument("--kills", type=int, default=5, help="processes killed (default: 5)")
    given = parser.parse_args()
    asyncio.run(measure(given.data, given.redis, given.tables, given.kills))


if __name__ == "__main__":
    main()
