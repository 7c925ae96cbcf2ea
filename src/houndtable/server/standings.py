"""How tables stand: for the list, the limits, and what is deleted when. The SQL is the same for either database."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Final

from houndtable.server.refusals import TableClosed, TableDeleted
from houndtable.server.store import Standing, Statement, Store

if TYPE_CHECKING:
    from houndtable.server.table import Table

OPEN: Final = "open"  # nobody sits at it
WAITING: Final = "waiting"  # open too, but somebody sits at it or its clock counts days
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"  # its rows are deleted since nobody came back
DELETED: Final = "deleted"  # its rows are deleted since its game was over for long enough
LIVE: Final = (OPEN, WAITING, PLAYING)

STANDING: Final = 'SELECT state, used, listing, maker FROM tables WHERE "table" = $1'
AWAKE: Final = 'SELECT "table" FROM tables WHERE awake ORDER BY made'
LISTINGS: Final = "SELECT listing FROM tables WHERE listing IS NOT NULL AND NOT awake ORDER BY made DESC LIMIT $1"
COUNT: Final = f"SELECT count(*) FILTER (WHERE maker = $1), count(*) FROM tables WHERE state IN {LIVE}"
ASLEEP: Final = f"SELECT count(*) FROM tables WHERE NOT awake AND state IN {LIVE}"
UNUSED: Final = 'SELECT "table" FROM tables WHERE NOT awake AND state = $1 AND used < $2 ORDER BY used LIMIT $3'
DROP: Final = 'DELETE FROM tables WHERE "table" = $1 AND NOT awake'
SECRET: Final = "SELECT value FROM secrets WHERE name = $1"
ADD_SECRET: Final = "INSERT INTO secrets (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"


def state_of(table: Table) -> str:
    """Return how a table stands that is not closed."""
    if table.match is not None:
        return OVER if table.phase == "over" else PLAYING
    is_taken = any(seat.people for seat in table.seats) or table.created.clock.kind == "days"
    return WAITING if is_taken else OPEN


def ended(state: str) -> TableClosed:
    """Return the refusal of a table that is there no more."""
    return TableClosed() if state == CLOSED else TableDeleted()


class Standings:
    """What is noted of all tables, awake or not."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str) -> tuple[Standing, str] | None:
        """Return how the table stood when that was last noted, and who made it; None if there is no such table."""
        found = await self.store.fetch(STANDING, table)
        return (Standing(*found[0][:-1]), found[0][-1]) if found else None

    async def awake(self) -> list[str]:
        """Return all tables that were awake when they were last heard of, oldest first."""
        return [row[0] for row in await self.store.fetch(AWAKE)]

    async def listings(self, most: int) -> list[bytes]:
        """Return what the list tells of public tables that sleep and are not over, newest first."""
        return [row[0] for row in await self.store.fetch(LISTINGS, most)]

    async def count(self, maker: str) -> tuple[int, int]:
        """Return how many tables of this maker are not over, and how many in all."""
        mine, everybody = (await self.store.fetch(COUNT, maker))[0]
        return mine, everybody

    async def asleep(self) -> int:
        """Return how many tables sleep and are not over."""
        found: int = (await self.store.fetch(ASLEEP))[0][0]
        return found

    async def unused(self, state: str, since: int, most: int) -> list[str]:
        """Return some sleeping tables that stand like this and that nobody has used since."""
        return [row[0] for row in await self.store.fetch(UNUSED, state, since, most)]

    async def drop(self, table: str) -> None:
        """Forget that there was such a table."""
        await self.store.execute(Statement(DROP, (table,)))

    async def secret(self, name: str) -> bytes:
        """Return 32 random bytes, the same whenever and by whichever process they are asked for."""
        await self.store.execute(Statement(ADD_SECRET, (name, secrets.token_bytes(32))))
        found: bytes = (await self.store.fetch(SECRET, name))[0][0]
        return found
