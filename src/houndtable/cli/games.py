"""`houndtable games`: the games, and what a table may choose."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import games
from houndtable.cli import tongue
from houndtable.cli.phrases import PHRASES
from houndtable.cli.screen import BOLD, say, styled
from houndtable.kernel.game import Game


def arguments(parser: ArgumentParser) -> None:
    """In which language."""
    tongue.arguments(parser)


def run(args: Namespace) -> int:
    """Every game with its options is on the screen."""
    language = tongue.chosen(args)
    for name in games.names():
        show(games.find(name), language)
    return 0


def show(game: Game, language: str) -> None:
    """One game and its options."""
    speech = game.speech(language)
    players = PHRASES[language].players.format(*game.players)
    print(f"{styled(game.name, BOLD)}  {speech.glossary.title}, {players}")
    say(speech.glossary.about, "  ")
    for option in game.options:
        say(speech.option(option, game.players[1]), "  ", "    ")
