"""Retention: what nobody came back to, and what has been over for long, is deleted, a little at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from houndtable.kernel.errors import Refusal
from houndtable.server.actor import TableActor
from houndtable.server.clocks import DAY, Alarm
from houndtable.server.refusals import Elsewhere, TableClosed
from houndtable.server.standings import CLOSED, DELETED, OPEN, OVER, PLAYING, WAITING, ended, state_of
from houndtable.server.store import Standing, Statement

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

TABLES: Final = 50  # looked for at once
ENTRIES: Final = 500  # deleted in one statement
NOBODY_ATTENDED: Final = 'DELETE FROM attendance WHERE "table" = $1'


class Retention:
    """Looks for what is to be deleted now and again."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.alarm: Alarm | None = None
        self.task: asyncio.Task[None] | None = None

    def watch(self) -> None:
        """Look for it from now on."""
        self.alarm = self.hub.time.later(self.hub.settings.sweep, self.watch)
        if self.task is None or self.task.done():
            self.task = self.hub.work(self.sweep())

    def close(self) -> None:
        """Look no more."""
        if self.alarm is not None:
            self.alarm.cancel()
        if self.task is not None:
            self.task.cancel()

    async def sweep(self) -> None:
        """Delete all that was kept long enough."""
        settings = self.hub.settings
        await self.end(OPEN, settings.open_days, CLOSED)
        await self.end(WAITING, settings.waiting_days, CLOSED)
        await self.end(PLAYING, settings.abandoned_days, CLOSED)
        await self.end(OVER, settings.finished_days, DELETED)
        for state in (CLOSED, DELETED):
            for name in await self.hub.standings.unused(state, self.since(settings.link_days), TABLES):
                await self.hub.standings.drop(name)

    def since(self, days: float) -> int:
        """Return the moment so many days ago."""
        return self.hub.wall() - round(days * DAY * 1000)

    async def end(self, state: str, days: float, ending: str) -> None:
        """Delete all tables that stand like this and that nobody has used for so many days."""
        hub, since, is_done = self.hub, self.since(days), True
        while is_done and (names := await hub.standings.unused(state, since, TABLES)):
            for name in names:
                if name not in hub.actors and name not in hub.waking.tasks:
                    is_done = await self.end_one(name, state, since, ending) is not None and is_done
            is_done = is_done and len(names) == TABLES

    async def end_one(self, name: str, state: str, since: int, ending: str) -> bool | None:
        """Delete a table that sleeps; return whether it was still unused. None: it could not be looked at."""
        hub = self.hub
        try:
            await hub.waking.alone(name, self.expire(name, state, since, ending))
        except TableClosed:
            return True
        except Elsewhere:
            return None
        except Refusal as refusal:
            hub.report(f"not deleted: {refusal.code}")
            return None
        return False

    async def make_room(self) -> bool:
        """Close the table unused for the longest of those at which nobody sits; return whether there was one."""
        hub = self.hub
        if await self.close_oldest():
            return True
        awake = [actor for actor in hub.actors.values() if actor.is_idle and state_of(actor.table) == OPEN]
        if not awake:
            return False
        await hub.sleepers.let_go(min(awake, key=lambda actor: actor.used))
        return await self.close_oldest()

    async def close_oldest(self) -> bool:
        """Close one table that sleeps and at which nobody sits; return whether there was one."""
        hub, now = self.hub, self.hub.wall() + 1
        for name in await hub.standings.unused(OPEN, now, TABLES):
            if name not in hub.actors and name not in hub.waking.tasks and await self.end_one(name, OPEN, now, CLOSED):
                return True
        return False

    async def expire(self, name: str, state: str, since: int, ending: str) -> TableActor:
        """Delete the table, and refuse it to whoever asks for it meanwhile. If somebody has used it since we looked, it
        is woken instead."""
        hub = self.hub
        await hub.store.claim(name)
        found = await hub.standings.of(name)
        if found is None or found[0].state != state or found[0].used >= since:
            return await hub.waking.read(name)
        await hub.store.note(name, Standing(ending, hub.wall()))
        await self.delete(name)
        raise ended(ending)

    async def finish(self, name: str) -> bool:
        """Delete what is left of a table that is closed; return whether nothing is."""
        try:
            await self.hub.store.claim(name)
            await self.delete(name)
        except Refusal as refusal:
            self.hub.report(f"not deleted: {refusal.code}")
            return False
        return True

    async def delete(self, name: str) -> None:
        """Delete all that is stored of a table but that it was closed."""
        store = self.hub.store
        while await store.erase(name, ENTRIES):
            continue
        await store.execute(Statement(NOBODY_ATTENDED, (name,)))
        await store.let_go(name)
