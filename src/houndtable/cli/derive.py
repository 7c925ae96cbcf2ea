"""`houndtable derive NAME`: a game's derived.py and wired.py, written from its board and the names in its folder."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable.authoring import derive
from houndtable.cli.screen import say

STALE = 1


def arguments(parser: ArgumentParser) -> None:
    """The game, and whether it is only looked at."""
    parser.add_argument("name", metavar="NAME", help="the game, or the package that holds it")
    parser.add_argument("--check", action="store_true", help="write nothing, say whether it is up to date")


def run(args: Namespace) -> int:
    """Write the files, or say whether they are up to date."""
    package = derive.package_of(args.name)
    stale = 0
    for path, text in derive.texts(package, derive.board_anew(package)).items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            say(f"{path.name} is up to date.")
        elif args.check:
            say(f"{path.name} is out of date. houndtable derive {args.name} writes it.")
            stale = STALE
        else:
            path.write_text(text, encoding="utf-8")
            say(f"{path} is written.")
    return stale
