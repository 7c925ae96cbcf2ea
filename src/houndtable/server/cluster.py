"""A process of a cluster: it keeps its lease, takes over what others left behind, and knows who has which table."""

from __future__ import annotations

import asyncio
import itertools
import logging
from typing import Final

import msgspec
from redis.exceptions import RedisError
from starlette.types import ASGIApp

from houndtable.kernel.errors import Refusal
from houndtable.server.asgi import called
from houndtable.server.connection import Connection
from houndtable.server.frames import (
    AnyFrame,
    Cut,
    FromClient,
    Gone,
    ListRequest,
    Request,
    Response,
    Restarted,
    ToClient,
)
from houndtable.server.hub import Hub
from houndtable.server.leases import Leases
from houndtable.server.link import Link
from houndtable.server.messages import FromClient as Message
from houndtable.server.messages import TableInfo
from houndtable.server.refusals import CONNECT_AGAIN, Elsewhere, NoSuchTable
from houndtable.server.relay import Guest, Relay
from houndtable.server.store import BadStore

LOG = logging.getLogger("houndtable.server")
ADOPTED: Final = 50  # tables taken over at once, so that all processes get some
REMEMBERED: Final = 10000
PATIENCE: Final = 10.0  # for an answer of another process
BRIEF_PATIENCE: Final = 1.0  # for its public tables
EPOCH: Final = "cluster"  # for all processes: what a viewer is sent has growing numbers, whoever sends it
Listing = list[tuple[int, TableInfo]]


