"""`houndtable study GAME`: what a designer asks of a game, answered with intervals and pictures."""

from __future__ import annotations

import sys
from argparse import Namespace
from contextlib import closing
from pathlib import Path

from houndtable.cli import labour
from houndtable.cli import parser as parsing
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import Parser, Unfit, whole
from houndtable.cli.study_file import Folder, publish
from houndtable.cli.tongue import here_said
from houndtable.lab.study.partial import can_be_told
from houndtable.lab.study.plan import ALL, FEWEST, NONE, Study, planned
from houndtable.lab.study.run import StudyRun

MOST_DEALS = 200_000
EXTRAS = ["altair", "pyarrow", "vl_convert"]


def arguments(parser: Parser) -> None:
    """The game, who plays it, what is compared, and where the report goes."""
    parsing.add_game(parser)
    add = parser.add_argument
    add("--players", type=numbers, default=(2,), metavar="P", usual=2)
    add("--bots", default="2", metavar="A,B")
    add("--levels", default="1,2,3", metavar="A,B")
    add("--option", action="append", default=[], metavar="NAME=VALUE")
    add("--options", default=ALL, metavar="A,B=V")
    add("--deals", type=whole(FEWEST, MOST_DEALS), default=1000, metavar="N")
    add("--seed", type=whole(0, 2**63 - 1), default=0, metavar="N")
    labour.arguments(parser)
    add("--out", metavar="FOLDER", usual="study-GAME")


def numbers(text: str) -> tuple[int, ...]:
    """Reads how many play: a number, or the first and the last."""
    low, dash, high = text.partition("-")
    first = whole(1, 99)(low.strip())
    last = whole(1, 99)(high.strip()) if dash else first
    if last < first:
        raise Unfit("few-to-many")
    return tuple(range(first, last + 1))


def study_of(args: Namespace) -> Study:
    """What the arguments ask for."""
    levels = [] if args.levels == NONE else parsing.listed(args.levels, "--levels")
    return planned(
        args.game,
        args.players,
        parsing.listed(args.bots, "--bots"),
        args.seed,
        parsing.given_options(args.option, args.game, max(args.players)),
        parsing.listed(args.options, "--options"),
        levels,
        args.deals,
    )


def run(args: Namespace) -> int:
    """The study is played and its report written; after Ctrl-C that of what is there, and the same command goes on."""
    labour.need("study", "lab", EXTRAS)
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
        print(here_said("study-too-short", fewest=FEWEST), file=sys.stderr)
        return status
    if not runner.is_whole:
        print(here_said("study-writing"), file=sys.stderr)
    try:
        publish(runner, place, args.command)
    except KeyboardInterrupt:
        print(here_said("study-not-written"), file=sys.stderr)
        return INTERRUPTED
    print(here_said("study-written", whole=runner.is_whole, file=str(place / "report.html")))
    return status


def stopped(runner: StudyRun) -> int:
    """It is told how far the study came; the answer is the status."""
    print(here_said("study-stopped", done=runner.done, total=runner.games), file=sys.stderr)
    return INTERRUPTED
