"""Everything the server has of a person, as data; docs/protocol.md tells what it is."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from houndtable.server import entries
from houndtable.server.bodies import Exported, ExportedTable, SessionInfo
from houndtable.server.hub import Hub
from houndtable.server.people import Person
from houndtable.server.registry import DAY
from houndtable.server.store import Row

EPOCH: Final = date(1970, 1, 1).toordinal()
KINDS: Final = tuple(
    b'{"entry":"%s"' % kind for kind in (b"created", b"sat", b"shared", b"putout", b"spoke", b"revealed")
)


async def exported(hub: Hub, me: Person) -> Exported:
    """Return everything about a person. Tables are read from the disk one after the other."""
    sessions = [
        SessionInfo(one.session, date_of(one.made), date_of(one.used), one.session == me.session)
        for one in await hub.registry.sessions(me.person)
    ]
    tables = [about(table, me.person, await hub.store.entries(table)) for table in await hub.registry.tables(me.person)]
    found = [table for table in tables if table is not None]
    return Exported(me.person, me.name, me.named, sessions, found)


def about(name: str, person: str, rows: list[Row]) -> ExportedTable | None:
    """Return what a table has of a person; None if it has nothing."""
    game, made, is_host, is_kept = "", "", False, False
    places: dict[int, str] = {}
    seeds: list[str] = []
    said: list[str] = []
    for entry in told(rows):
        match entry:
            case entries.Created():
                game, made, is_host = entry.game, date_of(entry.at // 1000 // DAY), entry.host == person
                is_kept = any(person in entries.group_of(group) for group in entry.reserved)
            case entries.Sat() if entry.person == person:
                places[entry.seat] = entry.name
                seeds += [entry.seed] if entry.seed else []
            case entries.Revealed() if entry.seat in places:
                seeds.append(entry.seed)
            case entries.Shared() if entry.person == person:
                places.setdefault(entry.seat, "")
            case entries.Spoke() if entry.text and entry.person in (person, "") and entry.seat in places:
                said.append(entry.text)
    if not (is_host or is_kept or places):
        return None
    return ExportedTable(name, game, made, is_host, is_kept, places, seeds, said)


def told(rows: list[Row]) -> list[entries.AnyEntry]:
    """Return the entries that can tell of people; what is damaged nobody can tell."""
    found = []
    for _, data in rows:
        if data.startswith(KINDS):
            try:
                found.append(entries.read(data))
            except msgspec.DecodeError:
                continue
    return found


def date_of(day: int) -> str:
    """Return the date of a day counted from 1970."""
    return str(date.fromordinal(EPOCH + day))
