"""A worker: a process of low priority that does one job after another, and can be told to give one up."""

from __future__ import annotations

import asyncio
import ctypes
import os
import pickle
import signal
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeVar

from houndtable.players.pool import SPAWN, belong_to_parent, deaf_to

PATIENCE: Final = 1.0  # seconds for a job to notice that it is cancelled, before its process is killed
MODULES: Final = ("houndtable.server.bots", "houndtable.server.looking_back")  # with all that jobs need
T = TypeVar("T")
Work = Callable[[], T]


class WorkerDied(Exception):
    """The process ended in the middle of a job."""


class RemoteTrace(Exception):
    """Where an error was raised in a worker; `tb` is its traceback as text."""

    def __init__(self, tb: str) -> None:
        super().__init__(tb)
        self.tb = tb


class Worker:
    """One process, started for its first job and again for the next one after it died. One job at a time."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: BaseProcess | None = None
        self.pipe: Connection | None = None
        self.cancelled = SPAWN.RawValue(ctypes.c_longlong, 0)
        self.number = 0  # of the latest job
        self.is_busy = False
        self.is_closed = False
        self.is_outdated = False  # its process is to be replaced before the next job
        self.starts = 0
        self.deaths = 0
        self.lock = threading.Lock()  # between starting the process and ending it
        self.thread = ThreadPoolExecutor(1, "worker")

    async def do(self, work: Work[T]) -> T:
        """Return what the work returns in the worker's process, or raise what it raises."""
        self.number += 1
        self.is_busy = True
        try:
            return await asyncio.get_running_loop().run_in_executor(self.thread, self.exchange, self.number, work)
        finally:
            self.is_busy = False

    def cancel(self) -> None:
        """Have the present job end soon, whatever it returns then."""
        self.cancelled.value = self.number
        asyncio.get_running_loop().call_later(PATIENCE, self.kill_at, self.number)

    def kill_at(self, number: int) -> None:
        """End the process if it still does this job."""
        if self.is_busy and self.number == number:
            self.kill()

    def exchange(self, number: int, work: Work[T]) -> T:
        """Send the work and wait for the answer; runs in the worker's own thread."""
        data = pickle.dumps((number, work))
        if self.is_outdated:
            self.is_outdated = False
            self.kill()
        pipe = self.started()
        try:
            pipe.send_bytes(data)
            answer = pipe.recv_bytes()
        except (EOFError, OSError):
            self.kill()
            self.deaths += not self.is_closed
            raise WorkerDied("A worker ended in the middle of a job.") from None
        value, error, trace = pickle.loads(answer)
        if error is not None:
            raise error from RemoteTrace(trace)
        result: T = value
        return result

    def started(self) -> Connection:
        """The pipe to the process, which is started if there is none."""
        with self.lock:
            if self.is_closed:
                raise WorkerDied("The worker was closed.")
            if self.pipe is None:
                resource_tracker.ensure_running()  # begun deaf, it would undo that for what is begun after it
                self.pipe, theirs = SPAWN.Pipe()
                self.process = SPAWN.Process(target=work_on, args=(theirs, self.cancelled, self.niceness), daemon=True)
                with deaf_to(signal.SIGINT):
                    self.process.start()
                theirs.close()
                self.starts += 1
            return self.pipe

    def kill(self) -> None:
        """End the process at once; the next job starts a new one."""
        with self.lock:
            process, self.process, self.pipe = self.process, None, None
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """End the process and start none again."""
        with self.lock:
            self.is_closed = True
        self.kill()
        self.thread.shutdown(wait=False)


# In the worker's process.

_cancelled: Any = None
_number = 0


def is_cancelled() -> bool:
    """Whether the job that runs in this process was given up by who asked for it."""
    return _cancelled is not None and bool(_cancelled.value == _number)


def clock() -> float:
    """The time in seconds; for a job that was given up it is over."""
    return float("inf") if is_cancelled() else time.perf_counter()


def work_on(pipe: Connection, cancelled: Any, niceness: int) -> None:
    """Do one job after another until the server is gone. Starting is not nice: somebody waits for the first job."""
    global _cancelled
    belong_to_parent()
    for module in MODULES:
        import_module(module)
    if hasattr(os, "nice"):
        os.nice(niceness)
    _cancelled = cancelled
    try:
        while True:
            pipe.send_bytes(answered(pipe.recv_bytes()))
    except (EOFError, OSError):
        return


def answered(data: bytes) -> bytes:
    """The job's result, or its error with where that was raised."""
    global _number
    try:
        _number, work = pickle.loads(data)
        return pickle.dumps((work(), None, ""))
    except Exception as error:
        trace = "".join(traceback.format_exception(error))
        try:
            pickle.loads(pickle.dumps(error))
        except Exception:
            error = RuntimeError(type(error).__qualname__)  # stands for one that cannot be sent
        return pickle.dumps((None, error, trace))
