"""Tables have an end: what nobody came back to is closed, limits count what lives, a damaged table harms no other."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from houndtable.server import actions, retention
from houndtable.server.actor import TableActor
from houndtable.server.entries import Moved, Plan, Started, Undone, read, written
from houndtable.server.hub import Hub
from houndtable.server.messages import Clock, Hello
from houndtable.server.refusals import Damaged, NoSuchTable, NotStored, TableClosed, TooMany
from houndtable.server.seats import IDS_KEPT
from houndtable.server.settings import Settings
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.store import Statement
from tests.server.house import house, player, refused
from tests.server.quick import QUICK, settings
from tests.server.room import Room, room

pytestmark = pytest.mark.usefixtures("each_store")
DAY = 86_400_000


async def sleep(here: Room) -> None:
    """Nobody looks at any table any more."""
    for actor in list(here.hub.actors.values()):
        for stream in actor.streams.values():
            stream.listeners.clear()
    await here.later(61)
    here.hub.sleepers.watch()
    await here.settle()


async def days_later(hub: Hub, days: float) -> None:
    now = hub.wall() + round(days * DAY)
    hub.wall = lambda: now  # type: ignore[method-assign]
    await hub.retention.sweep()


async def empty_table(hub: Hub, clock: Clock | None = None, address: str = "here") -> str:
    plans = [Plan("person", 2)] * 2
    made = await hub.create("p0", address, "dachs", 2, {}, plans, 2, clock or Clock(), 0, public=True)
    return made.name


async def rows_of(hub: Hub, table: str) -> int:
    found = 0
    for kind in ("entries", "snapshots", "attendance"):
        found += len(await hub.store.fetch(f'SELECT 1 FROM {kind} WHERE "table" = $1', table))
    return found


async def outcome(hub: Hub, name: str) -> str:
    try:
        await hub.find(name)
    except (TableClosed, NoSuchTable) as refusal:
        return str(refusal)
    return "is there"


def test_each_kind_of_table_is_kept_for_its_time_and_its_rows_are_deleted(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            hub = here.hub
            empty, long = await empty_table(hub), await empty_table(hub, Clock("days", 3))
            playing = (await here.table("dachs", "pp")).table.name
            over = (await here.table("herecomesthedog", "bb")).table.name
            await sleep(here)
            gone = "This table was closed because nobody came back."
            for days, name, why in [
                (1.1, empty, gone),
                (6.1, long, gone),
                (84, playing, gone),
                (275, over, "This game ended long ago and has been deleted."),
            ]:
                assert await rows_of(hub, name) > 0
                await days_later(hub, days)
                assert (await outcome(hub, name), await rows_of(hub, name)) == (why, 0)
            assert await outcome(hub, over) != await outcome(hub, playing)
            await days_later(hub, 400)
            assert await outcome(hub, empty) == "There is no such table."
            assert await hub.store.fetch("SELECT 1 FROM tables") == []

    asyncio.run(story())


def test_whoever_looks_at_a_table_keeps_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            name = await empty_table(here.hub)
            await sleep(here)
            for _ in range(3):
                await days_later(here.hub, 0.9)
                assert await outcome(here.hub, name) == "is there"
                await sleep(here)
            await here.hub.find(name)
            await days_later(here.hub, 5)
            assert name in here.hub.actors

    asyncio.run(story())


@pytest.mark.parametrize("after", [0, 1])
def test_a_crash_while_a_table_is_deleted_leaves_none_of_it(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        monkeypatch.setattr(retention, "ENTRIES", 2)
        async with room(tmp_path) as here:
            name = (await here.table("dachs", "pp")).table.name
            await sleep(here)
            erase, done = here.hub.store.erase, list[str]()

            async def failing(table: str, most: int) -> bool:
                if len(done) == after:
                    raise NotStored("the machine is gone")
                done.append(table)
                return await erase(table, most)

            monkeypatch.setattr(here.hub.store, "erase", failing)
            await days_later(here.hub, 91)
            assert await rows_of(here.hub, name) > 0
        async with room(tmp_path) as there:
            await there.hub.waking.wake_all()
            assert (await rows_of(there.hub, name), there.hub.actors) == (0, {})
            assert "nobody came back" in await outcome(there.hub, name)

    asyncio.run(story())


def test_limits_count_what_lives_also_after_a_restart(tmp_path: Path) -> None:
    async def made(here: Room, address: str) -> bool:
        try:
            await empty_table(here.hub, address=address)
        except TooMany:
            return False
        return True

    few: Settings = settings(tables=2, all_tables=4)

    async def story() -> None:
        async with room(tmp_path, few) as here:
            assert [await made(here, "a") for _ in range(3)] == [True, True, False]
            await sleep(here)
            assert [await made(here, "b") for _ in range(3)] == [True, True, False]
        async with room(tmp_path, few) as there:
            assert not await made(there, "a")
            assert await there.hub.standings.count("") == (0, 4)
            await there.hub.waking.wake_all()
            await there.settle()
            await days_later(there.hub, 2)
            assert await made(there, "a") and await made(there, "c")
            kept = await there.hub.store.fetch("SELECT maker FROM tables")
            assert all(len(maker) in (0, 32) and maker not in ("a", "b", "c") for (maker,) in kept)

    asyncio.run(story())


def test_where_all_tables_are_taken_the_one_nobody_came_back_to_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, settings(all_tables=3)) as here:
            hub = here.hub
            first, second = await empty_table(hub, address="a"), await empty_table(hub, address="a")
            seated = (await here.table("dachs", "pp")).table.name
            await sleep(here)
            await hub.find(first)
            third = await empty_table(hub, address="b")  # in the place of the second, which is asleep
            assert [await outcome(hub, name) for name in (first, seated, third)] == ["is there"] * 3
            assert "nobody came back" in await outcome(hub, second)
            await here.later(1)
            await hub.find(third)
            await empty_table(hub, address="c")  # nothing sleeps: in the place of the first, unused for longer
            assert "nobody came back" in await outcome(hub, first)
            assert await outcome(hub, third) == "is there"

    asyncio.run(story())


def test_where_somebody_sits_at_every_table_none_makes_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, settings(all_tables=2)) as here:
            names = [(await here.table("dachs", "pp")).table.name for _ in range(2)]
            await sleep(here)
            with pytest.raises(TooMany):
                await empty_table(here.hub, address="b")
            assert [await outcome(here.hub, name) for name in names] == ["is there"] * 2

    asyncio.run(story())


def test_a_game_that_is_over_counts_no_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path, settings(tables=1)) as here:
            actor = await here.table("herecomesthedog", "bb")
            assert actor.table.phase == "over" and actor.is_awake
            assert await here.hub.standings.count(await here.hub.maker("here")) == (0, 0)
            assert await here.hub.listed() == []
            await empty_table(here.hub)

    asyncio.run(story())


async def spoil(hub: Hub, name: str) -> None:
    rows = await hub.store.entries(name)
    await hub.store.rewrite(name, {rows[2][0]: b'{"entry":"nothing'})


def test_a_damaged_row_is_told_with_its_number_and_harms_no_other_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            names = [(await here.table("dachs", "pp", clock=Clock("days", 1))).table.name for _ in range(3)]
            await spoil(here.hub, names[0])
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            while not set(names[1:]) <= set(home.hub.actors):
                await asyncio.sleep(0)
            first = (await ada.http.get(f"/api/tables/{names[0]}")).json()
            assert first["code"] == "damaged"
            number = first["message"][1]["number"]
            assert f"fault {number}: " in caplog.text
            await ada.send(Hello(names[0], None))
            told = await ada.hear()
            assert refused(told) == "damaged" and number in str(told)
            assert (await ada.http.get(f"/api/tables/{names[1]}")).status_code == 200

    asyncio.run(story())


def test_luck_that_is_not_the_committed_luck_is_damage(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            name = (await here.table("dachs", "pp")).table.name
            at, entry = next(
                (at, entry)
                for at, data in await here.hub.store.entries(name)
                if isinstance(entry := read(data), Started)
            )
            entry.dealt[0].values.reverse()
            await here.hub.store.rewrite(name, {at: written(entry)})
            here.hub.actors.clear()
            with pytest.raises(Damaged):
                await here.hub.find(name)

    asyncio.run(story())


async def undone(actor: TableActor, moves: int) -> None:
    """A person makes a move and takes it back, again and again, in a log from before there was any compaction."""
    store, table = actor.hub.store, actor.table
    seat = table.owing()[0]
    text = table.game.vocabulary.texts[table.playing().state.legal(seat)[0]]
    number = table.number
    for _ in range(moves):
        entry = actions.move(table, seat, text, f"m{number}", 1)
        assert isinstance(entry, Moved)
        await store.append(table.name, number, written(entry))
        await store.append(table.name, number + 1, written(Undone(0)))
        number += 2


def test_a_long_log_is_made_short_when_it_is_first_read(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dachs", "pp", {"first": 0})
            name, before = actor.table.name, actor.table.playing().state.dump()
            await undone(actor, 400)
            here.hub.actors.clear()
            again = await here.hub.find(name)
            await here.settle()
            rows = await here.hub.store.entries(name)
            assert len(rows) < 10 and [number for number, _ in rows] == sorted({number for number, _ in rows})
            assert again.table.playing().state.dump() == before and len(again.table.ids) == IDS_KEPT
            here.actor, here.hub.actors = again, {name: again}
            await again.do(lambda: actions.say(again.table, QUICK, 0, "still here", "p0"))
            last = (await here.hub.store.entries(name))[-1]
            assert (last[0], read(last[1]).text) == (rows[-1][0] + 1, "still here")  # type: ignore[union-attr]

    asyncio.run(story())


def test_data_of_an_older_version_has_its_tables_and_those_that_are_over(tmp_path: Path) -> None:
    tmp_path = tmp_path / "old"
    tmp_path.mkdir()
    connection = sqlite3.connect(tmp_path / "houndtable.db")
    for number in ("0001", "0002"):
        sql = (Path(retention.__file__).parent / "migrations/sqlite" / f"{number}.sql").read_text()
        connection.executescript(sql)
    connection.executemany("INSERT INTO entries VALUES (?, 0, ?)", [("a", b"{}"), ("b", b"{}")])
    connection.execute("INSERT INTO over VALUES ('b')")
    connection.execute("PRAGMA user_version = 2")
    connection.commit()
    connection.close()

    async def story() -> None:
        store = SqliteStore(tmp_path)
        assert await store.fetch('SELECT "table", state, awake FROM tables ORDER BY made') == [
            ("a", "open", 1),
            ("b", "over", 0),
        ]
        await store.execute(Statement("DELETE FROM tables", ()))
        await store.close()

    asyncio.run(story())
