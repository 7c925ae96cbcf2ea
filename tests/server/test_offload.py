"""Long work is done in a process of its own, which may die and is never left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from contextlib import closing
from pathlib import Path

import pytest

from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import BadOption
from houndtable.server.faults import trace_of
from houndtable.server.offload import Offload
from houndtable.server.refusals import NotNow, OurFault, TooMany


def die_once(mark: Path) -> int:
    """Ends its process the first time it is called."""
    if not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return os.getpid()


def die(mark: Path) -> None:
    with mark.open("a") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


def fail(error: type[Exception]) -> None:
    raise error("planted")


def wait_for_ever(pipe: Path) -> None:
    """Tells that it has begun, and never ends."""
    pipe.write_text("begun")
    threading.Event().wait()


async def begun(pipe: Path) -> None:
    """Returns when the work has begun."""
    assert await asyncio.to_thread(pipe.read_text) == "begun"


def test_work_is_done_in_one_other_process_of_low_priority() -> None:
    async def scene() -> None:
        with closing(Offload(1, 10)) as offload:
            first, second = await offload.run(os.getpid), await offload.run(os.getpid)
            assert first == second != os.getpid()
            assert await offload.run(os.nice, 0) > os.nice(0)

    asyncio.run(scene())


def test_with_no_worker_work_is_done_at_once() -> None:
    assert asyncio.run(Offload(0, 10).run(os.getpid)) == os.getpid()


def test_what_a_killed_process_was_doing_is_tried_once_more_by_one_new_one(tmp_path: Path) -> None:
    async def scene() -> None:
        with closing(Offload(1, 10)) as offload:
            old = await offload.run(os.getpid)
            asked = [offload.run(die_once, tmp_path / "mark"), *(offload.run(os.getpid) for _ in range(5))]
            found = await asyncio.gather(*asked)
            assert len(set(found)) == 1
            assert old not in found
            assert offload.crew.workers[0].starts == 2

    asyncio.run(scene())


def test_work_that_kills_its_process_twice_fails_and_nothing_else_does(tmp_path: Path) -> None:
    async def scene() -> None:
        with closing(Offload(1, 10)) as offload:
            found = await asyncio.gather(
                offload.run(die, tmp_path / "mark"), offload.run(os.nice, 0), return_exceptions=True
            )
            assert isinstance(found[0], Exception)
            assert isinstance(found[1], int)
            assert (tmp_path / "mark").read_text() == "xx"

    asyncio.run(scene())


def test_what_the_work_raises_comes_back_with_where_it_was_raised() -> None:
    async def scene() -> None:
        with closing(Offload(1, 10)) as offload:
            with pytest.raises(BadOption, match="planted") as raised:
                await offload.run(fail, BadOption)
            assert "in fail" in trace_of(raised.value)
            with pytest.raises(RuntimeError, match="Unsendable"):
                await offload.run(fail, Unsendable)

    asyncio.run(scene())


class Unsendable(OurFault):
    """An error that cannot be pickled."""

    def __reduce__(self) -> Recipe:
        raise TypeError


def test_too_much_work_at_once_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        with closing(Offload(1, 2)) as offload:
            asked = [asyncio.create_task(offload.run(os.getpid)) for _ in range(4)]
            found = await asyncio.gather(*asked, return_exceptions=True)
            assert [isinstance(one, TooMany) for one in found] == [False, False, False, True]

    asyncio.run(scene())


def test_closing_ends_what_is_being_done_and_what_waits(tmp_path: Path) -> None:
    async def scene() -> None:
        os.mkfifo(tmp_path / "pipe")
        offload = Offload(1, 10)
        asked = [asyncio.create_task(offload.run(wait_for_ever, tmp_path / "pipe")) for _ in range(3)]
        await begun(tmp_path / "pipe")
        process = offload.crew.workers[0].process
        assert process is not None
        offload.close()
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert all(isinstance(one, NotNow) for one in found)
        assert process.exitcode == -signal.SIGKILL
        with pytest.raises(NotNow):
            await offload.run(os.getpid)

    asyncio.run(scene())


def test_a_process_that_does_not_give_up_its_work_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        with closing(Offload(1, 10)) as offload:
            os.mkfifo(tmp_path / "pipe")
            asked = asyncio.create_task(offload.run(wait_for_ever, tmp_path / "pipe"))
            await begun(tmp_path / "pipe")
            asked.cancel()
            assert await offload.run(os.getpid) != os.getpid()
            assert offload.crew.workers[0].starts == 2

    asyncio.run(scene())
