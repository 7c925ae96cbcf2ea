"""Names: who may see what the players of a finished game are called."""

from __future__ import annotations

from houndtable.record.match import numbered_name
from houndtable.server.registry import Registry
from houndtable.server.seats import BOT, HOT
from houndtable.server.table import Table


def titles(table: Table) -> list[str]:
    """Return the names as those at the table know them."""
    return [seat.title for seat in table.seats]


async def public_names(table: Table, registry: Registry) -> list[str]:
    """Return the names for everybody: of people only those who agreed. For whoever sat at somebody else's screen nobody
    could agree."""
    people = [seat for seat in table.seats if seat.kind != BOT and seat.name]
    named = await registry.named({seat.owner for seat in people if seat.kind != HOT and seat.owner})
    hidden = [seat for seat in people if seat.kind == HOT or seat.owner not in named]
    return [numbered_name(seat.number) if seat in hidden else seat.title for seat in table.seats]


async def names_for(table: Table, registry: Registry, person: str) -> list[str]:
    """Return the names for this person, who may be nobody: once the game is over only those who played see all."""
    if table.phase != "over" or any(person in seat.people for seat in table.seats):
        return titles(table)
    return await public_names(table, registry)
