"""A server that runs: a data folder of its own, an address, and a clean end."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from houndtable.kernel.errors import Refusal
from houndtable.server import garbage
from houndtable.server.app import make
from houndtable.server.bots import Thinkers
from houndtable.server.client import is_built
from houndtable.server.folder import InUse, last_port, locked, note_address
from houndtable.server.hub import Hub
from houndtable.server.listening import RECEIVED, SENT, Listener, room
from houndtable.server.settings import Settings
from houndtable.server.sockets import Line
from houndtable.server.sqlite_store import SqliteStore, backup, restore
from houndtable.server.wire import Http, WebSocket

__all__ = ["BadAddress", "InUse", "Settings", "backup", "is_built", "last_port", "restore", "serve"]

TICKS: Final = 10  # of uvicorn's clock between two looks at all sockets: a second
LAST_WORDS: Final = 1.0  # for reading what was sent before the server stopped


class BadAddress(Refusal):
    """Nothing can be served at this address."""

    code: ClassVar[str] = "bad-address"


class Server(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(self, hub: Hub, ready: Callable[[], None], *, quiet: bool) -> None:
        super().__init__(config(hub, quiet=quiet))
        self.ready = ready
        self.sockets = hub.sockets
        self.listeners: list[Listener] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin as uvicorn does, but accept sockets ourselves."""
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        self.servers = []
        self.sockets.most = room(self.sockets.settings)
        self.listeners = [Listener(listening, self.sockets, self.protocol) for listening in sockets or []]
        self.started = True
        self.ready()

    def protocol(self, line: Line) -> Http:
        return Http(self.config, self.server_state, self.lifespan.state, line)

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.sockets.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop as uvicorn does; who does not read the last answers is not waited for."""
        for listener in self.listeners:
            listener.close()
        asyncio.get_running_loop().call_later(LAST_WORDS, self.sockets.abort)
        await super().shutdown(sockets)


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address; port 0 is any that is free."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise no_place(host, port, error) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVED)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENT)
    try:
        listening.bind(place)
    except OSError as error:
        listening.close()
        raise no_place(host, port, error) from None
    return listening


def no_place(host: str, port: int, error: OSError) -> BadAddress:
    """Why nothing can be served there."""
    return BadAddress("refused-bad-address", host=host[:100], port=str(port), problem=str(error.strerror))


def address_of(listening: socket.socket) -> str:
    """The address for a browser."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def config(hub: Hub, *, quiet: bool) -> uvicorn.Config:
    """How uvicorn serves the hub. Its access log stays off: it would hold the paths of private tables."""
    return uvicorn.Config(
        make(hub),
        access_log=False,
        log_level="critical" if quiet else "warning",
        proxy_headers=False,
        server_header=False,
        http=Http,
        ws=WebSocket,
        ws_max_size=hub.settings.largest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=hub.settings.ping_time,
        ws_ping_timeout=hub.settings.ping_time,
        timeout_keep_alive=hub.settings.keep_alive,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(host: str, port: int, folder: Path, settings: Settings, workers: int, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop; `ready` is told the address when it answers."""
    with locked(folder), bound(host, port) as listening:
        address = address_of(listening)
        note_address(folder, address)
        hub = Hub(SqliteStore(folder), settings, Thinkers(workers))
        Server(hub, lambda: up(address, ready), quiet=False).run([listening])


def up(address: str, ready: Callable[[str], None]) -> None:
    """Garbage is looked for as long as the server runs, and `ready` is told the address."""
    garbage.begin()
    garbage.watch()
    ready(address)
