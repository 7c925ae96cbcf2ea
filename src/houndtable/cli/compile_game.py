"""`houndtable compile-game NAME`: somebody else's game, as quick as ours."""

from __future__ import annotations

import time
from argparse import Namespace

from houndtable.authoring import compile_game
from houndtable.cli.long_run import progress_bar
from houndtable.cli.parser import Misuse, Parser
from houndtable.cli.screen import say
from houndtable.cli.tongue import here_said


def arguments(parser: Parser) -> None:
    """The game."""
    parser.add_argument("name", metavar="NAME")


def run(args: Namespace) -> int:
    """The game is part of the compiled engine of this environment."""
    name = args.name.strip().lower()
    compile_game.check(name)
    start = time.perf_counter()
    say(here_said("compile-begins"))
    try:
        with progress_bar(100, "progress-percent") as progress:
            count = compile_game.compile_game(name, lambda done, total: progress(100 * done // total))
    except OSError as error:
        raise Misuse("misuse-not-installed", error=str(error)) from None
    took = time.perf_counter() - start
    say(here_said("compile-done", name=name, count=count, seconds=round(took)))
    return 0
