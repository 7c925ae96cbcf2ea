"""A process of a cluster: it keeps its lease, takes over what others left behind, and knows who has which table."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from redis.exceptions import RedisError

from houndtable.kernel.errors import Refusal
from houndtable.server.connection import Connection
from houndtable.server.frames import (
    AnyFrame,
    Cut,
    Forget,
    FromClient,
    Gone,
    ListRequest,
    LoggedOut,
    Request,
    Response,
    Restarted,
    ToClient,
)
from houndtable.server.hub import Hub
from houndtable.server.inquiries import Inquiries, Listing
from houndtable.server.leases import Leases
from houndtable.server.link import EVERYBODY, Link
from houndtable.server.messages import FromClient as Message
from houndtable.server.refusals import CONNECT_AGAIN, Elsewhere
from houndtable.server.relay import Guest, Relay
from houndtable.server.store import BadStore

LOG = logging.getLogger("houndtable.server")
ADOPTED: Final = 20  # tables looked for at once
REMEMBERED: Final = 10000
FAREWELL: Final = 1.0  # so long the last words may take
EPOCH: Final = "cluster"  # for all processes: what a viewer is sent has growing numbers, whoever sends it


class Cluster:
    """One process among others on the same database."""

    def __init__(self, hub: Hub, leases: Leases, redis: str) -> None:
        self.hub = hub
        self.leases = leases
        self.node = leases.node
        self.link = Link(redis, self.node, self.hear, self.deaf)
        self.relay = Relay(hub, self.link)
        self.inquiries = Inquiries(hub, self.link)
        self.alive: set[str] = {self.node}
        self.places: dict[str, str] = {}  # who has which table, as far as we know
        self.tasks: list[asyncio.Task[None]] = []  # the link, and the beat
        self.adopting: asyncio.Task[None] | None = None

    @classmethod
    async def join(cls, hub: Hub, leases: Leases, redis: str) -> None:
        """The hub is part of a cluster; refused if Redis is not there."""
        try:
            cluster = cls(hub, leases, redis)
            await cluster.link.redis.ping()
        except (RedisError, OSError, ValueError) as error:
            raise BadStore("refused-no-redis", problem=str(error)[:200].rstrip(".")) from None
        hub.cluster = cluster
        hub.epoch = EPOCH

    async def begin(self) -> None:
        """The process hears the others and lives."""
        self.tasks = [self.hub.work(self.link.run()), self.hub.work(self.beat())]
        self.hub.watch()

    @property
    def is_well(self) -> bool:
        """Whether the database and the other processes are in reach."""
        return self.leases.is_valid and self.link.is_up.is_set()

    async def beat(self) -> None:
        """The lease never runs out while the process is well."""
        assert self.leases.seconds is not None
        while True:
            try:
                await self.pulse()
            except Exception as error:
                self.hub.fault(error)
            await asyncio.sleep(self.leases.seconds / 3)

    async def pulse(self) -> None:
        """The lease is renewed, it is known who is there, and what the dead had is being taken over."""
        try:
            for table in await self.leases.renew():
                if table in self.hub.actors:
                    self.hub.lose(self.hub.actors[table])
            alive = await self.leases.alive()
        except Refusal as refusal:
            LOG.warning("The lease was not renewed: %s", refusal)
            return
        for node in self.alive - alive:
            self.deaf(node)
        self.alive = alive
        if self.adopting is None or self.adopting.done():
            self.adopting = self.hub.work(self.adopt_all())

    async def adopt_all(self) -> None:
        """No table is without a process; each process begins with others, so that all get some. A table that cannot be
        read keeps no other waiting."""
        left: set[str] = set()
        while tables := set(await self.leases.orphans(ADOPTED + len(left))) - left:
            adopted = await asyncio.gather(*(self.hub.waking.revive(table) for table in tables))
            left |= {table for table, is_ours in zip(tables, adopted) if not is_ours}

    async def place(self, table: str) -> str | None:
        """The process that has the table; None if it is this one."""
        if not self.leases.is_valid:
            raise Elsewhere("refused-no-database")
        if table in self.hub.actors:
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
            raise Elsewhere("refused-elsewhere", node)
        if node is not None:
            self.hub.counts.forwarded += 1
            self.relay.send(connection, node, data)
        return node is not None

    def deaf(self, node: str | None) -> None:
        """Nothing gets through to this process, or to any."""
        self.places = {table: other for table, other in self.places.items() if node is not None and other != node}
        self.relay.begin_anew(node)
        self.inquiries.give_up(node)
        self.hub.presence.doubt()

    def hear(self, frame: AnyFrame) -> None:
        """The same; a fault in it does not make us deaf to what comes next."""
        try:
            self.take(frame)
        except Exception as error:
            self.hub.fault(error)

    def take(self, frame: AnyFrame) -> None:
        """What another process says is done."""
        match frame:
            case FromClient():
                self.relay.take(frame)
            case ToClient():
                self.relay.deliver(frame)
            case Cut():
                if frame.code == CONNECT_AGAIN:
                    self.drop_node(frame.sender)
                self.relay.cut(frame)
            case Gone():
                self.relay.leave(frame.sender, frame.client)
            case Request():
                self.hub.work(self.inquiries.answer(frame))
            case ListRequest():
                self.inquiries.tell_tables(frame)
            case Response():
                self.inquiries.take(frame)
            case Restarted():
                self.deaf(frame.sender)
            case LoggedOut():
                self.hub.presence.close(frame.sessions)
            case Forget():
                self.hub.forgetting.go_on()

    def drop_node(self, node: str) -> None:
        """What we knew of this process' tables may be so no longer."""
        self.places = {table: other for table, other in self.places.items() if other != node}

    def log_out(self, sessions: list[str]) -> None:
        """Every other process closes the sockets of these sessions."""
        self.link.post(EVERYBODY, LoggedOut(self.node, sessions))

    def forget(self) -> None:
        """Every other process forgets whom the database names."""
        self.link.post(EVERYBODY, Forget(self.node))

    async def listed(self) -> Listing:
        """The public tables of all other processes."""
        return await self.inquiries.listed(self.alive - {self.node})

    async def close(self) -> None:
        """Others' clients are told to connect again, and the process is silent."""
        self.relay.close()
        for task in self.tasks[1:]:
            task.cancel()
        if self.link.is_up.is_set():
            self.link.close()
            await asyncio.wait(self.tasks, timeout=FAREWELL)
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.link.redis.aclose()
