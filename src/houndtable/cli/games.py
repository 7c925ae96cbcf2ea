"""`houndtable games`: the games, and what a table may choose."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import games
from houndtable.cli.screen import BOLD, say, styled
from houndtable.kernel.game import Game
from houndtable.kernel.options import Option


def arguments(parser: ArgumentParser) -> None:
    """None."""


def run(args: Namespace) -> int:
    """Every game with its options is on the screen."""
    for name in games.NAMES:
        show(games.find(name))
    return 0


def show(game: Game) -> None:
    """One game and its options."""
    fewest, most = game.players
    print(f"{styled(game.name, BOLD)}  {game.title}, {fewest} to {most} players")
    say(game.about, "  ")
    for option in game.options:
        say(described(option, most), "  ", "    ")


def described(option: Option, players: int) -> str:
    """What an option is about, its default and what else it can be."""
    return f"{option.name} = {option.default}: {option.about} [{option.clause}]. Can be {option.known(players)}."
