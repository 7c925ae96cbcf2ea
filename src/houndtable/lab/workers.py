"""Work in pieces on one or several processors: each worker gets what is played and a piece of it, and gives back what
came of it."""

from __future__ import annotations

import atexit
import ctypes
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import Protocol, TypeVar

from houndtable.players.kennel import Kennel

Setup = TypeVar("Setup")
Piece = TypeVar("Piece")
Result = TypeVar("Result")
Stopped = Callable[[], bool]
Work = Callable[[Setup, Piece, Stopped, Kennel], Result]

SPAWN = multiprocessing.get_context("spawn")  # alike on every system, and safe beside threads
PIECES_A_WORKER = 4  # handed out at a time, so that no worker waits for the next

_stop: Flag | None = None
_kennel = Kennel()


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Flag:
    """Is set once and for all, and workers see it. It has no lock, which a signal's handler would wait for in vain when
    the signal comes while the lock is held, and which a worker might take with it when it is killed."""

    def __init__(self) -> None:
        self.shared = SPAWN.RawValue(ctypes.c_bool, False)

    def set(self) -> None:
        self.shared.value = True

    def is_set(self) -> bool:
        return bool(self.shared.value)


class Labour(Protocol):
    """Whoever works off pieces: processors of this machine, or a cluster. What comes of a piece is the same."""

    stopped: Flag

    def results(self, work: Work[Setup, Piece, Result], setup: Setup, pieces: Iterable[Piece]) -> Iterator[Result]: ...


class Workers:
    """So many processors at work; `stopped` is set once no further game is to begin."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.stopped = Flag()

    def results(self, work: Work[Setup, Piece, Result], setup: Setup, pieces: Iterable[Piece]) -> Iterator[Result]:
        """What comes of the pieces, each as soon as it is done; once stopped, no further piece is begun."""
        if self.jobs > 1:
            yield from self.results_of_others(work, setup, pieces)
            return
        with Kennel() as kennel:
            for piece in pieces:
                if self.stopped.is_set():
                    return
                yield work(setup, piece, self.stopped.is_set, kennel)

    def results_of_others(
        self, work: Work[Setup, Piece, Result], setup: Setup, pieces: Iterable[Piece]
    ) -> Iterator[Result]:
        """The same, each piece by a process of its own."""
        left = iter(pieces)
        pool = ProcessPoolExecutor(self.jobs, SPAWN, _begin, (self.stopped,))
        at_work: set[Future[Result]] = set()
        try:
            while True:
                while len(at_work) < self.jobs * PIECES_A_WORKER and not self.stopped.is_set():
                    piece = next(left, None)
                    if piece is None:
                        break
                    with deaf_to(signal.SIGINT):
                        at_work.add(pool.submit(_work, work, setup, piece))
                if not at_work:
                    return
                done, at_work = wait(at_work, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def abandon() -> None:
    """The workers are stopped where they are."""
    for child in multiprocessing.active_children():
        child.terminate()


@contextmanager
def deaf_to(number: signal.Signals) -> Iterator[None]:
    """Processes and threads started in here never hear this signal; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin(stop: Flag) -> None:
    """A worker leaves Ctrl-C to the process that started it and does not outlive it, knows where to look whether to
    stop, and leaves no program behind."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _terminated)
    atexit.register(_kennel.close)
    with deaf_to(signal.SIGTERM):  # which has to wake the main thread
        threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()
    _stop = stop


def _end_with(parent: BaseProcess | None) -> None:
    """The worker ends when the process that started it is gone, however that ended."""
    if parent is not None:
        parent.join()
        _kennel.kill()
        os._exit(1)


def _terminated(number: int, frame: FrameType | None) -> None:
    """The worker ends at once, and its programs before it."""
    _kennel.kill()
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGTERM)


def _work(work: Work[Setup, Piece, Result], setup: Setup, piece: Piece) -> Result:
    """A piece, in a worker."""
    assert _stop is not None
    return work(setup, piece, _stop.is_set, _kennel)
