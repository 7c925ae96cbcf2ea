"""The store in PostgreSQL: many entries a commit, each under its table's fence, on the disk before it is promised."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from asyncio import Future
from dataclasses import dataclass
from typing import Any, Final

import asyncpg

from houndtable.kernel.errors import Refusal
from houndtable.server.leases import NOTE, Leases
from houndtable.server.postgres import BROKEN, PostgresDatabase, asking, connected, migrate, opening, pooled, reserve
from houndtable.server.refusals import Elsewhere, NotStored
from houndtable.server.store import BadStore, Row, Standing, Stored

BATCH: Final = 1000
# The shared lock on a table's row lets no claim come between the look at the fence and the entry.
APPEND: Final = """
    WITH held AS (SELECT "table", fence FROM tables WHERE "table" = ANY($1) ORDER BY "table" FOR SHARE)
    INSERT INTO entries ("table", number, fence, data)
    SELECT "table", number, fence, data
    FROM unnest($1::text[], $2::integer[], $3::bigint[], $4::bytea[])
        WITH ORDINALITY AS written ("table", number, fence, data, place)
    JOIN held USING ("table", fence)
    ORDER BY place
    ON CONFLICT DO NOTHING RETURNING "table", number"""
FENCE: Final = 'SELECT fence FROM tables WHERE "table" = $1 FOR SHARE'
REWRITE: Final = 'UPDATE entries SET data = $3 WHERE "table" = $1 AND number = $2'
FATE: Final = """
    SELECT tables.fence = $3, coalesce(entries.fence = $3 AND entries.data = $4, FALSE)
    FROM tables LEFT JOIN entries ON entries."table" = tables."table" AND number = $2
    WHERE tables."table" = $1"""
# What is written beside entries is written under the fence too.
HELD: Final = 'WITH held AS (SELECT "table" FROM tables WHERE "table" = $1 AND fence = $2 FOR SHARE)'
FORGET: Final = f"""{HELD} DELETE FROM entries USING held WHERE entries."table" = held."table" AND number = ANY($3)"""
KEEP: Final = f"""
    {HELD} INSERT INTO snapshots ("table", data) SELECT "table", $3 FROM held
    ON CONFLICT ("table") DO UPDATE SET data = excluded.data"""
ERASE: Final = f"""
    {HELD} DELETE FROM entries USING held WHERE entries."table" = held."table"
    AND number IN (SELECT number FROM entries WHERE "table" = $1 LIMIT $3)"""
ERASE_SNAPSHOT: Final = f"""{HELD} DELETE FROM snapshots USING held WHERE snapshots."table" = held."table" """
ENTRIES: Final = 'SELECT number, data FROM entries WHERE "table" = $1 ORDER BY number'
SNAPSHOT: Final = 'SELECT data FROM snapshots WHERE "table" = $1'


@dataclass(frozen=True)
class Write:
    """One entry, the fence it is written under, and who waits for it."""

    table: str
    number: int
    fence: int
    data: bytes
    done: Future[None]

    def settle(self, refusal: Refusal | None) -> None:
        """Whoever waits hears of it."""
        if self.done.done():
            return
        if refusal is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(refusal)


class PostgresStore(PostgresDatabase):
    """The log in a database, alone on it or shared with others. `opened` makes one."""

    def __init__(self, url: str, pool: Any, writer: Any, leases: Leases) -> None:
        super().__init__(pool)
        self.url = url
        self.writer = writer
        self.leases = leases
        self.queue: asyncio.Queue[Write | None] = asyncio.Queue()
        self.task = asyncio.get_running_loop().create_task(self.work())

    @classmethod
    async def opened(cls, url: str, lease: float | None = None) -> PostgresStore:
        """A store that is ready; with a lease of so many seconds it shares the database."""
        with opening():
            writer = await connected(url)
            try:
                await reserve(writer, shared=lease is not None)
                await migrate(writer)
                pool = await pooled(url)
            except BaseException:
                await writer.close()
                raise
            leases = Leases(pool, secrets.token_hex(8), lease)
            await leases.begin()
        return cls(url, pool, writer, leases)

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        done: Future[None] = asyncio.get_running_loop().create_future()
        write = Write(table, number, self.leases.fences.get(table, 0), data, done)
        self.queue.put_nowait(write)
        return done

    async def rewrite(self, table: str, entries: dict[int, bytes]) -> None:
        with asking():
            async with self.pool.acquire() as connection, connection.transaction():
                fence = await connection.fetchval(FENCE, table)
                if fence != self.leases.fences.get(table):
                    raise Elsewhere("refused-elsewhere")
                await connection.executemany(REWRITE, [(table, number, data) for number, data in entries.items()])

    async def entries(self, table: str) -> list[Row]:
        return [(row[0], row[1]) for row in await self.fetch(ENTRIES, table)]

    async def stored(self, table: str) -> Stored:
        found = await self.fetch(SNAPSHOT, table)
        return Stored(found[0][0] if found else None, await self.entries(table))

    def under_fence(self, sql: str, table: str, *values: object) -> Future[None]:
        """Carry the statement out if the table is still ours."""
        return asyncio.ensure_future(self.carry_out(sql, table, self.leases.fences.get(table, 0), *values))

    async def carry_out(self, sql: str, *values: object) -> None:
        with asking():
            await self.pool.execute(sql, *values)

    def forget(self, table: str, numbers: list[int]) -> Future[None]:
        return self.under_fence(FORGET, table, numbers)

    def keep(self, table: str, snapshot: bytes) -> Future[None]:
        return self.under_fence(KEEP, table, snapshot)

    async def claim(self, table: str, *, new: bool = False, maker: str = "") -> int:
        return await self.leases.claim(table, new=new, maker=maker)

    def note(self, table: str, standing: Standing) -> Future[None]:
        return self.under_fence(NOTE, table, *standing)

    async def let_go(self, table: str, standing: Standing | None = None) -> None:
        await self.leases.let_go(table, standing)

    async def erase(self, table: str, most: int) -> bool:
        await self.under_fence(ERASE_SNAPSHOT, table)
        await self.under_fence(ERASE, table, most)
        return bool(await self.fetch('SELECT 1 FROM entries WHERE "table" = $1 LIMIT 1', table))

    async def close(self) -> None:
        self.queue.put_nowait(None)
        await self.task
        with contextlib.suppress(*BROKEN):
            await self.leases.end()
            await self.writer.close()
        await self.pool.close()

    async def work(self) -> None:
        """Writes what comes, as much as there is in one commit, until there is nothing more to come."""
        while (first := await self.queue.get()) is not None:
            batch = [first]
            while len(batch) < BATCH and not self.queue.empty():
                more = self.queue.get_nowait()
                if more is None:
                    self.queue.put_nowait(None)
                    break
                batch.append(more)
            await self.commit(batch)

    async def commit(self, batch: list[Write]) -> None:
        """Everybody knows what became of their entry; where the batch fails each is tried alone."""
        try:
            await self.insert(batch)
        except BROKEN:
            await self.once_more(batch)
        except asyncpg.PostgresError as error:
            if len(batch) > 1:
                for write in batch:
                    await self.commit([write])
            else:
                batch[0].settle(NotStored("refused-not-saved", problem=str(error)[:200]))

    async def once_more(self, batch: list[Write]) -> None:
        """Tried again over a new connection, which finds what the broken one had written after all."""
        try:
            self.writer.terminate()
            self.writer = await connected(self.url)
            await reserve(self.writer, shared=self.leases.seconds is not None)
            await self.insert(batch)
        except (*BROKEN, asyncpg.PostgresError, BadStore):
            for write in batch:
                write.settle(Elsewhere("refused-maybe-saved"))

    async def insert(self, batch: list[Write]) -> None:
        """What of the batch has its fence and a free number is on the disk."""
        columns = [[getattr(write, name) for write in batch] for name in ("table", "number", "fence", "data")]
        stored = {(row[0], row[1]) for row in await self.writer.fetch(APPEND, *columns)}
        for write in batch:
            place = (write.table, write.number)
            write.settle(None if place in stored else await self.fate(write))
            stored.discard(place)

    async def fate(self, write: Write) -> Refusal | None:
        """What became of an entry that was not written now; None if it was there already."""
        row = await self.writer.fetchrow(FATE, write.table, write.number, write.fence, write.data)
        if row is not None and row[1]:
            return None
        if row is not None and row[0]:
            return NotStored("refused-overtaken")
        return Elsewhere("refused-elsewhere")
