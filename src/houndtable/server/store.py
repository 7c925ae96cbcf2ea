"""The store: what a table server needs of a database, and no more."""

from __future__ import annotations

from asyncio import Future
from typing import ClassVar, Protocol

from houndtable.kernel.errors import Refusal


class BadStore(Refusal):
    """The data cannot be used."""

    code: ClassVar[str] = "bad-store"


class Store(Protocol):
    """An append-only log for each table, and the people's tokens. What a future promises is on the disk."""

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        """Entry `number` of the table, from 0; refused (NotStored) if there is one already or the disk is full."""

    def add_person(self, person: str, token: str, name: str) -> Future[None]:
        """Somebody new, known by the hash of their token."""

    async def person(self, token: str) -> tuple[str, str] | None:
        """Who has the token with this hash, and their name."""

    async def entries(self, table: str) -> list[bytes]:
        """All entries of a table, in order."""

    async def tables(self) -> list[str]:
        """All tables that nobody let go, oldest first."""

    async def claim(self, table: str, *, new: bool = False) -> int:
        """Only this process writes the table's entries from now on; refused (Elsewhere) while another one does. The
        answer grows with every claim."""

    async def let_go(self, table: str) -> None:
        """Nothing happens at the table any more; any process may claim it for whoever wants to look at it."""

    async def close(self) -> None:
        """All that was promised is on the disk, and nothing is open."""
