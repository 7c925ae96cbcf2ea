"""What all attackers of tools/abuse_bench.py share: where they go, for how long, and what they were answered."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from socket import SO_RCVBUF, SOL_SOCKET
from typing import Any, Final

from abuse_visitor import Visitor
from load_socket import LoadSocket
from msgspec import Struct
from msgspec.json import Decoder, encode

PATIENCE: Final = 60.0  # seconds for an answer


class Told(Struct):
    """What an attacker reads of any message."""

    type: str
    code: str = ""
    position: int = 0
    seat: int | None = None
    moves: list[str] = []


TOLD: Final = Decoder(Told)


@dataclass
class Attack:
    """Where to, from where, until when, and what was seen."""

    server: str
    source: str
    until: float
    prepared: dict[str, str]
    seen: Counter[str] = field(default_factory=Counter)

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    def visitor(self, number: int = 0) -> Visitor:
        """Return an attacker at an address of its own: the source's, counted up."""
        visitor = Visitor(self.server, str(ipaddress.ip_address(self.source) + number))
        visitor.seen = self.seen
        return visitor

    async def many(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """Do this so many times side by side until the time is over; what breaks one stops no other."""

        async def again(number: int) -> None:
            while self.goes_on:
                try:
                    await work(number)
                except (OSError, TimeoutError, KeyError) as error:
                    self.seen[(str(error) or type(error).__name__)[:60]] += 1
                    await asyncio.sleep(0.2)

        tasks = [asyncio.create_task(again(number)) for number in range(count)]
        await asyncio.wait(tasks, timeout=max(0.0, self.until - time.monotonic()))
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def hear(self, data: bytes) -> None:
        """Count answers by their kind."""
        told = TOLD.decode(data)
        self.seen[told.code or told.type] += 1

    async def until_lost(self, socket: LoadSocket, send: Callable[[], None], pause: float = 0.0) -> None:
        """Send again and again, as fast as the socket takes it, until it is closed."""
        while self.goes_on and not socket.is_lost:
            if socket.transport.get_write_buffer_size() < 2**18:
                send()
            await asyncio.sleep(pause)
        if socket.is_lost:
            self.seen["closed"] += 1
        socket.transport.abort()


def deafen(socket: LoadSocket) -> None:
    """Read nothing more, and let the kernel keep next to nothing of what comes."""
    socket.transport.pause_reading()
    socket.transport.get_extra_info("socket").setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)


async def taken_back(attack: Attack, visitor: Visitor, table: str, pairs: int) -> int:
    """Move and take it back so often at a table of hot seats; return how many moves were taken back."""
    news: asyncio.Queue[Told] = asyncio.Queue()
    done = 0

    def hear(data: bytes) -> None:
        told = TOLD.decode(data)
        attack.seen[told.code or told.type] += 1
        if told.type in ("position", "done", "refused"):
            news.put_nowait(told)

    async def after(message: dict[str, Any]) -> Told:
        socket.send(encode({**message, "table": table, "id": f"{time.monotonic_ns()}"}))
        while (told := await asyncio.wait_for(news.get(), PATIENCE)).type == "position":
            note(told)
        return told

    def note(told: Told) -> None:
        if told.seat is not None:
            at[told.seat] = told

    at: dict[int, Told] = {}
    socket = await visitor.socket(hear)
    for seat in range(2):
        socket.send(encode({"type": "hello", "table": table, "seat": seat}))
    while attack.goes_on and done < pairs and not socket.is_lost:
        if not any(told.moves for told in at.values()) or not news.empty():
            note(await asyncio.wait_for(news.get(), PATIENCE))
            continue
        seat = next(seat for seat, told in at.items() if told.moves)
        move = {"type": "move", "seat": seat, "position": at[seat].position, "move": at[seat].moves[0]}
        if (await after(move)).type == "done":
            done += (await after({"type": "undo", "seat": seat})).type == "done"
    socket.transport.close()
    return done
