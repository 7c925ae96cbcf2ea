"""Accepting sockets: as many as the process has descriptors for, and never in a busy loop.

uvicorn leaves this to the event loop, which accepts whatever comes before anybody can count it."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any, Final

from houndtable.server.addresses import is_proxy, unit
from houndtable.server.settings import Settings
from houndtable.server.sockets import FULL, Line, Sockets

try:
    import resource
except ImportError:  # Windows, where sockets are no descriptors
    resource = None  # type: ignore[assignment]

BATCH: Final = 32  # sockets that are accepted before others have their turn
PAUSE: Final = 0.1  # after the system had no descriptor or memory for another socket
WAITING: Final = 512  # sockets that the system keeps for us
RECEIVED: Final = 65536  # bytes that the system keeps of what each sends, as we read few at once
SENT: Final = 262144  # and of what each has not read


def room(settings: Settings) -> int:
    """Raise the limit of descriptors as far as needed and allowed; return how many sockets that leaves room for."""
    if resource is None:
        return settings.sockets
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return settings.sockets
    wanted = settings.sockets + settings.other_files
    if soft < wanted:
        wanted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (OSError, ValueError):  # more than this system has
            pass
    return min(settings.sockets, soft - min(settings.other_files, soft // 2))


class Listener:
    """A socket that is listened at."""

    def __init__(
        self, listening: socket.socket, sockets: Sockets, protocol: Callable[[Line], asyncio.Protocol]
    ) -> None:
        self.listening = listening
        self.sockets = sockets
        self.protocol = protocol
        self.opening: set[asyncio.Task[Any]] = set()
        listening.listen(WAITING)
        listening.setblocking(False)
        self.task = asyncio.get_running_loop().create_task(self.accept())

    async def accept(self) -> None:
        """Let in whoever comes."""
        loop = asyncio.get_running_loop()
        while True:
            try:
                self.let_in(*await loop.sock_accept(self.listening))
                for _ in range(BATCH):
                    self.let_in(*self.listening.accept())
            except BlockingIOError:
                continue
            except OSError:
                self.sockets.refused[FULL] += 1
                self.sockets.evict()
                await asyncio.sleep(PAUSE)

    def let_in(self, accepted: socket.socket, peer: Any) -> None:
        """Give the socket a line, or close it."""
        host = peer[0] if isinstance(peer, tuple) else ""
        line = self.sockets.admit(unit(host), is_proxied=is_proxy(host, self.sockets.settings))
        if line is None:
            accepted.close()
            return
        task = asyncio.get_running_loop().create_task(self.open(accepted, line))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def open(self, accepted: socket.socket, line: Line) -> None:
        """Begin to speak HTTP at the socket."""
        try:
            accepted.setblocking(False)
            accepted.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: self.protocol(line), accepted)
        except OSError:  # it is gone already
            line.gone()
            accepted.close()

    def close(self) -> None:
        self.task.cancel()
