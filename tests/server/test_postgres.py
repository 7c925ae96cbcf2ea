"""PostgreSQL: fences, what becomes of an entry when the database goes away, and what is refused."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import signal
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest

from houndtable.cli import main, serve
from houndtable.server import actions
from houndtable.server import postgres as postgres_module
from houndtable.server.bots import Thinkers
from houndtable.server.hub import Hub
from houndtable.server.postgres_store import PostgresStore
from houndtable.server.refusals import CONNECT_AGAIN, Elsewhere, NoSuchTable, NotStored
from houndtable.server.registry import Registry
from houndtable.server.schema import changes
from houndtable.server.standings import Standings
from houndtable.server.store import BadStore
from tests.programs import needed
from tests.server.databases import schema
from tests.server.house import soon
from tests.server.quick import QUICK
from tests.server.room import Ear, HandTime, Room

LEASE = 60.0
PAGE = (Path(__file__).parents[2] / "docs" / "operating.md").read_text(encoding="utf-8")


@pytest.fixture
def data(postgres: str, tmp_path: Path) -> str:
    return asyncio.run(schema(postgres, str(tmp_path)))


async def expire(store: PostgresStore) -> None:
    """The lease of the store's process has run out."""
    await store.pool.execute("UPDATE nodes SET expires = now() - interval '1 s' WHERE node = $1", store.leases.node)


async def two(data: str) -> tuple[PostgresStore, PostgresStore]:
    """Two processes, of which the first has a table with one entry."""
    one, other = await PostgresStore.opened(data, LEASE), await PostgresStore.opened(data, LEASE)
    await one.claim("table", new=True)
    await one.append("table", 0, b"first")
    return one, other


def test_a_table_is_claimed_only_when_its_process_is_gone_or_let_it_go(data: str) -> None:
    async def story() -> None:
        one, other = await two(data)
        with pytest.raises(Elsewhere) as refused:
            await other.claim("table")
        assert refused.value.node == one.leases.node
        await one.let_go("table")
        await other.claim("table")
        with pytest.raises(Elsewhere):
            await one.claim("table")
        await other.close()
        await one.claim("table")
        await one.append("table", 1, b"second")
        assert await one.entries("table") == [(0, b"first"), (1, b"second")]
        await one.close()

    asyncio.run(story())


def test_whoever_comes_back_too_late_writes_nothing(data: str) -> None:
    async def story() -> None:
        one, other = await two(data)
        await expire(one)
        assert await other.leases.orphans(10) == ["table"]
        await other.claim("table")
        with pytest.raises(Elsewhere):
            await one.append("table", 1, b"late")
        await other.append("table", 1, b"second")
        with pytest.raises(Elsewhere):
            await one.append("table", 2, b"later")
        assert await one.entries("table") == [(0, b"first"), (1, b"second")]
        one.leases.until = 0.0
        assert await one.leases.renew() == {"table"}
        assert await other.leases.renew() == set()
        await one.close()
        await other.close()

    asyncio.run(story())


def test_a_value_that_the_database_does_not_know_harms_no_other(data: str) -> None:
    async def story() -> None:
        store = await PostgresStore.opened(data)
        await store.claim("table", new=True)
        writes = [store.append(*place, b"x") for place in [("a\0b", 0), ("table", 2**40), ("\ud800", 0), ("table", 0)]]
        for refused in writes[:-1]:
            with pytest.raises(NotStored):
                await soon(refused)
        await soon(writes[-1])
        await store.close()

    asyncio.run(story())


class Confused:
    """A connection that no longer understands what the database says."""

    def __init__(self, there: Any) -> None:
        self.there = there

    async def fetch(self, *words: Any) -> Any:
        await self.there.fetch(*words)
        raise asyncpg.ProtocolError("what is this")

    def terminate(self) -> None:
        self.there.terminate()


def test_a_connection_that_is_confused_is_replaced_and_the_entry_there_once(data: str) -> None:
    async def story() -> None:
        store = await PostgresStore.opened(data)
        await store.claim("table", new=True)
        store.writer = Confused(store.writer)
        await soon(store.append("table", 0, b"first"))
        await soon(store.append("table", 1, b"second"))
        assert await store.entries("table") == [(0, b"first"), (1, b"second")]
        await store.close()

    asyncio.run(story())


class Gate:
    """A connection whose next statement waits until it may go, and of which is known when it was carried out."""

    def __init__(self, there: Any) -> None:
        self.there = there
        self.is_open, self.is_done = asyncio.Event(), asyncio.Event()

    async def fetch(self, *words: Any) -> Any:
        await self.is_open.wait()
        found = await self.there.fetch(*words)
        self.is_done.set()
        return found

    def __getattr__(self, name: str) -> Any:
        return getattr(self.there, name)


