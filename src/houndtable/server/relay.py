"""The relay: clients of one process at the tables of another. The owner serves them as it serves its own."""

from __future__ import annotations

import asyncio
from collections.abc import MutableMapping
from typing import Any

from starlette.websockets import WebSocketState

from houndtable.server.connection import Connection
from houndtable.server.frames import Cut, FromClient, Gone, ToClient
from houndtable.server.hub import Hub
from houndtable.server.link import Link
from houndtable.server.people import Person
from houndtable.server.refusals import CONNECT_AGAIN


class Guest:
    """The socket of a client that another process has, as far as a connection knows sockets."""

    client_state = WebSocketState.CONNECTED

    def __init__(self, link: Link, node: str, client: int) -> None:
        self.link = link
        self.node = node
        self.client = client
        self.incoming: asyncio.Queue[MutableMapping[str, Any]] = asyncio.Queue()
        self.is_welcome = False

    async def receive(self) -> MutableMapping[str, Any]:
        return await self.incoming.get()

    async def send_text(self, data: str) -> None:
        if self.is_welcome:
            self.link.post(self.node, ToClient(self.link.node, self.client, data.encode()))
        self.is_welcome = True  # by the process it is connected to

    async def close(self, code: int) -> None:
        self.link.post(self.node, Cut(self.link.node, self.client, code))

    def leave(self) -> None:
        """Nothing more comes."""
        self.incoming.put_nowait({"type": "websocket.disconnect"})


class Relay:
    """Our clients at others' tables, and others' clients at ours."""

    def __init__(self, hub: Hub, link: Link) -> None:
        self.hub = hub
        self.link = link
        self.clients: dict[int, Connection] = {}
        self.places: dict[Connection, tuple[int, set[str]]] = {}  # its number, and the processes it speaks to
        self.guests: dict[tuple[str, int], Guest] = {}
        self.count = 0

    def send(self, connection: Connection, node: str, data: bytes) -> None:
        """The process has what the client says."""
        if connection not in self.places:
            self.count += 1
            self.places[connection] = (self.count, set())
            self.clients[self.count] = connection
        number, nodes = self.places[connection]
        nodes.add(node)
        person, name, address = connection.person, connection.name, connection.address
        self.link.post(node, FromClient(self.link.node, number, person, name, address, data))

    def gone(self, connection: Connection) -> None:
        """The processes it spoke to know the client no more."""
        if connection in self.places:
            number, nodes = self.places.pop(connection)
            del self.clients[number]
            if self.link.is_up.is_set():
                for node in nodes:
                    self.link.post(node, Gone(self.link.node, number))

    def deliver(self, frame: ToClient) -> None:
        """Our client has what it was sent."""
        if frame.client in self.clients:
            self.clients[frame.client].send(frame.data)

    def cut(self, frame: Cut) -> None:
        """Our client is closed."""
        if frame.client in self.clients:
            self.clients[frame.client].close(frame.code)

    def take(self, frame: FromClient) -> None:
        """Somebody's client says something to a table of ours."""
        key = (frame.sender, frame.client)
        if key not in self.guests:
            guest = self.guests[key] = Guest(self.link, *key)
            person = Person(frame.person, frame.name)
            self.hub.work(self.serve(key, Connection(guest, person, frame.address, self.hub, self.hub.chat)))
        self.guests[key].incoming.put_nowait({"type": "websocket.receive", "bytes": frame.data})

    async def serve(self, key: tuple[str, int], connection: Connection) -> None:
        """The guest is served until it is gone."""
        try:
            await connection.run()
        finally:
            self.guests.pop(key, None)

    def leave(self, node: str, client: int) -> None:
        """Somebody's client is gone."""
        guest = self.guests.pop((node, client), None)
        if guest is not None:
            guest.leave()

    def begin_anew(self, node: str | None) -> None:
        """All that goes through this process, or through any, is over."""
        for connection, (_, nodes) in list(self.places.items()):
            if node is None or node in nodes:
                connection.close(CONNECT_AGAIN)
        for key in list(self.guests):
            if node is None or node == key[0]:
                self.leave(*key)

    def close(self) -> None:
        """Others' clients find another process."""
        for guest in self.guests.values():
            self.link.post(guest.node, Cut(self.link.node, guest.client, CONNECT_AGAIN))
            guest.leave()
