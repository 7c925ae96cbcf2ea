"""The store in one SQLite file: one thread writes, many writes a commit, each on the disk before it is promised.

Another thread reads whole tables, so that nobody waits for that but whoever asked, and one moves what was written from
the write-ahead log to its place."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
import time
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

from houndtable.server.private import FILE, close, private_file, private_folder
from houndtable.server.refusals import NotStored
from houndtable.server.schema import missing
from houndtable.server.standings import LIVE
from houndtable.server.store import BadStore, Row, Standing, Statement, Stored, shown

NAME: Final = "houndtable.db"
BATCH: Final = 1000
PAGES: Final = 4000  # in the write-ahead log before whoever writes waits until all of them are moved to their places
MOVED: Final = 200  # writes after which they are moved while others are written, so that there is little to wait for
APPEND: Final = 'INSERT INTO entries ("table", number, data) VALUES ($1, $2, $3)'
REWRITE: Final = 'UPDATE entries SET data = $3 WHERE "table" = $1 AND number = $2'
FORGET: Final = 'DELETE FROM entries WHERE "table" = $1 AND number IN (SELECT value FROM json_each($2))'
ERASE: Final = 'DELETE FROM entries WHERE rowid IN (SELECT rowid FROM entries WHERE "table" = $1 LIMIT $2)'
ERASE_SNAPSHOT: Final = 'DELETE FROM snapshots WHERE "table" = $1'
KEEP: Final = 'INSERT OR REPLACE INTO snapshots ("table", data) VALUES ($1, $2)'
NEW: Final = 'INSERT INTO tables ("table", maker, used) VALUES ($1, $2, $3)'
CLAIM: Final = 'UPDATE tables SET awake = 1, listing = NULL WHERE "table" = $1'
STANDING: Final = f"state = $2, used = $3, listing = $4, maker = CASE WHEN $2 IN {LIVE} THEN maker ELSE '' END"
NOTE: Final = f"""UPDATE tables SET {STANDING} WHERE "table" = $1"""
REST: Final = f"""UPDATE tables SET awake = 0, {STANDING} WHERE "table" = $1"""
LET_GO: Final = 'UPDATE tables SET awake = 0 WHERE "table" = $1'
ENTRIES: Final = 'SELECT number, data FROM entries WHERE "table" = ? ORDER BY number'
SNAPSHOT: Final = 'SELECT data FROM snapshots WHERE "table" = ?'
T = TypeVar("T")


@dataclass(frozen=True)
class Write:
    """Statements that are carried out together, and who waits for them."""

    statements: list[Statement]
    done: Future[None]
    loop: AbstractEventLoop

    def settle(self, trouble: str | None) -> None:
        """Whoever waits hears of it."""
        self.loop.call_soon_threadsafe(self.tell, trouble)

    def tell(self, trouble: str | None) -> None:
        if self.done.done():
            return
        if trouble is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(NotStored("refused-not-saved", problem=trouble))


class SqliteStore:
    """The log in `folder/houndtable.db`."""

    def __init__(self, folder: Path) -> None:
        path = folder / NAME
        with troubles(path):
            private_folder(folder)
            for file in (private_file(path), *folder.glob(f"{NAME}-*")):  # SQLite makes those as it finds the first
                close(file, FILE)
            self.reader = opened(path)
            self.writer = opened(path)
            self.far_reader = opened(path)
            self.mover = opened(path)
        self.reading = ThreadPoolExecutor(1, "reading")
        self.moving = ThreadPoolExecutor(1, "moving")
        self.unmoved = 0
        self.claims = 0
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.work, name="store", daemon=True)
        self.thread.start()

    def append(self, table: str, number: int, data: bytes) -> Future[None]:
        return self.write(Statement(APPEND, (table, number, data)))

    def forget(self, table: str, numbers: list[int]) -> Future[None]:
        return self.write(Statement(FORGET, (table, json.dumps(numbers))))

    def keep(self, table: str, snapshot: bytes) -> Future[None]:
        return self.write(Statement(KEEP, (table, snapshot)))

    def write(self, *statements: Statement) -> Future[None]:
        """The statements are on their way."""
        loop = asyncio.get_running_loop()
        done: Future[None] = loop.create_future()
        self.queue.put(Write(list(statements), done, loop))
        return done

    async def rewrite(self, table: str, entries: dict[int, bytes]) -> None:
        await self.write(*(Statement(REWRITE, (table, number, data)) for number, data in entries.items()))

    async def fetch(self, sql: str, *values: str | int) -> list[tuple[Any, ...]]:
        return self.reader.execute(sql, numbered(values)).fetchall()

    async def execute(self, *statements: Statement) -> None:
        await self.write(*statements)

    async def read(self, look: Callable[[sqlite3.Connection], T]) -> T:
        """Return what somebody finds who looks into the database in a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.reading, look, self.far_reader)

    async def entries(self, table: str) -> list[Row]:
        return await self.read(lambda connection: connection.execute(ENTRIES, (table,)).fetchall())

    async def stored(self, table: str) -> Stored:
        def look(connection: sqlite3.Connection) -> Stored:
            snapshot = connection.execute(SNAPSHOT, (table,)).fetchone()
            rows = connection.execute(ENTRIES, (table,)).fetchall()
            return Stored(None if snapshot is None else snapshot[0], rows)

        return await self.read(look)

    async def claim(self, table: str, *, new: bool = False, maker: str = "") -> int:
        if new:
            await self.write(Statement(NEW, (table, maker, time.time_ns() // 1_000_000)))
        else:
            claimed = self.write(Statement(CLAIM, (table,)))
            claimed.add_done_callback(Future.exception)  # what is written next meets the same trouble
        self.claims += 1  # nobody else is there: the folder is locked
        return self.claims

    def note(self, table: str, standing: Standing) -> Future[None]:
        return self.write(Statement(NOTE, (table, *standing)))

    async def let_go(self, table: str, standing: Standing | None = None) -> None:
        if standing is None:
            await self.write(Statement(LET_GO, (table,)))
        else:
            await self.write(Statement(REST, (table, *standing)))

    async def erase(self, table: str, most: int) -> bool:
        await self.write(Statement(ERASE_SNAPSHOT, (table,)), Statement(ERASE, (table, most)))
        return bool(await self.fetch('SELECT 1 FROM entries WHERE "table" = $1 LIMIT 1', table))

    async def close(self) -> None:
        self.queue.put(None)
        self.thread.join()
        self.reading.shutdown()
        self.moving.shutdown()
        for connection in (self.reader, self.far_reader, self.mover, self.writer):
            connection.close()

    def work(self) -> None:
        """Writes what comes, as much as there is in one commit, until there is nothing more to come."""
        while True:
            first = self.queue.get()
            if first is None:
                return
            batch = [first]
            is_last = False
            while len(batch) < BATCH and not self.queue.empty():
                more = self.queue.get()
                if more is None:
                    is_last = True
                    break
                batch.append(more)
            self.commit(batch)
            self.unmoved += len(batch)
            if self.unmoved >= MOVED:
                self.unmoved = 0
                self.moving.submit(self.move)
            if is_last:
                return

    def move(self) -> None:
        """What was written is in its place as far as nobody else has to wait for that."""
        with suppress(sqlite3.Error):  # whoever writes next hears of it
            self.mover.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def commit(self, batch: list[Write]) -> None:
        """All of the batch is on the disk; where that fails each is tried alone, so that one takes no other along."""
        trouble = self.transact(batch)
        if trouble is None or len(batch) == 1:
            for write in batch:
                write.settle(trouble)
        else:
            for write in batch:
                write.settle(self.transact([write]))

    def transact(self, batch: list[Write]) -> str | None:
        """What went wrong, as words; None if all of it is on the disk."""
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            for write in batch:
                for sql, values in write.statements:
                    self.writer.execute(sql, numbered(values))
            self.writer.execute("COMMIT")
        except (sqlite3.Error, ValueError, OverflowError) as error:  # the last two: a value that SQLite does not know
            if self.writer.in_transaction:
                self.writer.execute("ROLLBACK")
            return str(error)
        return None


def numbered(values: tuple[str | int | bytes | None, ...]) -> dict[str, str | int | bytes | None]:
    """The values by the names they have in a statement: `$1`, `$2` ..."""
    return {str(number): value for number, value in enumerate(values, 1)}


def opened(path: Path) -> sqlite3.Connection:
    """A connection that loses nothing it has committed, to the newest schema."""
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=10)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted or replaced is overwritten
        connection.execute(f"PRAGMA wal_autocheckpoint = {PAGES}")
        migrate(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def migrate(connection: sqlite3.Connection) -> None:
    """The schema is the newest."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    for number, sql in missing("sqlite", version):
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\nPRAGMA user_version = {number};\nCOMMIT;")


@contextmanager
def troubles(path: Path) -> Iterator[None]:
    """What goes wrong with the file is a sentence."""
    try:
        yield
    except sqlite3.Error as error:
        raise BadStore("refused-bad-data", path=shown(path), problem=str(error)) from None
    except OSError as error:
        raise BadStore("refused-bad-folder", path=shown(path.parent), problem=str(error.strerror)) from None


def data_in(folder: Path) -> Path:
    """Return the file with the data in this folder, or refuse."""
    path = folder / NAME
    if not path.is_file():
        raise BadStore("refused-no-data", path=shown(folder))
    return path


def backup(folder: Path, target: Path) -> None:
    """The target holds all the data as of now; the server may be running."""
    source = data_in(folder)
    if target.exists():
        raise BadStore("refused-backup-exists", path=shown(target))
    copy(source, target)


def restore(source: Path, folder: Path) -> None:
    """The folder holds the data of a backup."""
    if not source.is_file():
        raise BadStore("refused-no-file", path=shown(source))
    if (folder / NAME).exists():
        raise BadStore("refused-data-exists", path=shown(folder))
    with troubles(folder / NAME):
        private_folder(folder)
    copy(source, folder / NAME)


def copy(source: Path, target: Path) -> None:
    """A whole database, checked, in one file; no file is left if that fails."""
    fresh = target.with_name(f".{target.name}.new")
    fresh.unlink(missing_ok=True)
    try:
        with troubles(target):
            private_file(fresh)
        with troubles(source):
            here, there = sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True), sqlite3.connect(fresh)
            try:
                here.backup(there)
                verdict = there.execute("PRAGMA integrity_check").fetchone()[0]
                count = there.execute("SELECT count(*) FROM entries").fetchone()[0]
            finally:
                there.close()
                here.close()
        if verdict != "ok" or count < 0:
            raise BadStore("refused-bad-data", path=shown(source), problem=str(verdict))
        fresh.replace(target)
    finally:
        fresh.unlink(missing_ok=True)