class Cluster:
    """One process among others on the same database. `app` answers what others are asked for."""

    def __init__(self, hub: Hub, leases: Leases, redis: str) -> None:
        self.hub = hub
        self.leases = leases
        self.node = leases.node
        self.link = Link(redis, self.node, self.take, self.deaf)
        self.relay = Relay(hub, self.link)
        self.app: ASGIApp | None = None
        self.alive: set[str] = {self.node}
        self.places: dict[str, str] = {}  # who has which table, as far as we know
        self.asked: dict[int, tuple[str, asyncio.Future[Response]]] = {}
        self.numbers = itertools.count(1)
        self.tasks: list[asyncio.Task[None]] = []  # the link, and the beat
        self.adopting: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, hub: Hub, leases: Leases, redis: str) -> None:
        """The hub is part of a cluster; refused if Redis is not there."""
        try:
            cluster = cls(hub, leases, redis)
            await cluster.link.redis.ping()
        except (RedisError, OSError, ValueError) as error:
            raise BadStore(f"Redis does not answer: {str(error)[:200].rstrip('.')}.") from None
        hub.cluster = cluster
        hub.epoch = EPOCH

    async def begin(self) -> None:
        """The process hears the others and lives."""
        self.tasks = [self.hub.work(self.link.run()), self.hub.work(self.beat())]

    @property
    def is_well(self) -> bool:
        """Whether the database and the other processes are in reach."""
        return self.leases.is_valid and self.link.is_up.is_set()

    async def beat(self) -> None:
        """The lease never runs out while the process is well."""
        assert self.leases.seconds is not None
        while True:
            await self.pulse()
            await asyncio.sleep(self.leases.seconds / 3)

    async def pulse(self) -> None:
        """The lease is renewed, it is known who is there, and what the dead had is being taken over."""
        try:
            for table in await self.leases.renew():
                if table in self.hub.keepers:
                    self.hub.lose(self.hub.keepers[table])
            alive = await self.leases.alive()
        except Refusal as refusal:
            LOG.warning("The lease was not renewed: %s", refusal)
            return
        for node in self.alive - alive:
            self.deaf(node)
        self.alive = alive
        if self.adopting is None or self.adopting.done():
            self.adopting = self.hub.work(self.adopt_some())

    async def adopt_some(self) -> None:
        """Some of the tables that nobody has go on here."""
        for table in await self.leases.orphans(ADOPTED):
            await self.adopt(table)

    async def adopt(self, table: str) -> None:
        """The table goes on here, unless somebody was faster."""
        try:
            self.hub.tidy(await self.hub.find(table))
        except Elsewhere:
            return
        except NoSuchTable:
            await self.leases.let_go(table)
        except Refusal as refusal:
            self.hub.report(f"not restored: {refusal.code}")

    async def place(self, table: str) -> str | None:
        """The process that has the table; None if it is this one."""
        if not self.leases.is_valid:
            raise Elsewhere("This server does not reach its database; another one may have the table.")
        if table in self.hub.keepers:
            return None
        if self.places.get(table) in self.alive:
            return self.places[table]
        try:
            await self.hub.find(table)
        except Elsewhere as elsewhere:
            if len(self.places) >= REMEMBERED:
                self.places.clear()
            self.places[table] = elsewhere.node
            return elsewhere.node
        return None

    async def forward(self, connection: Connection, message: Message, data: bytes) -> bool:
        """Whether the message went to the process that has its table; a guest's goes no further."""
        table = getattr(message, "table", None)
        if table is None:
            return False
        is_guest = isinstance(connection.socket, Guest)
        if is_guest:
            self.places.pop(table, None)
        node = await self.place(table)
        if node is not None and is_guest:
            raise Elsewhere("Another server has this table.", node)
        if node is not None:
            self.hub.counts.forwarded += 1
            self.relay.send(connection, node, data)
        return node is not None

    def deaf(self, node: str | None) -> None:
        """Nothing gets through to this process, or to any."""
        self.places = {table: other for table, other in self.places.items() if node is not None and other != node}
        self.relay.begin_anew(node)
        for other, answer in list(self.asked.values()):
            if (node is None or other == node) and not answer.done():
                answer.set_exception(Elsewhere("Another server has this table, and it does not answer."))

    def take(self, frame: AnyFrame) -> None:
        """What another process says is done."""
        match frame:
            case FromClient():
                self.relay.take(frame)
            case ToClient():
                self.relay.deliver(frame)
            case Cut():
                if frame.code == CONNECT_AGAIN:
                    self.forget(frame.sender)
                self.relay.cut(frame)
            case Gone():
                self.relay.leave(frame.sender, frame.client)
            case Request():
                self.hub.work(self.answer(frame))
            case ListRequest():
                body = msgspec.json.encode(self.hub.here())
                self.link.post(frame.sender, Response(self.node, frame.number, 200, [], body))
            case Response():
                if frame.number in self.asked and not self.asked[frame.number][1].done():
                    self.asked[frame.number][1].set_result(frame)
            case Restarted():
                self.deaf(frame.sender)

    def forget(self, node: str) -> None:
        """What we knew of this process' tables may be so no longer."""
        self.places = {table: other for table, other in self.places.items() if other != node}

    async def answer(self, frame: Request) -> None:
        """Another process has our answer."""
        assert self.app is not None
        status, headers, body = await called(self.app, frame, self.hub.report)
        self.link.post(frame.sender, Response(self.node, frame.number, status, headers, body))

    async def ask(self, node: str, request: Request | ListRequest, patience: float = PATIENCE) -> Response:
        """The process' answer; refused if none comes."""
        future: asyncio.Future[Response] = asyncio.get_running_loop().create_future()
        self.asked[request.number] = (node, future)
        try:
            self.link.post(node, request)
            return await asyncio.wait_for(future, patience)
        except TimeoutError:
            raise Elsewhere("Another server has this table, and it does not answer.") from None
        finally:
            del self.asked[request.number]

    async def listed(self) -> Listing:
        """The public tables of all other processes; those of one that does not answer are left out."""
        asks = [
            self.ask(node, ListRequest(self.node, next(self.numbers)), BRIEF_PATIENCE)
            for node in self.alive - {self.node}
        ]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        found: Listing = []
        for one in answers:
            if isinstance(one, Response):
                found += msgspec.json.decode(one.body, type=Listing)
        return found

    async def close(self) -> None:
        """Others' clients are told to connect again, and the process is silent."""
        self.relay.close()
        for task in self.tasks[1:]:
            task.cancel()
        if self.link.is_up.is_set():
            self.link.close()
            await asyncio.wait(self.tasks, timeout=BRIEF_PATIENCE)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.link.redis.aclose()