def test_an_entry_and_a_claim_at_the_same_time_come_one_after_the_other(data: str) -> None:
    async def story() -> None:
        stores = await two(data)
        both = {True: 0, False: 0}
        for number in range(1, 61):
            writer, claimer = stores if number % 2 else stores[::-1]
            await expire(writer)
            length = len(await writer.entries("table"))
            writer.writer = gate = Gate(writer.writer)
            writing = writer.append("table", length, b"%d" % number)
            if number % 3:  # together, or the entry first; else the claim
                gate.is_open.set()
            if number % 3 == 1:
                await soon(gate.is_done.wait())
            await claimer.claim("table")
            seen = await claimer.entries("table")
            gate.is_open.set()
            was_written = not isinstance((await asyncio.gather(writing, return_exceptions=True))[0], Elsewhere)
            assert (len(seen) > length) == was_written
            assert await claimer.entries("table") == seen
            both[was_written] += 1
            writer.writer = gate.there
            await writer.leases.renew()
        assert min(both.values()) >= 20, both
        for store in stores:
            await store.close()

    asyncio.run(story())


class Cable:
    """A connection that breaks after the next statement was carried out, or before."""

    def __init__(self, there: Any, *, after: bool) -> None:
        self.there = there
        self.after = after

    async def fetch(self, *words: Any) -> Any:
        if self.after:
            await self.there.fetch(*words)
        raise asyncpg.ConnectionDoesNotExistError("cut")

    def terminate(self) -> None:
        self.there.terminate()

    async def close(self) -> None:
        return


@pytest.mark.parametrize("after", [True, False])
def test_an_entry_is_written_once_though_the_connection_broke(after: bool, data: str) -> None:
    async def story() -> None:
        store = await PostgresStore.opened(data)
        for name in ("table", "other"):
            await store.claim(name, new=True)
        store.writer = Cable(store.writer, after=after)
        await asyncio.gather(store.append("table", 0, b"first"), store.append("other", 0, b"first"))
        await store.append("table", 1, b"second")
        assert await store.entries("table") == [(0, b"first"), (1, b"second")]
        assert await store.entries("other") == [(0, b"first")]
        await store.close()

    asyncio.run(story())


def test_where_nobody_knows_what_became_of_a_move_nobody_is_told_and_all_connect_again(data: str) -> None:
    async def story() -> None:
        store, time = await PostgresStore.opened(data), HandTime()
        hub = Hub(store, QUICK, Thinkers(0), time)
        here = Room(hub, time)
        await here.table("dachs", "pp", {"first": 0})
        sizes = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
        text, position = here.ears[0].at.moves[0], here.ears[0].at.position
        store.writer, store.url = Cable(store.writer, after=True), "postgresql://nobody@/nowhere?host=/nowhere"
        with pytest.raises(Elsewhere):
            await here.move(0, text, position, "same")
        assert {ear.code for ear in here.ears.values()} == {CONNECT_AGAIN}
        assert sizes == {viewer: len(ear.data) for viewer, ear in here.ears.items()}
        store.url = data
        lost, here.actor = here.actor, await hub.find(here.actor.table.name)
        with pytest.raises(Elsewhere):
            await lost.do(lambda: actions.say(lost.table, QUICK, 0, "too late", "p0"))
        with pytest.raises(Elsewhere):
            await lost.listen(Ear(), 0, -1)
        assert here.actor.table.move_log.texts == [text]
        await here.move(0, text, position, "same")
        assert here.actor.table.move_log.texts == [text]
        await hub.close()

    asyncio.run(story())


def test_what_postgresql_does_not_take_takes_nothing_else_along(data: str) -> None:
    async def story() -> None:
        store = await PostgresStore.opened(data)
        for name in ("table", "other"):
            await store.claim(name, new=True)
        await store.pool.execute("ALTER TABLE entries ADD CHECK (length(data) < 10)")
        writes = [store.append("table", 0, b"far too long for it"), store.append("other", 0, b"short")]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [type(one).__name__ for one in results] == ["NotStored", "NoneType"]
        await store.close()

    asyncio.run(story())


def test_a_database_that_does_not_answer_is_refused_in_a_sentence(data: str) -> None:
    async def story() -> None:
        store = await PostgresStore.opened(data)
        await store.pool.execute("DROP TABLE people, entries")
        people = Registry(store, 365)
        for asking in (
            people.known("x"),
            store.entries("table"),
            store.stored("table"),
            people.add("a", "b", "c", "d"),
        ):
            with pytest.raises(NotStored, match=r"The database .* answering"):
                await asking
        hub = Hub(store, QUICK, Thinkers(0), HandTime())
        with pytest.raises(NoSuchTable):
            await hub.find("no\0table")
        await hub.close()

    asyncio.run(story())


