"""The processes in which bots think."""

from __future__ import annotations

import asyncio
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
            first = await thinkers.think("dachs", position, 0, 2, 1)
            old = thinkers.pool
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            assert thinkers.pool is old
            beside[0] = "a folder"
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            new = thinkers.pool
            assert new is not old
            assert await thinkers.think("dachs", position, 0, 2, 1) == first
            assert thinkers.pool is new

    asyncio.run(story())
