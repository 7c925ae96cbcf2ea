"""Where only some are asked, all wait the same time and are sent the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.server.actor import TableActor
from houndtable.server.entries import Plan
from houndtable.server.holds import asked_in_secret, usual
from houndtable.server.messages import People, Told
from houndtable.server.refusals import NotNow
from houndtable.server.restoring import restored
from houndtable.server.seats import BOT, HOT, PERSON
from houndtable.server.settings import Settings
from tests.server.room import Ear, Room, room

pytestmark = pytest.mark.usefixtures("each_store")


async def discard_until(here: Room, asked: bool, luck: Seeded) -> int:
    """Plays on by any discard until one is followed by a secret question, or by none; who discarded."""
    while True:
        table = here.actor.table
        assert table.match is not None
        seat = table.match.state.waiting[0]
        texts = [offer for offer in here.ears[seat].at.moves if offer.startswith("discard")]
        before = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
        await here.move(seat, texts[luck.below(len(texts))])
        assert table.hold is not None
        if bool(asked_in_secret(table.match.state)) == asked:
            here.marks = before
            return seat
        await here.later(10)
        if table.match.is_over:
            await here.table("dogndog", "pppp", hold=2000)


@pytest.mark.parametrize("asked", [True, False])
def test_a_discard_is_told_at_once_and_what_follows_only_after_the_hold(asked: bool, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dogndog", "pppp", hold=2000)
            await discard_until(here, asked, Seeded(3))
            table = here.actor.table
            assert table.match is not None
            knowing = asked_in_secret(table.match.state)
            for viewer, ear in here.ears.items():
                new = [type(one).__name__ for one in ear.heard[here.marks[viewer] :]]
                told = [one for one in ear.heard[here.marks[viewer] :] if isinstance(one, Told)]
                if viewer in knowing:
                    assert ear.at.moves
                    continue
                assert [event["event"] for one in told for event in one.events] in (["discarded"], [])
                assert new in (["Told"], ["ViewUpdate"])
                assert (ear.at.moves, ear.at.view["waiting"]) == ([], [])
            sizes = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            await here.later(1.9)
            assert sizes == {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            await here.later(0.2)
            assert table.hold is None
            assert all(len(ear.data) > sizes[viewer] for viewer, ear in here.ears.items())

    asyncio.run(story())


def test_an_answer_is_told_to_nobody_before_the_hold_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table("dogndog", "pppp", hold=2000)
            await discard_until(here, True, Seeded(4))
            table = here.actor.table
            sizes = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            seats = table.owing()
            for seat in seats:
                await here.move(seat, "pass")
                assert here.ears[seat].at.moves == []
            others = [viewer for viewer in here.ears if viewer not in seats]
            assert all(len(here.ears[viewer].data) == sizes[viewer] for viewer in others)
            assert table.match is not None
            following = table.match.state.waiting[0]
            with pytest.raises(NotNow):
                await here.move(following, "pass")
            await here.later(2)
            assert here.ears[following].at.moves

    asyncio.run(story())


@pytest.mark.parametrize(
    ("seats", "hold"),
    [
        ([Plan(PERSON, 5), Plan(PERSON, 5)], 3000),
        ([Plan(HOT, 2), Plan(HOT, 2), Plan(BOT, 5)], 3000),
        ([Plan(PERSON, 5), Plan(BOT, 4)], 800),
        ([Plan(PERSON, 2), Plan(BOT, 1), Plan(BOT, 5)], 1600),
        ([Plan(BOT, 1), Plan(BOT, 1)], 800),
    ],
)
def test_where_at_most_one_person_sits_a_hold_is_as_long_as_bots_need(seats: list[Plan], hold: int) -> None:
    assert usual(seats, Settings()) == hold
    assert usual(seats, Settings(hold=0)) == 0


async def asked_alone(here: Room, luck: Seeded, *, is_watched: bool = False) -> TableActor:
    """One person against three bots, by any moves until a bot's discard is a secret question to that person."""
    while True:
        actor = await here.table("dogndog", "pbbb", hold=1000, is_watched=is_watched)
        while actor.table.phase == "playing":
            table = actor.table
            if 0 not in table.owing():
                await here.later(1)
            elif table.hold is not None:
                return actor
            else:
                offers = here.ears[0].at.moves
                await here.move(0, offers[luck.below(len(offers))])


def shown_hold(ear: Ear) -> int:
    """How long a person has to answer, as they were told last; 0 is for ever."""
    return [message for message in ear.heard if isinstance(message, People)][-1].info.hold


def test_one_person_against_bots_has_all_the_time_to_answer(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await asked_alone(here, Seeded(5))
            assert shown_hold(here.ears[0]) == 0
            made = len(actor.table.move_log)
            await here.later(3600)
            assert (actor.table.owing(), len(actor.table.move_log)) == ([0], made)
            await here.move(0, "pass")
            await here.later(0)
            assert len(actor.table.move_log) > made

    asyncio.run(story())


def test_what_a_bot_is_asked_in_secret_takes_the_usual_time_where_one_person_plays(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await here.table("dogndog", "pbbb", hold=1000, is_watched=False)
            luck = Seeded(6)
            for _ in range(10):
                while not any(offer.startswith("discard") for offer in here.ears[0].at.moves):
                    moves = here.ears[0].at.moves
                    await (here.move(0, moves[-1]) if moves else here.later(1))
                offers = [offer for offer in here.ears[0].at.moves if offer.startswith("discard")]
                await here.move(0, offers[luck.below(len(offers))])
                heard = len(here.ears[0].data)
                await here.later(0.99)
                assert (actor.table.hold is not None, len(here.ears[0].data)) == (True, heard)
                await here.later(0.01)
                assert len(here.ears[0].data) > heard

    asyncio.run(story())


def test_where_somebody_looks_on_one_person_answers_in_time(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await asked_alone(here, Seeded(5), is_watched=True)
            assert shown_hold(here.ears[0]) == 1000
            made = len(actor.table.move_log)
            await here.later(1)
            assert len(actor.table.move_log) > made

    asyncio.run(story())


def test_who_comes_to_look_on_sees_no_longer_hold_than_any_other(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            actor = await asked_alone(here, Seeded(5))
            made = len(actor.table.move_log)
            await here.later(3600)
            await actor.listen(Ear(), None, 0)
            assert (shown_hold(here.ears[0]), len(actor.table.move_log)) == (1000, made)
            await here.later(1)
            assert len(actor.table.move_log) > made

    asyncio.run(story())


async def ended_under_a_hold(here: Room, luck: Seeded) -> None:
    """Plays any moves until a match ends with one after which the table holds."""
    while True:
        actor = await here.table("dogndog", "pp", {"laps": 1}, hold=2000)
        was_held = False
        while actor.table.phase == "playing":
            owing = actor.table.owing()
            if owing:
                moves = here.ears[owing[0]].at.moves
                await here.move(owing[0], moves[luck.below(len(moves))])
                was_held = actor.table.hold is not None
            else:
                await here.later(10)
        if was_held:
            return


def test_a_game_that_ended_under_a_hold_is_over_for_whoever_wakes_its_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await ended_under_a_hold(here, Seeded(1))
            name = here.actor.table.name
            again = restored(name, await here.hub.store.entries(name), here.time.now())
            assert (again.phase, again.hold) == ("over", None)

    asyncio.run(story())
