"""Commit and reveal at a running server: what is told when, and what a kill -9 at any moment leaves of it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import httpx
import pytest

from houndtable.games import find
from houndtable.kernel.chance import Committed, Seeded
from houndtable.record import Match, verify
from houndtable.record.fairness import seed_hash
from houndtable.server import openapi
from houndtable.server.hub import Hub
from houndtable.server.messages import Done, Hello, People, Reveal, Start, TableInfo, ViewUpdate
from houndtable.server.sqlite_store import SqliteStore
from tests.server.house import House, Player, house, player, post, refused
from tests.server.test_crash import decoded, servers
from tests.server.test_fairness import checker
from tests.server.test_games import play_on

SEEDS: Final = ["a seed that Ada drew", "a seed that Ben drew"]
WISH: Final[dict[str, Any]] = {"game": "dachs", "options": {"first": 0, "lives": 1}, "public": True}
OPTIONS: Final = {"first": 0, "lives": 1}


async def lay(http: httpx.AsyncClient, seats: int = 2) -> tuple[str, str]:
    """A table with so many places for people; its name and its commitment."""
    made = await post(http, "/api/tables", **WISH, players=2, seats=[{"kind": "person"}] * seats)
    return made["info"]["table"], made["info"]["commitment"]


async def sit(http: httpx.AsyncClient, table: str, commitment: str, seat: int) -> Any:
    hashed = seed_hash(commitment, seat, SEEDS[seat])
    return await post(http, f"/api/tables/{table}/seats", name=f"p{seat}", seat=seat, hash=hashed)


async def until(who: Player, phase: str) -> TableInfo:
    """What everybody is told when the table is in this phase."""
    return (await who.wait(People, lambda people: people.info.phase == phase)).info


async def all_pages(http: httpx.AsyncClient, table: str) -> str:
    """The answer of every path that is only read."""
    found = []
    for path in openapi.PATHS:
        if path.method == "GET":
            address = path.path.replace("{table}", table).replace("{game}", "dachs").replace("{seat}", "0")
            found.append((await http.get(address)).text)
    return "\n".join(found)


def test_no_page_and_no_message_tells_a_seed_or_the_secret_before_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with (
            house(tmp_path) as home,
            player(home, "Ada") as ada,
            player(home, "Ben") as ben,
            home.browser() as eve,
        ):
            table, commitment = await lay(ada.http)
            secret = home.hub.actors[table].table.created.secret
            pages = [await all_pages(eve, table)]
            for seat, who in enumerate((ada, ben)):
                await sit(who.http, table, commitment, seat)
                await who.send(Hello(table, seat))
            sealed = await until(ben, "starting")
            assert sealed.seal is not None and sealed.seal.owing == [0, 1]
            await until(ada, "starting")
            assert isinstance(await ben.ask(Reveal, table, 1, SEEDS[1]), Done)
            for browser in (ada.http, eve):
                pages.append(await all_pages(browser, table))
            assert isinstance(await ada.ask(Reveal, table, 0, SEEDS[0]), Done)
            for who in (ada, ben):
                await who.wait(ViewUpdate)
            pages.append(await all_pages(eve, table))
            told = "\n".join(pages) + "\n".join(map(str, ada.raw + ben.raw))
            assert commitment in told
            for hidden in [*SEEDS, secret]:
                assert hidden not in told
            for seat, who in enumerate((ada, ben)):
                await who.send(Hello(table, seat))
            await asyncio.gather(play_on(ada, Seeded(1)), play_on(ben, Seeded(2)))
            record = (await eve.get(f"/api/tables/{table}/record")).text
            assert all(hidden in record for hidden in [*SEEDS, secret])
            assert verify(record).is_fair
            assert checker()(record).endswith("Player 1: sealed. Player 2: sealed.")

    asyncio.run(story())


def test_only_whoever_has_the_place_reveals_its_seed_and_a_second_device_may(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table, commitment = await lay(ada.http)
            await sit(ada.http, table, commitment, 0)
            await sit(ben.http, table, commitment, 1)
            await ada.send(Hello(table, 0))
            await until(ada, "starting")
            assert refused(await ben.ask(Reveal, table, 0, SEEDS[0])) == "not-yours"
            assert refused(await ben.ask(Reveal, table, 1, SEEDS[0])) == "malformed"
            assert refused(await ben.ask(Start, table)) == "not-now"
            token = (await post(ada.http, f"/api/tables/{table}/seats/0/link"))["token"]
            async with player(home, "Phone") as phone:
                await post(phone.http, f"/api/tables/{table}/return", token=token)
                assert isinstance(await phone.ask(Reveal, table, 0, SEEDS[0]), Done)
            assert isinstance(await ada.ask(Reveal, table, 0, SEEDS[0]), Done)
            assert isinstance(await ben.ask(Reveal, table, 1, SEEDS[1]), Done)
            await until(ada, "playing")

    asyncio.run(story())


async def hand_of(home: House, http: httpx.AsyncClient, table: str) -> ViewUpdate:
    """What the first seat sees when the game has begun."""
    async with player(home, "", http) as who:
        await who.send(Hello(table, 0))
        return await who.wait(ViewUpdate)


async def reveal(home: House, http: httpx.AsyncClient, table: str, seat: int) -> None:
    async with player(home, "", http) as who:
        await who.send(Hello(table, seat))
        assert isinstance(await who.ask(Reveal, table, seat, SEEDS[seat]), Done)


@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_a_kill_between_seal_reveals_and_deal_changes_no_luck(order: list[int], tmp_path: Path) -> None:
    async def story() -> tuple[str, dict[str, Any]]:
        port = 0
        async with servers(tmp_path) as tell:

            async def fresh() -> House:
                nonlocal port
                url = await tell(f"begin {port}")
                port = urlsplit(url).port or 0
                return House(None, url)  # type: ignore[arg-type]

            home = await fresh()
            people = [home.browser(), home.browser()]
            table, commitment = await lay(people[0])
            for seat, http in enumerate(people):
                await sit(http, table, commitment, seat)
            for seat in order:
                assert await tell("kill") == "gone"
                home = await fresh()
                await reveal(home, people[seat], table, seat)
            assert await tell("kill") == "gone"
            home = await fresh()
            seen = await hand_of(home, people[0], table)
            for http in people:
                await http.aclose()
            assert await tell("stop") == "gone"
            return table, seen.view

    table, view = asyncio.run(story())
    store = SqliteStore(tmp_path)
    rows = [decoded(row) for _, row in asyncio.run(store.entries(table))]
    asyncio.run(store.close())
    kinds = [row["entry"] for row in rows]
    assert kinds == ["created", "sat", "sat", "sealed", "revealed", "revealed", "started"]
    chance = Committed(bytes.fromhex(rows[0]["secret"]), [seed.encode() for seed in SEEDS])
    match = Match(find("dachs"), 2, OPTIONS, chance)
    assert json.loads(json.dumps(dict(match.state.view(0).as_json()))) == view


def test_one_person_against_bots_waits_for_one_answer_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            made = await post(ada.http, "/api/tables", **WISH, players=2, seats=[{"kind": "person"}, {"kind": "bot"}])
            table, commitment = made["info"]["table"], made["info"]["commitment"]
            await sit(ada.http, table, commitment, 0)
            await ada.send(Hello(table, 0))
            await until(ada, "starting")
            assert isinstance(await ada.ask(Reveal, table, 0, SEEDS[0]), Done)
            await ada.wait(ViewUpdate)
            assert hub_entries(home.hub, table) == 5  # made, sat, sealed, revealed, started

    asyncio.run(story())


def hub_entries(hub: Hub, table: str) -> int:
    return hub.actors[table].table.number - len(hub.actors[table].table.move_log)
