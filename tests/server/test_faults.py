"""A fault stays where it is: whoever asked has its number, the table is as the disk says, and everybody plays on."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import Refusal
from houndtable.server import about, actions, actor, looking_back, showing, streams, waking
from houndtable.server.actor import TableActor
from houndtable.server.advice import Advice
from houndtable.server.bots import Thinkers
from houndtable.server.connection import Connection, read
from houndtable.server.faults import reported, trace_of
from houndtable.server.messages import Clock, Done, FromServer, Hello, Move, Ping, Pong, Refused, Say, ViewUpdate
from houndtable.server.restoring import restored
from houndtable.server.sqlite_store import SqliteStore
from houndtable.server.table import Table
from tests.server.house import PROBLEM, House, Player, house, player, post, refused
from tests.server.room import Ear, Room, room
from tests.server.test_holds import discard_until

SECRET = "the ace of spades"
NUMBER = re.compile(r"\b[0-9a-f]{8}\b")


class Planted(Exception):
    """A fault that a test planted; its text is what must never be in a log."""


class Plant:
    """Raises so many times, then works as what it stands for did."""

    def __init__(self, real: Callable[..., Any], times: int = 1, *, after: bool = False) -> None:
        self.real = real
        self.left = times
        self.after = after

    def __call__(self, *words: Any, **named: Any) -> Any:
        if not self.left:
            return self.real(*words, **named)
        self.left -= 1
        if self.after:
            self.real(*words, **named)
        raise Planted(SECRET)


@pytest.fixture(autouse=True)
def _secrets_stay_out_of_the_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    caplog.set_level(logging.WARNING)
    yield
    assert SECRET not in caplog.text


def number_of(message: Any) -> str:
    """The number of a fault, told by its message."""
    key, args = message
    assert key == "refused-our-fault" and NUMBER.fullmatch(args["number"])
    return str(args["number"])


async def begun(home: House, *people: Player) -> str:
    """A table at which these people play."""
    seats = [{"kind": "person"}] * len(people) + [{"kind": "bot"}] * (2 - len(people))
    made = await post(people[0].http, "/api/tables", game="dachs", public=True, options={"first": 0}, seats=seats)
    table: str = made["info"]["table"]
    for seat, one in enumerate(people):
        await post(one.http, f"/api/tables/{table}/seats", name="name", seat=seat)
        await one.send(Hello(table, seat))
        one.seat, one.table = seat, table
    await people[0].wait(ViewUpdate, lambda message: bool(message.moves))
    return table


async def moved(one: Player, known: str) -> FromServer:
    """The answer to the first lawful move."""
    assert one.at is not None and one.seat is not None
    return await one.answer(Move(one.table, one.seat, one.at.position, one.at.moves[0], known))


def test_a_handler_that_raises_answers_with_a_number_and_the_socket_stays_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada, player(home, "Ben") as ben:
            table = await begun(home, ada, ben)
            monkeypatch.setattr(actions, "say", Plant(actions.say))
            answer = await ada.ask(Say, table, 0, SECRET)
            assert refused(answer) == "our-fault"
            assert isinstance(answer, Refused)
            number = number_of(answer.message)
            assert f"fault {number}: {__name__}.Planted" in caplog.text
            assert "in __call__" in caplog.text
            assert isinstance(await ada.ask(Say, table, 0, "hello"), Done)
            assert isinstance(await ben.ask(Say, table, 1, "hello"), Done)
            assert isinstance(await moved(ada, "m"), Done)
            assert home.hub.counts.faults == 1

    asyncio.run(scene())


@pytest.mark.parametrize("word", ["hello", "bye", "ping", "hint", "story", "why"])
def test_no_kind_of_message_closes_the_socket_by_our_fault(
    word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada)
            faulty: dict[str, tuple[object, str]] = {
                "hello": (TableActor, "listen"), "bye": (TableActor, "deafen"), "ping": (Connection, "send"),
                "hint": (Advice, "hint"), "story": (looking_back, "told"), "why": (Table, "playing"),
            }  # fmt: skip
            place, name = faulty[word]
            plant = Plant(getattr(place, name))
            monkeypatch.setattr(place, name, lambda *words, **named: plant(*words, **named))
            more: dict[str, Any] = {"id": "x"} if word not in ("hello", "bye") else {}
            more |= {} if word == "ping" else {"table": table, "seat": 0}
            more |= {"move": "draw"} if word == "why" else {}
            await ada.socket.send(json.dumps({"type": word, **more}))
            answer = await ada.wait(Refused)
            assert (answer.id, answer.code) == (more.get("id", ""), "our-fault")
            monkeypatch.undo()
            assert isinstance(await ada.ask(Ping), Pong)
            assert isinstance(await moved(ada, "m"), Done)

    asyncio.run(scene())


def test_over_http_a_fault_is_a_problem_with_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            monkeypatch.setattr(about, "game_info", Plant(about.game_info))
            response = await ada.http.get("/api/games")
            problem = response.json()
            assert (response.status_code, problem["code"]) == (500, "our-fault")
            assert set(problem) == PROBLEM
            assert f"fault {number_of(problem['message'])}:" in caplog.text
            assert response.headers["x-content-type-options"] == "nosniff"
            assert (await ada.http.get("/api/games")).status_code == 200

    asyncio.run(scene())


def test_a_fault_at_the_door_closes_that_socket_with_its_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            monkeypatch.setattr(SqliteStore, "fetch", Plant(SqliteStore.fetch))
            with pytest.raises(Exception, match="1011"):
                async with player(home, "Ada", ada.http):
                    raise AssertionError("nobody was let in")
            monkeypatch.undo()
            async with player(home, "Ada", ada.http) as again:
                assert isinstance(await again.ask(Ping), Pong)

    asyncio.run(scene())


async def as_on_the_disk(scene: Room) -> bool:
    """Whether the table in memory is the one its entries tell."""
    table = scene.actor.table
    rows = await scene.hub.store.entries(table.name)
    told = restored(table.name, rows, 0.0)
    assert table.match is not None and told.match is not None
    same = table.match.state.dump() == told.match.state.dump()
    return same and (table.number, table.move_log.texts) == (told.number, told.move_log.texts)


@pytest.mark.parametrize(("place", "name"), [(actions, "move"), (actor, "written"), (SqliteStore, "append")])
def test_a_deed_that_fails_half_way_leaves_the_table_as_the_disk_says(
    place: object, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            before = here.ears[0].at
            text = before.moves[0]
            plant = Plant(getattr(place, name), after=place is not SqliteStore)
            with monkeypatch.context() as planting:
                planting.setattr(place, name, lambda *words, **named: plant(*words, **named))
                with pytest.raises(Exception, match="our side; nothing has changed"):
                    await here.move(0, text, known="first")
            assert await as_on_the_disk(here)
            assert (here.ears[0].at.view, here.ears[0].at.moves) == (before.view, before.moves)
            await here.move(0, text, known="first")
            assert await as_on_the_disk(here)
            assert here.actor.table.move_log.texts == [text]

    asyncio.run(scene())


def test_what_is_on_the_disk_is_done_whatever_goes_wrong_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            plant = Plant(Table.apply)
            with monkeypatch.context() as planting:
                planting.setattr(Table, "apply", lambda *words: plant(*words))
                await here.move(0, here.ears[0].at.moves[0])
            assert plant.left == 0
            assert await as_on_the_disk(here)
            assert len(here.actor.table.move_log) == 1
            assert here.hub.counts.faults == 1

    asyncio.run(scene())


def test_a_table_that_cannot_even_be_read_again_is_let_go_and_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            with monkeypatch.context() as planting:
                planting.setattr(actions, "move", Plant(actions.move))
                planting.setattr(waking, "restored", Plant(restored))
                with pytest.raises(Exception, match="our side"):
                    await here.move(0, here.ears[0].at.moves[0])
            assert {ear.code for ear in here.ears.values()} == {4410}
            assert here.hub.actors == {}
            assert (await here.hub.find(here.actor.table.name)).table.phase == "playing"

    asyncio.run(scene())


@pytest.mark.parametrize("times", [1, 10**9])
def test_a_bot_that_cannot_think_moves_by_rules_of_thumb(
    times: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            plant = Plant(Thinkers.think, times)
            monkeypatch.setattr(Thinkers, "think", lambda *words, **named: plant(*words, **named))
            await here.table("dachs", "pb", {"first": 1})
            assert here.hub.counts.faults > 0
            assert here.ears[0].at.moves

    asyncio.run(scene())


def test_a_bot_whose_moves_fail_tries_again_and_in_the_end_makes_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            plant = Plant(actions.bot_move, 4)
            monkeypatch.setattr(actions, "bot_move", plant)
            await here.table("dachs", "pb", {"first": 1})
            assert (plant.left, here.ears[0].at.moves) == (3, [])
            wait = here.hub.settings.retry
            for left in (2, 1, 0):
                await here.later(wait * 0.9)
                assert plant.left == left + 1  # it waits twice as long each time
                await here.later(wait * 0.2)
                assert plant.left == left
                wait *= 2
            await here.later(wait * 1.1)
            assert here.ears[0].at.moves
            assert await as_on_the_disk(here)

    asyncio.run(scene())


def test_a_bot_plays_something_else_where_what_it_wants_always_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            real, wanted = actions.bot_move, list[str]()

            def picky(table: Table, seat: int, text: str) -> Any:
                wanted.append(text)
                if text == wanted[0] and len(table.move_log) == 0:
                    raise Planted(SECRET)
                return real(table, seat, text)

            monkeypatch.setattr(actions, "bot_move", picky)
            await here.table("dachs", "pb", {"first": 1})
            for _ in range(20):
                await here.later(here.hub.settings.retry * 2**8)
            assert here.ears[0].at.moves, wanted

    asyncio.run(scene())


def test_an_alarm_that_fails_rings_again_but_not_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            plant = Plant(TableActor.time_is_up, 2)
            monkeypatch.setattr(TableActor, "time_is_up", lambda *words: plant(*words))
            await here.table("dachs", "pp", {"first": 0}, Clock("bank", 60))
            await here.later(61)
            assert plant.left == 1
            await here.later(1)
            assert plant.left == 1
            await here.later(here.hub.settings.retry)
            await here.later(here.hub.settings.retry * 2)
            await here.later(here.hub.settings.retry * 4)
            assert here.actor.table.seats[0].is_away

    asyncio.run(scene())


def test_rules_of_thumb_that_fail_do_not_keep_a_hold(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dogndog", "pppp", hold=2000)
            await discard_until(here, True, Seeded(3))
            monkeypatch.setattr(actions, "heuristic_move", Plant(actions.heuristic_move))
            await here.later(2.1)
            assert (here.hub.counts.faults, here.actor.table.hold) == (1, None)
            assert await as_on_the_disk(here)

    asyncio.run(scene())


def test_who_cannot_be_told_keeps_nobody_else_from_being_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            real, left = showing.core, [2]

            def core(table: Table, viewer: int | None) -> Any:
                if viewer == 0 and left[0]:
                    left[0] -= 1
                    raise Planted(SECRET)
                return real(table, viewer)

            monkeypatch.setattr(showing, "core", core)
            last, count = here.ears[0].heard[-1], len(here.ears[0].heard)
            await here.move(0, here.ears[0].at.moves[0])
            assert here.ears[1].at.events and here.ears[None].at.events
            assert len(here.ears[0].heard) == count
            await here.later(here.hub.settings.retry)
            await here.later(here.hub.settings.retry * 2)
            now = here.ears[0].at
            assert now.view == json.loads(real(here.actor.table, 0).view)
            assert now.seq > last.seq + 1  # type: ignore[union-attr]
            await here.actor.listen(here.ears[0], 0, last.seq)  # type: ignore[union-attr]
            assert here.ears[0].at.position == now.position

    asyncio.run(scene())


def test_a_hello_that_fails_changes_nothing_and_the_next_one_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0}, is_watched=False)
            ear = Ear()
            for name in ("renew", "catching_up"):
                plant = Plant(getattr(streams.Stream, name), after=True)
                with monkeypatch.context() as planting:
                    planting.setattr(streams.Stream, name, lambda *words, plant=plant: plant(*words))
                    with pytest.raises(Planted):
                        await here.actor.listen(ear, None, -1)
                assert ear.data == []
            await here.actor.listen(ear, None, -1)
            assert ear.at.view["seat"] is None

    asyncio.run(scene())


def test_one_table_that_cannot_be_restored_keeps_no_other_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            names = [(await here.table("dachs", "pb", {"first": 1})).table.name for _ in range(3)]
            here.hub.actors.clear()
            monkeypatch.setattr("houndtable.server.waking.restored", Plant(restored))
            await here.hub.waking.wake_all()
            assert here.hub.counts.faults == 1
            await here.later(here.hub.settings.retry)
            assert [await here.hub.find(name) for name in names]

    asyncio.run(scene())


def test_what_nobody_catches_is_told_without_its_text(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home:

            def fail() -> None:
                raise Planted(SECRET)

            asyncio.get_running_loop().call_soon(fail)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            assert home.hub.counts.faults == 1

    asyncio.run(scene())
    assert "Planted" in caplog.text


def test_the_log_tells_where_and_of_what_a_fault_came_and_no_text(caplog: pytest.LogCaptureFixture) -> None:
    try:
        try:
            raise KeyError(SECRET)
        except KeyError as error:
            raise Planted(SECRET) from error
    except Planted as error:
        fault = reported(error)
        told = trace_of(error)
    assert f"fault {fault.number}: {told}" in caplog.text
    assert "which came of builtins.KeyError" in told
    assert told.count(f'File "{__file__}"') == 2
    assert number_of(fault.message.as_json()) == fault.number


def test_a_fault_in_a_worker_is_told_with_its_places_there() -> None:
    error = Planted(SECRET)
    error.__cause__ = Remote(
        f'\n"""\nTraceback:\n  File "/bots.py", line 7, in think\n    {SECRET}\nBad: {SECRET}\n"""'
    )
    assert 'File "/bots.py", line 7, in think' in trace_of(error)
    assert SECRET not in trace_of(error)


class Remote(Exception):
    """As a pool of processes tells of an error in a worker."""

    def __init__(self, tb: str) -> None:
        self.tb = tb


def test_the_planted_fault_closes_the_socket_where_nothing_catches_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A test of the tests: with the old way of taking messages the first of them would fail."""

    async def old_way(self: Connection, data: bytes) -> None:
        try:
            await self.answer(read(data))
        except Refusal as refusal:
            self.refuse("", refusal)

    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            monkeypatch.setattr(Connection, "take", old_way)
            monkeypatch.setattr(Connection, "send", Plant(Connection.send))
            await ada.send(Ping("x"))
            with pytest.raises(Exception, match="close"):
                await ada.hear()

    asyncio.run(scene())
