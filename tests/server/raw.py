"""Clients that speak to a server byte by byte, as an attacker would."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from urllib.parse import urlsplit

from tests.server.house import House, soon

HALF = b"GET /health HTTP/1.1\r\nhost: h\r\n"
WHOLE = HALF + b"\r\n"
TEXT, BINARY, CLOSE, PING, PONG, CONTINUED = 0x81, 0x82, 0x88, 0x89, 0x8A, 0x00


class Clock:
    """A time that a test moves on."""

    def __init__(self) -> None:
        self.time = 1000.0

    def __call__(self) -> float:
        return self.time


class Raw:
    """One socket."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def send(self, data: bytes) -> bool:
        """Send; return whether the socket took it."""
        try:
            self.writer.write(data)
            await soon(self.writer.drain())
        except ConnectionError:
            return False
        return not self.writer.is_closing()

    async def rest(self) -> bytes:
        """All that comes until the server closes the socket."""
        found = b""
        with suppress(ConnectionError):
            while data := await soon(self.reader.read(65536)):
                found += data
        return found

    async def answer(self) -> bytes:
        """The status line and headers of an answer."""
        try:
            return await soon(self.reader.readuntil(b"\r\n\r\n"))
        except (ConnectionError, asyncio.IncompleteReadError):
            return b""


@asynccontextmanager
async def raw(home: House, first: bytes = b"", *, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A socket that has sent this; it reads little at once."""
    place = urlsplit(home.url)
    made = socket.socket()
    made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    made.setblocking(False)
    made.bind((source, 0))
    await asyncio.get_running_loop().sock_connect(made, (place.hostname, place.port))
    reader, writer = await asyncio.open_connection(sock=made, limit=4096)
    try:
        client = Raw(reader, writer)
        if first:
            await client.send(first)
        yield client
    finally:
        writer.transport.abort()


def upgrade(cookie: str = "", more: str = "") -> bytes:
    """The request for a WebSocket."""
    lines = [
        "GET /api/socket HTTP/1.1", "host: h", "upgrade: websocket", "connection: upgrade",
        "sec-websocket-version: 13", "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
    ]  # fmt: skip
    if cookie:
        lines.append(f"cookie: {cookie}")
    return ("\r\n".join(lines) + "\r\n" + more + "\r\n").encode()


def frame(kind: int, data: bytes = b"") -> bytes:
    """A frame of a client, masked with nothing."""
    assert len(data) < 126
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


async def until(holds: Callable[[], bool]) -> None:
    """Return when this holds."""

    async def look() -> None:
        while not holds():
            await asyncio.sleep(0.001)

    await soon(look())
