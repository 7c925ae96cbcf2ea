"""Presence: the open sockets of each session, so that logging out closes them at once, in every process."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from houndtable.server.refusals import UNKNOWN_PERSON

if TYPE_CHECKING:
    from houndtable.server.connection import Connection
    from houndtable.server.hub import Hub

REMEMBERED: Final = 10000  # sessions that ended; a socket may be on its way in


class Presence:
    """The sockets of this process by session. Guests of other processes have none: their own process closes them."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sockets: dict[str, set[Connection]] = {}
        self.ended: OrderedDict[str, None] = OrderedDict()
        self.looking: asyncio.Task[None] | None = None

    def enter(self, connection: Connection) -> None:
        """Note that a socket is open; close it if its session has just ended."""
        if connection.session:
            self.sockets.setdefault(connection.session, set()).add(connection)
            if connection.session in self.ended:
                connection.close(UNKNOWN_PERSON)

    def leave(self, connection: Connection) -> None:
        """Note that a socket is closed."""
        open_sockets = self.sockets.get(connection.session, set())
        open_sockets.discard(connection)
        if not open_sockets:
            self.sockets.pop(connection.session, None)

    async def log_out(self, person: str, session: str | None = None) -> None:
        """End one session of a person, or all of them, and close their sockets everywhere."""
        ended = await self.hub.registry.end(person, session)
        self.close(ended)
        if ended and self.hub.cluster is not None:
            self.hub.cluster.log_out(ended)

    def close(self, sessions: list[str]) -> None:
        """Close the sockets of sessions that have ended."""
        for session in sessions:
            self.ended[session] = None
            for connection in list(self.sockets.get(session, ())):
                connection.close(UNKNOWN_PERSON)
        while len(self.ended) > REMEMBERED:
            self.ended.popitem(last=False)

    def doubt(self) -> None:
        """Look for sessions that ended while this process or another could not hear of it."""
        if self.sockets and (self.looking is None or self.looking.done()):
            self.looking = self.hub.work(self.look())

    async def look(self) -> None:
        """Close the sockets of all sessions that the database no longer knows."""
        self.close([session for session in list(self.sockets) if await self.hub.registry.has_ended(session)])
