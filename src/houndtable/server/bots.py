"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import time
from asyncio import wrap_future
from concurrent.futures.process import BrokenProcessPool
from functools import partial

from houndtable import compiled_beside, engine, games
from houndtable.bots.levels import LEVELS
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.json import Json
from houndtable.players.pool import Pool


def thought(game: str, position: Json, seat: int, level: str, seed: int, *, explain: bool) -> tuple[str, str]:
    """The move a bot of this level makes, and why if that is asked."""
    found = games.find(game)
    state = found.load(position, Seeded(seed))
    perspective = Perspective(found, state, seat)
    bot = make(level, seed, seat, time.perf_counter)
    if not explain:
        return found.vocabulary.texts[bot.choose(perspective)], ""
    thinking = bot.think(perspective)
    return found.vocabulary.texts[thinking.move], thinking.why


class Thinkers:
    """So many processes in which bots think; none means that they think where they are asked, for tests."""

    def __init__(self, workers: int) -> None:
        self.pool = Pool(workers) if workers else None
        self.could_be_quicker = engine() == "interpreted"

    async def think(
        self, game: str, position: Json, seat: int, level: int, seed: int, *, explain: bool = False
    ) -> tuple[str, str]:
        """What the bot of level 1 to 5 would do. Should a worker die, a new one thinks it over again."""
        name = LEVELS[level - 1]
        if self.pool is None:
            return thought(game, position, seat, name, seed, explain=explain)
        if self.could_be_quicker and compiled_beside() is not None:
            self.could_be_quicker = False
            self.pool.renew()  # new workers take the compiled engine that is there now
        job = partial(thought, game, position, seat, name, seed, explain=explain)
        try:
            return await wrap_future(self.pool.submit(job))
        except BrokenProcessPool:
            return await wrap_future(self.pool.submit(job))

    def close(self) -> None:
        """No worker is left."""
        if self.pool is not None:
            self.pool.close()
