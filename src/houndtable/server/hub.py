"""The hub: all tables that are awake. It is the one place that says which process owns a table."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from houndtable import games
from houndtable.bots.levels import BEGINNER
from houndtable.kernel.errors import Refusal
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER, Lesson
from houndtable.server import actions, clocks, showing
from houndtable.server.actor import TableActor
from houndtable.server.bots import Thinkers
from houndtable.server.clocks import LoopTime, Time
from houndtable.server.entries import Created, Plan, people_in, written
from houndtable.server.faults import reported
from houndtable.server.forgetting import Forgetting
from houndtable.server.holds import usual
from houndtable.server.messages import Clock, FromClient, TableInfo
from houndtable.server.offload import Offload
from houndtable.server.presence import Presence
from houndtable.server.rates import Buckets
from houndtable.server.refusals import CONNECT_AGAIN, Malformed, NoSuchTable, NotNow, OurFault, TooMany
from houndtable.server.registry import Registry
from houndtable.server.retelling import Retelling
from houndtable.server.seats import BOT, HOT, KINDS, PERSON
from houndtable.server.settings import Settings
from houndtable.server.sleepers import Listed, Sleepers
from houndtable.server.sockets import Sockets
from houndtable.server.store import Store
from houndtable.server.table import Table, restored

if TYPE_CHECKING:
    from houndtable.server.cluster import Cluster
    from houndtable.server.connection import Connection

LOG = logging.getLogger("houndtable.server")
NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
T = TypeVar("T")


@dataclass
class Counts:
    """What /metrics tells."""

    tables_made: int = 0
    failures: int = 0
    messages: int = 0
    refused: int = 0
    connections: int = 0
    lost: int = 0
    faults: int = 0
    forwarded: int = 0


class Hub:
    """Finds, makes and wakes tables."""

    def __init__(self, store: Store, settings: Settings, thinkers: Thinkers, clock: Time | None = None) -> None:
        self.store = store
        self.registry = Registry(store, settings.session_days)
        self.presence = Presence(self)
        self.forgetting = Forgetting(self)
        self.settings = settings
        self.thinkers = thinkers
        thinkers.crew.most = settings.thoughts
        self.offload = Offload(1 if thinkers.crew.workers else 0, settings.offloaded)
        self.time = clock or LoopTime()
        self.epoch = secrets.token_hex(8)
        self.actors: dict[str, TableActor] = {}
        self.makers: dict[str, str] = {}  # the address each open table was made from
        self.counts = Counts()
        self.sockets = Sockets(settings)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.waking = asyncio.Lock()
        self.sleepers = Sleepers(self)
        self.chat = Buckets(settings.chat_rate, settings.chat_burst)
        self.messages = Buckets(settings.address_rate, settings.address_burst)
        self.hints = Buckets(settings.hint_rate, settings.hint_burst)
        self.hints_of_address = Buckets(settings.address_hint_rate, settings.address_hint_burst)
        self.retelling = Retelling(self)
        self.cluster: Cluster | None = None

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """The work is done whoever goes away."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def work(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """The same for what nobody waits for: what goes wrong is reported."""
        task = self.spawn(work)
        task.add_done_callback(self.look_at)
        return task

    def look_at(self, task: asyncio.Task[None]) -> None:
        if not task.cancelled():
            error = task.exception()
            if isinstance(error, Refusal):
                self.report(error.code)
            elif error is not None:
                self.fault(error)

    def report(self, what: str) -> None:
        """A line in the log; it never holds a move, a card, a token or a name."""
        LOG.warning("at a table: %s", what)

    def fault(self, error: BaseException) -> OurFault:
        """What should not happen is in the log; the answer tells of it."""
        self.counts.faults += 1
        return reported(error)

    def stray(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """What nobody else caught is in the log as any other fault: the loop itself would tell texts of errors."""
        error = context.get("exception")
        if isinstance(error, BaseException):
            self.fault(error)

    def number(self) -> int:
        """A number nobody can foresee."""
        return secrets.randbits(40)

    def pause(self, seconds: float) -> asyncio.Future[None]:
        """Over after so many seconds."""
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if seconds > 0:
            self.time.later(seconds, lambda: None if over.done() else over.set_result(None))
        else:
            over.set_result(None)
        return over

    async def find(self, name: str) -> TableActor:
        """The table with this name, woken if it sleeps; refused (Elsewhere) if another process has it."""
        actor = self.actors.get(name)
        if actor is None:
            async with self.waking:
                actor = self.actors.get(name) or await self.wake(name)
        actor.used = self.time.now()
        return actor

    async def wake(self, name: str) -> TableActor:
        """The table is this process's, and as its entries tell it."""
        if not NAME.fullmatch(name):
            raise NoSuchTable("There is no such table.")
        claim = await self.store.claim(name)
        rows = await self.store.entries(name)
        if not rows:
            raise NoSuchTable("There is no such table.")
        actor = self.actors[name] = TableActor(restored(name, rows, self.time.now()), self, claim)
        self.sleepers.wake(name)
        actor.publish()
        return actor

    async def wake_all(self) -> None:
        """Every table at which something happens by itself is awake, one after the other."""
        for name in await self.store.tables():
            await asyncio.sleep(0)
            try:
                actor = await self.find(name)
            except Refusal as refusal:
                self.report(f"not restored: {refusal.code}")
                continue
            except Exception as error:
                self.fault(error)
                continue
            self.tidy(actor)
            self.sleepers.put(actor)
        self.sleepers.watch()

    def tidy(self, actor: TableActor) -> None:
        """A table that is over and that nobody looks at is let go."""
        if actor.table.phase == "over" and not actor.is_heard and not actor.lock.locked():
            actor.close()
            self.actors.pop(actor.table.name, None)
            self.makers.pop(actor.table.name, None)
            self.work(self.store.let_go(actor.table.name))

    def lose(self, actor: TableActor) -> None:
        """The table is another process's, or nobody knows how it stands: who looks at it has to connect again."""
        if actor.is_awake:
            del self.actors[actor.table.name]
            self.makers.pop(actor.table.name, None)
            self.counts.lost += 1
        actor.close()
        for stream in actor.streams.values():
            for listener in stream.listeners:
                listener.close(CONNECT_AGAIN)

    async def create(
        self,
        host: str,
        address: str,
        game: str,
        players: int,
        options: dict[str, str | int],
        seats: list[Plan],
        level: int,
        clock: Clock,
        hold: int | None,
        reserved: list[list[str] | str] | None = None,
        lesson: Lesson | None = None,
        *,
        public: bool,
    ) -> Table:
        """A new table, its luck committed to; a lesson's is prepared."""
        found = games.find(game)
        values = found.choose(players, options).values
        self.check(address, players, seats, level, hold)
        created = Created(
            game=found.name,
            rules=found.version,
            players=players,
            options=values,
            seats=seats,
            reserved=reserved or [[]] * players,
            host=host,
            level=level,
            clock=clocks.checked(clock, self.settings),
            hold=usual(seats, self.settings) if hold is None else hold,
            public=public,
            key=secrets.token_urlsafe(18),
            secret=secrets.token_hex(32) if lesson is None else lesson.secret,
            at=time.time_ns() // 1_000_000,
            lesson=lesson is not None,
        )
        name = secrets.token_urlsafe(12)
        return await asyncio.shield(self.spawn(self.add(name, created, address)))

    async def teach(self, person: str, address: str, game: Game) -> Table:
        """A table for one learner and beginners, where nobody can be made to wait."""
        lesson = game.lesson()
        if lesson is None:
            raise NotNow(f"{game.title} has no lesson.")
        plans = [Plan(PERSON if seat == LEARNER else BOT, BEGINNER + 1) for seat in range(lesson.players)]
        return await self.create(
            person, address, game.name, lesson.players, lesson.options, plans, BEGINNER + 1, Clock(), 0,
            lesson=lesson, public=False,
        )  # fmt: skip

    async def add(self, name: str, created: Created, address: str) -> Table:
        """The table is on the disk and awake."""
        table = Table(name, created)
        claim = await self.store.claim(name, new=True)
        await self.registry.attend(name, people_in(created))
        await self.store.append(name, 0, written(created))
        self.makers[name] = address
        self.counts.tables_made += 1
        actor = self.actors[name] = TableActor(table, self, claim)
        actor.publish()
        return table

    def check(self, address: str, players: int, seats: list[Plan], level: int, hold: int | None) -> None:
        """Refuses a table that cannot be, or one too many."""
        if len(seats) != players or any(plan.kind not in KINDS for plan in seats):
            raise Malformed(f"There is a seat for each player, and each is one of {', '.join(KINDS)}.")
        if not all(1 <= one <= 5 for one in [level, *(plan.level for plan in seats)]):
            raise Malformed("Levels are 1 to 5.")
        if hold is not None and not 0 <= hold <= self.settings.longest_hold:
            raise Malformed(f"A hold is 0 to {self.settings.longest_hold} milliseconds.")
        mine = sum(1 for maker in self.makers.values() if maker == address)
        if mine >= self.settings.tables or len(self.actors) + len(self.sleepers.tables) >= self.settings.all_tables:
            raise TooMany("There are as many open tables as there may be.")

    async def rematch(self, actor: TableActor, person: str, address: str) -> None:
        """The same people have places at a new table, made by whoever asked."""
        table, made = actor.table, actor.table.created
        actions.may_follow(table, person)
        reserved: list[list[str] | str] = [[person] if seat.kind == HOT else seat.group for seat in table.seats]
        plans = [Plan(seat.kind if seat.people or seat.kind == BOT else BOT, seat.level) for seat in table.seats]
        new = await self.create(
            person, address, made.game, made.players, made.options, plans, made.level, made.clock, made.hold,
            reserved, public=made.public,
        )  # fmt: skip
        await actor.do(lambda: actions.follow(actor.table, person, new.name))

    def here(self) -> list[Listed]:
        """The public tables of this process that are open or being played, newest first, and when they were made."""
        tables = [actor.table for actor in reversed(self.actors.values()) if actor.table.created.public]
        tables = [table for table in tables if table.phase != "over"][: self.settings.listed]
        found = [(table.created.at, showing.info(table)) for table in tables] + self.sleepers.listed()
        return sorted(found, key=lambda one: -one[0])[: self.settings.listed]

    async def listed(self) -> list[TableInfo]:
        """The same of all processes."""
        found = self.here()
        if self.cluster is not None:
            found = sorted(found + await self.cluster.listed(), key=lambda one: -one[0])
        return [info for _, info in found[: self.settings.listed]]

    async def forward(self, connection: Connection, message: FromClient, data: bytes) -> bool:
        """Whether the message went to another process, which has its table."""
        return self.cluster is not None and await self.cluster.forward(connection, message, data)

    async def close(self) -> None:
        """All that was begun is written down, and nothing more happens."""
        if self.cluster is not None:
            await self.cluster.close()
        self.sleepers.close()
        self.forgetting.close()
        for actor in self.actors.values():
            actor.close()
        self.thinkers.close()
        self.offload.close()
        while self.tasks:
            await asyncio.wait(self.tasks)
        await self.store.close()
