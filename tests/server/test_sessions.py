"""A person's devices: each has a token of its own, and logging out ends it at once."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from houndtable.server import registry
from houndtable.server.actions import hashed
from houndtable.server.messages import Ping, Pong
from houndtable.server.people import another_device
from houndtable.server.refusals import UNKNOWN_PERSON
from tests.server.house import House, Player, house, player, post
from tests.server.quick import settings

pytestmark = pytest.mark.usefixtures("each_store")


async def second_device(home: House, who: Player) -> httpx.AsyncClient:
    """Another browser of the same person."""
    me = (await who.http.get("/api/me")).json()
    person = await another_device(home.hub.registry, me["person"])
    return home.browser(httpx.Cookies({"houndtable": person.token}))


async def closes(who: Player) -> int | None:
    """The code with which the server closes the socket."""
    with suppress(ConnectionClosed):
        while True:
            await who.hear()
    return who.socket.close_code


async def is_cut_off(who: Player) -> bool:
    """Whether the server closes the socket because it no longer knows the person."""
    return await closes(who) == UNKNOWN_PERSON


def test_logging_out_here_ends_this_session_and_no_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            house(tmp_path) as home,
            player(home, "Ada") as ada,
            await second_device(home, ada) as http,
            player(home, "", http) as there,
        ):
            listed = (await ada.http.get("/api/me/sessions")).json()["sessions"]
            assert sorted(one["here"] for one in listed) == [False, True]
            assert "token" not in str(listed)
            response = await ada.http.post("/api/me/logout", json={})
            assert response.is_success
            assert not ada.http.cookies
            assert await is_cut_off(ada)
            assert isinstance(await there.ask(Ping), Pong)
            (left,) = (await http.get("/api/me/sessions")).json()["sessions"]
            assert left["here"]

    asyncio.run(story())


def test_one_device_can_log_another_out_but_nobody_elses(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            (bens,) = (await ben.http.get("/api/me/sessions")).json()["sessions"]
            refused = await ada.http.post("/api/me/logout", json={"session": bens["session"]})
            assert (refused.status_code, refused.json()["code"]) == (404, "no-such-session")
            assert isinstance(await ben.ask(Ping), Pong)
            async with await second_device(home, ada) as http, player(home, "", http) as there:
                listed = (await ada.http.get("/api/me/sessions")).json()["sessions"]
                (other,) = [one["session"] for one in listed if not one["here"]]
                await post(ada.http, "/api/me/logout", session=other)
                assert await is_cut_off(there)
                assert (await http.get("/api/me")).status_code == 401
                assert isinstance(await ada.ask(Ping), Pong)

    asyncio.run(story())


def test_logging_out_everywhere_ends_every_session(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            token = ada.http.cookies["houndtable"]
            async with await second_device(home, ada) as http, player(home, "", http) as there:
                await post(ada.http, "/api/me/logout", everywhere=True)
                assert await is_cut_off(ada)
                assert await is_cut_off(there)
                for shown in (token, http.cookies["houndtable"]):
                    answer = await ben.http.get("/api/me", headers={"authorization": f"Bearer {shown}"})
                    assert answer.status_code == 401
                assert isinstance(await ben.ask(Ping), Pong)

    asyncio.run(story())


def test_a_session_that_is_unused_for_a_year_has_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            day = registry.today()
            for later, status in ((365, 200), (730, 200), (1096, 401)):
                monkeypatch.setattr(registry, "today", lambda later=later: day + later)
                assert (await ada.http.get("/api/me")).status_code == status

    asyncio.run(story())


def test_only_a_page_of_ours_can_log_somebody_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            foreign = {"origin": "https://elsewhere.example.org"}
            refused = await ada.http.post("/api/me/logout", json={"everywhere": True}, headers=foreign)
            assert refused.json()["code"] == "foreign-origin"
            assert isinstance(await ada.ask(Ping), Pong)

    asyncio.run(story())


def test_over_https_an_old_cookie_is_exchanged_for_one_of_this_host_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path, settings(secure_cookies=True)) as home, home.browser() as http:
            made = await http.post("/api/people", json={"name": "Ada", "bearer": True})
            me, old = made.json()["person"], made.json()["token"]
            moved = await http.post("/api/people", json={"name": ""}, headers={"cookie": f"houndtable={old}"})
            assert moved.json()["person"] == me
            cookies = {line.partition("=")[0]: line for line in moved.headers.get_list("set-cookie")}
            token = cookies["__Host-houndtable"].partition("=")[2].partition(";")[0]
            words = {word.strip().lower() for word in cookies["__Host-houndtable"].split(";")[1:]}
            assert {"secure", "path=/", "httponly", "samesite=lax", "max-age=31536000"} <= words
            assert not any(word.startswith("domain") for word in words)
            assert "max-age=0" in cookies["houndtable"].lower()
            assert token != old
            for shown in (token, old):
                answer = await http.get("/api/me", headers={"cookie": f"__Host-houndtable={shown}"})
                assert answer.status_code == (200 if shown == token else 401)
            assert not await home.hub.registry.known(hashed(old))

    asyncio.run(story())


def test_a_browser_keeps_its_cookie_for_another_year(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            again = await ada.http.post("/api/people", json={"name": "Ada"})
            assert f"houndtable={ada.http.cookies['houndtable']}" in again.headers["set-cookie"]

    asyncio.run(story())
