"""A crew: workers, and the jobs that wait for one of them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Any, Final, Generic, TypeVar

from houndtable.kernel.errors import Refusal
from houndtable.server.refusals import NotNow, TooMany
from houndtable.server.workers import Work, Worker, WorkerDied

TRIES: Final = 2  # at a job whose worker dies
T = TypeVar("T")


class Job(Generic[T]):
    """Something to be done by a worker, and the answer somebody waits for."""

    def __init__(self, work: Work[T]) -> None:
        self.work = work
        self.answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.worker: Worker | None = None  # while it is being done


class Crew:
    """So many workers; with none, work is done where it is asked for (for tests). At most so many jobs wait."""

    def __init__(self, size: int, most: int) -> None:
        self.idle = [Worker() for _ in range(size)]
        self.workers = self.idle[:]
        self.most = most
        self.waiting: deque[Job[Any]] = deque()
        self.running: dict[asyncio.Task[None], Job[Any]] = {}
        self.is_closed = False

    async def do(self, work: Work[T]) -> T:
        """Return what the work returns in a worker. Where nobody waits for it any more, it is given up."""
        if not self.workers:
            return work()
        if self.is_closed:
            raise NotNow("The server stops.")
        if len(self.waiting) >= self.most:
            raise TooMany("The server has too much to do: try again in a moment.")
        job = Job(work)
        self.waiting.append(job)
        self.hand_out()
        try:
            return await job.answer
        finally:
            if not job.answer.done() or job.answer.cancelled():
                self.cancel(job, NotNow("Nobody waits for this."))

    def cancel(self, job: Job[Any], why: Refusal) -> None:
        """Give the job up; whoever still waits for it is told why."""
        if not job.answer.done():
            job.answer.set_exception(why)
            job.answer.exception()  # perhaps nobody asks
        if job.worker is not None:
            job.worker.cancel()
        elif job in self.waiting:
            self.waiting.remove(job)

    def hand_out(self) -> None:
        """Every worker that is idle has a job, as far as there are any."""
        while self.idle and self.waiting and not self.is_closed:
            job = self.waiting.popleft()
            task = asyncio.get_running_loop().create_task(self.serve(self.idle.pop(), job))
            self.running[task] = job
            task.add_done_callback(self.running.pop)

    async def serve(self, worker: Worker, job: Job[Any]) -> None:
        """The worker does the job and takes the next one."""
        job.worker = worker
        try:
            answer = await self.tried(worker, job)
        except Exception as error:
            if not job.answer.done():
                job.answer.set_exception(error)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            job.worker = None
            self.idle.append(worker)
            self.hand_out()

    async def tried(self, worker: Worker, job: Job[T]) -> T:
        """The job's result. Should the worker's process die, a new one tries it once more."""
        for _ in range(TRIES - 1):
            try:
                return await worker.do(job.work)
            except WorkerDied:
                if job.answer.done():
                    raise
        return await worker.do(job.work)

    def close(self) -> None:
        """Give up all that waits or is being done; no process is left."""
        self.is_closed = True
        for job in [*self.waiting, *self.running.values()]:
            self.cancel(job, NotNow("The server stops."))
        for worker in self.workers:
            worker.close()
