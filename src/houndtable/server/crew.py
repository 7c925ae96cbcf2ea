"""A crew: workers, and the jobs that wait for one of them in a fair order."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any, Final, Generic, TypeVar

from houndtable.kernel.errors import Refusal
from houndtable.server.fair import PRESENT, FairOrder, Path
from houndtable.server.refusals import NotNow, Stale, TooMany
from houndtable.server.workers import Work, Worker, WorkerDied

TRIES: Final = 2  # at a job whose worker dies
HOMES: Final = 1000  # of jobs that are remembered
SHARE: Final = 5  # an address has at most one of so many places in the queue
T = TypeVar("T")


class Job(Generic[T]):
    """Something to be done by a worker, and the answer somebody waits for.

    `make` is asked for the work when its turn has come. A job that comes with the same `key` replaces this one. Jobs of
    one `home` are done by the same worker, if it is idle. One that is secret is told in no figure."""

    def __init__(
        self, make: Callable[[Worker | None], Work[T]], path: Path, rank: int = PRESENT, seconds: float = 0.1,
        key: Hashable = None, home: Hashable = None, *, is_secret: bool = False,
    ) -> None:  # fmt: skip
        self.make = make
        self.path = path
        self.rank = rank
        self.seconds = seconds
        self.key = key
        self.home = home
        self.is_secret = is_secret
        self.since = time.monotonic()
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None  # that does it
        self.is_given_up = False
        self.steps_back = False  # it ends soon, and is to be done anew
        self.has_stepped_back = False

    def is_to_end(self) -> bool:
        """Whether what the worker returns is of no use."""
        return self.is_given_up or self.steps_back


class Crew:
    """So many workers; with none, work is done where it is asked for (for tests). At most so many jobs wait. Workers
    are nice: acknowledgements come first."""

    def __init__(self, size: int, most: int, niceness: int = 10) -> None:
        self.idle = [Worker(niceness) for _ in range(size)]
        self.workers = self.idle[:]
        self.most = most
        self.order: FairOrder[Job[Any]] = FairOrder()
        self.running: set[Job[Any]] = set()
        self.keyed: dict[Hashable, Job[Any]] = {}  # those that can be replaced
        self.homes: OrderedDict[Hashable, Worker] = OrderedDict()
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False
        self.refused = 0
        self.cancelled = 0

    async def do(self, job: Job[T]) -> T:
        """Return what the work returns in a worker. Where nobody waits for it any more, it is given up."""
        if not self.workers:
            return job.make(None)()
        if self.is_closed:
            raise NotNow("refused-stopping")
        older = self.keyed.get(job.key)
        if older is not None:
            self.cancel(older, Stale("refused-newer-question"))
        self.admit(job)
        if job.key is not None:
            self.keyed[job.key] = job
        self.hand_out()
        self.make_way()
        try:
            return await job.answer
        finally:
            if self.keyed.get(job.key) is job:
                del self.keyed[job.key]
            if job.answer.cancelled():
                self.cancel(job, NotNow("refused-given-up"))

    def admit(self, job: Job[Any]) -> None:
        """The job waits. No address has many; where the queue is full, one of the address with most makes room. What
        the server itself wants done comes from no address."""
        counts, address = self.order.counts, job.path[0]
        if address and counts[address] >= max(1, self.most // SHARE):
            self.refuse()
        if len(self.order) >= self.most:
            most = max((one for one in counts if one), key=lambda one: counts[one], default=address)
            if counts[most] <= counts[address] + 1:
                self.refuse()
            self.refused += 1
            self.cancel(self.order.last_of(most), full())
        self.order.add(job)

    def refuse(self) -> None:
        """Refuses a job that finds no room."""
        self.refused += 1
        raise full()

    def cancel(self, job: Job[Any], why: Refusal) -> None:
        """Give the job up; whoever still waits for it is told why."""
        if job.is_given_up or (job not in self.running and job not in self.order.waiting):
            return
        job.is_given_up = True
        self.cancelled += not job.is_secret
        if not job.answer.done():
            job.answer.set_exception(why)
            job.answer.exception()  # perhaps nobody asks
        if job.worker is not None:
            job.worker.cancel()
        else:
            self.order.remove(job)

    def hand_out(self) -> None:
        """Every worker that is idle has a job, as far as there are any."""
        while self.idle and not self.is_closed:
            job = self.order.take(time.monotonic())
            if job is None:
                return
            job.worker = self.worker_for(job)
            self.running.add(job)
            task = asyncio.get_running_loop().create_task(self.serve(job.worker, job))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def make_way(self) -> None:
        """Where a job comes that somebody waits for, and no worker is idle, one that nobody waits for steps back and is
        done anew later; each does so once at most."""
        if self.idle or not self.order.trees[PRESENT]:
            return
        others = [job for job in self.running if job.rank != PRESENT and not job.has_stepped_back]
        if others and len(others) == len(self.running):
            job = max(others, key=lambda job: job.rank)
            job.steps_back = job.has_stepped_back = True
            if job.worker is not None:
                job.worker.cancel()

    def worker_for(self, job: Job[Any]) -> Worker:
        """An idle worker, the one that did the last job of the same home if it can be, else the longest idle."""
        worker = self.homes.pop(job.home, None)
        if worker not in self.idle or worker is None:
            worker = self.idle[0]
        self.idle.remove(worker)
        if job.home is not None:
            self.homes[job.home] = worker
            if len(self.homes) > HOMES:
                self.homes.popitem(last=False)
        return worker

    async def serve(self, worker: Worker, job: Job[Any]) -> None:
        """The worker does the job and takes the next one."""
        begun = time.monotonic()
        try:
            answer = await self.tried(worker, job)
        except Exception as error:
            if not job.answer.done() and not job.steps_back:
                job.answer.set_exception(error)
        else:
            if not job.answer.done() and not job.steps_back:
                job.answer.set_result(answer)
        finally:
            self.running.discard(job)
            self.order.done(job, time.monotonic() - begun)
            self.idle.append(worker)
            if job.steps_back and not job.is_given_up:
                job.steps_back, job.worker = False, None
                self.order.add(job)
            self.hand_out()

    async def tried(self, worker: Worker, job: Job[T]) -> T:
        """The job's result. Should the worker's process die, a new one tries it once more."""
        if job.is_to_end():
            raise NotNow("refused-given-up")
        work = job.make(worker)
        for _ in range(TRIES - 1):
            try:
                return await worker.do(work)
            except WorkerDied:
                if job.is_to_end():
                    raise
        return await worker.do(work)

    @property
    def waiting(self) -> int:
        """How many jobs wait, as far as that may be told."""
        return sum(not job.is_secret for job in self.order.waiting)

    @property
    def deaths(self) -> int:
        """How many processes died or had to be killed."""
        return sum(worker.deaths for worker in self.workers)

    def renew(self) -> None:
        """Let each worker do its further jobs in a new process."""
        for worker in self.workers:
            worker.is_outdated = True

    def close(self) -> None:
        """Give up all that waits or is being done; no process is left."""
        self.is_closed = True
        for job in [*self.order.waiting, *self.running]:
            self.cancel(job, NotNow("refused-stopping"))
        for worker in self.workers:
            worker.close()


def full() -> TooMany:
    """The refusal of a job that finds no room."""
    return TooMany("refused-busy")
