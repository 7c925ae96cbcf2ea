"""`houndtable keep-matches NAME`: matches of each version of a game's rules, by which a change of them is found."""

from __future__ import annotations

from argparse import Namespace

from houndtable import games
from houndtable.authoring.keeping import keep
from houndtable.cli import tongue
from houndtable.cli.parser import Parser
from houndtable.cli.screen import say


def arguments(parser: Parser) -> None:
    """The game."""
    parser.add_argument("name", metavar="NAME")


def run(args: Namespace) -> int:
    """Matches of every version that had none are kept beside the game."""
    game = games.find(args.name)
    new = keep(game)
    title = tongue.title_of(args.name)
    if new:
        say(tongue.here_said("matches-kept", versions=[*new], game=title))
    else:
        say(tongue.here_said("matches-kept-already", game=title))
    return 0
