"""`houndtable rules GAME [RULE]`: the rulebook, a chapter or one rule."""

from __future__ import annotations

from argparse import Namespace

from houndtable import games
from houndtable.cli import parser as parsing
from houndtable.cli import rulebook, tongue
from houndtable.cli.parser import Parser
from houndtable.kernel.game import Game
from houndtable.words.rulebook import passages

NOTES = "notes"


def arguments(parser: Parser) -> None:
    """The game, and a rule's or chapter's number."""
    parsing.add_game(parser)
    parser.add_argument("rule", metavar="RULE", nargs="?")


def run(args: Namespace) -> int:
    """The rules are on the screen."""
    show(games.find(args.game), args.rule, tongue.spoken())
    return 0


def show(game: Game, number: str | None, language: str) -> None:
    """All rules, or those with this number, or the designer's notes."""
    if number is None:
        found = passages(games.rulebook(game, language))
    elif number == NOTES and games.notes(game):
        found = passages(games.notes(game))
    else:
        found = rulebook.chosen(game, number, language)
    print("\n".join(rulebook.readable(found)))
