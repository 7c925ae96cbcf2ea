"""Work in pieces on one or several processors: each worker gets what is played and a piece of it, and gives back what
came of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from contextlib import closing
from typing import Protocol, TypeVar

from houndtable.players import pool
from houndtable.players.kennel import Kennel
from houndtable.players.pool import Flag, Pool

Setup = TypeVar("Setup")
Piece = TypeVar("Piece")
Result = TypeVar("Result")
Stopped = Callable[[], bool]
Work = Callable[[Setup, Piece, Stopped, Kennel], Result]

PIECES_A_WORKER = 4  # handed out at a time, so that no worker waits for the next


def processors() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
        at_work: set[Future[Result]] = set()
        with closing(Pool(self.jobs, self.stopped)) as others:
            while True:
                while len(at_work) < self.jobs * PIECES_A_WORKER and not self.stopped.is_set():
                    piece = next(left, None)
                    if piece is None:
                        break
                    at_work.add(others.submit(_work, work, setup, piece))
                if not at_work:
                    return
                done, at_work = wait(at_work, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()


def _work(work: Work[Setup, Piece, Result], setup: Setup, piece: Piece) -> Result:
    """A piece, in a worker."""
    return work(setup, piece, pool.is_stopped, pool.kennel())
