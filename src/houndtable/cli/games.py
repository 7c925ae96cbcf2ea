"""`houndtable games`: the games, and what a table may choose."""

from __future__ import annotations

from argparse import Namespace

from houndtable import games, words
from houndtable.cli import tongue
from houndtable.cli.parser import Parser
from houndtable.cli.screen import BOLD, say, styled
from houndtable.kernel.game import Game


def arguments(parser: Parser) -> None:
    """Nothing but what all verbs take."""


def run(args: Namespace) -> int:
    """Every game with its options is on the screen."""
    language = tongue.spoken()
    for name in games.names():
        show(games.find(name), language)
    return 0


def show(game: Game, language: str) -> None:
    """One game and its options."""
    speech = words.of(game, language)
    fewest, most = game.players
    named = words.common(language).read("terminal-players", title=speech.title, fewest=fewest, most=most)
    print(f"{styled(game.name, BOLD)}  {named}")
    say(speech.about, "  ")
    for option in game.options:
        say(speech.option(option, game.players[1]), "  ", "    ")
