"""`houndtable backup FILE`: all data of a table server in one file, while it runs."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from houndtable.cli.parser import Parser
from houndtable.cli.screen import say
from houndtable.cli.serve import DATA, data, folder, the_server
from houndtable.cli.tongue import here_said


def arguments(parser: Parser) -> None:
    """The file, and which data."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--data", default=data(), metavar="DIR", usual=DATA)


def run(args: Namespace) -> int:
    """The file holds the data."""
    the_server().backup(folder(args.data), Path(args.file))
    say(here_said("backup-written", file=args.file, data=args.data))
    return 0
