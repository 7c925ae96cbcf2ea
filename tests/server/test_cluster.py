"""Several servers on one database: clients at any of them, and tables that go on whatever becomes of their owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.record import verify
from houndtable.server.messages import Hello
from houndtable.server.sharing import opened
from tests.server.databases import schema
from tests.server.house import House, Player, player, post, served
from tests.server.shared_server import SHARED
from tests.server.test_games import play_on

SHORT = {"lives": 1}
PEOPLE = [{"kind": "person"}, {"kind": "person"}]


class Cluster:
    """Where servers find each other."""

    def __init__(self, data: str, redis: str) -> None:
        self.data = data
        self.redis = redis

    @asynccontextmanager
    async def server(self) -> AsyncIterator[House]:
        hub = await opened(self.data, self.redis, SHARED, 0)
        async with served(hub) as home:
            assert hub.cluster is not None
            await hub.cluster.link.is_up.wait()
            yield home


@pytest.fixture
def cluster(postgres: str, redis: str, tmp_path: Path) -> Cluster:
    return Cluster(asyncio.run(schema(postgres, str(tmp_path))), redis)


@asynccontextmanager
async def at(home: House, who: Player) -> AsyncIterator[Player]:
    """The same person, connected to another server."""
    async with home.browser(who.http.cookies) as http, player(home, "", http) as there:
        yield there


async def meet(*homes: House) -> None:
    """Every server knows that the others are there."""
    for home in homes:
        assert home.hub.cluster is not None
        while len(home.hub.cluster.alive) < len(homes):
            await asyncio.sleep(0.01)


def test_people_at_different_servers_play_one_game(cluster: Cluster) -> None:
    async def story() -> None:
        async with cluster.server() as one, cluster.server() as two, cluster.server() as three:
            await meet(one, two, three)
            async with player(one, "Ada") as ada, player(two, "Ben") as ben:
                made = await post(
                    ada.http, "/api/tables", game="dachs", options={"lives": 1}, seats=PEOPLE, public=True
                )
                table = made["info"]["table"]
                for home in (one, two, three):
                    async with home.browser() as http:
                        listed = (await http.get("/api/tables")).json()["tables"]
                        assert [info["table"] for info in listed] == [table]
                assert (await post(ada.http, f"/api/tables/{table}/seats", name="Ada"))["seat"] == 0
                assert (await post(ben.http, f"/api/tables/{table}/seats", name="Ben"))["seat"] == 1
                async with at(three, ada) as ada_there:
                    await ada_there.send(Hello(table, 0))
                    await ben.send(Hello(table, 1))
                    await asyncio.gather(play_on(ada_there, Seeded(1)), play_on(ben, Seeded(2)))
                text = (await ben.http.get(f"/api/tables/{table}/record")).text
                assert verify(text).is_fair
                assert table in one.hub.keepers and table not in two.hub.keepers
                assert two.hub.counts.forwarded > 10 and three.hub.counts.forwarded > 10

    asyncio.run(story())
