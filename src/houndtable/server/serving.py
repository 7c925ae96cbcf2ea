"""A server that runs: a data folder of its own, an address, and a clean end."""

from __future__ import annotations

import fcntl
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from houndtable.kernel.errors import Refusal
from houndtable.server.app import make
from houndtable.server.bots import Thinkers
from houndtable.server.hub import Hub
from houndtable.server.settings import Settings
from houndtable.server.sqlite_store import BadStore, SqliteStore, backup, restore

LOCK = "lock"

__all__ = ["Settings", "backup", "restore", "serve"]


class BadAddress(Refusal):
    """Nothing can be served at this address."""

    code = "bad-address"


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Nobody else serves the folder meanwhile."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("w")
    except OSError as error:
        raise BadStore(f"{str(folder)[:200]!r} cannot be used for data: {error.strerror}.") from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadStore(f"Another server uses the data in {str(folder)[:200]!r}.") from None
        yield


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
        ws_max_size=hub.settings.largest_message,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
        lifespan="on",
    )


def serve(host: str, port: int, folder: Path, settings: Settings, workers: int, ready: Callable[[str], None]) -> None:
    """Serves until it is told to stop."""
    with locked(folder), bound(host, port) as listening:
        hub = Hub(SqliteStore(folder), settings, Thinkers(workers))
        ready(address_of(listening))
        uvicorn.Server(config(hub, quiet=False)).run([listening])
