"""`houndtable score GAME HAND`: what a hand is worth, line by line, without a game."""

from __future__ import annotations

from argparse import REMAINDER, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from types import ModuleType

from houndtable import games
from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse
from houndtable.cli.screen import say
from houndtable.kernel.game import Game


def arguments(parser: ArgumentParser) -> None:
    """The game, and the hand with all that belongs to it."""
    parsing.add_game(parser)
    hand = parser.add_argument("hand", metavar="HAND", nargs=REMAINDER, help="the hand, as the game writes it")
    hand.required = False  # its absence is told by `run`, after that of the game
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = "\n\n".join(f"{name}: {found.USAGE}" for name, found in calculators().items())


def calculators() -> dict[str, ModuleType]:
    """The games that have hands to score: a module `calculator`, with `explain` and its `USAGE`."""
    found = {name: games.part(games.find(name), "calculator") for name in games.names()}
    return {name: module for name, module in found.items() if module is not None}


def calculator(game: Game) -> ModuleType:
    """The game's calculator, or a refusal."""
    found = games.part(game, "calculator")
    if found is None:
        known = f" Games that have: {', '.join(calculators())}." if calculators() else ""
        raise Misuse(f"{game.title} has no hands to score.{known}")
    return found


def run(args: Namespace) -> int:
    """The explanation is on the screen."""
    found = calculator(games.find(args.game))
    if not args.hand:
        raise Misuse("HAND is missing. houndtable score --help says more.")
    for line in found.explain(" ".join(args.hand)):
        indent = line[: len(line) - len(line.lstrip())]
        say(line.lstrip(), indent, "    ")
    return 0
