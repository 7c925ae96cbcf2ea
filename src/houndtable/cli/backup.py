"""`houndtable backup FILE`: all data of a table server in one file, while it runs."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from houndtable.cli.screen import say
from houndtable.cli.serve import DATA, data, folder, the_server


def arguments(parser: ArgumentParser) -> None:
    """The file, and which data."""
    parser.add_argument("file", metavar="FILE", help="the file to make")
    parser.add_argument("--data", default=data(), metavar="DIR", help=f"the server's data (default {DATA})")


def run(args: Namespace) -> int:
    """The file holds the data."""
    the_server().backup(folder(args.data), Path(args.file))
    say(f"{args.file} holds all data of {args.data}.")
    return 0
