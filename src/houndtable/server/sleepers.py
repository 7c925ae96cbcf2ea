"""Tables that sleep: nobody looks and nothing happens by itself, so they are on the disk and nowhere else."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from houndtable.server import showing
from houndtable.server.clocks import Alarm
from houndtable.server.messages import TableInfo
from houndtable.server.standings import LIVE, state_of
from houndtable.server.store import Standing
from houndtable.server.table import Table

if TYPE_CHECKING:
    from houndtable.server.actor import TableActor
    from houndtable.server.hub import Hub

Listed: TypeAlias = tuple[int, TableInfo]  # when it was made, and all that everybody may know


def standing(table: Table, now: int) -> Standing:
    """Return how the table stands now; the list of tables tells of a public one until it is over."""
    state = state_of(table)
    is_listed = table.created.public and state in LIVE
    return Standing(state, now, msgspec.json.encode((table.created.at, showing.info(table))) if is_listed else None)


class Sleepers:
    """Puts tables to sleep, and knows those that everybody may see."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.alarm: Alarm | None = None

    def watch(self) -> None:
        """From now on tables that nobody has used for some time are put to sleep."""
        hub, rest = self.hub, self.hub.settings.rest
        self.alarm = hub.time.later(rest, self.watch)
        for actor in list(hub.actors.values()):
            if hub.time.now() - actor.used >= rest:
                try:
                    self.put(actor)
                except Exception as error:
                    hub.fault(error)

    def put(self, actor: TableActor) -> None:
        """The table sleeps, if it can."""
        if actor.is_awake and actor.is_idle:
            self.let_go(actor)

    def let_go(self, actor: TableActor) -> asyncio.Task[None]:
        """The table is no longer in memory; done when that is noted."""
        table = actor.table
        del self.hub.actors[table.name]
        return self.hub.work(self.hub.store.let_go(table.name, standing(table, self.hub.wall())))

    async def listed(self) -> list[Listed]:
        """Those that are public, newest first; none that another version of Houndtable put there in other words."""
        found: list[Listed] = []
        for listing in await self.hub.standings.listings(self.hub.settings.listed):
            with contextlib.suppress(msgspec.MsgspecError):
                found.append(msgspec.json.decode(listing, type=Listed))
        return found

    def close(self) -> None:
        """Nobody is put to sleep any more."""
        if self.alarm is not None:
            self.alarm.cancel()
