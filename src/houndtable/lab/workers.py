"""Many games on several processors. Workers get a setup and a range of games, and give back a tally."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from multiprocessing.synchronize import Event

from houndtable.lab.arena import Setup, play_many
from houndtable.lab.tally import Tally, empty_tally

Progress = Callable[[int], None]

SPAWN = multiprocessing.get_context("spawn")  # alike on every system, and safe beside threads
MOST_IN_A_CHUNK = 500
CHUNKS_A_WORKER = 20

_stop: Event | None = None


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunks(games: int, jobs: int) -> list[range]:
    """The games in pieces, small enough that all workers are busy to the end."""
    size = max(1, min(MOST_IN_A_CHUNK, games // (jobs * CHUNKS_A_WORKER)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


class Run:
    """Games being played; `tally` holds those finished so far."""

    def __init__(self, setup: Setup, games: int, jobs: int) -> None:
        self.setup = setup
        self.pieces = chunks(games, jobs)
        self.jobs = min(jobs, len(self.pieces))
        self.tally = empty_tally(setup.players)
        self.stopped: Event | threading.Event = SPAWN.Event() if self.jobs > 1 else threading.Event()

    def stop(self) -> None:
        """No further game is begun; `play` returns as soon as those at play are finished."""
        self.stopped.set()

    def play(self, progress: Progress) -> None:
        """All games are played and counted, unless stopped; `progress` hears how many are done."""
        if self.jobs > 1:
            self.play_in_workers(progress)
            return
        for piece in self.pieces:
            play_many(self.setup, piece, self.stopped.is_set, self.tally)
            progress(self.tally.games)

    def play_in_workers(self, progress: Progress) -> None:
        """Each piece is played by a worker and counted as soon as it is done."""
        assert isinstance(self.stopped, Event)
        with ProcessPoolExecutor(self.jobs, SPAWN, _begin, (self.stopped,)) as pool:
            with deaf_to_interrupts():
                pieces = [pool.submit(_work, self.setup, piece) for piece in self.pieces]
            for piece in as_completed(pieces):
                self.tally.add(piece.result())
                progress(self.tally.games)


def abandon() -> None:
    """The workers are stopped where they are."""
    for child in multiprocessing.active_children():
        child.terminate()


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Processes started in here never hear Ctrl-C; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(stop: Event) -> None:
    """A worker leaves Ctrl-C to the process that started it, and knows where to look whether to stop."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def _work(setup: Setup, numbers: range) -> Tally:
    """A piece of the games, in a worker."""
    assert _stop is not None
    return play_many(setup, numbers, _stop.is_set, empty_tally(setup.players))
