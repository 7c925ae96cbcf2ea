"""PostgreSQL: connections, the newest schema, and what goes wrong told as sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import asyncpg

from houndtable.server.refusals import NotStored
from houndtable.server.schema import missing
from houndtable.server.store import BadStore, Statement

SECONDS: Final = 10.0  # after which a database that does not answer is taken for gone
LOCK_MILLISECONDS: Final = 5000  # a server that was killed holds the database for a moment
READERS: Final = 4
SETTINGS: Final = {
    "application_name": "houndtable",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",  # a session whose server is gone without a word does not keep its locks for long
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
# After these nobody knows whether a statement was carried out.
BROKEN: Final = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError,
                 asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError)  # fmt: skip
WRONG_PLACE: Final = (ValueError, asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError)
LOCK: Final = "hashtext('houndtable ' || current_schema())"


async def connected(url: str) -> Any:
    """A connection whose commits are on the disk when they are acknowledged."""
    return await asyncpg.connect(url, timeout=SECONDS, command_timeout=SECONDS, server_settings=SETTINGS)


async def pooled(url: str) -> Any:
    """Connections for reading."""
    return await asyncpg.create_pool(
        url, min_size=0, max_size=READERS, timeout=SECONDS, command_timeout=SECONDS, server_settings=SETTINGS
    )


async def reserve(connection: Any, *, shared: bool) -> None:
    """The database is this process's alone, or shared with others that share it, while the connection lasts."""
    word = "_shared" if shared else ""
    await connection.execute(f"SET lock_timeout = {LOCK_MILLISECONDS}")
    try:
        await connection.execute(f"SELECT pg_advisory_lock{word}({LOCK})")
    except asyncpg.LockNotAvailableError:
        raise BadStore("refused-database-used", shared="yes" if shared else "no") from None


async def migrate(connection: Any) -> None:
    """The schema is the newest, though others do the same at the same time."""
    async with connection.transaction():
        await connection.execute(f"SELECT pg_advisory_xact_lock({LOCK} + 1)")
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (number INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(number) FROM schema_version")
        for number, sql in missing("postgresql", version or 0):
            await connection.execute(sql)
            await connection.execute("INSERT INTO schema_version (number) VALUES ($1)", number)


@contextmanager
def opening() -> Iterator[None]:
    """What goes wrong at the start is a sentence; it never holds a password."""
    try:
        yield
    except (*BROKEN, *WRONG_PLACE, asyncpg.PostgresError) as error:
        why = str(error)[:200] or type(error).__name__
        raise BadStore("refused-no-postgresql", problem=why.rstrip(".")) from None


class PostgresDatabase:
    """A Database over a pool of connections."""

    def __init__(self, pool: Any) -> None:
        self.pool = pool

    @classmethod
    async def beside(cls, url: str) -> PostgresDatabase:
        """Open the database beside the servers that use it."""
        with opening():
            connection = await connected(url)
            try:
                await migrate(connection)
            finally:
                await connection.close()
            return cls(await pooled(url))

    async def fetch(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        with asking():
            return [tuple(row) for row in await self.pool.fetch(sql, *values)]

    async def execute(self, *statements: Statement) -> None:
        with asking():
            async with self.pool.acquire() as connection, connection.transaction():
                for sql, values in statements:
                    await connection.execute(sql, *values)

    async def close(self) -> None:
        await self.pool.close()


@contextmanager
def asking() -> Iterator[None]:
    """A database that does not answer is refused in a sentence, and nothing has changed."""
    try:
        yield
    except (*BROKEN, asyncpg.PostgresError):
        raise NotStored("refused-database-silent") from None
