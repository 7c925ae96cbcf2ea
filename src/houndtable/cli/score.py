"""`houndtable score GAME HAND`: what a hand is worth, line by line, without a game."""

from __future__ import annotations

from argparse import REMAINDER, Namespace
from types import ModuleType
from typing import Final

from houndtable import games, words
from houndtable.cli import parser as parsing
from houndtable.cli import tongue
from houndtable.cli.parser import Misuse, Parser
from houndtable.cli.screen import say, wrapped
from houndtable.kernel.game import Game

USAGE: Final = "position-score-usage"


def arguments(parser: Parser) -> None:
    """The game, and the hand with all that belongs to it."""
    parsing.add_game(parser)
    hand = parser.add_argument("hand", metavar="HAND", nargs=REMAINDER)
    hand.required = False  # its absence is told by `run`, after that of the game


def more_help(language: str) -> str:
    """How a hand of each game is written."""
    reader = words.common(language)
    shown = {name: usage(games.find(name), language) for name in calculators()}
    return "\n\n".join([folded(reader.read("terminal-game", title=name, about=text)) for name, text in shown.items()])


def folded(text: str) -> str:
    """The text, with no line wider than the rest of the help."""
    return "\n".join([line for one in text.splitlines() for line in wrapped(one)])


def calculators() -> dict[str, ModuleType]:
    """The games that have hands to score: a module `calculator`, with `explain`."""
    found = {name: games.part(games.find(name), "calculator") for name in games.names()}
    return {name: module for name, module in found.items() if module is not None}


def usage(game: Game, language: str) -> str:
    """How a hand of the game is written."""
    return words.of(game, language).read(USAGE)


def calculator(game: Game) -> ModuleType:
    """The game's calculator, or a refusal."""
    found = games.part(game, "calculator")
    if found is None:
        raise game.own(Misuse("misuse-no-hands", known=[*calculators()]))
    return found


def run(args: Namespace) -> int:
    """The explanation is on the screen."""
    game = games.find(args.game)
    found, speech = calculator(game), words.of(game, tongue.spoken())
    if not args.hand:
        raise Misuse("misuse-missing", name="HAND", command="houndtable score")
    for told in found.explain(" ".join(args.hand)):
        say(speech.say(told), "", "    ")
    return 0
