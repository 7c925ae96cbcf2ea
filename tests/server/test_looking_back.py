"""Looking back at a finished game, and finding one's own places."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import pytest

from houndtable.games import find
from houndtable.games import names as game_names
from houndtable.kernel.chance import Seeded
from houndtable.server.messages import ViewUpdate
from houndtable.server.store import Standing
from tests.server.house import House, Player, house, player, post, soon
from tests.server.test_games import play_on, seated
from tests.tables import short

SEATS = [{"kind": "person"}, {"kind": "bot", "level": 1}]


async def begun(home: House, ada: Player, game: str) -> str:
    """Ada sits at a table with a bot."""
    made = await post(ada.http, "/api/tables", game=game, options=short(find(game)), seats=SEATS)
    table = str(made["info"]["table"])
    await seated(home, ada, table, made["key"], "Ada")
    return table


async def steps(http: httpx.AsyncClient, table: str, query: str = "") -> list[dict[str, Any]]:
    response = await http.get(f"/api/tables/{table}/replay{query}")
    assert response.status_code == 200, response.text
    found: list[dict[str, Any]] = response.json()["steps"]
    return found


@pytest.mark.parametrize("game", game_names())
def test_a_finished_game_is_told_as_its_player_saw_it(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as stranger:
            table = await begun(home, ada, game)
            await play_on(ada, Seeded(4))
            told, texts = await steps(stranger, table, "?seat=0"), find(game).vocabulary.texts
            views = [step["view"] for step in told]
            place = 0
            for message in ada.heard:
                if isinstance(message, ViewUpdate) and message.view["waiting"]:  # a paused view is no step
                    place = views.index(message.view, place)
            assert told[0]["move"] is None and told[0]["seat"] is None
            assert all(step["move"] in texts and step["seat"] in (0, 1) for step in told[1:])
            assert views[-1]["waiting"] == [] and "game over" in [event["event"] for event in told[-1]["events"]]
            onlooker = await steps(stranger, table)
            assert [step["move"] for step in onlooker] == [step["move"] for step in told]
            assert {step["view"]["seat"] for step in onlooker} == {None}
            assert {tuple(step) for step in told} == {("seat", "move", "events", "view")}  # and no sentence

    asyncio.run(story())


def test_a_game_that_goes_on_is_looked_back_at_by_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "dachs")
            response = await ada.http.get(f"/api/tables/{table}/replay?seat=1")
            assert (response.status_code, response.json()["code"]) == (409, "not-now")

    asyncio.run(story())


@pytest.mark.parametrize(
    ("query", "status", "code"),
    [
        ("?seat=2", 404, "no-such-seat"),
        ("?seat=x", 400, "malformed"),
        ("?seat=-1", 400, "malformed"),
    ],
)
def test_a_viewer_that_cannot_be_is_refused(query: str, status: int, code: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "herecomesthedog")
            await play_on(ada, Seeded(1))
            response = await ada.http.get(f"/api/tables/{table}/replay{query}")
            assert (response.status_code, response.json()["code"]) == (status, code)

    asyncio.run(story())


def test_places_are_told_to_whoever_has_them(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, home.browser() as stranger:
            table = await begun(home, ada, "dachs")
            for http, seats in [(ada.http, [0]), (stranger, [])]:
                told = (await http.get(f"/api/tables/{table}/places")).json()
                assert (told["seats"], told["info"]["table"]) == (seats, table)
            assert (await ada.http.get("/api/tables/none/places")).status_code == 404

    asyncio.run(story())


def test_looking_back_wakes_no_table_for_good(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "herecomesthedog")
            await play_on(ada, Seeded(1))
            let_go, is_gone = home.hub.store.let_go, asyncio.Event()

            async def note(table: str, standing: Standing | None = None) -> None:
                await let_go(table, standing)
                is_gone.set()

            with mock.patch.object(home.hub.store, "let_go", note):
                await ada.socket.close()
                await soon(is_gone.wait())
            assert not home.hub.actors
            assert await steps(ada.http, table)
            assert (await ada.http.get(f"/api/tables/{table}/places")).is_success
            assert not home.hub.actors

    asyncio.run(story())


def test_bots_at_one_table_have_names_of_their_own(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, home.browser() as http:
            made = await post(http, "/api/tables", game="drachensachen", players=6, seats=[{"kind": "bot"}] * 6)
            names = [seat["name"] for seat in made["info"]["seats"]]
            assert len(set(names)) == 6 and all(names)

    asyncio.run(story())
