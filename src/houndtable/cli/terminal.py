"""`houndtable terminal`: a greeting, three questions, and a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from houndtable import games
from houndtable.cli import parser, play, saving
from houndtable.cli.screen import ask, head, say
from houndtable.kernel.game import Game


def arguments(parser: ArgumentParser) -> None:
    """None."""


def run(args: Namespace) -> int:
    """The person has chosen, and played."""
    head("Welcome to Houndtable")
    say("Press Enter to take the answer in brackets.")
    try:
        words = chosen_words()
    except EOFError:
        print()
        return 0
    chosen = parser.parse("play", "play a game", words)
    assert chosen is not None
    status = play.run(chosen)
    say(f"Come back any time: {saving.command_name()} terminal")
    return status


def chosen_words() -> list[str]:
    """What to play and with whom, as the words `houndtable play` takes."""
    game = chosen_game()
    fewest, most = game.players
    players = number(f"How many players, {fewest} to {most}?", fewest, most)
    print("  1  you against the computer\n  2  friends, all at this screen")
    against = number("Who plays?", 1, 2)
    return [game.name, "--players", str(players)] + (["--hot-seat"] if against == 2 else [])


def chosen_game() -> Game:
    """One of the games, by its number or name."""
    known = [games.find(name) for name in games.NAMES]
    print()
    for place, game in enumerate(known, 1):
        say(f"{place:>3}  {game.title}: {game.about}", "", "     ")
    names = [game.name for game in known]
    return known[answer("Which game?", lambda text: place_of(text, names), 1) - 1]


def place_of(text: str, names: list[str]) -> int | None:
    """The place of the game with this number or name; None if there is none."""
    if text.lower() in names:
        return names.index(text.lower()) + 1
    return int(text) if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(names) else None


def number(question: str, low: int, high: int) -> int:
    """A number from low to high; Enter takes the lowest."""
    known = [str(one) for one in range(low, high + 1)]
    return answer(question, lambda text: int(text) if text in known else None, low)


def answer(question: str, read: Callable[[str], int | None], usual: int) -> int:
    """What the person chooses, asked again until it can be understood."""
    while True:
        text = ask(f"{question} [{usual}] ")
        found = read(text) if text else usual
        if found is not None:
            return found
        say(f"{text[:40]!r} is none of the answers.")
