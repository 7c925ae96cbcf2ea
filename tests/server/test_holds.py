"""Where only some are asked, all wait the same time and are sent the same."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.server.holds import asked_in_secret
from houndtable.server.messages import Told
from houndtable.server.refusals import NotNow
from tests.server.room import Room, room

pytestmark = pytest.mark.usefixtures("each_store")


async def discard_until(here: Room, asked: bool, luck: Seeded) -> int:
    """Plays on by any discard until one is followed by a secret question, or by none; who discarded."""
    while True:
        table = here.keeper.table
        assert table.match is not None
        seat = table.match.state.waiting[0]
        texts = [offer.move for offer in here.ears[seat].at.moves if offer.move.startswith("discard")]
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
            table = here.keeper.table
            assert table.match is not None
            knowing = asked_in_secret(table.match.state)
            for viewer, ear in here.ears.items():
                new = [type(one).__name__ for one in ear.heard[here.marks[viewer] :]]
                told = [one for one in ear.heard[here.marks[viewer] :] if isinstance(one, Told)]
                if viewer in knowing:
                    assert ear.at.moves
                    continue
                assert [event["event"] for one in told for event in one.events] in (["discarded"], [])
                assert new in (["Told"], ["Position"])
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
            table = here.keeper.table
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
