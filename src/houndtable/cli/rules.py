"""`houndtable rules GAME [RULE]`: the rulebook, a chapter or one rule."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import games
from houndtable.cli import parser as parsing
from houndtable.cli import rulebook
from houndtable.kernel.game import Game


def arguments(parser: ArgumentParser) -> None:
    """The game, and a rule's or chapter's number."""
    parsing.add_game(parser)
    parser.add_argument("rule", metavar="RULE", nargs="?", help="the number of a rule (5.3) or a chapter (5)")


def run(args: Namespace) -> int:
    """The rules are on the screen."""
    show(games.find(args.game), args.rule)
    return 0


def show(game: Game, number: str | None) -> None:
    """All rules, or those with this number."""
    found = rulebook.passages(game) if number is None else rulebook.chosen(game, number)
    print("\n".join(rulebook.readable(found)))
