"""Whole matches are told by a worker, finished ones once, and nobody asks for too many."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from unittest import mock

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.record import verify
from houndtable.server.messages import AskHistory, Done, Hello, History, Move, Refused, Undo, ViewUpdate
from houndtable.server.offload import Offload
from houndtable.server.retelling import OVERHEAD, Ready
from tests.server.house import house, player, post
from tests.server.quick import settings
from tests.server.test_games import play_on
from tests.server.test_looking_back import begun, steps


def making(*answers: bytes) -> tuple[list[bytes], Callable[[], Awaitable[bytes]]]:
    """What is left to be made, and what makes the next."""
    left = list(answers)

    async def make() -> bytes:
        return left.pop(0)

    return left, make


def test_an_answer_is_made_once_and_the_one_unused_for_longest_is_dropped() -> None:
    async def scene() -> None:
        ready = Ready(2 * (OVERHEAD + 10))
        left, make = making(b"a" * 10, b"b" * 10, b"c" * 10, b"B" * 10)
        assert [await ready.get(key, make) for key in ("a", "b", "a")] == [b"a" * 10, b"b" * 10, b"a" * 10]
        assert await ready.get("c", make) == b"c" * 10
        assert list(ready.kept) == ["a", "c"]
        assert await ready.get("b", make) == b"B" * 10
        assert (left, ready.size) == ([], 2 * (OVERHEAD + 10))

    asyncio.run(scene())


def test_an_answer_too_large_to_be_kept_is_given_all_the_same() -> None:
    async def scene() -> None:
        ready = Ready(OVERHEAD + 10)
        _, make = making(b"a", b"b" * 11, b"c")
        assert [await ready.get(key, make) for key in "abc"] == [b"a", b"b" * 11, b"c"]
        assert list(ready.kept) == ["c"]

    asyncio.run(scene())


def test_who_asks_while_an_answer_is_made_waits_for_that_one_though_the_first_asker_left() -> None:
    async def scene() -> None:
        ready = Ready(10**6)
        go = asyncio.Event()
        made = 0

        async def make() -> bytes:
            nonlocal made
            made += 1
            await go.wait()
            return b"whole"

        asked = [asyncio.create_task(ready.get("key", make)) for _ in range(3)]
        await asyncio.sleep(0)
        asked[0].cancel()
        go.set()
        assert await asyncio.gather(*asked[1:]) == [b"whole"] * 2
        assert made == 1

    asyncio.run(scene())


def test_one_that_fails_is_made_anew_for_who_asks_next() -> None:
    async def scene() -> None:
        ready = Ready(10**6)

        async def fail() -> bytes:
            raise ValueError("planted")

        with pytest.raises(ValueError, match="planted"):
            await ready.get("key", fail)
        assert await ready.get("key", making(b"whole")[1]) == b"whole"

    asyncio.run(scene())


def test_a_worker_tells_a_finished_match_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            home.hub.offload = Offload(1, 10)
            table = await begun(home, ada, "dachs")
            await play_on(ada, Seeded(4))
            where = f"/api/tables/{table}/record"
            written = (await ada.http.get(where)).text
            assert verify(written).moves > 0
            told = await steps(ada.http, table, "?seat=0")
            history = await ada.ask(AskHistory, table, 0)
            assert isinstance(history, History)
            assert history.events == [event for step in told for event in step["events"]]
            plain = await ada.http.get(f"/api/tables/{table}/replay?seat=0", headers={"accept-encoding": "identity"})
            assert plain.json()["steps"] == told
            with mock.patch.object(Offload, "run_for", side_effect=AssertionError):
                again = (await ada.http.get(where)).text  # signed anew, in its last line
                assert again.splitlines()[:-1] == written.splitlines()[:-1]
                assert await steps(ada.http, table, "?seat=0") == told
                assert (await ada.ask(AskHistory, table, 0)).events == history.events  # type: ignore[union-attr]

    asyncio.run(scene())


def test_a_story_does_not_keep_a_connection_from_anything_else_and_ends_with_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "dachs")
            waiting, gone = asyncio.Event(), asyncio.Event()

            async def run(*_: object) -> None:
                waiting.set()
                try:
                    await asyncio.Event().wait()
                finally:
                    gone.set()

            with mock.patch.object(home.hub.offload, "run_for", run):
                await ada.send(AskHistory(table, 0, "story"))
                at = await ada.wait(ViewUpdate, lambda update: bool(update.moves))
                await waiting.wait()
                assert isinstance(await ada.ask(Move, table, 0, at.position, at.moves[0]), Done)
                await ada.socket.close()
                await gone.wait()

    asyncio.run(scene())


def test_the_story_of_a_table_that_has_not_begun_is_empty(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            made = await post(ada.http, "/api/tables", game="dachs", players=2)
            told = await ada.ask(AskHistory, made["info"]["table"], None)
            assert isinstance(told, History)
            assert told.events == []

    asyncio.run(scene())


@pytest.mark.parametrize("lesson", [False, True])
def test_a_move_is_taken_back_by_a_match_that_a_worker_played(
    lesson: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            home.hub.offload = Offload(1, 10)
            if lesson:
                made = await post(ada.http, "/api/lessons", game="dachs", name="Ada")
                table = made["info"]["table"]
                await ada.send(Hello(table, 0))
            else:
                table = await begun(home, ada, "dachs")
            actor = await home.hub.find(table)
            answer: object = None
            monkeypatch.setattr("houndtable.server.actor.AT_ONCE", 0)
            with mock.patch("houndtable.server.actions.rewound", side_effect=AssertionError):  # not on the loop
                while not isinstance(answer, Done):
                    before = await ada.wait(ViewUpdate, lambda update: bool(update.moves))
                    made = len(actor.table.move_log)
                    await ada.ask(Move, table, 0, before.position, before.moves[-1])
                    answer = await ada.ask(Undo, table, 0)
                    assert isinstance(answer, Done) or (isinstance(answer, Refused) and answer.code == "no-undo")
            assert len(actor.table.move_log) == made
            again = ada.at
            assert again is not None
            assert (again.view, again.moves) == (before.view, before.moves)
            assert isinstance(await ada.ask(Move, table, 0, again.position, again.moves[0]), Done)

    asyncio.run(scene())


def test_an_address_asks_for_so_many_matches_at_most(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path, settings(match_rate=0.001, match_burst=3)) as home, player(home, "Ada") as ada:
            table = await begun(home, ada, "dachs")
            assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await ada.http.get(f"/api/tables/{table}/replay")).status_code == 409
            assert isinstance(await ada.ask(AskHistory, table, 0), History)
            refused = await ada.ask(AskHistory, table, 0)
            assert isinstance(refused, Refused)
            assert refused.code == "too-fast"
            assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 429

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/tables", "get"), ("/health", "get"), ("/nothing", "get"), ("/favicon.svg", "static")]
)
def test_every_page_has_a_rate_an_address(path: str, limit: str, tmp_path: Path) -> None:
    async def scene() -> None:
        few = settings(**{f"{limit}_rate": 0.5, f"{limit}_burst": 2})
        async with house(tmp_path, few) as home, home.browser() as http:
            with mock.patch("houndtable.server.client.built", return_value={"favicon.svg": b""}):
                found = [await http.get(path) for _ in range(3)]
                assert [one.status_code == 429 for one in found] == [False, False, True]
                assert found[2].json()["code"] == "too-fast"
                assert found[2].headers["retry-after"] == "2"
                assert (await http.get("/favicon.svg" if limit == "get" else "/health")).status_code != 429

    asyncio.run(scene())
