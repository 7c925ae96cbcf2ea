"""`houndtable verify FILE`: whether a saved game is whole and lawful."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import record
from houndtable.cli.files import read_text
from houndtable.cli.screen import say


def arguments(parser: ArgumentParser) -> None:
    """The file."""
    parser.add_argument("file", metavar="FILE", help="a saved game")


def run(args: Namespace) -> int:
    """One short report is on the screen; a bad record is refused with its first bad line."""
    say(f"{args.file}: {record.verify(read_text(args.file))}", "", "  ")
    return 0
