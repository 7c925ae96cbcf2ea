"""The person of tools/abuse_bench.py: plays a bot, plays four tables alone at a steady pace, and times every answer.

    python tools/abuse_person.py SERVER SOURCE

Its orders come one a line on standard input, its answers go as JSON to standard output: `sit` begins to play, `play
SECONDS` tells what was timed in that time. It plays on between orders.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sys
import time
from typing import Any, Final

import uvloop
from abuse_visitor import PATIENCE, Visitor, bots, hot
from load_socket import LoadSocket
from msgspec import Struct
from msgspec.json import Decoder, encode

GAME: Final = "dachs"
TABLES: Final = 4  # played alone, so that many acknowledgements are timed
PACE: Final = 0.1  # seconds between two moves at each of them
LEVEL: Final = 4  # of the bot: an expert
MOVE: Final = "move "  # how the id of a move begins
LOOK: Final = 0.5  # seconds between two newcomers


class Info(Struct):
    phase: str


class Heard(Struct):
    """What the person reads of any message."""

    type: str
    id: str = ""
    code: str = ""
    seat: int | None = None
    position: int = 0
    moves: list[str] = []
    info: Info | None = None


HEARD: Final = Decoder(Heard)


class Timed:
    """What was timed since it was last asked for, in milliseconds."""

    def __init__(self) -> None:
        self.acks: list[float] = []
        self.bots: list[float] = []
        self.pages: list[float] = []
        self.troubles: list[str] = []


class Place:
    """A table the person plays at, on seats of their own, with a socket of its own."""

    def __init__(self, person: Person, *, against_bot: bool) -> None:
        self.person = person
        self.against_bot = against_bot
        self.seats = [0] if against_bot else [0, 1]
        self.name = ""
        self.socket: LoadSocket | None = None
        self.offers: dict[int, Heard] = {}
        self.sent = 0.0  # when the move under way was sent
        self.bot_since = 0.0  # since when the bot owes a move
        self.is_over = True

    async def run(self) -> None:
        """Play on and on; what is lost is opened again."""
        due = time.perf_counter()
        while True:
            try:
                if self.is_over:
                    await self.begin()
                elif self.socket is None or self.socket.is_lost:
                    self.person.timed.troubles.append("socket lost")
                    await self.connect()
                self.move()
            except (OSError, TimeoutError) as error:
                self.person.timed.troubles.append(str(error)[:80] or "timeout")
                await asyncio.sleep(0.5)
            due = max(due + PACE, time.perf_counter() - PACE)
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def begin(self) -> None:
        """Make a new table and look at it."""
        seats = [{"kind": "person"}, *bots(1, LEVEL)] if self.against_bot else hot(2)
        self.name = await self.person.visitor.table(GAME, seats)
        self.is_over = False
        if self.socket is not None:
            self.socket.transport.close()
        await self.connect()

    async def connect(self) -> None:
        self.offers, self.sent, self.bot_since = {}, 0.0, 0.0
        async with asyncio.timeout(PATIENCE):
            self.socket = await self.person.visitor.socket(self.heard)
        for seat in self.seats:
            self.socket.send(encode({"type": "hello", "table": self.name, "seat": seat}))

    def heard(self, data: bytes) -> None:
        if not data.startswith((b'{"type":"position"', b'{"type":"done"', b'{"type":"refused"', b'{"type":"people"')):
            return
        message = HEARD.decode(data)
        now = time.perf_counter()
        if message.type == "position" and message.seat is not None:
            self.see(message, message.seat, now)
        elif message.type in ("done", "refused") and message.id.startswith(MOVE):
            self.acknowledge(message, now)
        elif message.info is not None and message.info.phase == "over":
            self.is_over, self.bot_since = True, 0.0

    def see(self, message: Heard, seat: int, now: float) -> None:
        """Remember what may be moved; where the bot owed a move it has made it."""
        if self.bot_since:
            self.person.timed.bots.append(1000 * (now - self.bot_since))
            self.bot_since = 0.0
        self.offers.pop(seat, None)
        if message.moves:
            self.offers[seat] = message
        elif self.against_bot and not self.sent:
            self.bot_since = now

    def acknowledge(self, message: Heard, now: float) -> None:
        """Time the answer to the move under way."""
        self.person.timed.acks += spread(1000 * (now - self.sent))
        self.sent = 0.0
        if message.code and message.code != "stale":
            self.person.timed.troubles.append(message.code)
        elif self.against_bot and not self.offers and not self.is_over:
            self.bot_since = now

    def move(self) -> None:
        """Make any lawful move, if none is under way."""
        if self.sent or not self.offers or self.is_over or self.socket is None:
            return
        seat = random.choice(list(self.offers))
        at = self.offers.pop(seat)
        move = {"type": "move", "table": self.name, "seat": seat, "position": at.position}
        self.sent = time.perf_counter()
        self.socket.send(encode({**move, "move": random.choice(at.moves), "id": f"{MOVE}{self.sent}"}))

    def cut(self, now: float) -> None:
        """Count what is under way when the time is over as if it ended now."""
        if self.sent and now - self.sent > PACE:
            self.person.timed.acks += spread(1000 * (now - self.sent))
        if self.bot_since and now - self.bot_since > 1:
            self.person.timed.bots.append(1000 * (now - self.bot_since))


def spread(took: float) -> list[float]:
    """Return the time, and those of the moves that would have been made meanwhile had this one not kept them."""
    return [took - behind * 1000 * PACE for behind in range(1 + int(took / (1000 * PACE)))]


class Person:
    """All that the person does."""

    def __init__(self, server: str, source: str) -> None:
        self.visitor = Visitor(server, source)
        self.newcomer = Visitor(server, source)
        self.timed = Timed()
        self.places = [Place(self, against_bot=number == 0) for number in range(TABLES + 1)]
        self.tasks: list[asyncio.Task[None]] = []

    async def order_sit(self) -> dict[str, Any]:
        await self.visitor.enter("person")
        for place in self.places:
            await place.begin()
            self.tasks.append(asyncio.create_task(place.run()))
        self.tasks.append(asyncio.create_task(self.look()))
        return {}

    async def order_play(self, seconds: float) -> dict[str, Any]:
        self.timed = Timed()
        await asyncio.sleep(seconds)
        now = time.perf_counter()
        for place in self.places:
            place.cut(now)
        found = self.timed
        return {"acks": found.acks, "bots": found.bots, "pages": found.pages, "troubles": found.troubles}

    async def look(self) -> None:
        """Come in anew again and again: a connection of its own, and the list of tables."""
        while True:
            begin = time.perf_counter()
            with contextlib.suppress(OSError):
                status, _ = await self.newcomer.ask("GET", "/api/tables")
                if status != 200:
                    self.timed.troubles.append(f"no list of tables: {status}")
            self.newcomer.hang_up()
            self.timed.pages.append(1000 * (time.perf_counter() - begin))
            await asyncio.sleep(max(0.0, LOOK - (time.perf_counter() - begin)))


async def obey() -> None:
    """Do what the lines on standard input say."""
    person = Person(*sys.argv[1:3])
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    while line := (await lines.readline()).decode():
        order, *numbers = line.split()
        try:
            answer = await getattr(person, f"order_{order}")(*map(float, numbers))
        except (OSError, TimeoutError) as error:
            answer = {"failed": str(error) or "timeout"}
        print(json.dumps(answer), flush=True)
    for task in person.tasks:
        task.cancel()


if __name__ == "__main__":
    uvloop.run(obey())
