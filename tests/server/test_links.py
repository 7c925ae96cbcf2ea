"""Links: to a place for one further device, which its owner can take back, and to a table that its host can renew."""

from __future__ import annotations

import asyncio
import time
from itertools import permutations
from pathlib import Path

import httpx
import pytest

from houndtable.kernel.chance import Seeded
from houndtable.server.messages import Device, Done, Hello, People, Ping, Pong, Rematch
from houndtable.server.refusals import CONNECT_AGAIN
from tests.server.house import House, Player, house, player, post, refused
from tests.server.quick import settings
from tests.server.test_games import play_on
from tests.server.test_sessions import closes

pytestmark = pytest.mark.usefixtures("each_store")
PEOPLE = [{"kind": "person"}, {"kind": "person"}]
SOLO = [{"kind": "person"}, {"kind": "bot"}]


async def table_of(http: httpx.AsyncClient, seats: list[dict[str, str]] = SOLO, **more: object) -> str:
    """A table made by somebody who sits there."""
    made = await post(http, "/api/tables", game="dachs", options={"first": 0, "lives": 1}, seats=seats, **more)
    table: str = made["info"]["table"]
    await post(http, f"/api/tables/{table}/seats", name="Ada")
    return table


async def link(http: httpx.AsyncClient, table: str) -> str:
    token: str = (await post(http, f"/api/tables/{table}/seats/0/link"))["token"]
    return token


async def code_of(http: httpx.AsyncClient, path: str, **body: object) -> tuple[int, str]:
    response = await http.post(path, json=body)
    return response.status_code, response.json()["code"]


