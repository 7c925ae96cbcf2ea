"""`houndtable restore FILE`: a table server's data from a backup."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from houndtable.cli.screen import say
from houndtable.cli.serve import DATA, data, folder, the_server


def arguments(parser: ArgumentParser) -> None:
    """The file, and where the data goes."""
    parser.add_argument("file", metavar="FILE", help="a backup")
    parser.add_argument("--data", default=data(), metavar="DIR", help=f"where the data goes (default {DATA})")


def run(args: Namespace) -> int:
    """The folder holds the data."""
    the_server().restore(Path(args.file), folder(args.data))
    say(f"{args.data} holds all data of {args.file}.")
    return 0
