"""A lean WebSocket client: little work a message, so that a benchmark measures the server and not itself."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
SMALL, MIDDLE = 126, 127  # where the length is in the two or eight bytes that follow


class LoadSocket(asyncio.Protocol):
    """One connection; `heard` is called with each message."""

    def __init__(self, host: str, path: str, headers: str, heard: Callable[[bytes], None]) -> None:
        self.opening = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{headers}\r\n"
        )
        self.heard = heard
        self.data = b""
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.opening.encode())

    def connection_lost(self, error: Exception | None) -> None:
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("closed before it was open"))

    def data_received(self, data: bytes) -> None:
        self.data = self.data + data if self.data else data
        if not self.is_open.done():
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.is_open.set_exception(ConnectionError(head.split(b"\r\n")[0].decode()))
                return
            self.data = rest
            self.is_open.set_result(None)
        self.frames()

    def frames(self) -> None:
        """Every whole frame is heard; what is left waits for the rest of it."""
        data, at = self.data, 0
        while len(data) - at >= 2:
            kind, size, start = data[at], data[at + 1], at + 2
            if size >= SMALL:
                start += 2 if size == SMALL else 8
                if start > len(data):
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if start + size > len(data):
                break
            at = start + size
            if kind == TEXT:
                self.heard(data[start:at])
            elif kind == PING:
                self.send(data[start:at], PONG)
            elif kind == CLOSE:
                self.transport.close()
        self.data = data[at:]

    def send(self, data: bytes, kind: int = TEXT) -> None:
        """The message is on its way; the mask a client owes is all zeros."""
        size = len(data)
        length = bytes([0x80 | size]) if size < SMALL else bytes([0x80 | SMALL]) + size.to_bytes(2, "big")
        self.transport.write(bytes([kind]) + length + b"\0\0\0\0" + data)


async def opened(
    address: str, path: str, headers: str, heard: Callable[[bytes], None], source: str | None = None
) -> LoadSocket:
    """A connection to the server at http://HOST:PORT/, from the source address if one is given."""
    host, _, port = address.removeprefix("http://").strip("/").partition(":")
    make = lambda: LoadSocket(f"{host}:{port}", path, headers, heard)  # noqa: E731
    _, socket = await asyncio.get_running_loop().create_connection(
        make, host, int(port), local_addr=None if source is None else (source, 0)
    )
    await socket.is_open
    return socket