def test_a_device_that_uses_a_link_has_the_place_and_nothing_else_of_its_owner(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Phone") as phone:
            table, other = await table_of(ada.http), await table_of(ada.http)
            await ada.send(Hello(table, 0))
            token = await link(ada.http, table)
            assert (await post(phone.http, f"/api/tables/{table}/return", token=token))["seat"] == 0
            await ada.wait(Device)  # the owner is told
            assert (await phone.http.get("/api/me")).json()["name"] == "Phone"
            assert (await phone.http.get(f"/api/tables/{table}/places")).json()["seats"] == [0]
            assert (await phone.http.get(f"/api/tables/{other}/places")).json()["seats"] == []
            assert len((await ada.http.get("/api/me/sessions")).json()["sessions"]) == 1
            await phone.send(Hello(table, 0))
            await play_on(phone, Seeded(1))

    asyncio.run(story())


def test_whoever_made_a_link_has_no_place_of_whom_it_was_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Mallory") as mallory, player(home, "Bob") as bob:
            trap = await table_of(mallory.http)
            await post(bob.http, f"/api/tables/{trap}/return", token=await link(mallory.http, trap))
            table = await table_of(bob.http)
            await mallory.send(Hello(table, 0))
            assert refused(await mallory.hear()) == "not-yours"
            assert (await mallory.http.get(f"/api/tables/{table}/places")).json()["seats"] == []

    asyncio.run(story())


def test_a_browser_that_nobody_knows_says_its_name_before_it_uses_a_link(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as phone:
            table = await table_of(ada.http)
            token = await link(ada.http, table)
            assert await code_of(phone, f"/api/tables/{table}/return", token=token) == (401, "not-known")
            await post(phone, "/api/people", name="Phone")
            assert (await post(phone, f"/api/tables/{table}/return", token=token))["seat"] == 0  # it was not used up

    asyncio.run(story())


def test_a_link_is_for_one_device_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as one, home.browser() as two:
            table = await table_of(ada.http)
            for http in (one, two):
                await post(http, "/api/people", name="Phone")
            token = await link(ada.http, table)
            answers = await asyncio.gather(
                *(http.post(f"/api/tables/{table}/return", json={"token": token}) for http in (one, two))
            )
            assert sorted(answer.status_code for answer in answers) == [200, 403]
            assert await code_of(two, f"/api/tables/{table}/return", token=token) == (403, "not-yours")

    asyncio.run(story())


def test_a_link_that_is_renewed_revoked_or_a_day_old_is_void(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as phone:
            await post(phone, "/api/people", name="Phone")
            table = await table_of(ada.http)
            seat, back = f"/api/tables/{table}/seats/0", f"/api/tables/{table}/return"
            renewed, revoked = await link(ada.http, table), await link(ada.http, table)
            assert (await ada.http.get(f"{seat}/sharing")).json()["until"] > time.time()
            assert await code_of(phone, back, token=renewed) == (403, "not-yours")
            await post(ada.http, f"{seat}/revoke")
            assert (await ada.http.get(f"{seat}/sharing")).json() == {"until": 0, "guests": []}
            old = await link(ada.http, table)
            for token in (revoked, ""):
                assert await code_of(phone, back, token=token) == (403, "not-yours")
            later = time.time() + home.hub.settings.link_seconds
            monkeypatch.setattr(time, "time", lambda: later)
            assert await code_of(phone, back, token=old) == (403, "not-yours")

    asyncio.run(story())


async def with_guest(home: House, ada: Player, guest: httpx.AsyncClient, seats: list[dict[str, str]] = SOLO) -> str:
    """A table whose first place Ada shares with somebody who has tables of their own."""
    await table_of(guest)
    table = await table_of(ada.http, seats)
    await post(guest, f"/api/tables/{table}/return", token=await link(ada.http, table))
    return table


def test_somebody_with_tables_of_their_own_shares_the_place_until_put_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await with_guest(home, ada, ben.http)
            seat, me = f"/api/tables/{table}/seats/0", (await ben.http.get("/api/me")).json()
            assert me["name"] == "Ben"
            shared = (await ada.http.get(f"{seat}/sharing")).json()
            assert shared["guests"] == [{"person": me["person"], "name": "Ben"}]
            for path in ("link", "revoke"):  # the place is not his own
                assert await code_of(ben.http, f"{seat}/{path}") == (403, "not-yours")
            assert (await ben.http.get(f"{seat}/sharing")).status_code == 403
            await ben.send(Hello(table, 0))
            assert isinstance(await ben.ask(Ping), Pong)
            await post(ada.http, f"{seat}/revoke", person=me["person"])
            assert await closes(ben) == CONNECT_AGAIN
            async with player(home, "", ben.http) as again:
                await again.send(Hello(table, 0))
                assert refused(await again.hear()) == "not-yours"
            assert await code_of(ada.http, f"{seat}/revoke", person=me["person"]) == (409, "not-now")

    asyncio.run(story())


@pytest.mark.parametrize("order", list(permutations(["ada", "tablet", "ben"]))[::2], ids="-".join)
def test_after_a_share_a_rematch_lets_in_whoever_of_the_place_comes_first(
    order: tuple[str, ...], tmp_path: Path
) -> None:
    async def story() -> None:
        async with (
            house(tmp_path) as home,
            player(home, "Ada") as ada,
            player(home, "Tablet") as tablet,
            player(home, "Ben") as ben,
        ):
            table = await with_guest(home, ada, tablet.http, PEOPLE)
            key = home.hub.actors[table].table.key
            await post(ben.http, f"/api/tables/{table}/seats", name="Ben", key=key)
            for who, seat in ((ada, 0), (tablet, 0), (ben, 1)):
                who.seat = seat
                await who.send(Hello(table, seat))
            await asyncio.gather(play_on(ada, Seeded(1)), play_on(ben, Seeded(2)))
            people = {"ada": ada, "tablet": tablet, "ben": ben}
            asker = people[order[0]]
            assert isinstance(await asker.ask(Rematch, table), Done)
            again = (await asker.http.get(f"/api/tables/{table}")).json()["rematch"]
            for name in order:
                who = people[name]
                mine = (await who.http.get(f"/api/tables/{again}/places")).json()["seats"]
                if not mine:
                    assert (await post(who.http, f"/api/tables/{again}/seats", name=name))["seat"] == who.seat
            for who in people.values():
                assert (await who.http.get(f"/api/tables/{again}/places")).json()["seats"] == [who.seat]
            assert (await ada.http.get(f"/api/tables/{again}/seats/0/sharing")).status_code == 200

    asyncio.run(story())


def test_the_host_renews_the_invitation(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await table_of(ada.http, PEOPLE)
            old = home.hub.actors[table].table.key
            await ada.send(Hello(table, 0))
            assert await code_of(ben.http, f"/api/tables/{table}/key") == (403, "not-yours")
            new = (await post(ada.http, f"/api/tables/{table}/key"))["key"]
            await ada.wait(People, lambda message: message.key == new)
            seats = f"/api/tables/{table}/seats"
            assert await code_of(ben.http, seats, name="Ben", key=old) == (403, "not-yours")
            assert (await post(ben.http, seats, name="Ben", key=new))["seat"] == 1
            assert await code_of(ada.http, f"/api/tables/{table}/key") == (409, "not-now")

    asyncio.run(story())


def test_links_and_invitations_cannot_fill_the_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setattr("houndtable.server.actions.MOST_LINKS", 2)
        async with house(tmp_path, settings()) as home, player(home, "Ada") as ada:
            table = await table_of(ada.http, PEOPLE)
            for path in ("seats/0/link", "key"):
                for _ in range(2):
                    await post(ada.http, f"/api/tables/{table}/{path}")
                assert await code_of(ada.http, f"/api/tables/{table}/{path}") == (429, "too-many")

    asyncio.run(story())
