"""Forgetting: people who asked for it are removed from all tables that mention them.

What is still to be done is written down first, so that after a crash this process or another one goes on with it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from houndtable.kernel.errors import Refusal
from houndtable.server.clocks import Alarm
from houndtable.server.redaction import Redaction
from houndtable.server.refusals import Elsewhere, NoSuchTable, TableClosed
from houndtable.server.store import Statement

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

UNLIST: Final = 'UPDATE tables SET listing = NULL WHERE "table" = $1'  # it is told anew when the table sleeps


class Forgetting:
    """Goes through the tables of people who are to be forgotten. In a cluster each process does its own tables."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.alarm: Alarm | None = None
        self.task: asyncio.Task[None] | None = None
        self.is_wanted = False

    async def begin(self, person: str) -> None:
        """Forget a person: the sessions end and the name is gone at once, the tables follow."""
        self.hub.presence.close(await self.hub.registry.forget(person))
        if self.hub.cluster is not None:
            self.hub.cluster.forget()
        self.go_on()

    def watch(self) -> None:
        """Look from time to time for what is still to be done."""
        self.alarm = self.hub.time.later(self.hub.settings.forget_pause, self.watch)
        self.go_on()

    def go_on(self) -> None:
        """Do what is to be done, also what is added while that is under way."""
        self.is_wanted = True
        if self.task is None or self.task.done():
            self.task = self.hub.work(self.run())

    async def run(self) -> None:
        """Forget everybody who asked for it."""
        while self.is_wanted:
            self.is_wanted = False
            self.hub.presence.doubt()
            await self.hub.registry.prune()
            for person in await self.hub.registry.forgetting():
                await self.forget(person)

    async def forget(self, person: str) -> None:
        """Remove a person from all tables of this process, and those that no process has."""
        registry = self.hub.registry
        for table in await registry.tables(person):
            try:
                await self.redact(table, person)
            except Elsewhere:  # its process does it
                continue
            except (NoSuchTable, TableClosed):
                pass
            except Refusal as refusal:
                self.hub.report(f"not forgotten yet: {refusal.code}")
                continue
            await registry.leave(person, table)
        if not await registry.tables(person):
            await registry.forgotten(person)

    async def redact(self, table: str, person: str) -> None:
        """Remove a person from a table."""
        try:
            actor = await self.hub.find(table)
        except (Elsewhere, NoSuchTable, TableClosed):
            raise
        except Refusal:  # it cannot be told any more, but what it has of the person can be removed
            await self.rewrite(table, person, started=True)
            return
        async with actor.lock:
            await actor.vacate(person)
            await self.rewrite(table, person, started=actor.table.phase != "open")
            self.hub.retelling.drop(table)
            await actor.begin_anew()

    async def rewrite(self, table: str, person: str, *, started: bool) -> None:
        """Store the table's entries without the person."""
        redaction = Redaction(person, started=started)
        changes = [(number, redaction.of(data)) for number, data in await self.hub.store.entries(table)]
        await self.hub.store.rewrite(table, {number: data for number, data in changes if data is not None})
        await self.hub.store.execute(Statement(UNLIST, (table,)))

    def close(self) -> None:
        """Look no more."""
        if self.alarm is not None:
            self.alarm.cancel()
