"""The load client of tools/server_bench.py: tables full of people who make any lawful move, so many a second.

    python tools/load_client.py ADDRESS TABLES CORE [GAME ...]

Its orders come one a line on standard input, its answers go as JSON to standard output: `tables` makes the tables,
`connect` opens a socket for each seat, `hello` lets them look at their tables, `play RATE SECONDS` plays.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import sys
import time
from collections import Counter
from typing import Any, Final

import uvloop
from load_socket import LoadSocket, opened
from msgspec import Struct
from msgspec.json import Decoder, encode

from houndtable.games import names

SEATS: Final = 4
HOLD: Final = 1000
TICK: Final = 0.001
PATIENCE: Final = 5.0  # seconds after the last move in which answers are awaited


class Heard(Struct):
    """What the client reads of any message."""

    type: str
    id: str = ""
    code: str = ""
    position: int = 0
    moves: list[str] = []


HEARD: Final = Decoder(Heard)


class Seat:
    """A person at a table: what they may do now, and when they sent what is under way."""

    def __init__(self, table: Table, number: int, token: str) -> None:
        self.table = table
        self.number = number
        self.token = token
        self.socket: LoadSocket
        self.at: Heard | None = None

    def heard(self, data: bytes) -> None:
        if data.startswith((b'{"type":"position"', b'{"type":"done"', b'{"type":"refused"')):
            message = HEARD.decode(data)
            if message.type == "position":
                self.at = message if message.moves else None
                self.table.offer()
            else:
                self.table.answered(message)

    def send_move(self, at: Heard, move: str, known: str) -> None:
        message = {"type": "move", "table": self.table.name, "seat": self.number, "position": at.position}
        self.socket.send(encode({**message, "move": move, "id": known}))


class Table:
    """One table: at most one move is under way."""

    def __init__(self, load: Load, name: str) -> None:
        self.load = load
        self.name = name
        self.seats: list[Seat] = []
        self.sent = 0.0
        self.is_busy = False
        self.is_ready = False

    def offer(self) -> None:
        """It can be played here if somebody has a choice."""
        if not self.is_busy and not self.is_ready and any(seat.at for seat in self.seats):
            self.is_ready = True
            self.load.ready.append(self)

    def move(self) -> bool:
        """Somebody who has a choice makes any lawful move."""
        self.is_ready = False
        choosers = [seat for seat in self.seats if seat.at is not None]
        if not choosers:
            return False
        seat = self.load.luck.choice(choosers)
        at, seat.at = seat.at, None
        assert at is not None
        self.load.moves += 1
        self.is_busy = True
        self.sent = time.perf_counter()
        seat.send_move(at, self.load.luck.choice(at.moves), str(self.load.moves))
        return True

    def answered(self, message: Heard) -> None:
        self.load.took.append(time.perf_counter() - self.sent)
        if message.code == "stale":
            self.load.overtaken += 1  # somebody else's choice at the same time came first
        elif message.code:
            self.load.refused[message.code] += 1
        asyncio.get_running_loop().call_later(TICK, self.free)

    def free(self) -> None:
        """What the others may do has arrived: the next move can be made."""
        self.is_busy = False
        self.offer()


class Load:
    """All tables of this client."""

    def __init__(self, address: str, count: int, games: list[str]) -> None:
        self.address = address
        self.count = count
        self.games = games
        self.line = http.client.HTTPConnection(address.removeprefix("http://").strip("/"))
        self.luck = random.Random(count)
        self.tables: list[Table] = []
        self.ready: list[Table] = []
        self.moves = 0
        self.overtaken = 0
        self.took: list[float] = []
        self.refused: Counter[str] = Counter()

    async def order_tables(self) -> dict[str, Any]:
        """So many tables, each with four people; the games take turns."""
        tokens = [self.post("/api/people", {"name": f"person {n}", "bearer": True})["token"] for n in range(SEATS)]
        for number in range(self.count):
            game = self.games[number % len(self.games)]
            made = self.post("/api/tables", {"game": game, "players": SEATS, "hold": HOLD, "public": True}, tokens[0])
            table = Table(self, made["info"]["table"])
            self.tables.append(table)
            for seat, token in enumerate(tokens):
                body = {"name": f"person {seat}", "seat": seat}
                self.post(f"/api/tables/{table.name}/seats", body, token)
                table.seats.append(Seat(table, seat, token))
        return {}

    def post(self, path: str, body: dict[str, Any], token: str = "") -> Any:
        """The answer to what is asked over HTTP, which is not refused."""
        headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
        self.line.request("POST", path, json.dumps(body), headers)
        response = self.line.getresponse()
        text = response.read()
        assert response.status < 300, text
        return json.loads(text)

    def everybody(self) -> list[Seat]:
        return [seat for table in self.tables for seat in table.seats]

    async def order_connect(self) -> dict[str, Any]:
        for seat in self.everybody():
            headers = f"Authorization: Bearer {seat.token}\r\n"
            seat.socket = await opened(self.address, "/api/socket", headers, seat.heard)
        return {}

    async def order_hello(self) -> dict[str, Any]:
        for seat in self.everybody():
            seat.socket.send(encode({"type": "hello", "table": seat.table.name, "seat": seat.number}))
        while len(self.ready) < self.count:
            await asyncio.sleep(0.01)
        return {}

    async def order_play(self, rate: float, seconds: float) -> dict[str, Any]:
        """Moves at this rate, whether or not the server keeps up; how long each took, in milliseconds."""
        self.took, self.refused, self.overtaken = [], Counter(), 0
        begin, first, missed, sent = time.perf_counter(), self.moves, 0, 0
        while (passed := time.perf_counter() - begin) < seconds:
            for _ in range(int(passed * rate) - sent):
                sent += 1
                missed += not self.move()
            await asyncio.sleep(TICK)
        end = time.perf_counter()
        while len(self.took) < self.moves - first and time.perf_counter() - end < PATIENCE:
            await asyncio.sleep(0.01)
        lost = sum(seat.socket.is_lost for seat in self.everybody())
        times = sorted(self.took)
        return {
            "rate": len(times) / (end - begin),
            "unanswered": self.moves - first - len(times),
            "idle": missed,  # no table had anybody to move
            "overtaken": self.overtaken,
            "refused": self.refused,
            "lost": lost,
            "times": [1000 * times[min(len(times) * part // 1000, len(times) - 1)] for part in (500, 900, 990, 1000)],
        }

    def move(self) -> bool:
        """A move at any table where one can be made."""
        while self.ready:
            place = self.luck.randrange(len(self.ready))
            self.ready[place], self.ready[-1] = self.ready[-1], self.ready[place]
            if self.ready.pop().move():
                return True
        return False


async def obey(kind: type[Load]) -> None:
    """Does what the lines on standard input say."""
    os.sched_setaffinity(0, {int(sys.argv[3])})
    load = kind(sys.argv[1], int(sys.argv[2]), sys.argv[4:] or names())
    for line in iter(sys.stdin.readline, ""):
        order, *numbers = line.split()
        answer = await getattr(load, f"order_{order}")(*map(float, numbers))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    uvloop.run(obey(Load))
