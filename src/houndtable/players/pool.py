"""Processes in which games are played and bots think: begun when they are needed, and never left behind."""

from __future__ import annotations

import atexit
import ctypes
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from types import FrameType
from typing import ParamSpec, TypeVar

from houndtable.players.kennel import Kennel

Given = ParamSpec("Given")
Result = TypeVar("Result")

SPAWN = multiprocessing.get_context("spawn")  # alike on every system, and safe beside threads


class Flag:
    """Is set once and for all, and workers see it. It has no lock, which a signal's handler would wait for in vain when
    the signal comes while the lock is held, and which a worker might take with it when it is killed."""

    def __init__(self) -> None:
        self.shared = SPAWN.RawValue(ctypes.c_bool, False)

    def set(self) -> None:
        self.shared.value = True

    def is_set(self) -> bool:
        return bool(self.shared.value)


class Pool:
    """So many worker processes. Each leaves Ctrl-C to the process that started it and does not outlive it. When one
    dies, what they were doing fails (BrokenProcessPool), and the next work is done by new ones."""

    def __init__(self, size: int, stopped: Flag | None = None) -> None:
        self.size = size
        self.stopped = Flag() if stopped is None else stopped
        self.executor: ProcessPoolExecutor | None = None

    def submit(self, work: Callable[Given, Result], *args: Given.args, **kwargs: Given.kwargs) -> Future[Result]:
        """The work is a worker's; the answer is what will come of it."""
        try:
            return self.handed(partial(work, *args, **kwargs))
        except BrokenProcessPool:
            self.executor = None
            return self.handed(partial(work, *args, **kwargs))

    def handed(self, work: Callable[[], Result]) -> Future[Result]:
        """The same with the workers there are, begun if there are none. They never hear of Ctrl-C, not even before they
        can say that they leave it to us. (What makes them must not be begun deaf: multiprocessing would undo that.)"""
        if self.executor is None:
            self.executor = ProcessPoolExecutor(self.size, SPAWN, _begin, (self.stopped,))
        with deaf_to(signal.SIGINT):
            return self.executor.submit(work)

    def close(self) -> None:
        """What is being done is finished, nothing else is begun, and no worker is left."""
        if self.executor is not None:
            self.executor.shutdown(cancel_futures=True)
            self.executor = None


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


# In a worker.

_stop: Flag | None = None
_kennel = Kennel()


def is_stopped() -> bool:
    """Whether the worker is to begin nothing more."""
    return _stop is not None and _stop.is_set()


def kennel() -> Kennel:
    """The worker's programs, which end with it."""
    return _kennel


def _begin(stop: Flag) -> None:
    """A worker belongs to the process that started it, knows where to look whether to stop, and leaves no program
    behind."""
    global _stop
    signal.signal(signal.SIGTERM, _terminated)
    atexit.register(_kennel.close)
    belong_to_parent()
    _stop = stop


def belong_to_parent() -> None:
    """Leave Ctrl-C to the process that started this one, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with deaf_to(signal.SIGTERM):  # which has to wake the main thread
        threading.Thread(target=_end_with, args=(multiprocessing.parent_process(),), daemon=True).start()


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
