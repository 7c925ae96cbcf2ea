"""`houndtable derive NAME`: a game's derived.py and wired.py, written from its board and the names in its folder."""

from __future__ import annotations

from argparse import Namespace

from houndtable.authoring import derive
from houndtable.cli.parser import Parser
from houndtable.cli.screen import say
from houndtable.cli.tongue import here_said

STALE = 1


def arguments(parser: Parser) -> None:
    """The game, and whether it is only looked at."""
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--check", action="store_true")


def run(args: Namespace) -> int:
    """Write the files, or say whether they are up to date."""
    package = derive.package_of(args.name)
    stale = 0
    for path, text in derive.texts(package, derive.board_anew(package)).items():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            say(here_said("derive-current", file=path.name))
        elif args.check:
            say(here_said("derive-stale", file=path.name, command=f"houndtable derive {args.name}"))
            stale = STALE
        else:
            path.write_text(text, encoding="utf-8")
            say(here_said("derive-written", file=str(path)))
    return stale
