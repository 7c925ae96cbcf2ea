"""`houndtable new-game NAME`: a small game of one's own, as a package, ready to be played and changed."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from houndtable.authoring import new_game
from houndtable.cli.screen import say


def arguments(parser: ArgumentParser) -> None:
    """The game's name, and where it is written."""
    parser.add_argument("name", metavar="NAME", help="small letters and digits: the game's and the package's name")
    parser.add_argument("--folder", metavar="DIR", help="where it is written (default: NAME, here)")


def run(args: Namespace) -> int:
    """The game is written, and it is said what to do next."""
    folder = Path(args.folder or args.name)
    new_game.write(args.name, folder)
    package = folder / "src" / args.name
    say(f"{folder} holds a small game. Its rules are in {package / 'RULES.md'}, they and all else are yours to change.")
    say("Next:")
    for command, about in [
        (f"pip install -e {folder}", "so that Houndtable finds it"),
        (f"houndtable play {args.name}", "play it"),
        (f"houndtable derive {args.name}", "after each change of board.py"),
        (f"houndtable check-game {args.name}", "what every game keeps, and what is missing"),
    ]:
        print(f"  {command:<34} {about}")
    return 0
