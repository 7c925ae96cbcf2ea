"""The hub: all tables that are awake. It is the one place that says which process owns a table."""

from __future__ import annotations

import asyncio
import hmac
import logging
import secrets
import time
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from houndtable import games
from houndtable.bots.levels import BEGINNER
from houndtable.kernel.errors import Refusal
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER, Lesson
from houndtable.record.fairness import SORTED
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
from houndtable.server.refusals import CONNECT_AGAIN, Malformed, NotNow, OurFault, TooMany
from houndtable.server.registry import Registry
from houndtable.server.retelling import Retelling
from houndtable.server.retention import Retention
from houndtable.server.seats import BOT, HOT, KINDS, PERSON
from houndtable.server.settings import Settings
from houndtable.server.sleepers import Listed, Sleepers
from houndtable.server.sockets import Sockets
from houndtable.server.standings import Standings
from houndtable.server.store import Store
from houndtable.server.table import Table
from houndtable.server.waking import Waking

if TYPE_CHECKING:
    from houndtable.server.cluster import Cluster
    from houndtable.server.connection import Connection

LOG = logging.getLogger("houndtable.server")
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
        self.standings = Standings(store)
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
        self.counts = Counts()
        self.sockets = Sockets(settings)
        self.tasks: set[asyncio.Task[Any]] = set()
        self.making = asyncio.Lock()
        self.maker_key: bytes | None = None
        self.waking = Waking(self)
        self.sleepers = Sleepers(self)
        self.retention = Retention(self)
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

    def wall(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

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
        actor = self.actors.get(name) or await self.waking.wake(name)
        actor.used, actor.is_found = self.time.now(), True
        return actor

    async def begin(self) -> None:
        """From now on tables wake, sleep and come to their end."""
        self.watch()
        await self.waking.wake_all()

    def watch(self) -> None:
        """From now on tables go to sleep and come to their end."""
        self.sleepers.watch()
        self.retention.watch()

    def tidy(self, actor: TableActor) -> None:
        """A table that is over and that nobody looks at is let go."""
        if actor.is_awake and actor.table.phase == "over" and not actor.is_heard and not actor.lock.locked():
            actor.close()
            self.sleepers.let_go(actor)

    def lose(self, actor: TableActor) -> None:
        """The table is another process's, or nobody knows how it stands: who looks at it has to connect again."""
        if actor.is_awake:
            del self.actors[actor.table.name]
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
        self.check(players, seats, level, hold)
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
            at=self.wall(),
            lesson=lesson is not None,
            shuffles=SORTED,
        )
        name = secrets.token_urlsafe(12)
        return await asyncio.shield(self.spawn(self.add(name, created, address)))

    async def teach(self, person: str, address: str, game: Game) -> Table:
        """A table for one learner and beginners, where nobody can be made to wait."""
        lesson = game.lesson()
        if lesson is None:
            raise NotNow("refused-no-lesson")
        plans = [Plan(PERSON if seat == LEARNER else BOT, BEGINNER + 1) for seat in range(lesson.players)]
        return await self.create(
            person, address, game.name, lesson.players, lesson.options, plans, BEGINNER + 1, Clock(), 0,
            lesson=lesson, public=False,
        )  # fmt: skip

    async def add(self, name: str, created: Created, address: str) -> Table:
        """The table is on the disk and awake; refused if there are too many."""
        table = Table(name, created)
        async with self.making:
            maker = await self.maker(address)
            mine, everybody = await self.standings.count(maker)
            is_full = everybody >= self.settings.all_tables
            if mine >= self.settings.tables or (is_full and not await self.retention.make_room()):
                raise TooMany("refused-too-many-tables")
            claim = await self.store.claim(name, new=True, maker=maker)
        await self.registry.attend(name, people_in(created))
        await self.store.append(name, 0, written(created))
        self.counts.tables_made += 1
        actor = self.actors[name] = TableActor(table, self, claim, maker)
        actor.publish()
        return table

    async def maker(self, address: str) -> str:
        """Whose table it is, for counting: an address from which nobody can tell the address."""
        if self.maker_key is None:
            self.maker_key = await self.standings.secret("maker")
        return hmac.digest(self.maker_key, address.encode(), "sha256")[:16].hex()

    def check(self, players: int, seats: list[Plan], level: int, hold: int | None) -> None:
        """Refuses a table that cannot be."""
        if len(seats) != players or any(plan.kind not in KINDS for plan in seats):
            raise Malformed("refused-bad-seats", known=[*KINDS])
        if not all(1 <= one <= 5 for one in [level, *(plan.level for plan in seats)]):
            raise Malformed("refused-bad-level")
        if hold is not None and not 0 <= hold <= self.settings.longest_hold:
            raise Malformed("refused-bad-hold", most=self.settings.longest_hold)

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
        """The public tables that are awake here and not over, newest first, and when they were made."""
        tables = [actor.table for actor in reversed(self.actors.values()) if actor.table.created.public]
        tables = [table for table in tables if table.phase != "over"][: self.settings.listed]
        return [(table.created.at, showing.info(table)) for table in tables]

    async def listed(self) -> list[TableInfo]:
        """The public tables of all processes, and those that sleep."""
        found = self.here() + await self.sleepers.listed()
        if self.cluster is not None:
            found += await self.cluster.listed()
        tables = {info.table: (at, info) for at, info in reversed(found)}
        newest = sorted(tables.values(), key=lambda one: -one[0])
        return [info for _, info in newest[: self.settings.listed]]

    async def forward(self, connection: Connection, message: FromClient, data: bytes) -> bool:
        """Whether the message went to another process, which has its table."""
        return self.cluster is not None and await self.cluster.forward(connection, message, data)

    async def close(self) -> None:
        """All that was begun is written down, and nothing more happens."""
        if self.cluster is not None:
            await self.cluster.close()
        self.sleepers.close()
        self.forgetting.close()
        self.retention.close()
        self.waking.close()
        for actor in self.actors.values():
            actor.close()
        self.thinkers.close()
        self.offload.close()
        while self.tasks:
            await asyncio.wait(self.tasks)
        await self.store.close()
