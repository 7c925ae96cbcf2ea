"""`houndtable sim GAME`: bots play many games, and what comes of it is counted."""

from __future__ import annotations

import signal
import sys
import threading
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from types import FrameType

from houndtable.cli import parser as parsing
from houndtable.cli import sim_report
from houndtable.cli.parser import whole
from houndtable.lab.arena import Setup
from houndtable.lab.workers import Progress, Run, abandon, processors

MOST_GAMES = 100_000_000
INTERRUPTED = 130


def arguments(parser: ArgumentParser) -> None:
    """The game, the bots, how many games and on how many processors."""
    parsing.add_game(parser)
    parsing.add_choices(parser)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=1000, metavar="N", help="default 1000")
    parser.add_argument("--jobs", type=whole(1, 256), metavar="J", help="how many processors (default: all)")
    parser.add_argument("--json", action="store_true", help="the result as JSON")


def run(args: Namespace) -> int:
    """The games are played and their result is on the screen, also after Ctrl-C."""
    names = parsing.listed(args.bots or "thumb", "Bots")
    players = args.players or max(2, len(names))
    setup = Setup(args.game, players, names, args.seed or 0, parsing.given_options(args.option)).checked()
    runner = Run(setup, args.games, args.jobs or processors())
    start = time.perf_counter()
    try:
        with stopped_by_interrupts(runner), progress_bar(args.games) as progress:
            runner.play(progress)
    except BrokenProcessPool:
        print(
            "A worker was ended from outside, perhaps for want of memory; fewer --jobs may help.",
            file=sys.stderr,
        )
        return 1
    seconds = time.perf_counter() - start
    sim_report.show(setup, runner.tally, seconds, as_json=args.json)
    if runner.tally.games == args.games:
        return 0
    print(f"Stopped after {runner.tally.games} of {args.games} games.", file=sys.stderr)
    return INTERRUPTED


@contextmanager
def stopped_by_interrupts(runner: Run) -> Iterator[None]:
    """Ctrl-C lets the games at play be finished and no other begun; a second one ends everything at once."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        if runner.stopped.is_set():
            abandon()
            raise KeyboardInterrupt
        runner.stop()

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def progress_bar(games: int) -> Iterator[Progress]:
    """A bar with the time left, on a terminal's error output."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (
        BarColumn(None),
        MofNCompleteColumn(),
        TextColumn("games,"),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    with Progress(*columns, console=Console(stderr=True, width=79), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)
