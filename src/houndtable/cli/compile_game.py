"""`houndtable compile-game NAME`: somebody else's game, as quick as ours."""

from __future__ import annotations

import time
from argparse import ArgumentParser, Namespace

from houndtable.authoring import compile_game
from houndtable.cli.long_run import progress_bar
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import say


def arguments(parser: ArgumentParser) -> None:
    """The game."""
    parser.add_argument("name", metavar="NAME", help="an installed game that does not come with Houndtable")


def run(args: Namespace) -> int:
    """The game is part of the compiled engine of this environment."""
    name = args.name.strip().lower()
    compile_game.check(name)
    start = time.perf_counter()
    say("Kernel and all games are compiled together: that takes some minutes.")
    try:
        with progress_bar(100, "percent") as progress:
            count = compile_game.compile_game(name, lambda done, total: progress(100 * done // total))
    except OSError as error:
        raise Misuse(f"The compiled game could not be put into the environment: {error}.") from None
    took = time.perf_counter() - start
    say(
        f"{name} is compiled, with {count} modules in all, after {took:.0f} s. Whenever its code changes it runs "
        "interpreted, until it is compiled again."
    )
    return 0
