"""`houndtable dataset GAME`: games between bots as data, for whoever wants to learn from them."""

from __future__ import annotations

import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from houndtable.cli import files, labour
from houndtable.cli import parser as parsing
from houndtable.cli.long_run import INTERRUPTED, played
from houndtable.cli.parser import Misuse, whole
from houndtable.lab.arena import Setup

if TYPE_CHECKING:
    from houndtable.lab.dataset_run import DatasetRun

MOST_GAMES = 10_000_000


def arguments(parser: ArgumentParser) -> None:
    """The game, who plays it, how many games, and where they go."""
    parsing.add_game(parser)
    parsing.add_choices(parser)
    parser.add_argument("--games", type=whole(1, MOST_GAMES), default=100, metavar="N", help="default 100")
    labour.arguments(parser)
    parser.add_argument("--out", metavar="FOLDER", help="where the files go (default dataset-GAME)")


def run(args: Namespace) -> int:
    """The games are played and their files written; Ctrl-C keeps those that are finished."""
    labour.need("A dataset", "lab", ["pyarrow"])
    from houndtable.lab.dataset_run import MATCHES, DatasetRun

    names = parsing.listed(args.bots or "heuristic", "Bots")
    players = args.players or max(2, len(names))
    setup = Setup(args.game, players, names, args.seed or 0, parsing.given_options(args.option)).checked()
    place = Path(args.out or f"dataset-{setup.game}")
    if (place / MATCHES).exists():
        raise Misuse(f"{str(place)[:200]} holds a dataset already: name another folder with --out.")
    with labour.labour_of(args) as workers:
        try:
            place.mkdir(parents=True, exist_ok=True)
            runner = DatasetRun(setup, args.games, workers, place)
        except (OSError, ValueError) as error:
            raise Misuse(f"{str(place)[:200]!r} cannot be written: {files.reason(error)}.") from None
        if not written(runner):
            return 1
    print(f"{place} holds {runner.written} matches: {MATCHES} and tables beside it.")
    if runner.written == args.games:
        return 0
    print(f"Stopped after {runner.written} of {args.games} games.", file=sys.stderr)
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