def test_one_server_alone_on_its_database_lets_nobody_else_in(data: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr(postgres_module, "LOCK_MILLISECONDS", 50)
        alone = await PostgresStore.opened(data)
        for lease in (None, LEASE):
            with pytest.raises(BadStore, match="Another server is using this database"):
                await PostgresStore.opened(data, lease)
        await alone.close()
        shared = await PostgresStore.opened(data, LEASE)
        with pytest.raises(BadStore, match="Another server is using this database"):
            await PostgresStore.opened(data)
        await shared.close()

    asyncio.run(story())


def test_servers_that_start_at_the_same_time_make_the_schema_once(data: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(PostgresStore.opened(data, LEASE) for _ in range(4)))
        versions = await stores[0].pool.fetch("SELECT number FROM schema_version ORDER BY number")
        assert [row[0] for row in versions] == [number for number, _ in changes("postgresql")]
        assert len(await stores[0].leases.alive()) == 4
        await stores[0].pool.execute("INSERT INTO schema_version VALUES (9999)")
        for store in stores:
            await store.close()
        with pytest.raises(BadStore, match="Please install a newer one"):
            await PostgresStore.opened(data)

    asyncio.run(story())


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["serve", "--data", "postgresql://me:hush@127.0.0.1:1/games"], "accept the connection"),
        (["serve", "--data", "postgresql://me:hush@[/games"], "accept the connection"),
        (["serve", "--redis", "redis://127.0.0.1"], "--redis needs --data postgresql://"),
        (["backup", "file", "--data", "postgresql://me:hush@localhost/games"], "pg_dump"),
        (["restore", "file", "--data", "postgres://me:hush@localhost/games"], "pg_restore"),
    ],
)
def test_what_cannot_be_is_refused_and_no_password_told(
    words: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    told = capsys.readouterr().err
    assert why in told and "hush" not in told and "Traceback" not in told


@pytest.mark.parametrize("is_shared", [True, False])
def test_serve_with_a_database_says_where_answers_and_ends_cleanly_with_ctrl_c(
    is_shared: bool, data: str, redis: str
) -> None:
    env = {**os.environ, "HOUNDTABLE_DATA": data, "HOUNDTABLE_REDIS": redis if is_shared else ""}
    words = [sys.executable, "-m", "houndtable", "serve"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            url = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
            with httpx.Client(base_url=url) as http:
                http.post("/api/people", json={"name": "Ada"}).raise_for_status()
                assert http.get("/api/me").json()["name"] == "Ada"
        finally:
            process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
        assert (process.returncode, errors) == (0, "")


def test_without_the_extra_a_database_is_refused_and_a_folder_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None if name in ("asyncpg", "redis") else find_spec(name))
    assert main(["serve", "--data", "postgresql://localhost/games"]) == 2
    assert "houndtable[cluster]" in capsys.readouterr().err
    code = "import sys; sys.modules.update(asyncpg=None, redis=None); import houndtable.server.serving"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_redis_that_is_not_there_is_refused(data: str, capsys: pytest.CaptureFixture[str]) -> None:
    for url in ("redis://:hush@127.0.0.1:1", "nonsense"):
        assert main(["serve", "--data", data, "--redis", url]) == 2
    told = capsys.readouterr().err
    assert told.count("answering") == 2 and "hush" not in told


def test_a_dump_taken_while_the_server_runs_holds_every_table_when_it_is_restored(
    postgres: str, tmp_path: Path
) -> None:
    shown = re.findall(r"```sh\n(pg_dump .*?)\n(pg_restore .*?)\n```", PAGE, re.DOTALL)[0]

    async def story() -> None:
        admin = await asyncpg.connect(postgres)
        for name in ("dumped", "restored"):
            await admin.execute(f"CREATE DATABASE {name}")
        here, there = (postgres.replace("/postgres?", f"/{name}?") for name in ("dumped", "restored"))
        store = await PostgresStore.opened(here)
        await store.claim("table", new=True)
        await store.append("table", 0, b"first")
        for line in shown:
            words = shlex.split(line.replace("$HOUNDTABLE_DATA", here))
            words = ["--dbname=" + there if word.startswith("--dbname=") else word for word in words]
            subprocess.run([needed(words[0]), *words[1:]], cwd=tmp_path, check=True)
        await store.close()
        again = await PostgresStore.opened(there)
        assert (await Standings(again).awake(), await again.entries("table")) == (["table"], [(0, b"first")])
        await again.claim("table")
        await again.append("table", 1, b"second")
        await again.close()
        for name in ("dumped", "restored"):
            await admin.execute(f"DROP DATABASE {name}")
        await admin.close()

    asyncio.run(story())
