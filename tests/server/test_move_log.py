"""What is kept of a game that goes on: little, and everything can be told from it."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from typing import Any

import pytest

from houndtable.games import names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.record import Made
from houndtable.server import showing
from houndtable.server.messages import FromServer, Told, ViewUpdate
from houndtable.server.refusals import Stale
from houndtable.server.seats import IDS_KEPT
from tests.server.room import Ear, Room, room

MOVES = 60


def events_in(messages: list[FromServer]) -> list[dict[str, Any]]:
    return [event for one in messages if isinstance(one, ViewUpdate | Told) for event in one.events]


async def play(here: Room, luck: Seeded, count: int) -> None:
    """So many moves, or as many as the game has."""
    for _ in range(count):
        owing = here.actor.table.owing()
        if owing:
            seat = owing[luck.below(len(owing))]
            moves = here.ears[seat].at.moves
            await here.move(seat, moves[luck.below(len(moves))])


def living() -> int:
    """How many moves and events are in memory."""
    gc.collect()
    return sum(isinstance(one, Made | Event) for one in gc.get_objects())


@pytest.mark.parametrize("game", names())
def test_the_story_is_what_everybody_was_told(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table = (await here.table(game, "ppp")).table
            await play(here, Seeded(5), MOVES)
            assert len(table.move_log) > MOVES // 3
            for viewer, ear in here.ears.items():
                told = showing.told(table.game, table.history(), viewer)
                assert told == events_in(ear.heard)

    asyncio.run(story())


@pytest.mark.parametrize("game", names())
def test_who_was_cut_off_is_told_what_the_others_heard(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            await here.table(game, "ppp")
            await play(here, Seeded(6), 10)
            lasts = {viewer: ear.heard[-1].seq for viewer, ear in here.ears.items()}  # type: ignore[union-attr]
            heard = {viewer: len(ear.data) for viewer, ear in here.ears.items()}
            await play(here, Seeded(7), 10)
            for viewer, ear in here.ears.items():
                again = Ear()
                await here.actor.listen(again, viewer, lasts[viewer])
                assert events_in(again.heard) == events_in(ear.heard[heard[viewer] :]) != []

    asyncio.run(story())


@pytest.mark.parametrize("game", names())
def test_what_came_of_a_move_is_kept_until_the_next_one_only(game: str, tmp_path: Path) -> None:
    async def story() -> None:
        before = living()
        async with room(tmp_path) as here:
            table = (await here.table(game, "ppp")).table
            for _ in range(3):
                await play(here, Seeded(8), MOVES // 3)
                assert table.match is not None
                (latest,) = table.match.moves
                assert living() - before == 1 + len(latest.events)

    asyncio.run(story())


def test_a_move_sent_again_is_done_once_however_late(tmp_path: Path) -> None:
    async def story() -> None:
        async with room(tmp_path) as here:
            table = (await here.table("dachs", "pp", {"first": 0})).table
            position, text = here.ears[0].at.position, here.ears[0].at.moves[0]
            await here.move(0, text, position, "first")
            await here.move(0, text, position, "first")
            assert len(table.move_log) == 1
            luck = Seeded(9)
            while table.move_log.seats.count(0) < IDS_KEPT:
                await play(here, luck, 1)
            made = len(table.move_log)
            await here.move(0, text, position, "first")
            assert len(table.move_log) == made
            while table.move_log.seats.count(0) == IDS_KEPT:
                await play(here, luck, 1)
            made = len(table.move_log)
            with pytest.raises(Stale):
                await here.move(0, text, position, "first")
            assert len(table.move_log) == made

    asyncio.run(story())
