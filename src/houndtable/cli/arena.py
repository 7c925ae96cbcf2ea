"""`houndtable arena GAME`: which bot is stronger, by the same deals played in all seats."""

from __future__ import annotations

import sys
import time
from argparse import BooleanOptionalAction, Namespace
from contextlib import ExitStack

from houndtable.cli import arena_file, arena_table, files
from houndtable.cli import parser as parsing
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import Misuse, Parser, whole
from houndtable.cli.tongue import here_said
from houndtable.lab import chart
from houndtable.lab.contest import ContestRun
from houndtable.lab.duplicate import Contest
from houndtable.lab.sequential import Judge
from houndtable.lab.workers import processors

MOST_DEALS = 1_000_000
USUAL_BOTS = "heuristic,random"


def arguments(parser: Parser) -> None:
    """The game, the bots, how many deals, and where the result goes."""
    parsing.add_game(parser)
    parsing.add_choices(parser, bots=USUAL_BOTS, seed=0)
    add = parser.add_argument
    add("--deals", type=whole(1, MOST_DEALS), default=100, metavar="N")
    add("--jobs", type=whole(1, 256), metavar="J")
    add("--stop", action=BooleanOptionalAction)
    add("--margin", type=whole(1, 49), default=2, metavar="M")
    add("--save", metavar="FILE")
    add("--resume", metavar="FILE")
    add("--json", metavar="FILE")
    add("--chart", metavar="FILE")


def run(args: Namespace) -> int:
    """The deals are played and their result is told, also after Ctrl-C."""
    check_places(args)
    contest = arena_file.contest_of(args, parsing.listed(args.bots or USUAL_BOTS, "--bots"))
    judge = judge_of(args, contest)
    with ExitStack() as stack:
        store = arena_file.opened(args, contest)
        stack.callback(store.close)
        runner = ContestRun(contest, args.deals, args.jobs or processors(), store.known, store.keep, judge)
        start = time.perf_counter()
        if not played(runner):
            return 1
    tell(args, runner, time.perf_counter() - start)
    if runner.verdict is not None or runner.standings.deals == args.deals:
        return 0
    print(here_said("stopped-deals", done=runner.standings.deals, total=args.deals), file=sys.stderr)
    return INTERRUPTED


def check_places(args: Namespace) -> None:
    """What is to be written at the end can be: refused before anything is played."""
    for name in (args.json, args.chart):
        if name is not None and name != "-":
            files.check_place(name)
    if args.chart == "-":
        raise Misuse("misuse-chart-needs-file")


def judge_of(args: Namespace, contest: Contest) -> Judge | None:
    """Who decides when to stop; None where all deals are played."""
    if args.stop and len(contest.bots) != 2:
        raise Misuse("misuse-stop-two-bots")
    stops = len(contest.bots) == 2 if args.stop is None else args.stop
    return Judge(args.margin / 100) if stops else None


def tell(args: Namespace, runner: ContestRun, seconds: float) -> None:
    """The result is on the screen and in the files asked for."""
    arena_table.show(runner, seconds, args.json)
    standings = runner.standings
    if args.chart is not None and standings.deals:
        title, subtitle = arena_table.titles(runner)
        files.write_text(args.chart, chart.draw(title, subtitle, standings.standings(), standings.even))
