"""`houndtable study GAME`: what a designer asks of a game, answered with intervals and pictures."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import closing
from pathlib import Path

from houndtable.cli import labour
from houndtable.cli import parser as parsing
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import whole
from houndtable.cli.study_file import Folder, publish
from houndtable.lab.study.partial import can_be_told
from houndtable.lab.study.plan import ALL, FEWEST, NONE, Study, planned
from houndtable.lab.study.run import StudyRun

MOST_DEALS = 200_000
EXTRAS = ["altair", "pyarrow", "vl_convert"]


def arguments(parser: ArgumentParser) -> None:
    """The game, who plays it, what is compared, and where the report goes."""
    parsing.add_game(parser)
    add = parser.add_argument
    add("--players", type=numbers, default=(2,), metavar="P", help="how many play, as in 4 or 2-4 (default 2)")
    add("--bots", default="2", metavar="A,B", help="who plays; several change seats (default 2)")
    add("--levels", default="1,2,3", metavar="A,B", help=f"the ladder of bots, weakest first, or {NONE}")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="a choice of the table; can be repeated")
    add("--options", default=ALL, metavar="A,B=V", help=f"what the table is compared with: {ALL}, {NONE}, or options")
    add("--deals", type=whole(FEWEST, MOST_DEALS), default=1000, metavar="N", help="default 1000")
    add("--seed", type=whole(0, 2**63 - 1), default=0, metavar="N", help="the same seed gives the same study")
    labour.arguments(parser)
    add("--out", metavar="FOLDER", help="where it is kept, and goes on if it was interrupted (default study-GAME)")


def numbers(text: str) -> tuple[int, ...]:
    """Reads how many play: a number, or the first and the last."""
    low, dash, high = text.partition("-")
    first = whole(1, 99)(low.strip())
    last = whole(1, 99)(high.strip()) if dash else first
    if last < first:
        raise ArgumentTypeError(f"goes from few to many, not {text[:40]!r}.")
    return tuple(range(first, last + 1))


def study_of(args: Namespace) -> Study:
    """What the arguments ask for."""
    levels = [] if args.levels == NONE else parsing.listed(args.levels, "Levels")
    return planned(
        args.game,
        args.players,
        parsing.listed(args.bots, "Bots"),
        args.seed,
        parsing.given_options(args.option),
        parsing.listed(args.options, "Options"),
        levels,
        args.deals,
    )


def run(args: Namespace) -> int:
    """The study is played and its report written; after Ctrl-C that of what is there, and the same command goes on."""
    labour.need("A study", "lab", EXTRAS)
    study = study_of(args)
    place = Path(args.out or f"study-{study.game}")
    with labour.labour_of(args) as workers, closing(Folder(place, study)) as folder:
        runner = StudyRun(study, workers, folder.known, folder.keep)
        try:
            if not played(runner):
                return 1
        except KeyboardInterrupt:
            return stopped(runner)
    status = 0 if runner.is_whole else stopped(runner)
    if not can_be_told(runner):
        print(f"That is too little for a report: it takes {FEWEST} deals of the table.", file=sys.stderr)
        return status
    if not runner.is_whole:
        print("The report of what is there is being written; Ctrl-C leaves it out.", file=sys.stderr)
    try:
        publish(runner, place, args.command)
    except KeyboardInterrupt:
        print("Stopped before the report was written; the same command goes on.", file=sys.stderr)
        return INTERRUPTED
    what = "the report" if runner.is_whole else "the report of what was played so far"
    print(f"{place / 'report.html'} is {what}; report.md, figures.json and tables lie beside it.")
    return status


def stopped(runner: StudyRun) -> int:
    """It is told how far the study came; the answer is the status."""
    print(f"Stopped after {runner.done} of {runner.games} games: the same command goes on.", file=sys.stderr)
    return INTERRUPTED
