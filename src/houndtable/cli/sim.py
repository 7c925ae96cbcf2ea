"""`houndtable sim GAME`: bots play many games, and what comes of it is counted."""

from __future__ import annotations

import sys
import time
from argparse import Namespace

from houndtable.cli import parser as parsing
from houndtable.cli import sim_report
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import Parser, whole
from houndtable.cli.tongue import here_said
from houndtable.lab.arena import Setup
from houndtable.lab.run import Run
from houndtable.lab.workers import processors

MOST_GAMES = 100_000_000


def arguments(parser: Parser) -> None:
    """The game, the bots, how many games and on how many processors."""
    parsing.add_game(parser)
    parsing.add_choices(parser, seed=0)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=1000, metavar="N")
    parser.add_argument("--jobs", type=whole(1, 256), metavar="J")
    parser.add_argument("--json", action="store_true")


def run(args: Namespace) -> int:
    """The games are played and their result is on the screen, also after Ctrl-C."""
    names = parsing.listed(args.bots or "heuristic", "--bots")
    players = args.players or max(2, len(names))
    options = parsing.given_options(args.option, args.game, players)
    setup = Setup(args.game, players, names, args.seed or 0, options).checked()
    runner = Run(setup, args.games, args.jobs or processors())
    start = time.perf_counter()
    if not played(runner):
        return 1
    seconds = time.perf_counter() - start
    sim_report.show(setup, runner.tally, seconds, as_json=args.json)
    if runner.tally.games == args.games:
        return 0
    print(here_said("stopped-games", done=runner.tally.games, total=args.games), file=sys.stderr)
    return INTERRUPTED
