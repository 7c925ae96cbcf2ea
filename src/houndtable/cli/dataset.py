"""`houndtable dataset GAME`: games between bots as data, for whoever wants to learn from them."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.cli import files, labour
from houndtable.cli import parser as parsing
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import Misuse, Parser, whole
from houndtable.cli.tongue import here_said
from houndtable.lab.arena import Setup

if TYPE_CHECKING:
    from houndtable.lab.dataset_run import DatasetRun

MOST_GAMES = 10_000_000


def arguments(parser: Parser) -> None:
    """The game, who plays it, how many games, and where they go."""
    parsing.add_game(parser)
    parsing.add_choices(parser, seed=0)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N")
    labour.arguments(parser)
    parser.add_argument("--out", metavar="FOLDER", usual="dataset-GAME")


def run(args: Namespace) -> int:
    """The games are played and their files written; Ctrl-C keeps those that are finished."""
    labour.need("dataset", "lab", ["pyarrow"])
    from houndtable.lab.dataset_run import MATCHES, DatasetRun

    names = parsing.listed(args.bots or "heuristic", "--bots")
    players = args.players or max(2, len(names))
    options = parsing.given_options(args.option, args.game, players)
    setup = Setup(args.game, players, names, args.seed or 0, options).checked()
    place = Path(args.out or f"dataset-{setup.game}")
    if (place / MATCHES).exists():
        raise Misuse("misuse-dataset-exists", folder=str(place)[:200])
    with labour.labour_of(args) as workers:
        try:
            place.mkdir(parents=True, exist_ok=True)
            runner = DatasetRun(setup, args.games, workers, place)
        except (OSError, ValueError) as error:
            raise Misuse("misuse-not-written", file=str(place)[:200], error=files.reason(error)) from None
        if not written(runner):
            return 1
    print(here_said("dataset-written", folder=str(place), matches=runner.written, file=MATCHES))
    if runner.written == args.games:
        return 0
    print(here_said("stopped-games", done=runner.written, total=args.games), file=sys.stderr)
    return INTERRUPTED


def written(runner: DatasetRun) -> bool:
    """Whether the files are there, all of them; if anything fails there are none."""
    is_written = False
    try:
        if played(runner):
            runner.finish()
            is_written = True
    finally:
        if not is_written:
            runner.drop()
    return is_written
