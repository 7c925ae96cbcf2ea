"""Worker processes, and the flag that tells them to stop."""

from __future__ import annotations

import os
import signal
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from types import FrameType

import pytest

from houndtable.players.pool import Flag, Pool, is_stopped


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs a timer that sends signals")
def test_a_signal_may_look_at_the_flag_and_set_it_while_others_do() -> None:
    """As Ctrl-C does, which comes at any instant, be it in the middle of a look at the flag."""
    flag, heard = Flag(), 0

    def interrupt(number: int, frame: FrameType | None) -> None:
        nonlocal heard
        heard += 1
        if not flag.is_set():
            flag.set()

    before = signal.signal(signal.SIGVTALRM, interrupt)
    signal.setitimer(signal.ITIMER_VIRTUAL, 0.001, 0.001)
    try:
        while heard < 300:
            flag.is_set()
            flag.set()
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
    assert flag.is_set()


def test_a_worker_sees_the_flag_once_it_is_set() -> None:
    with closing(Pool(1)) as pool:
        assert not pool.submit(is_stopped).result(60)
        pool.stopped.set()
        assert pool.submit(is_stopped).result(60)


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="needs signals that can be held back")
def test_workers_are_begun_deaf_to_ctrl_c() -> None:
    with closing(Pool(2)) as pool:
        assert all(pool.submit(is_deaf).result(60) for _ in range(4))
    assert not is_deaf()


def is_deaf() -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


def test_a_worker_that_dies_is_replaced() -> None:
    with closing(Pool(1)) as pool:
        first = pool.submit(os.getpid).result(60)
        lost = pool.submit(os._exit, 1)
        with pytest.raises(BrokenProcessPool):
            lost.result(60)
        assert pool.submit(os.getpid).result(60) != first


def test_a_pool_that_was_never_used_has_nothing_to_end() -> None:
    pool = Pool(1)
    pool.close()
    assert pool.executor is None
