"""`houndtable new-game NAME`: a small game of one's own, as a package, ready to be played and changed."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from houndtable.authoring import new_game
from houndtable.cli.parser import Parser
from houndtable.cli.screen import say
from houndtable.cli.tongue import here_said


def arguments(parser: Parser) -> None:
    """The game's name, and where it is written."""
    parser.add_argument("name", metavar="NAME")
    parser.add_argument("--folder", metavar="DIR", usual="NAME")


def run(args: Namespace) -> int:
    """The game is written, and it is said what to do next."""
    folder = Path(args.folder or args.name)
    new_game.write(args.name, folder)
    package = folder / "src" / args.name
    say(here_said("new-game-written", folder=str(folder), rules=str(package / "RULES.md")))
    say(here_said("new-game-next"))
    for command, key in [
        (f"pip install -e {folder}", "new-game-install"),
        (f"houndtable play {args.name}", "new-game-play"),
        (f"houndtable derive {args.name}", "new-game-derive"),
        (f"houndtable check-game {args.name}", "new-game-check"),
    ]:
        print(f"  {command:<34} {here_said(key)}")
    return 0
