"""Questions to bots end when their answers are of no use, and tell nobody what happens in secret."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from houndtable.kernel.message import Message
from houndtable.kernel.state import State
from houndtable.server import actions
from houndtable.server.bots import Answer, Thinkers
from houndtable.server.crew import Job
from houndtable.server.fair import PRESENT, UNWATCHED, WATCHED
from houndtable.server.holds import asked_in_secret
from houndtable.server.messages import Hint, Hinted, Refused
from houndtable.server.refusals import Stale
from tests.server.house import house, player
from tests.server.quick import settings
from tests.server.room import Ear, Room, room
from tests.server.test_faults import begun
from tests.server.test_onlookers import PLAYERS, begin_at, positions

WHY = [Message("hint-any-move")]

PATH = ("address", "person", "table")


class Slow:
    """Thinkers that answer when the test says so."""

    def __init__(self) -> None:
        self.jobs: list[Job[Answer]] = []

    async def think(self, job: Job[Answer]) -> Answer:
        self.jobs.append(job)
        return await job.answer

    def give_up(self, job: Job[Answer], why: Exception) -> None:
        job.answer.set_exception(why)


@contextmanager
def slow(here: Room) -> Iterator[Slow]:
    """The room's bots think until they are told to answer."""
    found, thinkers = Slow(), here.hub.thinkers
    with (
        mock.patch.object(thinkers, "think", found.think),
        mock.patch.object(thinkers, "give_up", found.give_up),
    ):
        yield found


async def asked(here: Room, seat: int) -> asyncio.Task[Answer]:
    """A hint that is being thought over."""
    task = asyncio.create_task(here.actor.advice.hint(seat, PATH))
    await asyncio.sleep(0)
    return task


def test_a_hint_is_given_up_when_the_position_changes_and_not_when_somebody_talks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            with slow(here) as bots:
                task = await asked(here, 0)
                await here.actor.do(lambda: actions.say(here.actor.table, here.hub.settings, 1, "Hello", "p1"))
                assert not bots.jobs[0].answer.done()
                await here.move(0, here.ears[0].at.moves[0])
                with pytest.raises(Stale):
                    await task
                assert here.actor.advice.asked == {}

    asyncio.run(scene())


def two_asked(name: str) -> tuple[State, int, str, list[int]]:
    """A position, who moves how, and at least two who are asked in secret then."""
    game = find(name)
    for state, seat, text in positions(name):
        for deal in range(10):
            other = state.clone()
            other.redeal(seat, Seeded(deal))
            if game.parse(text) in other.legal(seat):
                after = other.clone()
                after.apply(seat, game.parse(text))
                if len(asked := asked_in_secret(after)) > 1:
                    return other, seat, text, asked
    raise AssertionError("two were never asked at once")


def test_a_hint_goes_on_whatever_another_is_asked_and_answers_in_secret(tmp_path: Path) -> None:
    state, mover, text, (one, other, *_) = two_asked("dogndog")

    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dogndog", "p" * PLAYERS, hold=2000)
            begin_at(here.actor.table, state)
            here.actor.publish()
            await here.move(mover, text)
            with slow(here) as bots:
                task = await asked(here, one)
                await here.move(other, "pass")
                assert not bots.jobs[0].answer.done()
                bots.jobs[0].answer.set_result(("pass", WHY))
                assert await task == ("pass", WHY)
                assert bots.jobs[0].is_secret

    asyncio.run(scene())


def test_a_bot_thinks_anew_when_the_position_changed_and_not_at_all_when_its_person_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pb", {"first": 0})
            table = here.actor.table
            with slow(here) as bots:
                await here.actor.do(lambda: actions.leave(table, 0))
                await asyncio.sleep(0)
                assert bots.jobs == []  # nobody is left: bots wait
                await here.actor.do(lambda: actions.back(table, here.hub.settings, 0))
            await here.table("dachs", "pp", {"first": 0})
            table = here.actor.table
            with slow(here) as bots:
                await here.actor.do(lambda: actions.leave(table, 0))
                await asyncio.sleep(0)
                assert len(bots.jobs) == 1
                await here.actor.do(lambda: actions.back(table, here.hub.settings, 0))
                await here.settle()
                assert isinstance(bots.jobs[0].answer.exception(), Stale)
                assert (len(bots.jobs), len(table.move_log)) == (1, 0)

    asyncio.run(scene())


def test_bots_think_first_where_a_player_is_present_and_last_where_nobody_looks(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            actor, ears = here.actor, here.ears
            actor.maker = "maker"
            assert actor.advice.rank == PRESENT
            for viewer in (0, 1):
                ears[viewer].address, ears[viewer].person = f"address {viewer}", f"p{viewer}"
            name = actor.table.name
            assert actor.advice.paths() == [("address 0", "p0", name), ("address 1", "p1", name)]
            with slow(here) as bots:
                thinking = asyncio.create_task(actor.advice.bot_move(actor.table.playing(), 0))
                await asyncio.sleep(0)
                here.hub.thinkers.crew.order.add(bots.jobs[0])
                for viewer in (0, 1):
                    actor.deafen(ears[viewer], viewer)
                assert actor.advice.rank == bots.jobs[0].rank == WATCHED
                assert actor.advice.paths() == [("", "", name)]
                actor.deafen(ears[None], None)
                assert actor.advice.rank == bots.jobs[0].rank == UNWATCHED
                assert actor.advice.paths() == [("maker", "p0", name)]
                await actor.listen(Ear(), 1, 0)
                assert bots.jobs[0].rank == PRESENT
                here.hub.thinkers.crew.order.remove(bots.jobs[0])
                thinking.cancel()

    asyncio.run(scene())


def test_of_those_who_are_present_whoever_was_given_least_has_the_bot_think(tmp_path: Path) -> None:
    async def scene() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            thinkers = Thinkers(0)
            thinkers.crew.order.given[("busy",)] = 5.0
            question = mock.Mock(paths=[("busy", "p", "t"), ("calm", "q", "t")], level=3, since=None, rank=0)
            assert thinkers.job(question).path == ("calm", "q", "t")

    asyncio.run(scene())


@pytest.mark.parametrize("limit", ["hint", "address_hint"])
def test_too_many_hints_are_refused_and_moves_are_not(limit: str, tmp_path: Path) -> None:
    async def scene() -> None:
        few = settings(**{f"{limit}_rate": 0.001, f"{limit}_burst": 2})
        async with house(tmp_path, few) as home, player(home, "Ada") as ada:
            table = await begun(home, ada)
            answers = [await ada.ask(Hint, table, 0) for _ in range(3)]
            assert [type(answer) for answer in answers] == [Hinted, Hinted, Refused]
            assert isinstance(answers[2], Refused)
            assert answers[2].code == "too-fast"

    asyncio.run(scene())


def test_a_hint_is_given_up_when_who_asked_for_it_is_gone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with house(tmp_path) as home, player(home, "Ada") as ada:
            table = await begun(home, ada)
            waiting, gone = asyncio.Event(), asyncio.Event()

            async def think(job: Job[Answer]) -> Answer:
                waiting.set()
                try:
                    return await job.answer
                finally:
                    gone.set()

            with mock.patch.object(home.hub.thinkers, "think", think):
                await ada.send(Hint(table, 0, "hint"))
                await waiting.wait()
                await ada.socket.close()
                await gone.wait()

    asyncio.run(scene())
