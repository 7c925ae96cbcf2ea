"""People own their data: what a stranger may read of them, everything to take home, and being forgotten."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from houndtable.kernel.chance import Seeded
from houndtable.record import read, verify
from houndtable.server.entries import AnyEntry, Revealed, Sat, Spoke, written
from houndtable.server.export import about
from houndtable.server.messages import AskHistory as AskStory
from houndtable.server.messages import Hello, History, People, Said, Say
from houndtable.server.registry import Registry
from houndtable.server.sqlite_store import NAME
from tests.server.house import House, Player, house, player, post
from tests.server.quick import settings
from tests.server.test_games import play_on
from tests.server.test_links import code_of, link
from tests.server.test_sessions import is_cut_off

pytestmark = pytest.mark.usefixtures("each_store")
PEOPLE = [{"kind": "person"}, {"kind": "person"}]


async def table_of_two(ada: Player, ben: Player, **more: Any) -> str:
    """A public table where both sit and look."""
    options = {"first": 0, "lives": 1}
    made = await post(ada.http, "/api/tables", game="dachs", options=options, seats=PEOPLE, public=True, **more)
    table: str = made["info"]["table"]
    for seat, (who, name) in enumerate(((ada, "Adalbert"), (ben, "Benedikta"))):
        await post(who.http, f"/api/tables/{table}/seats", name=name)
        await who.send(Hello(table, seat))
    return table


async def play(ada: Player, ben: Player) -> None:
    await asyncio.gather(play_on(ada, Seeded(1)), play_on(ben, Seeded(2)))


async def forget(home: House, who: Player) -> None:
    """Somebody deletes themselves, and the server has done its part."""
    await post(who.http, "/api/me/delete", sure=True)
    assert home.hub.forgetting.task is not None
    await home.hub.forgetting.task


async def names_told(http: httpx.AsyncClient, table: str) -> list[list[str]]:
    """The names that a record, a replay and the table itself tell."""
    record = (await http.get(f"/api/tables/{table}/record")).text
    assert verify(record).is_fair
    replay = (await http.get(f"/api/tables/{table}/replay")).json()
    infos = [replay["info"], (await http.get(f"/api/tables/{table}")).json()]
    infos.append((await http.get(f"/api/tables/{table}/places")).json()["info"])
    return [read(record).head.names, *([seat["name"] for seat in info["seats"]] for info in infos)]


def test_strangers_read_the_names_of_those_who_agreed_and_of_nobody_else(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await table_of_two(ada, ben)
            await play(ada, ben)
            async with home.browser() as http, player(home, "Eve") as eve:
                for look in (http, eve.http):
                    assert await names_told(look, table) == [["Player 1", "Player 2"]] * 4
                assert (await names_told(ada.http, table))[1:] == [["Adalbert", "Benedikta"]] * 3
                await eve.send(Hello(table, None))
                assert [seat.name for seat in (await eve.wait(People)).info.seats] == ["Player 1", "Player 2"]
                told = await eve.ask(AskStory, table, None)
                assert isinstance(told, History)
                assert "Adalbert" not in str(told) and told.events
                assert (await post(ada.http, "/api/me", named=True))["named"]
                assert await names_told(http, table) == [["Adalbert", "Player 2"]] * 4
                await post(ada.http, "/api/me", named=False)
                assert await names_told(http, table) == [["Player 1", "Player 2"]] * 4

    asyncio.run(story())


def test_whoever_sat_at_somebody_elses_screen_stays_unnamed(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as http:
            seats = [{"kind": "person"}, {"kind": "hot"}]
            options = {"first": 0, "lives": 1}
            made = await post(ada.http, "/api/tables", game="dachs", options=options, seats=seats)
            table = made["info"]["table"]
            await post(ada.http, "/api/me", named=True)
            for seat, name in enumerate(("Adalbert", "Little Brother")):
                await post(ada.http, f"/api/tables/{table}/seats", name=name, seat=seat)
            async with player(home, "", ada.http) as again:
                await ada.send(Hello(table, 0))
                await again.send(Hello(table, 1))
                await play(ada, again)
            assert await names_told(http, table) == [["Adalbert", "Player 2"]] * 4

    asyncio.run(story())


def test_everything_about_a_person_can_be_taken_home(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await table_of_two(ada, ben)
            await ada.ask(Say, table, 0, "hello")
            await ben.ask(Say, table, 1, "my secret")
            response = await ada.http.get("/api/me/export")
            assert "attachment" in response.headers["content-disposition"]
            told = response.json()
            (at,) = told["tables"]
            assert (at["table"], at["game"], at["host"], at["said"]) == (table, "dachs", True, ["hello"])
            assert at["places"] == {"0": "Adalbert"}
            (session,) = told["sessions"]
            assert session["here"]
            assert (told["name"], told["named"]) == ("Ada", False)
            assert "my secret" not in response.text
            assert ada.http.cookies["houndtable"] not in response.text
            codes = [(await ada.http.get("/api/me/export")).status_code for _ in range(5)]
            assert codes == [200] * 4 + [429]
            async with home.browser() as stranger:
                assert (await stranger.get("/api/me/export")).status_code == 401

    asyncio.run(story())


def test_seeds_belong_to_whoever_gave_them() -> None:
    entries: list[AnyEntry] = [
        Sat(0, "ada", "Ada", "", "hash"),
        Sat(1, "ben", "Ben", "old"),
        Revealed(0, "seed"),
        Spoke(0, "hello"),
    ]
    rows = [(number, written(entry)) for number, entry in enumerate(entries)]
    for person, seeds, said in (("ada", ["seed"], ["hello"]), ("ben", ["old"], [])):
        told = about("table", person, rows)
        assert told is not None
        assert (told.seeds, told.said) == (seeds, said)
    assert about("table", "eve", [*rows, (4, b'{"entry":"sat", damaged')]) is None


def test_the_figures_on_privacy_are_the_servers_settings(tmp_path: Path) -> None:
    async def story() -> None:
        chosen = settings(contact="ask@example.org", session_days=30, link_seconds=7200, finished_days=14)
        async with house(tmp_path, chosen) as home, home.browser() as http:
            told = (await http.get("/api/privacy")).json()
            assert (told["contact"], told["session_days"], told["link_hours"]) == ("ask@example.org", 30, 2)
            assert told["finished_days"] == 14

    asyncio.run(story())


async def put_to_sleep(home: House, table: str) -> None:
    """The table is on the disk and nowhere else."""
    before = set(home.hub.tasks)
    home.hub.sleepers.put(home.hub.actors[table])
    await asyncio.wait(home.hub.tasks - before)


def test_a_sleeping_table_is_listed_without_who_was_forgotten(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            made = await post(ben.http, "/api/tables", game="dachs", players=3, public=True)
            table = made["info"]["table"]
            for who, name in ((ada, "Adalbert"), (ben, "Benedikta")):
                await post(who.http, f"/api/tables/{table}/seats", name=name)
            await put_to_sleep(home, table)
            assert "Adalbert" in (await ben.http.get("/api/tables")).text
            await forget(home, ada)
            listed = (await ben.http.get("/api/tables")).text
            assert "Adalbert" not in listed and "Benedikta" in listed
            await put_to_sleep(home, table)
            listed = (await ben.http.get("/api/tables")).text
            assert "Adalbert" not in listed and "Benedikta" in listed
            rows = await home.hub.store.fetch("SELECT listing FROM tables")
            assert b"Adalbert" not in b"".join(row[0] for row in rows if row[0])

    asyncio.run(story())


def test_nothing_is_deleted_unless_a_page_of_ours_is_sure(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            assert await code_of(ada.http, "/api/me/delete") == (400, "malformed")
            foreign = {"origin": "https://elsewhere.example.org"}
            refused = await ada.http.post("/api/me/delete", json={"sure": True}, headers=foreign)
            assert refused.json()["code"] == "foreign-origin"
            assert (await ada.http.get("/api/me")).status_code == 200

    asyncio.run(story())


def everything(folder: Path) -> bytes:
    """All bytes of the data folder."""
    return b"".join(file.read_bytes() for file in folder.glob(f"{NAME}*"))


def test_who_is_forgotten_is_nowhere_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            over = await table_of_two(ada, ben)
            await play(ada, ben)
            await ada.ask(Say, over, 0, "an old secret")
            await ben.ask(Say, over, 1, "still here")
            me = (await ada.http.get("/api/me")).json()["person"]
            await forget(home, ada)
            assert await is_cut_off(ada)
            assert not ada.http.cookies
            assert await names_told(ben.http, over) == [["Player 1", "Player 2"], *[["Player 1", "Benedikta"]] * 3]
            told = await ben.ask(AskStory, over, 1)
            assert isinstance(told, History)
            assert [one.text for one in told.talk] == ["still here"]
            assert "Adalbert" not in str(told)
            rows = b"".join(data for _, data in await home.hub.store.entries(over))
            for word in (b"Adalbert", b"an old secret", me.encode()):
                assert word not in rows
            assert await home.hub.registry.forgetting() == []
            assert await home.hub.store.fetch("SELECT * FROM people WHERE person = $1", me) == []
        async with house(tmp_path) as home, home.browser() as http:
            assert await names_told(http, over) == [["Player 1", "Player 2"]] * 4
        for word in (b"Adalbert", b"an old secret", me.encode()):
            assert word not in everything(tmp_path)

    asyncio.run(story())


def test_a_bot_plays_on_for_who_is_forgotten_and_the_others_see_no_name(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await table_of_two(ada, ben)
            await ada.ask(Say, table, 0, "goodbye")
            await ben.wait(Said)
            await forget(home, ada)
            people = await ben.wait(People, lambda message: message.info.seats[0].bot)
            assert people.info.seats[0].name == "Player 1"
            await ben.send(Hello(table, 1))  # the page asks for all of it anew
            await play_on(ben, Seeded(2))
            info = (await ben.http.get(f"/api/tables/{table}")).json()
            assert (info["phase"], info["host"]) == ("over", -1)

    asyncio.run(story())


def test_at_a_table_that_has_not_begun_the_place_is_free_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            made = await post(ben.http, "/api/tables", game="dachs", seats=PEOPLE, public=True)
            table = made["info"]["table"]
            await post(ada.http, f"/api/tables/{table}/seats", name="Adalbert")
            token = await link(ada.http, table)
            await forget(home, ada)
            info = (await ben.http.get(f"/api/tables/{table}")).json()
            assert [seat["name"] for seat in info["seats"]] == ["", ""]
            async with player(home, "Stranger") as stranger:
                assert await code_of(stranger.http, f"/api/tables/{table}/return", token=token) == (403, "not-yours")
            assert (await post(ben.http, f"/api/tables/{table}/seats", name="Ben"))["seat"] == 0

    asyncio.run(story())


def test_forgetting_goes_on_after_a_crash(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            tables = [await table_of_two(ada, ben) for _ in range(3)]
            real, done = Registry.leave, list[str]()

            async def leave(registry: Registry, person: str, table: str) -> None:
                done.append(table)
                if len(done) > 1:
                    raise OSError("the machine is gone")
                await real(registry, person, table)

            with mock.patch.object(Registry, "leave", leave):
                await post(ada.http, "/api/me/delete", sure=True)
                assert home.hub.forgetting.task is not None
                with pytest.raises(OSError, match="gone"):
                    await home.hub.forgetting.task
            assert len(await home.hub.registry.forgetting()) == 1
        async with house(tmp_path) as home, home.browser() as http:
            assert home.hub.forgetting.task is not None
            await home.hub.forgetting.task
            assert await home.hub.registry.forgetting() == []
            for table in tables:
                info = (await http.get(f"/api/tables/{table}")).json()
                assert [seat["name"] for seat in info["seats"]] == ["Player 1", "Benedikta"]
                assert b"Adalbert" not in b"".join(data for _, data in await home.hub.store.entries(table))

    asyncio.run(story())


def test_no_log_holds_a_name_or_a_token(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            await table_of_two(ada, ben)
            token = ada.http.cookies["houndtable"]
            with mock.patch.object(home.hub.store, "rewrite", side_effect=OSError("Adalbert")):
                await post(ada.http, "/api/me/delete", sure=True)
                await asyncio.wait([home.hub.forgetting.task] if home.hub.forgetting.task else [])
            assert caplog.text
            for word in ("Adalbert", token, "Benedikta"):
                assert word not in caplog.text

    asyncio.run(story())


def test_people_without_sessions_and_tables_are_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            await table_of_two(ada, ben)
            async with home.browser() as http:
                await post(http, "/api/people", name="Eve")
            registry = home.hub.registry
            monkeypatch.setattr("houndtable.server.registry.today", lambda: 10**6)
            await registry.prune()
            names = {row[0] for row in await home.hub.store.fetch("SELECT name FROM people")}
            assert names == {"Ada", "Ben"}
            assert await home.hub.store.fetch("SELECT 1 FROM sessions") == []

    asyncio.run(story())
