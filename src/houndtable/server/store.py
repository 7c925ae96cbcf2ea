"""The store: what a table server needs of a database, and no more."""

from __future__ import annotations

from asyncio import Future
from typing import Any, ClassVar, NamedTuple, Protocol

from houndtable.kernel.errors import Refusal


class BadStore(Refusal):
    """The data cannot be used."""

    code: ClassVar[str] = "bad-store"


class Statement(NamedTuple):
    """SQL that either kind of database understands, with `$1`, `$2` ... for its values."""

    sql: str
    values: tuple[str | int | bytes, ...]


class Database(Protocol):
    """What is asked and changed by statements of SQL."""

    async def fetch(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""

    async def execute(self, *statements: Statement) -> None:
        """Carry out all statements or none."""

    async def close(self) -> None:
        """All that was promised is on the disk, and nothing is open."""


class Store(Database, Protocol):
    """An append-only log for each table, and what `registry.py` keeps. What a future promises is on the disk."""

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        """Entry `number` of the table, from 0; refused (NotStored) if there is one already or the disk is full."""

    async def rewrite(self, table: str, entries: dict[int, bytes]) -> None:
        """Replace entries of a table that is claimed, all or none; refused (Elsewhere) if another process has it."""

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table, in order."""

    async def tables(self) -> list[str]:
        """All tables that nobody let go, oldest first."""

    async def claim(self, table: str, *, new: bool = False) -> int:
        """Only this process writes the table's entries from now on; refused (Elsewhere) while another one does. The
        answer grows with every claim."""

    async def let_go(self, table: str) -> None:
        """Nothing happens at the table any more; any process may claim it for whoever wants to look at it."""
