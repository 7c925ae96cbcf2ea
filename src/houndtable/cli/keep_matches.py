"""`houndtable keep-matches NAME`: matches of each version of a game's rules, by which a change of them is found."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import games
from houndtable.authoring.keeping import keep
from houndtable.cli.screen import say


def arguments(parser: ArgumentParser) -> None:
    """The game."""
    parser.add_argument("name", metavar="NAME", help="the game")


def run(args: Namespace) -> int:
    """Matches of every version that had none are kept beside the game."""
    game = games.find(args.name)
    new = keep(game)
    if new:
        say(f"Matches of version {' and '.join(new)} of {game.title}'s rules are kept beside the game.")
    else:
        say(f"Matches of every version of {game.title}'s rules are kept already.")
    return 0
