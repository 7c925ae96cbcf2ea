"""People of an older Houndtable keep their devices, and are found at all their tables."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import asyncpg

from houndtable.server.actions import hashed
from houndtable.server.entries import Created, Moved, Plan, Sat, Shared, written
from houndtable.server.messages import Clock
from houndtable.server.postgres_store import PostgresStore
from houndtable.server.registry import Registry
from houndtable.server.schema import changes
from houndtable.server.sqlite_store import NAME, SqliteStore
from houndtable.server.store import Store
from tests.server.databases import schema

CREATED = Created(
    game="dachs", rules=1, players=2, options={}, seats=[Plan("person", 2)] * 2, reserved=["kept", ""], host="host",
    level=2, clock=Clock(), hold=0, public=True, key="key", secret="5" * 64,
)  # fmt: skip
ROWS = [
    written(CREATED),
    written(Sat(0, "ada", "Ada", "seed")),
    written(Moved(0, "draw", [], False, "", 0)),
    b'{"entry":"sat", damaged',
    written(Shared(0, "tablet")),
]
PERSON = ("ada", hashed("token"), "Ada")


async def look(store: Store) -> None:
    """The store has all of it in the new shape."""
    registry = Registry(store, 365)
    found = await registry.known(hashed("token"))
    assert found is not None
    assert (found.person, found.name, found.named) == ("ada", "Ada", False)
    assert [len(await registry.tables(person)) for person in ("ada", "tablet", "host", "kept", "eve")] == [
        1,
        1,
        1,
        1,
        0,
    ]
    await store.close()


def test_people_in_sqlite(tmp_path: Path) -> None:
    async def story() -> None:
        await look(SqliteStore(tmp_path))

    with sqlite3.connect(tmp_path / NAME) as old:
        for number, sql in changes("sqlite")[:2]:
            old.executescript(f"{sql}; PRAGMA user_version = {number}")
        old.execute("INSERT INTO people VALUES (?, ?, ?)", PERSON)
        old.executemany("INSERT INTO entries VALUES ('table', ?, ?)", enumerate(ROWS))
    old.close()
    asyncio.run(story())


def test_people_in_postgresql(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        url = await schema(postgres, str(tmp_path))
        old = await asyncpg.connect(url)
        await old.execute(
            "CREATE TABLE schema_version (number INTEGER NOT NULL); INSERT INTO schema_version VALUES (1)"
        )
        await old.execute(changes("postgresql")[0][1])
        await old.execute("INSERT INTO people VALUES ($1, $2, $3)", *PERSON)
        await old.execute("INSERT INTO tables (\"table\", fence) VALUES ('table', 1)")
        rows = [(number, data) for number, data in enumerate(ROWS)]
        await old.executemany("INSERT INTO entries VALUES ('table', $1, 1, $2)", rows)
        await old.close()
        await look(await PostgresStore.opened(url))

    asyncio.run(story())
