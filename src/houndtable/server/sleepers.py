"""Tables that sleep: open, but nobody looks and nothing happens by itself, so they are on the disk and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from houndtable.server import showing
from houndtable.server.clocks import Alarm
from houndtable.server.messages import TableInfo

if TYPE_CHECKING:
    from houndtable.server.actor import TableActor
    from houndtable.server.hub import Hub

Listed: TypeAlias = tuple[int, TableInfo]  # when it was made, and all that everybody may know


class Sleepers:
    """Their names; of those that are public also what the list of tables tells."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.tables: dict[str, Listed | None] = {}
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
        table = actor.table
        if actor.is_awake and actor.is_idle:
            del self.hub.actors[table.name]
            self.tables[table.name] = (table.created.at, showing.info(table)) if table.created.public else None

    def wake(self, name: str) -> None:
        """The table sleeps no more."""
        self.tables.pop(name, None)

    def listed(self) -> list[Listed]:
        """Those that are public."""
        return [told for told in self.tables.values() if told is not None]

    def close(self) -> None:
        """Nobody is put to sleep any more."""
        if self.alarm is not None:
            self.alarm.cancel()
