"""`houndtable restore FILE`: a table server's data from a backup."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from houndtable.cli.parser import Parser
from houndtable.cli.screen import say
from houndtable.cli.serve import DATA, data, folder, the_server
from houndtable.cli.tongue import here_said


def arguments(parser: Parser) -> None:
    """The file, and where the data goes."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--data", default=data(), metavar="DIR", usual=DATA)


def run(args: Namespace) -> int:
    """The folder holds the data."""
    the_server().restore(Path(args.file), folder(args.data))
    say(here_said("backup-restored", file=args.file, data=args.data))
    return 0
