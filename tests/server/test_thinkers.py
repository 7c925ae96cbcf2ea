"""The processes in which bots think."""

from __future__ import annotations

import asyncio
import os
from contextlib import closing

import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.server import bots
from houndtable.server.bots import Thinkers


def test_new_workers_take_over_when_the_compiled_engine_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("dachs")
    position = game.start(2, game.choose(2, {"first": 0}), Seeded(3)).dump()
    beside: list[str | None] = [None]
    monkeypatch.setattr(bots, "engine", lambda: "interpreted")
    monkeypatch.setattr(bots, "compiled_beside", lambda: beside[0])

    async def story() -> None:
        with closing(Thinkers(1)) as thinkers:
            assert thinkers.pool is not None
            first = await thinkers.think("dachs", position, 0, 2, 1)
            old = thinkers.pool.executor
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            assert thinkers.pool.executor is old
            beside[0] = "a folder"
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            new = thinkers.pool.executor
            assert new is not old
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            assert thinkers.pool.executor is new

    asyncio.run(story())


def test_what_a_worker_that_died_was_asked_is_thought_over_by_another() -> None:
    game = games.find("dachs")
    position = game.start(2, game.choose(2, {"first": 0}), Seeded(3)).dump()

    async def story() -> None:
        with closing(Thinkers(1)) as thinkers:
            assert thinkers.pool is not None
            first = await thinkers.think("dachs", position, 0, 2, 1)
            thinkers.pool.submit(os._exit, 1)
            asked = [thinkers.think("dachs", position, 0, 2, 1) for _ in range(3)]
            assert await asyncio.gather(*asked) == [first] * 3

    asyncio.run(story())
