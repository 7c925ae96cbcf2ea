"""The registry: everything the server keeps about people, in either kind of database."""

from __future__ import annotations

import time
from typing import Final

from msgspec import Struct

from houndtable.server.store import Database, Statement

DAY: Final = 86400
ADD_PERSON: Final = "INSERT INTO people (person, name) VALUES ($1, $2)"
ADD_SESSION: Final = (
    "INSERT INTO sessions (session, token, person, made, used, replaces) VALUES ($1, $2, $3, $4, $4, $5)"
)
KNOWN: Final = """
    SELECT person, name, named, session, used, replaces FROM sessions JOIN people USING (person)
    WHERE token = $1 AND used >= $2"""
SESSIONS: Final = "SELECT session, made, used FROM sessions WHERE person = $1 AND used >= $2 ORDER BY made, session"
CALLED: Final = """
    SELECT person, name, (SELECT count(*) FROM attendance WHERE attendance.person = people.person)
    FROM people WHERE name = $1 OR person = $1 ORDER BY person"""
ATTEND: Final = 'INSERT INTO attendance (person, "table") VALUES ($1, $2) ON CONFLICT DO NOTHING'
FORGET: Final = "INSERT INTO forgetting (person) SELECT person FROM people WHERE person = $1 ON CONFLICT DO NOTHING"
PRUNE: Final = """
    DELETE FROM people
    WHERE NOT EXISTS (SELECT 1 FROM sessions WHERE sessions.person = people.person)
    AND NOT EXISTS (SELECT 1 FROM attendance WHERE attendance.person = people.person)
    AND NOT EXISTS (SELECT 1 FROM forgetting WHERE forgetting.person = people.person)"""
LEAVE_TABLE: Final = 'DELETE FROM attendance WHERE person = $1 AND "table" = $2'


def today() -> int:
    """Return the number of this day, counted from 1970."""
    return int(time.time()) // DAY


class Session(Struct, frozen=True):
    """A device that is logged in; `made` and `used` are days."""

    session: str
    made: int
    used: int


class Known(Struct, frozen=True):
    """The person and session that a token belongs to; `replaces` is the hash of the token it was exchanged for."""

    person: str
    name: str
    named: bool
    session: str
    used: int
    replaces: str


class Registry:
    """People, their sessions, and the tables that mention them. A session that is unused for `kept` days has ended."""

    def __init__(self, store: Database, kept: int) -> None:
        self.store = store
        self.kept = kept

    @property
    def oldest(self) -> int:
        """Return the day on which a session that still counts was used at the latest."""
        return today() - self.kept

    async def known(self, token: str) -> Known | None:
        """Return who has the token with this hash. The day of its use is written down."""
        rows = await self.store.fetch(KNOWN, token, self.oldest)
        if not rows:
            return None
        person, name, named, session, used, replaces = rows[0]
        if used < today() or replaces:
            await self.store.execute(
                Statement("UPDATE sessions SET used = $2, replaces = '' WHERE session = $1", (session, today())),
                Statement("DELETE FROM sessions WHERE token = $1", (replaces,)),
            )
        return Known(person, name, bool(named), session, used, replaces)

    async def add(self, person: str, name: str, session: str, token: str) -> None:
        """Write down somebody new with their first session."""
        await self.store.execute(
            Statement(ADD_PERSON, (person, name)), Statement(ADD_SESSION, (session, token, person, today(), ""))
        )

    async def add_session(self, person: str, session: str, token: str, replaces: str = "") -> None:
        """Write down a further session; it ends the one it replaces when it is first used."""
        await self.store.execute(Statement(ADD_SESSION, (session, token, person, today(), replaces)))

    async def sessions(self, person: str) -> list[Session]:
        """Return the person's sessions, oldest first."""
        return [Session(*row) for row in await self.store.fetch(SESSIONS, person, self.oldest)]

    async def end(self, person: str, session: str | None = None) -> list[str]:
        """End one session of the person, or all; return which have ended."""
        known = [row[0] for row in await self.store.fetch("SELECT session FROM sessions WHERE person = $1", person)]
        ended = [one for one in known if session in (None, one)]
        await self.store.execute(*(Statement("DELETE FROM sessions WHERE session = $1", (one,)) for one in ended))
        return ended

    async def has_ended(self, session: str) -> bool:
        """Return whether the session is over."""
        return not await self.store.fetch("SELECT 1 FROM sessions WHERE session = $1", session)

    async def name(self, person: str) -> str:
        """Return what the person is called; nothing if there is no such person."""
        rows = await self.store.fetch("SELECT name FROM people WHERE person = $1", person)
        return str(rows[0][0]) if rows else ""

    async def called(self, text: str) -> list[tuple[str, str, int]]:
        """Return the number, name and count of tables of everybody with this name or number."""
        return [(row[0], row[1], row[2]) for row in await self.store.fetch(CALLED, text)]

    async def exists(self, person: str) -> bool:
        """Return whether there is a person with this number."""
        return bool(await self.store.fetch("SELECT 1 FROM people WHERE person = $1", person))

    async def attend(self, table: str, people: set[str]) -> None:
        """Write down that a table mentions these people."""
        await self.store.execute(*(Statement(ATTEND, (person, table)) for person in sorted(people)))

    async def tables(self, person: str) -> list[str]:
        """Return the tables that mention a person; some may not, after all."""
        rows = await self.store.fetch('SELECT "table" FROM attendance WHERE person = $1 ORDER BY "table"', person)
        return [row[0] for row in rows]

    async def name_in_public(self, person: str, *, named: bool) -> None:
        """Write down whether others may see the person's name after a game."""
        await self.store.execute(Statement("UPDATE people SET named = $2 WHERE person = $1", (person, int(named))))

    async def named(self, people: set[str]) -> set[str]:
        """Return those of the people whose names others may see after a game."""
        query = "SELECT 1 FROM people WHERE person = $1 AND named = 1"
        return {person for person in people if await self.store.fetch(query, person)}

    async def forget(self, person: str) -> list[str]:
        """End all sessions of a person, drop the name, and note that the tables are still to be gone through. Return
        the sessions."""
        ended = [row[0] for row in await self.store.fetch("SELECT session FROM sessions WHERE person = $1", person)]
        await self.store.execute(
            Statement(FORGET, (person,)),
            Statement("UPDATE people SET name = '', named = 0 WHERE person = $1", (person,)),
            Statement("DELETE FROM sessions WHERE person = $1", (person,)),
        )
        return ended

    async def forgetting(self) -> list[str]:
        """Return the people whose tables are still to be gone through."""
        return [row[0] for row in await self.store.fetch("SELECT person FROM forgetting ORDER BY person")]

    async def leave(self, person: str, table: str) -> None:
        """Note that a table does not mention the person any more."""
        await self.store.execute(Statement(LEAVE_TABLE, (person, table)))

    async def forgotten(self, person: str) -> None:
        """Delete what is left of a person whom no table mentions."""
        await self.store.execute(
            Statement("DELETE FROM people WHERE person = $1", (person,)),
            Statement("DELETE FROM forgetting WHERE person = $1", (person,)),
        )

    async def prune(self) -> None:
        """Delete sessions that have ended, and people who have none and whom no table mentions."""
        await self.store.execute(
            Statement("DELETE FROM sessions WHERE used < $1", (self.oldest,)), Statement(PRUNE, ())
        )
