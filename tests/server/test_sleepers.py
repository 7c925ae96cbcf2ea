"""A table that nobody looks at sleeps, and is the same when somebody comes back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.server import actions, showing
from houndtable.server.messages import Clock
from tests.server.room import Ear, Room, room

pytestmark = pytest.mark.usefixtures("each_store")


async def forsaken(here: Room, kinds: str, clock: Clock | None = None) -> str:
    """A table at which nobody looks any more, long after."""
    actor = await here.table("dachs", kinds, {"first": 0}, clock)
    for viewer, ear in here.ears.items():
        actor.deafen(ear, viewer)
    await here.later(61)
    here.hub.sleepers.watch()
    await here.settle()
    return actor.table.name


def test_a_table_that_nobody_looks_at_sleeps_and_is_still_listed(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            name = await forsaken(here, "pp")
            assert not here.hub.actors
            assert [info.table for info in await here.hub.listed()] == [name]

    asyncio.run(story())


def test_who_comes_back_finds_the_table_as_it_was_with_numbers_that_go_on(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            await here.move(0, here.ears[0].at.moves[0], known="first")
            before = here.ears[0]
            for viewer, ear in here.ears.items():
                here.actor.deafen(ear, viewer)
            await here.later(61)
            here.hub.sleepers.watch()
            here.actor = await here.hub.find(here.actor.table.name)
            assert here.actor.is_awake
            here.ears[0] = Ear()
            await here.actor.listen(here.ears[0], 0, before.at.seq)
            assert here.ears[0].at.view == before.at.view
            assert here.ears[0].at.seq > before.at.seq
            assert here.ears[0].at.position != before.at.position
            await here.move(0, "any", known="first")
            await here.move(0, here.ears[0].at.moves[0])
            assert len(here.actor.table.move_log) == 2

    asyncio.run(story())


@pytest.mark.parametrize("kinds", ["pp", "pb"])
def test_a_table_with_a_clock_stays_awake(kinds: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            assert await forsaken(here, kinds, Clock("bank", 1000)) in here.hub.actors

    asyncio.run(story())


def test_a_table_that_is_looked_at_or_used_lately_stays_awake(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dachs", "pp", {"first": 0})
            await here.later(61)
            here.hub.sleepers.watch()
            assert actor.is_awake
            await here.move(0, here.ears[0].at.moves[0])
            for viewer, ear in here.ears.items():
                actor.deafen(ear, viewer)
            here.hub.sleepers.watch()
            assert actor.is_awake
            await here.later(61)
            here.hub.sleepers.watch()
            assert not actor.is_awake

    asyncio.run(story())


def test_what_is_asked_to_be_taken_back_is_asked_still_after_a_sleep(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dachs", "ppp", {"first": 0})
            await here.move(0, here.ears[0].at.moves[0])
            await actor.do(lambda: actions.ask_undo(actor.table, 0))
            await actor.do(lambda: actions.consent(actor.table, 2, agree=True))
            for viewer, ear in here.ears.items():
                actor.deafen(ear, viewer)
            await here.later(61)
            here.hub.sleepers.watch()
            assert not actor.is_awake
            again = await here.hub.find(actor.table.name)
            asked = showing.info(again.table).undo
            assert asked is not None and (asked.seat, asked.moves, asked.owing) == (0, 1, [1])
            await again.do(lambda: actions.consent(again.table, 1, agree=True))
            assert len(again.table.move_log) == 0 and again.table.undo is None

    asyncio.run(story())


def test_after_a_restart_only_tables_at_which_something_happens_are_awake(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            quiet = (await here.table("dachs", "pp")).table.name
            timed = (await here.table("dachs", "pp", clock=Clock("days", 1))).table.name
        async with room(tmp_path) as there:
            await there.hub.waking.wake_all()
            await there.settle()
            assert (set(there.hub.actors), await there.hub.standings.asleep()) == ({timed}, 1)
            assert {info.table for info in await there.hub.listed()} == {quiet, timed}

    asyncio.run(story())


def test_after_a_restart_a_game_that_is_over_is_not_played_again_unless_somebody_looks_at_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            quiet = (await here.table("dachs", "pp")).table.name
            actor = await here.table("herecomesthedog", "bb")
            over = actor.table.name
            assert actor.table.phase == "over"
            for viewer, ear in here.ears.items():
                actor.deafen(ear, viewer)
            assert over not in here.hub.actors
        async with room(tmp_path) as there:
            for _ in range(2):
                assert await there.hub.standings.awake() == [quiet]
                assert (await there.hub.find(over)).table.phase == "over"
                there.hub.tidy(there.hub.actors[over])
                await there.settle()

    asyncio.run(story())


def test_numbers_go_on_for_who_sees_other_names_and_then_the_first_ones_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dachs", "pp", {"first": 0})
            await here.later(1)
            ear = Ear()
            last = here.ears[0].at.seq
            for names in [["Player 1", "Player 2"], None, ["Player 1", "Player 2"]]:
                await here.actor.listen(ear, 0, last, names)
                assert ear.at.seq >= last
                last = ear.at.seq
                await here.later(1)

    asyncio.run(story())
