"""Somebody who talks to the table server from an address of their choice: lean HTTP, a socket, a table of their own."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from load_socket import LoadSocket, opened
from msgspec.json import encode

PATIENCE: Final = 10.0  # seconds for an answer over HTTP
Seats = list[dict[str, Any]]


class Visitor:
    """One person, or one attacker; `seen` counts every answer by its status or code."""

    def __init__(self, server: str, source: str) -> None:
        self.server = server
        self.source = source
        host, _, port = server.removeprefix("http://").strip("/").partition(":")
        self.host, self.port = host, int(port)
        self.token = ""
        self.seen: Counter[str] = Counter()
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.lock = asyncio.Lock()  # one request at a time

    async def stream(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a bare connection from the source address."""
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.source, 0))

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, bytes]:
        """Return status and body of the answer; the connection is kept for the next request."""
        try:
            async with asyncio.timeout(PATIENCE), self.lock:
                if self.line is not None and self.line[0].at_eof():
                    self.hang_up()
                return await self.exchange(method, path, body)
        except (OSError, EOFError, TimeoutError, ValueError, IndexError) as error:
            self.hang_up()
            self.seen["timeout" if isinstance(error, TimeoutError) else "cut off"] += 1
            return 0, b""

    async def exchange(self, method: str, path: str, body: Any) -> tuple[int, bytes]:
        if self.line is None:
            self.line = await self.stream()
        reader, writer = self.line
        data = b"" if body is None else encode(body)
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}:{self.port}\r\n"
        if body is not None:
            head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        if self.token:
            head += f"Authorization: Bearer {self.token}\r\n"
        writer.write(head.encode() + b"\r\n" + data)
        answer = (await reader.readuntil(b"\r\n\r\n")).lower()
        status = int(answer.split(b" ", 2)[1])
        _, _, length = answer.partition(b"content-length: ")
        found = await reader.readexactly(int(length.partition(b"\r\n")[0] or 0))
        if b"connection: close" in answer:
            self.hang_up()
        self.seen[str(status)] += 1
        return status, found

    def hang_up(self) -> None:
        """Close the connection that was kept."""
        if self.line is not None:
            self.line[1].close()
            self.line = None

    async def post(self, path: str, body: Any) -> Any:
        """Return what a request that must succeed was answered."""
        status, data = await self.ask("POST", path, body)
        if not 200 <= status < 300:
            raise ConnectionError(f"{path}: {status} {data[:200].decode()}")
        return json.loads(data)

    async def enter(self, name: str) -> Visitor:
        """Become a person the server knows."""
        self.token = (await self.post("/api/people", {"name": name, "bearer": True}))["token"]
        return self

    async def socket(self, heard: Callable[[bytes], None], server: str = "") -> LoadSocket:
        """Open the socket; `heard` is called with every message."""
        return await opened(
            server or self.server, "/api/socket", f"Authorization: Bearer {self.token}\r\n", heard, self.source
        )

    async def table(self, game: str, seats: Seats, *, public: bool = False) -> str:
        """Make a table and sit down on every seat that is no bot's; return its name."""
        wish = {"game": game, "players": len(seats), "seats": seats, "public": public, "hold": 0}
        made = await self.post("/api/tables", wish)
        name: str = made["info"]["table"]
        for seat, plan in enumerate(seats):
            if plan["kind"] != "bot":
                body = {"name": f"seat {seat}", "seat": seat}
                await self.post(f"/api/tables/{name}/seats", body)
        return name


def hot(count: int) -> Seats:
    """Return seats that one person plays on one device."""
    return [{"kind": "hot"}] * count


def bots(count: int, level: int) -> Seats:
    """Return seats of bots."""
    return [{"kind": "bot", "level": level}] * count
