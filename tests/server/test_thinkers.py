"""Bots think in worker processes, which come and go; a question ends when nobody needs its answer."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest import mock

import pytest

from houndtable import games
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.server import bots
from houndtable.server.bots import Kept, Memory, Question, Since, Thinkers, thought
from houndtable.server.crew import Crew, Job
from houndtable.server.fair import PRESENT, UNWATCHED, WATCHED
from houndtable.server.refusals import NotNow, Stale, TooMany
from houndtable.server.workers import clock, is_cancelled

GAME = games.find("dachs")
STATE = GAME.start(2, GAME.choose(2, {"first": 0}), Seeded(3))


def question(**changed: Any) -> Question:
    known: dict[str, Any] = {
        "table": "t", "game": "dachs", "position": STATE.dump, "seat": 0, "level": 2, "seed": 1,
        "paths": [("address", "person", "t")], "rank": PRESENT,
    }  # fmt: skip
    return Question(**{**known, **changed})


def job(work: Any, *args: Any, address: str = "a", **named: Any) -> Job[Any]:
    """A job that calls a function in a worker."""
    return Job(lambda _: partial(work, *args), (address, "p", "t"), **named)


def think_until_cancelled(pipe: Path) -> float:
    """Thinks as a search does, until its time is over."""
    pipe.write_text("begun")
    pause = threading.Event()
    while clock() < float("inf"):
        pause.wait(0.001)
    return os.getpid()


def think_twice(pipe: Path, mark: Path) -> str:
    """Thinks until it has to step back, but only once."""
    if mark.exists():
        return "again"
    mark.touch()
    think_until_cancelled(pipe)
    return "at first"


def die_once(mark: Path) -> int:
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


async def begun(pipe: Path) -> None:
    assert await asyncio.to_thread(pipe.read_text) == "begun"


def test_a_compiled_engine_that_appears_is_taken_by_new_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        with closing(Thinkers(1)) as thinkers:
            thinkers.could_be_quicker = True
            monkeypatch.setattr(bots, "compiled_beside", lambda: None)
            first = await thinkers.think(thinkers.job(question()))
            assert await thinkers.think(thinkers.job(question())) == first
            assert thinkers.crew.workers[0].starts == 1
            monkeypatch.setattr(bots, "compiled_beside", lambda: Path("there"))
            assert await thinkers.think(thinkers.job(question())) == first
            assert await thinkers.think(thinkers.job(question())) == first
            assert (thinkers.crew.workers[0].starts, thinkers.crew.deaths) == (2, 0)

    asyncio.run(story())


def test_a_killed_worker_brings_up_one_new_one_which_tries_its_job_alone_again(tmp_path: Path) -> None:
    async def story() -> None:
        with closing(Crew(2, 100)) as crew:
            old = {await crew.do(job(os.getpid)) for _ in range(4)}
            asked = [crew.do(job(die_once, tmp_path / "mark")), *(crew.do(job(os.getpid)) for _ in range(20))]
            found = await asyncio.gather(*asked)
            assert found[0] not in old
            assert sum(worker.starts for worker in crew.workers) == 3
            assert crew.deaths == 1

    asyncio.run(story())


def test_a_search_that_is_given_up_frees_its_process_which_lives_on(tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "pipe")
        with closing(Crew(1, 100)) as crew:
            old = await crew.do(job(os.getpid))
            given_up = job(think_until_cancelled, tmp_path / "pipe")
            asked = asyncio.create_task(crew.do(given_up))
            await begun(tmp_path / "pipe")
            crew.cancel(given_up, Stale("It is too late."))
            with pytest.raises(Stale, match="too late"):
                await asked
            assert await crew.do(job(os.getpid)) == old
            assert (crew.cancelled, crew.deaths) == (1, 0)
            assert not await crew.do(job(is_cancelled))

    asyncio.run(story())


def test_who_leaves_gives_up_what_they_asked_for(tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "pipe")
        with closing(Crew(1, 100)) as crew:
            tasks = [asyncio.create_task(crew.do(job(think_until_cancelled, tmp_path / "pipe"))) for _ in range(3)]
            await begun(tmp_path / "pipe")
            for task in tasks:
                task.cancel()
            assert await crew.do(job(os.getpid))
            assert (crew.waiting, crew.cancelled, crew.running) == (0, 3, set())

    asyncio.run(story())


def test_stopping_ends_all_processes_at_once_and_refuses_what_waits(tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "pipe")
        crew = Crew(1, 1000)
        asked = [asyncio.create_task(crew.do(job(think_until_cancelled, tmp_path / "pipe"))) for _ in range(30)]
        await begun(tmp_path / "pipe")
        process = crew.workers[0].process
        assert process is not None
        crew.close()
        assert process.exitcode is not None
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert {type(one) for one in found} == {NotNow}
        assert crew.workers[0].starts == 1

    asyncio.run(story())


def test_a_newer_question_takes_the_place_of_an_older_one_with_the_same_key() -> None:
    async def story() -> None:
        with closing(Crew(1, 100)) as crew:
            asked = [asyncio.create_task(crew.do(job(os.getpid, key=key))) for key in ["a", "b", "b", "b", None, None]]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(one, Stale) for one in found] == [False, True, True, False, False, False]
            assert crew.keyed == {}

    asyncio.run(story())


def test_an_address_has_a_fifth_of_the_places_and_a_full_queue_drops_what_can_wait_best() -> None:
    async def story() -> None:
        with closing(Crew(1, 10)) as crew:
            crew.idle.clear()  # so that everything waits
            tasks = []
            for number in range(12):
                tasks.append(asyncio.create_task(crew.do(job(os.getpid, address=f"a{number // 3}", rank=number % 3))))
            await asyncio.sleep(0)
            assert crew.order.counts == {f"a{number}": 2 for number in range(4)}
            more = [asyncio.create_task(crew.do(job(os.getpid, address=f"b{number}"))) for number in range(3)]
            await asyncio.sleep(0)
            assert crew.refused == 5
            assert crew.order.counts == {"a0": 1, "a1": 2, "a2": 2, "a3": 2, "b0": 1, "b1": 1, "b2": 1}
            assert {waiting.rank for waiting in crew.order.waiting if waiting.path[0] == "a0"} == {0}
            crew.close()
            found = await asyncio.gather(*tasks, *more, return_exceptions=True)
            assert [type(one) for one in found].count(TooMany) == 5

    asyncio.run(story())


def test_what_nobody_waits_for_steps_back_once_and_is_done_anew(tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "pipe")
        with closing(Crew(1, 100)) as crew:
            unwatched = job(think_twice, tmp_path / "pipe", tmp_path / "mark", rank=UNWATCHED)
            asked = asyncio.create_task(crew.do(unwatched))
            await begun(tmp_path / "pipe")
            old = crew.workers[0].process
            assert old is not None
            assert await crew.do(job(os.getpid)) == old.pid
            assert not asked.done()
            assert await asked == "again"
            assert (crew.cancelled, crew.deaths, crew.running, len(crew.order)) == (0, 0, set(), 0)
            assert unwatched.has_stepped_back

    asyncio.run(story())


def test_nobody_steps_back_twice_or_for_one_who_does_not_wait(tmp_path: Path) -> None:
    async def story() -> None:
        os.mkfifo(tmp_path / "pipe")
        with closing(Crew(1, 100)) as crew:
            unwatched = job(think_until_cancelled, tmp_path / "pipe", rank=UNWATCHED)
            asked = [asyncio.create_task(crew.do(unwatched))]
            await begun(tmp_path / "pipe")
            asked.append(asyncio.create_task(crew.do(job(os.getpid, rank=WATCHED))))
            await asyncio.sleep(0)
            assert not unwatched.steps_back
            unwatched.has_stepped_back = True
            asked.append(asyncio.create_task(crew.do(job(os.getpid))))
            await asyncio.sleep(0)
            assert not unwatched.steps_back
            crew.close()
            await asyncio.gather(*asked, return_exceptions=True)

    asyncio.run(story())


def test_what_is_asked_in_secret_is_in_no_figure() -> None:
    async def story() -> None:
        with closing(Crew(1, 10)) as crew:
            crew.idle.clear()
            secret = asyncio.create_task(crew.do(job(os.getpid, is_secret=True)))
            await asyncio.sleep(0)
            assert (len(crew.order), crew.waiting) == (1, 0)
            secret.cancel()
            await asyncio.wait([secret])
            assert (len(crew.order), crew.cancelled) == (0, 0)

    asyncio.run(story())


def test_a_bot_goes_on_at_the_worker_that_has_it_as_long_as_that_is_idle() -> None:
    async def story() -> None:
        with closing(Crew(2, 100)) as crew:
            first = await crew.do(job(os.getpid, home="table"))
            others = await asyncio.gather(*(crew.do(job(os.getpid)) for _ in range(6)))
            assert len(set(others)) == 2
            assert {await crew.do(job(os.getpid, home="table")) for _ in range(3)} == {first}

    asyncio.run(story())


def answered(since: Since, level: str = "skilled", table: str = "t") -> SearchBot | None:
    """The bot that is kept after this question was thought over."""
    text, _ = thought("dachs", STATE.dump(), 0, level, 1, (table, since), set(), explain=False)
    kept = bots.MEMORY.bots.get((table, 0))
    assert kept is None or (kept.moves, kept.text) == (since.moves, text)
    return None if kept is None else kept.bot


def test_a_bot_is_kept_for_its_next_move_and_dropped_when_another_came_between_or_the_table_ends() -> None:
    with mock.patch.object(bots, "MEMORY", Memory(10**6)):
        bot = answered(Since(4, 1, "x"))
        assert bot is not None
        chosen = bots.MEMORY.bots["t", 0].text
        assert answered(Since(5, 0, chosen)) is bot
        chosen = bots.MEMORY.bots["t", 0].text
        assert answered(Since(7, 0, chosen)) is not bot  # two moves later
        bot = answered(Since(4, 1, "x"))
        assert answered(Since(5, 1, "x")) is not bot  # another moved
        assert answered(Since(6, 0, "never"), table="other") is not None
        thought("dachs", STATE.dump(), 0, "casual", 1, None, {"t"}, explain=False)
        assert list(bots.MEMORY.bots) == [("other", 0)]
        assert bots.MEMORY.size == bots.MEMORY.bots["other", 0].bot.node.visits


def test_what_bots_keep_is_bounded() -> None:
    bot = answered(Since(4, 1, "x"), table="first")
    assert bot is not None
    visits = bot.node.visits
    memory = Memory(visits * 2)
    for number in range(5):
        memory.put(f"t{number}", 0, Kept(bot, "skilled", 4, "x"))
    assert [table for table, _ in memory.bots] == ["t3", "t4"]
    assert memory.size == visits * 2
    bots.MEMORY.drop({"first"})


def test_bots_that_do_not_search_and_advisers_are_not_kept() -> None:
    with mock.patch.object(bots, "MEMORY", Memory(10**6)):
        assert answered(Since(4, 1, "x"), "casual") is None
        move, why = thought("dachs", STATE.dump(), 0, "skilled", 1, None, set(), explain=True)
        assert move and why
        assert not bots.MEMORY.bots
