"""`houndtable derive NAME`: a game's derived.py, written from its board.py."""

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
    """The file is what the board says, or it is told whether it is."""
    package = derive.package_of(args.name)
    path = derive.path_of(package)
    text = derive.derived(package, derive.board_anew(package))
    is_same = path.exists() and path.read_text(encoding="utf-8") == text
    if is_same:
        say(f"{path.name} is what board.py says.")
    elif args.check:
        say(f"{path.name} is not what board.py says. houndtable derive {args.name} writes it.")
        return STALE
    else:
        path.write_text(text, encoding="utf-8")
        say(f"{path} is written from board.py.")
    return 0
