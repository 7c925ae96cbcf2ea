"""Waking: tables are read from the disk, several at a time, each once, and what is wrong with one stays with it."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Coroutine, Iterator
from typing import TYPE_CHECKING, Final

from houndtable.kernel.errors import Refusal
from houndtable.server import snapshots
from houndtable.server.actor import TableActor
from houndtable.server.refusals import Damaged, Elsewhere, NoSuchTable, NotStored, OldRules, TableClosed
from houndtable.server.restoring import DamagedLog, rebuilt, restored
from houndtable.server.snapshots import BadSnapshot
from houndtable.server.standings import LIVE, OVER, ended
from houndtable.server.store import Row, Stored
from houndtable.server.table import Table

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

NAME: Final = re.compile(r"[\w-]{1,40}", re.ASCII)
LONG: Final = 256  # entries behind a snapshot; more are gone through in a worker process
AT_ONCE: Final = 8  # tables that wake at the start
BATCH: Final = 500  # entries deleted in one statement
REMEMBERED: Final = 1000  # damaged tables


class Waking:
    """What is being read, and the tables that turned out damaged."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tasks: dict[str, asyncio.Task[TableActor]] = {}
        self.askers: Counter[str] = Counter()  # who wait for a table
        self.starting: list[asyncio.Task[None]] = []
        self.damaged: dict[str, tuple[float, Damaged]] = {}  # and until when it is not tried again

    async def wake(self, name: str) -> TableActor:
        """Return the table, read from the disk once for all who ask."""
        task = self.tasks.get(name) or self.alone(name, self.read(name))
        self.askers[name] += 1
        try:
            return await asyncio.shield(task)
        finally:
            self.askers[name] -= 1
            if not self.askers[name]:
                del self.askers[name]

    def alone(self, name: str, work: Coroutine[None, None, TableActor]) -> asyncio.Task[TableActor]:
        """Begin what is done with a table that sleeps; whoever asks for the table meanwhile waits for it."""
        task = self.tasks[name] = self.hub.spawn(work)
        task.add_done_callback(lambda done: self.over(name, done))
        return task

    def over(self, name: str, task: asyncio.Task[TableActor]) -> None:
        del self.tasks[name]
        if not task.cancelled():
            task.exception()  # perhaps nobody waits for it any more

    async def read(self, name: str) -> TableActor:
        """Return the table as it is stored, which is this process's from now on."""
        hub = self.hub
        if not NAME.fullmatch(name):
            raise NoSuchTable("refused-no-such-table")
        self.check(name)
        found = await hub.standings.of(name)
        if found is None:
            raise NoSuchTable("refused-no-such-table")
        standing, maker = found
        if standing.state not in (*LIVE, OVER):
            raise ended(standing.state)
        claim = await hub.store.claim(name)
        stored = await hub.store.stored(name)
        if not stored.rows:
            await hub.store.let_go(name)
            raise NoSuchTable("refused-no-such-table")
        try:
            table = await self.table(name, stored)
        except DamagedLog as error:
            raise self.note(name, error) from None
        actor = hub.actors[name] = TableActor(table, hub, claim, maker)
        actor.publish()
        return actor

    def check(self, name: str) -> None:
        """Refuse a table that was damaged a moment ago: its players are told the same number."""
        until, damage = self.damaged.get(name, (0.0, None))
        if damage is not None and self.hub.time.now() < until:
            raise damage

    def note(self, name: str, error: Exception) -> Damaged:
        """Return the refusal of a table that cannot be read, which is in the log under a number."""
        damage = Damaged(self.hub.fault(error.__cause__ or error).number)
        if len(self.damaged) >= REMEMBERED:
            self.damaged.clear()
        self.damaged[name] = (self.hub.time.now() + self.hub.settings.retry, damage)
        return damage

    async def table(self, name: str, stored: Stored) -> Table:
        """Return the table that was stored. What takes long is done in a worker process."""
        snapshot, rows = stored
        try:
            known = 0 if snapshot is None else snapshots.read(snapshot).moves
            if len(rows) - known <= LONG:
                return self.restored(name, rows, snapshot)
        except BadSnapshot as why:
            self.hub.report(f"a snapshot is not used: {why}")
        if len(rows) <= LONG:
            return self.restored(name, rows, None)
        return self.restored(name, *await self.shortened(name, rows))

    def restored(self, name: str, rows: list[Row], snapshot: bytes | None) -> Table:
        """Return the table; one that is damaged is a DamagedLog."""
        try:
            return restored(name, rows, self.hub.time.now(), snapshot)
        except (OldRules, BadSnapshot):
            raise
        except Exception as error:
            raise DamagedLog from error

    async def shortened(self, name: str, rows: list[Row]) -> tuple[list[Row], bytes | None]:
        """Return a long log without entries that have no effect, and a snapshot of it; both are stored."""
        store = self.hub.store
        found = await self.hub.offload.run(rebuilt, name, rows)
        if found.snapshot is not None:
            self.hub.work(self.keep(name, found.snapshot))
        if found.settled is None:
            return rows, found.snapshot
        number = rows[-1][0] + 1
        try:
            await store.append(name, number, found.settled)
        except NotStored:  # the disk is full: it is as long as it is
            return rows, found.snapshot
        self.hub.work(self.forget(name, found.spare))
        spare = set(found.spare)
        return [*(row for row in rows if row[0] not in spare), (number, found.settled)], found.snapshot

    async def keep(self, name: str, snapshot: bytes) -> None:
        """Store a snapshot."""
        await self.hub.store.keep(name, snapshot)

    async def forget(self, name: str, numbers: list[int]) -> None:
        """Delete entries without effect, some at a time."""
        for start in range(0, len(numbers), BATCH):
            await self.hub.store.forget(name, numbers[start : start + BATCH])

    async def wake_all(self) -> None:
        """Wake every table at which something may happen by itself, several at once."""
        names = iter(await self.hub.standings.awake())
        self.starting = [self.hub.work(self.wake_each(names)) for _ in range(AT_ONCE)]
        await asyncio.wait(self.starting)

    def close(self) -> None:
        """Tables that have not been woken since the start sleep on."""
        for task in self.starting:
            task.cancel()

    async def wake_each(self, names: Iterator[str]) -> None:
        for name in names:
            await self.revive(name)
            await asyncio.sleep(0)

    async def revive(self, name: str) -> bool:
        """Wake the table, and let it sleep again where nobody wants it and nothing happens by itself; return whether
        that could be done."""
        hub = self.hub
        try:
            actor = hub.actors.get(name) or await self.wake(name)
            if not actor.is_found and name not in self.askers:
                hub.tidy(actor)
                hub.sleepers.put(actor)
            return True
        except TableClosed:
            return await hub.retention.finish(name)
        except Elsewhere:
            return False
        except Refusal as refusal:
            hub.report(f"not restored: {refusal.code}")
        except Exception as error:
            hub.fault(error)
        return False
