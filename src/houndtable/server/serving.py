"""A server that runs: a data folder of its own, an address, and a clean end."""

from __future__ import annotations

import socket
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

import uvicorn

from houndtable.kernel.errors import Refusal
from houndtable.server import garbage
from houndtable.server.app import make
from houndtable.server.bots import Thinkers
from houndtable.server.client import lack
from houndtable.server.folder import InUse, last_port, locked, note_address
from houndtable.server.hub import Hub
from houndtable.server.settings import Settings
from houndtable.server.sqlite_store import SqliteStore, backup, restore

__all__ = ["BadAddress", "InUse", "Settings", "backup", "lack", "last_port", "restore", "serve"]


class BadAddress(Refusal):
    """Nothing can be served at this address."""

    code: ClassVar[str] = "bad-address"


class Server(uvicorn.Server):
    """A server that tells when it answers."""

    def __init__(self, hub: Hub, ready: Callable[[], None], *, quiet: bool) -> None:
        super().__init__(config(hub, quiet=quiet))
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()


def bound(host: str, port: int) -> socket.socket:
    """A socket at the address; port 0 is any that is free."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
    except OSError as error:
        raise no_place(host, port, error) from None
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(place)
    except OSError as error:
        listening.close()
        raise no_place(host, port, error) from None
    return listening


def no_place(host: str, port: int, error: OSError) -> BadAddress:
    """Why nothing can be served there."""
    return BadAddress(f"Nothing can be served at {host[:100]}, port {port}: {error.strerror}.")


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
        ws="websockets-sansio",
        ws_max_size=hub.settings.largest_message,
        ws_per_message_deflate=False,
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
