"""What takes long: a bar that shows how far it is, and Ctrl-C that keeps what is done."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType
from typing import Final, Protocol

from houndtable.cli.tongue import here, here_said
from houndtable.players.pool import abandon
from houndtable.players.protocol import KINDS

INTERRUPTED: Final = 130


class Stoppable(Protocol):
    """Something that can be told to come to an end."""

    @property
    def is_stopped(self) -> bool: ...

    def stop(self) -> None: ...


class Runner(Stoppable, Protocol):
    """Games to be played; `play` tells how many are done."""

    @property
    def games(self) -> int: ...

    def play(self, progress: Callable[[int], None]) -> None: ...


def played(runner: Runner) -> bool:
    """Whether the games are played, all of them or those before Ctrl-C; if a worker was ended, that is told."""
    try:
        with stopped_by_interrupts(runner), progress_bar(runner.games) as progress:
            runner.play(progress)
    except BrokenProcessPool:
        print(here_said("worker-ended"), file=sys.stderr)
        return False
    return True


@contextmanager
def stopped_by_interrupts(runner: Stoppable) -> Iterator[None]:
    """Ctrl-C lets the games at play be finished and no other begun; a second one ends everything at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        if runner.is_stopped:
            abandon()
            raise KeyboardInterrupt
        runner.stop()

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_bar(total: int, key: str = "progress-games") -> Iterator[Callable[[int], None]]:
    """A bar with the time left, on a terminal's error output."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    every = here().number(total)

    def told(done: int) -> str:
        return f"{here().number(done):>{len(every)}}/{every}"

    before, _, after = here_said(key, time="\n").partition("\n")
    columns = (
        BarColumn(None),
        TextColumn("{task.fields[done]}", style="progress.download"),
        TextColumn(before.strip()),
        TimeRemainingColumn(),
        TextColumn(after.strip()),
    )
    with Progress(*columns, console=Console(stderr=True, width=79), transient=True) as bar:
        task = bar.add_task("", total=total, done=told(0))
        yield lambda done: bar.update(task, completed=done, done=told(done))


def faults_told(faults: Mapping[str, Mapping[str, int]]) -> list[str]:
    """What programs did wrong, a line for each."""
    reader, lines = here(), list[str]()
    for name, kinds in sorted(faults.items()):
        counted = [reader.read(f"fault-{kind}", count=kinds[kind]) for kind in KINDS if kind in kinds]
        lines.append(reader.read("faults", name=name, faults=reader.listed(counted, "list-comma")))
    return lines
