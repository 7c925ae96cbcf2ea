"""The store: what a table server needs of a database, and no more."""

from __future__ import annotations

from asyncio import Future
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, TypeAlias

from houndtable.kernel.errors import Refusal

Row: TypeAlias = tuple[int, bytes]  # an entry by its number; numbers grow, and some are missing


class BadStore(Refusal):
    """The data cannot be used."""

    code: ClassVar[str] = "bad-store"


def shown(path: Path) -> str:
    """The path as a sentence can show it."""
    return repr(str(path)[:200])[1:-1]


class Statement(NamedTuple):
    """SQL that either kind of database understands, with `$1`, `$2` ... for its values."""

    sql: str
    values: tuple[str | int | bytes | None, ...]


class Stored(NamedTuple):
    """What is stored of a table."""

    snapshot: bytes | None
    rows: list[Row]


class Standing(NamedTuple):
    """How a table stands (`standings.py`), when somebody last used it, in milliseconds since 1970, and what the list of
    tables tells of it while it sleeps, if anything."""

    state: str
    used: int
    listing: bytes | None = None


class Database(Protocol):
    """What is asked and changed by statements of SQL."""

    async def fetch(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        """Return the rows that a query finds."""

    async def execute(self, *statements: Statement) -> None:
        """Carry out all statements or none."""

    async def close(self) -> None:
        """All that was promised is on the disk, and nothing is open."""


class Store(Database, Protocol):
    """A log for each table, and what `registry.py` and `standings.py` keep. What a future promises is on the disk."""

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        """Write entry `number`, from 0; refused (NotStored) if there is one already or the disk is full."""

    async def rewrite(self, table: str, entries: dict[int, bytes]) -> None:
        """Replace entries of a table that is claimed, all or none; refused (Elsewhere) if another process has it."""

    def forget(self, table: str, numbers: list[int]) -> Future[None]:
        """Delete entries that no longer have any effect."""

    def keep(self, table: str, snapshot: bytes) -> Future[None]:
        """Write the table's snapshot in place of an older one."""

    async def entries(self, table: str) -> list[Row]:
        """Return all entries of a table, in order."""

    async def stored(self, table: str) -> Stored:
        """Return the same with the table's snapshot."""

    async def claim(self, table: str, *, new: bool = False, maker: str = "") -> int:
        """Let only this process write to the table from now on, which is awake; refused (Elsewhere) while another one
        does. The answer grows with every claim."""

    def note(self, table: str, standing: Standing) -> Future[None]:
        """Write down how a table that is claimed stands."""

    async def let_go(self, table: str, standing: Standing | None = None) -> None:
        """Let any process claim the table, which sleeps from now on and stands like this, or as before."""

    async def erase(self, table: str, most: int) -> bool:
        """Delete the snapshot and so many entries of a table that is claimed; return whether any entry is left."""
