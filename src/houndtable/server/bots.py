"""Bots think in processes of their own, so that the server never waits for them."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from asyncio import get_running_loop
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.process import BaseProcess

from houndtable import compiled_beside, engine, games
from houndtable.bots.levels import LEVELS
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.json import Json


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
        self.workers = workers
        self.pool: Executor | None = None
        self.could_be_quicker = engine() == "interpreted"

    async def think(
        self, game: str, position: Json, seat: int, level: int, seed: int, *, explain: bool = False
    ) -> tuple[str, str]:
        """What the bot of level 1 to 5 would do. Should a worker die, a new one takes its place."""
        name = LEVELS[level - 1]
        if not self.workers:
            return thought(game, position, seat, name, seed, explain=explain)
        try:
            return await self.ask(game, position, seat, name, seed, explain=explain)
        except BrokenProcessPool:
            self.pool = None
            return await self.ask(game, position, seat, name, seed, explain=explain)

    async def ask(
        self, game: str, position: Json, seat: int, name: str, seed: int, *, explain: bool
    ) -> tuple[str, str]:
        """The answer of a worker."""
        if self.could_be_quicker and compiled_beside() is not None:
            self.renew()
        if self.pool is None:
            self.pool = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), _begin)
        job = partial(thought, game, position, seat, name, seed, explain=explain)
        with without_interrupts():
            answer = get_running_loop().run_in_executor(self.pool, job)
        return await answer

    def renew(self) -> None:
        """Let new workers think, which take the compiled engine that is there now; the old ones end what they do."""
        self.could_be_quicker = False
        if self.pool is not None:
            self.pool.shutdown(wait=False)
            self.pool = None

    def close(self) -> None:
        """No worker is left."""
        if self.pool is not None:
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Ctrl-C waits meanwhile. A worker that is begun here inherits that, so it never hears of Ctrl-C, not even before
    it can say that it leaves it to the server."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin() -> None:
    """A worker leaves Ctrl-C to the server and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


def _end_with(parent: BaseProcess | None) -> None:
    """The worker ends when the server is gone, however that ended."""
    if parent is not None:
        parent.join()
        os._exit(1)
