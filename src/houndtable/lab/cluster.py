"""A cluster at work: the same pieces as on the processors of one machine, handed to the workers of a Dask scheduler.

What a worker was doing when it was lost is done again by another one, and what comes of a piece is the same wherever
it is worked off. Needs the extra `dask`.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator
from concurrent.futures import CancelledError
from types import TracebackType
from typing import ClassVar

from distributed import Client, as_completed
from distributed.scheduler import KilledWorker

import houndtable
from houndtable.kernel.errors import Refusal
from houndtable.lab.workers import PIECES_A_WORKER, Piece, Result, Setup, Work
from houndtable.players.kennel import Kennel
from houndtable.players.pool import Flag

PATIENCE = 10  # seconds until a scheduler and its first worker are there
ADDRESS = re.compile(r"(tcp|tls|ws|wss)://([^\s/:@]+|\[[0-9a-fA-F:]+\]):[0-9]{1,5}")


class BrokenCluster(Refusal):
    """The cluster cannot go on."""

    code: ClassVar[str] = "broken-cluster"


def hush() -> None:
    """Dask keeps its troubles to itself: what matters to us comes as an exception."""
    for name in list(logging.root.manager.loggerDict):
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL + 1)


class Cluster:
    """The workers of the scheduler at this address; `stopped` is set once no further piece is to begin."""

    def __init__(self, address: str, patience: float = PATIENCE) -> None:
        if ADDRESS.fullmatch(address) is None:
            raise BrokenCluster("cluster-bad-address", address=address[:80])
        hush()
        self.stopped = Flag()
        try:
            self.client = Client(address, timeout=patience, set_as_default=False)
        except (OSError, ValueError) as error:
            raise BrokenCluster("cluster-not-there", address=address[:80], error=type(error).__name__) from None
        try:
            self.client.wait_for_workers(1, timeout=patience)
        except OSError:
            self.client.close()
            raise BrokenCluster("cluster-no-workers", address=address[:80]) from None

    def results(self, work: Work[Setup, Piece, Result], setup: Setup, pieces: Iterable[Piece]) -> Iterator[Result]:
        """What comes of the pieces, each as soon as it is done; once stopped, no further piece is begun."""
        left = iter(pieces)
        at_work = as_completed(loop=self.client.loop)
        try:
            self.hand_out(work, setup, left, at_work)
            for future in at_work:
                found: Result = future.result()
                yield found
                self.hand_out(work, setup, left, at_work)
        except ModuleNotFoundError as error:
            raise BrokenCluster("cluster-lacks-module", module=str(error.name)) from None
        except (KilledWorker, CancelledError, OSError) as error:
            raise BrokenCluster("cluster-lost", error=type(error).__name__) from None

    def hand_out(
        self, work: Work[Setup, Piece, Result], setup: Setup, left: Iterator[Piece], at_work: as_completed
    ) -> None:
        """Every worker has enough to do."""
        room = PIECES_A_WORKER * max(1, sum(self.client.nthreads().values()))
        while at_work.count() < room and not self.stopped.is_set():
            piece = next(left, None)
            if piece is None:
                return
            at_work.add(self.client.submit(_work, houndtable.__version__, work, setup, piece, pure=False))

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.client.close()


def _work(version: str, work: Work[Setup, Piece, Result], setup: Setup, piece: Piece) -> Result:
    """A piece, in a worker: by the same Houndtable as everywhere else."""
    if houndtable.__version__ != version:
        raise BrokenCluster("cluster-other-version", version=houndtable.__version__, wanted=version)
    with Kennel() as kennel:
        return work(setup, piece, lambda: False, kennel)
