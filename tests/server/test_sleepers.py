"""A table that nobody looks at sleeps, and is the same when somebody comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.server import deeds
from houndtable.server.messages import Clock
from tests.server.room import Ear, Room, room

pytestmark = pytest.mark.usefixtures("each_store")


async def forsaken(here: Room, kinds: str, clock: Clock | None = None) -> str:
    """A table at which nobody looks any more, long after."""
    keeper = await here.table("dachs", kinds, {"first": 0}, clock)
    for viewer, ear in here.ears.items():
        keeper.deafen(ear, viewer)
    await here.later(61)
    here.hub.sleepers.watch()
    return keeper.table.name


def test_a_table_that_nobody_looks_at_sleeps_and_is_still_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            name = await forsaken(here, "pp")
            assert not here.hub.keepers
            assert [info.table for info in await here.hub.listed()] == [name]

    asyncio.run(story())


def test_who_comes_back_finds_the_table_as_it_was_with_numbers_that_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            await here.move(0, here.ears[0].at.moves[0].move, known="first")
            before = here.ears[0]
            for viewer, ear in here.ears.items():
                here.keeper.deafen(ear, viewer)
            await here.later(61)
            here.hub.sleepers.watch()
            here.keeper = await here.hub.find(here.keeper.table.name)
            assert not here.hub.sleepers.tables
            here.ears[0] = Ear()
            await here.keeper.listen(here.ears[0], 0, before.at.seq)
            assert here.ears[0].at.view == before.at.view
            assert here.ears[0].at.seq > before.at.seq
            assert here.ears[0].at.position != before.at.position
            await here.move(0, "any", known="first")
            await here.move(0, here.ears[0].at.moves[0].move)
            assert len(here.keeper.table.course) == 2

    asyncio.run(story())


@pytest.mark.parametrize("kinds", ["pp", "pb"])
def test_a_table_with_a_clock_stays_awake(kinds: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            assert await forsaken(here, kinds, Clock("bank", 1000)) in here.hub.keepers

    asyncio.run(story())


def test_a_table_that_is_looked_at_used_lately_or_asked_something_stays_awake(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            keeper = await here.table("dachs", "pp", {"first": 0})
            await here.later(61)
            here.hub.sleepers.watch()
            assert keeper.is_awake
            await here.move(0, here.ears[0].at.moves[0].move)
            await keeper.do(lambda: deeds.ask_undo(keeper.table, 0))
            for viewer, ear in here.ears.items():
                keeper.deafen(ear, viewer)
            here.hub.sleepers.watch()
            assert keeper.is_awake
            await here.later(61)
            here.hub.sleepers.watch()
            assert keeper.is_awake
            await keeper.do(lambda: deeds.consent(keeper.table, 1, agree=False))
            here.hub.sleepers.watch()
            assert not keeper.is_awake

    asyncio.run(story())


def test_after_a_restart_only_tables_at_which_something_happens_are_awake(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            quiet = (await here.table("dachs", "pp")).table.name
            timed = (await here.table("dachs", "pp", clock=Clock("days", 1))).table.name
        async with room(tmp_path) as there:
            await there.hub.wake_all()
            assert (set(there.hub.keepers), set(there.hub.sleepers.tables)) == ({timed}, {quiet})
            assert {info.table for info in await there.hub.listed()} == {quiet, timed}

    asyncio.run(story())


def test_after_a_restart_a_game_that_is_over_is_not_played_again_unless_somebody_looks_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            quiet = (await here.table("dachs", "pp")).table.name
            keeper = await here.table("herecomesthedog", "bb")
            over = keeper.table.name
            assert keeper.table.phase == "over"
            for viewer, ear in here.ears.items():
                keeper.deafen(ear, viewer)
            assert over not in here.hub.keepers
        async with room(tmp_path) as there:
            for _ in range(2):
                assert await there.hub.store.tables() == [quiet]
                assert (await there.hub.find(over)).table.phase == "over"
                there.hub.tidy(there.hub.keepers[over])
                await there.settle()

    asyncio.run(story())


def test_numbers_go_on_for_who_changes_the_language_and_changes_it_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            await here.later(1)
            ear = Ear()
            last = here.ears[0].at.seq
            for language in ["de", "en", "de"]:
                await here.keeper.listen(ear, 0, last, language)
                assert ear.at.seq >= last
                last = ear.at.seq
                await here.later(1)

    asyncio.run(story())
