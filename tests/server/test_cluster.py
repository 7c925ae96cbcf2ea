"""Several servers on one database: clients at any of them, and tables that go on whatever becomes of their owner."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from pathlib import Path
from unittest import mock

import pytest
from redis.asyncio import Redis
from websockets.exceptions import ConnectionClosed

from houndtable.kernel.chance import Seeded
from houndtable.record import verify
from houndtable.record.fairness import seed_hash
from houndtable.server import actions, showing
from houndtable.server.messages import Done, Hello, Move, People, Ping, Pong, Reveal, Said, Say, ViewUpdate
from houndtable.server.refusals import CONNECT_AGAIN
from houndtable.server.relay import Relay
from houndtable.server.sharing import opened
from tests.server import databases
from tests.server.databases import schema
from tests.server.house import House, Player, player, post, refused, served, soon
from tests.server.shared_server import SHARED
from tests.server.test_faults import Plant
from tests.server.test_games import play_on
from tests.server.test_sessions import is_cut_off

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
            await soon(hub.cluster.link.is_up.wait())
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
        await home.hub.cluster.pulse()
        assert len(home.hub.cluster.alive) == len(homes)


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
                for path in (f"/api/tables/{table}", f"/api/tables/{table}/replay?seat=0"):
                    here, there = await ada.http.get(path), await ben.http.get(path)
                    assert (here.status_code, here.content) == (there.status_code, there.content)
                text = (await ben.http.get(f"/api/tables/{table}/record")).text
                assert verify(text).is_fair
                assert table in one.hub.actors and table not in two.hub.actors
                assert two.hub.counts.forwarded > 10 and three.hub.counts.forwarded > 10

    asyncio.run(story())


def test_logging_out_everywhere_reaches_every_server_even_one_that_was_cut_off(cluster: Cluster) -> None:
    async def story() -> None:
        async with cluster.server() as one, cluster.server() as two, player(one, "Ada") as ada:
            async with at(two, ada) as there:
                await post(ada.http, "/api/me/logout", everywhere=True)
                assert await is_cut_off(ada)
                assert await is_cut_off(there)
            async with player(one, "Ben") as ben, at(two, ben) as there:
                with mock.patch.object(one.hub.cluster, "log_out"):  # nobody hears of it
                    await post(ben.http, "/api/me/logout", everywhere=True)
                assert two.hub.cluster is not None
                two.hub.cluster.deaf(None)
                assert await is_cut_off(there)

    asyncio.run(story())


def test_who_is_forgotten_at_one_server_is_forgotten_at_the_tables_of_all(cluster: Cluster) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
        ):
            here, there = await table_for_two(ada, ben), await table_for_two(ben, ada)
            assert here in one.hub.actors and there in two.hub.actors
            async with at(two, ada) as elsewhere:
                await post(elsewhere.http, "/api/me/delete", sure=True)
                assert await is_cut_off(elsewhere)
            assert await is_cut_off(ada)
            await ben.send(Hello(here, 1))
            await ben.wait(People, lambda message: message.info.seats[0].name == "Player 1")
            await ben.send(Hello(there, 0))
            await ben.wait(People, lambda message: message.info.seats[1].name == "Player 2")

    asyncio.run(story())


async def table_for_two(ada: Player, ben: Player) -> str:
    """A table made by Ada where both have places."""
    made = await post(ada.http, "/api/tables", game="dachs", options={"first": 0}, seats=PEOPLE)
    table: str = made["info"]["table"]
    for who in (ada, ben):
        await post(who.http, f"/api/tables/{table}/seats", name="somebody", key=made["key"])
    return table


def test_who_comes_back_at_another_server_is_sent_what_it_missed(cluster: Cluster) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            cluster.server() as three,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
        ):
            table = await table_for_two(ada, ben)
            await ada.send(Hello(table, 0))
            await ben.send(Hello(table, 1))
            last = (await ben.wait(ViewUpdate)).seq
            for text in ("one", "two"):
                assert isinstance(await ada.ask(Say, table, 0, text), Done)
            async with at(three, ben) as again:
                assert again.epoch == ben.epoch
                await again.send(Hello(table, 1, again.epoch, last))
                assert [(await again.wait(Said)).text for _ in range(2)] == ["one", "two"]

    asyncio.run(story())


def test_a_fault_at_another_server_is_told_and_makes_nobody_deaf(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
        ):
            table = await table_for_two(ada, ben)
            monkeypatch.setattr(actions, "say", Plant(actions.say))
            assert refused(await ben.ask(Say, table, 1, "hello")) == "our-fault"
            monkeypatch.setattr(showing, "info", Plant(showing.info))
            response = await ben.http.get(f"/api/tables/{table}")
            assert (response.status_code, response.json()["code"]) == (500, "our-fault")
            take = Plant(Relay.take)
            monkeypatch.setattr(Relay, "take", lambda *words: take(*words))
            await ben.send(Say(table, 1, "nobody hears this", "x"))
            assert isinstance(await ben.ask(Say, table, 1, "hello"), Done)
            assert [home.hub.counts.faults for home in (one, two)] == [3, 0]

    asyncio.run(story())


def test_a_refusal_reaches_a_client_at_another_server(cluster: Cluster) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
        ):
            table = await table_for_two(ada, ben)
            assert refused(await ben.ask(Move, table, 0, 1, "draw")) == "not-yours"
            assert refused(await ben.ask(Move, table, 1, 1, "draw")) == "stale"
            assert refused(await ben.ask(Move, "none", 1, 1, "draw")) == "no-such-table"
            wrong = await ben.http.post(f"/api/tables/{table}/seats", json={"name": "Ben"})
            assert (wrong.status_code, wrong.json()["code"]) == (409, "not-now")
            large = await ben.http.post(f"/api/tables/{table}/seats", json={"name": "x" * 99999})
            assert large.status_code == 413
            assert (await ben.http.get("/api/tables/none")).status_code == 404
            assert isinstance(await ben.ask(Ping), Pong)

    asyncio.run(story())


def test_what_is_no_frame_disturbs_nobody(cluster: Cluster) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
            Redis.from_url(cluster.redis) as stranger,
        ):
            table = await table_for_two(ada, ben)
            for node in (hub.cluster.node for hub in (one.hub, two.hub) if hub.cluster is not None):
                for scrap in (b"", b"nonsense", b"\x92\xa7NewKind\xa1x", b"\x91\xa9Restarted"):
                    assert await stranger.publish(f"houndtable:{node}", scrap) == 1
            await ben.send(Hello(table, 1))
            await ben.wait(ViewUpdate)
            assert isinstance(await ben.ask(Say, table, 1, "still here"), Done)

    asyncio.run(story())


def test_when_a_server_ends_its_tables_go_on_elsewhere_and_clients_are_told_to_connect_again(cluster: Cluster) -> None:
    async def story() -> None:
        async with cluster.server() as two:
            async with cluster.server() as one:
                await meet(one, two)
                async with player(one, "Ada") as ada, player(two, "Ben") as ben:
                    table = await table_for_two(ada, ben)
                    await ada.send(Hello(table, 0))
                    before = await ada.wait(ViewUpdate)
                    cookies = ada.http.cookies
                    await ben.send(Hello(table, 1))
                    await ben.wait(ViewUpdate)
                    assert one.hub.cluster is not None
                    await one.hub.cluster.close()
                    with pytest.raises(ConnectionClosed):
                        await ben.wait(Done)
                    assert ben.socket.close_code == CONNECT_AGAIN
                    one.hub.cluster = None
            async with two.browser(cookies) as http, player(two, "", http) as again:
                await again.send(Hello(table, 0, ada.epoch, before.seq))
                at_hand = await again.wait(ViewUpdate)
                assert at_hand.view == before.view and at_hand.seq > before.seq
                move = Move(table, 0, at_hand.position, at_hand.moves[0], "m")
                assert isinstance(await again.answer(move), Done)

    asyncio.run(story())


def test_a_table_that_is_sealed_is_dealt_by_another_server_with_the_seeds_both_were_told(cluster: Cluster) -> None:
    seeds = ["a seed that Ada drew", "a seed that Ben drew"]

    async def story() -> None:
        async with cluster.server() as two:
            async with cluster.server() as one:
                await meet(one, two)
                async with player(one, "Ada") as ada, player(two, "Ben") as ben:
                    made = await post(ada.http, "/api/tables", game="dachs", options=SHORT, seats=PEOPLE, public=True)
                    table, commitment = made["info"]["table"], made["info"]["commitment"]
                    for seat, who in enumerate((ada, ben)):
                        hashed = seed_hash(commitment, seat, seeds[seat])
                        await post(who.http, f"/api/tables/{table}/seats", name="n", seat=seat, hash=hashed)
                    await ben.send(Hello(table, 1))
                    await ben.wait(People, lambda people: people.info.phase == "starting")
                    assert isinstance(await ben.ask(Reveal, table, 1, seeds[1]), Done)
                    people = ada.http.cookies, ben.http.cookies
                    assert one.hub.cluster is not None
                    await one.hub.cluster.close()
                    one.hub.cluster = None
            async with two.browser(people[0]) as http, player(two, "", http) as ada:
                await ada.send(Hello(table, 0))
                assert isinstance(await ada.ask(Reveal, table, 0, seeds[0]), Done)
                async with two.browser(people[1]) as other, player(two, "", other) as ben:
                    await ben.send(Hello(table, 1))
                    assert isinstance(await ben.ask(Reveal, table, 1, seeds[1]), Done)
                    for seat, who in enumerate((ada, ben)):
                        await who.send(Hello(table, seat))
                    await asyncio.gather(play_on(ada, Seeded(1)), play_on(ben, Seeded(2)))
                report = verify((await http.get(f"/api/tables/{table}/record")).text)
                assert report.is_fair and [place.seed for place in report.places] == ["sealed", "sealed"]

    asyncio.run(story())


def test_tables_nobody_asks_for_are_taken_over_too(cluster: Cluster) -> None:
    async def story() -> None:
        async with cluster.server() as two:
            async with cluster.server() as one, player(one, "Ada") as ada, player(two, "Ben") as ben:
                table = await table_for_two(ada, ben)
                assert table not in two.hub.actors
            there = two.hub.cluster
            assert there is not None
            async with asyncio.timeout(30):
                while not await two.hub.standings.asleep():  # where nothing happens by itself it sleeps on
                    await there.pulse()
                    assert there.adopting is not None
                    await there.adopting

    asyncio.run(story())


def test_a_table_that_sleeps_is_listed_once_and_woken_from_anywhere(cluster: Cluster) -> None:
    async def story() -> None:
        async with (
            cluster.server() as one,
            cluster.server() as two,
            player(one, "Ada") as ada,
            player(two, "Ben") as ben,
        ):
            await meet(one, two)
            made = await post(ada.http, "/api/tables", game="dachs", seats=PEOPLE, public=True)
            table = made["info"]["table"]
            one.hub.sleepers.put(one.hub.actors[table])
            assert table not in one.hub.actors
            while not await one.hub.standings.asleep():
                await asyncio.sleep(0)
            for who in (ada, ben):
                listed = (await who.http.get("/api/tables")).json()["tables"]
                assert [info["table"] for info in listed] == [table]
            await post(ben.http, f"/api/tables/{table}/seats", name="Ben")
            assert table in two.hub.actors
            two.hub.sleepers.put(two.hub.actors[table])
            while not await two.hub.standings.asleep():
                await asyncio.sleep(0)
            assert (await ada.http.get(f"/api/tables/{table}")).json()["seats"][0]["name"] == "Ben"
            assert table in one.hub.actors

    asyncio.run(story())


async def shown_again(home: House, who: Player, table: str) -> None:
    """Comes back until the table is shown, as a client does that is told to connect again."""
    while True:
        with suppress(ConnectionClosed):
            async with player(home, "", who.http) as again:
                await again.send(Hello(table, 1))
                await again.wait(ViewUpdate)
                return


def test_while_redis_is_gone_each_server_serves_its_own_and_then_all(postgres: str, tmp_path: Path) -> None:
    async def story() -> None:
        data = await schema(postgres, str(tmp_path))
        with ExitStack() as stack:
            url = stack.enter_context(databases.redis(tmp_path))
            async with (
                Cluster(data, url).server() as one,
                Cluster(data, url).server() as two,
                player(one, "Ada") as ada,
                player(two, "Ben") as ben,
            ):
                table = await table_for_two(ada, ben)
                await ben.send(Hello(table, 1))
                await ben.wait(ViewUpdate)
                stack.close()
                with pytest.raises(ConnectionClosed):
                    await ben.wait(Done)
                assert ben.socket.close_code == CONNECT_AGAIN
                assert (await ben.http.get(f"/api/tables/{table}")).status_code == 503
                assert (await ben.http.get("/health")).status_code == 503
                await ada.send(Hello(table, 0))
                at_hand = await ada.wait(ViewUpdate)
                move = Move(table, 0, at_hand.position, at_hand.moves[0], "m")
                assert isinstance(await ada.answer(move), Done)
                stack.enter_context(databases.redis(tmp_path))
                for home in (one, two):
                    assert home.hub.cluster is not None
                    await soon(home.hub.cluster.link.is_up.wait())
                await soon(shown_again(two, ben, table))
                assert (await ben.http.get("/health")).status_code == 200
                assert "houndtable_processes 2" in (await ben.http.get("/metrics")).text

    asyncio.run(story())
