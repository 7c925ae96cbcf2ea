"""Which process has which table: a lease a process, and a fence a claim, so that nobody writes who no longer has it."""

from __future__ import annotations

import time
from typing import Any, Final

from houndtable.server.postgres import asking
from houndtable.server.refusals import Elsewhere
from houndtable.server.standings import LIVE
from houndtable.server.store import Standing

ALIVE: Final = "EXISTS (SELECT FROM nodes WHERE nodes.node = tables.node AND expires > now())"
NEW: Final = """
    INSERT INTO tables ("table", node, fence, maker, used)
    VALUES ($1, $2, nextval('fences'), $3, extract(epoch FROM now()) * 1000) RETURNING fence"""
CLAIM: Final = f"""
    UPDATE tables SET node = $2, fence = nextval('fences'), listing = NULL
    WHERE "table" = $1 AND (node IS NULL OR node = $2 OR NOT {ALIVE}) RETURNING fence"""
ORPHANS: Final = f"""
    SELECT "table" FROM tables WHERE node IS NOT NULL AND NOT {ALIVE} ORDER BY hashtext("table" || $1) LIMIT $2"""
RENEW: Final = """
    INSERT INTO nodes (node, expires) VALUES ($1, now() + $2 * interval '1 second')
    ON CONFLICT (node) DO UPDATE SET expires = excluded.expires"""
FOREVER: Final = "INSERT INTO nodes (node, expires) VALUES ($1, 'infinity')"
STANDING: Final = f"state = $3, used = $4, listing = $5, maker = CASE WHEN $3 IN {LIVE} THEN maker ELSE '' END"
NOTE: Final = f"""UPDATE tables SET {STANDING} WHERE "table" = $1 AND fence = $2"""
REST: Final = f"""UPDATE tables SET node = NULL, {STANDING} WHERE "table" = $1 AND fence = $2"""
LET_GO: Final = 'UPDATE tables SET node = NULL WHERE "table" = $1 AND fence = $2'


class Leases:
    """What this process has. `seconds` is how long without renewing, None for a process alone on its database."""

    def __init__(self, pool: Any, node: str, seconds: float | None) -> None:
        self.pool = pool
        self.node = node
        self.seconds = seconds
        self.until = 0.0
        self.fences: dict[str, int] = {}

    async def begin(self) -> None:
        """The process is known; one that is alone takes the place of whoever was there before."""
        if self.seconds is not None:
            await self.pool.execute("DELETE FROM nodes WHERE expires < now() - interval '1 hour'")
            await self.renew()
        else:
            await self.pool.execute("DELETE FROM nodes")
            await self.pool.execute(FOREVER, self.node)

    @property
    def is_valid(self) -> bool:
        """Whether nobody else can have claimed what is ours."""
        return self.seconds is None or time.monotonic() < self.until

    async def renew(self) -> set[str]:
        """What this process has is its own for some time more, counted from before we asked; the answer is what others
        claimed since the lease ran out."""
        asked, was_valid = time.monotonic(), self.is_valid
        with asking():
            await self.pool.execute(RENEW, self.node, self.seconds)
        lost = set() if was_valid else await self.lost()
        for table in lost:
            del self.fences[table]
        self.until = asked + (self.seconds or 0.0)
        return lost

    async def alive(self) -> set[str]:
        """All processes whose leases hold."""
        with asking():
            return {row[0] for row in await self.pool.fetch("SELECT node FROM nodes WHERE expires > now()")}

    async def claim(self, table: str, *, new: bool, maker: str = "") -> int:
        """Nobody who had the table before can write it any more; refused if one who has it is alive. The answer is the
        fence, 0 where there is no such table."""
        with asking():
            asked = (
                self.pool.fetchval(NEW, table, self.node, maker) if new else self.pool.fetchval(CLAIM, table, self.node)
            )
            fence: int | None = await asked
            if fence is not None:
                self.fences[table] = fence
                return fence
            node = await self.pool.fetchval('SELECT node FROM tables WHERE "table" = $1', table)
        if node is not None:
            raise Elsewhere("refused-elsewhere", node)
        return 0

    async def let_go(self, table: str, standing: Standing | None = None) -> None:
        """Whoever asks for the table next may have it."""
        fence = self.fences.pop(table, None)
        with asking():
            if standing is None:
                await self.pool.execute(LET_GO, table, fence)
            else:
                await self.pool.execute(REST, table, fence, *standing)

    async def lost(self) -> set[str]:
        """The tables that others claimed meanwhile."""
        with asking():
            rows = await self.pool.fetch('SELECT "table", fence FROM tables WHERE node = $1', self.node)
        ours = {row[0]: row[1] for row in rows}
        return {table for table, fence in self.fences.items() if ours.get(table) != fence}

    async def orphans(self, most: int) -> list[str]:
        """Some tables that are not over and whose process is gone; each process is told others first."""
        with asking():
            return [row[0] for row in await self.pool.fetch(ORPHANS, self.node, most)]

    async def end(self) -> None:
        """Others may have what we had at once."""
        await self.pool.execute("DELETE FROM nodes WHERE node = $1", self.node)
