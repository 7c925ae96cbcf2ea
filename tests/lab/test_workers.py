"""The flag that tells workers to stop."""

from __future__ import annotations

import signal
from concurrent.futures import ProcessPoolExecutor
from types import FrameType

import pytest

from houndtable.lab.workers import SPAWN, Flag

held: list[Flag] = []  # in a worker


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
    flag = Flag()
    with ProcessPoolExecutor(1, SPAWN, hold, (flag,)) as pool:
        assert not pool.submit(seen).result(60)
        flag.set()
        assert pool.submit(seen).result(60)


def hold(flag: Flag) -> None:
    held.append(flag)


def seen() -> bool:
    return held[0].is_set()
