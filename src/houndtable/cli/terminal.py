"""`houndtable terminal`: a greeting, three questions, and a game."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

from houndtable import games
from houndtable.cli import parser, play, saving, tongue
from houndtable.cli.phrases import PHRASES, Phrases
from houndtable.cli.screen import ask, head, say
from houndtable.kernel.game import Game


def arguments(parser: ArgumentParser) -> None:
    """In which language."""
    tongue.arguments(parser)


def run(args: Namespace) -> int:
    """The person has chosen, and played."""
    language = tongue.chosen(args)
    phrases = PHRASES[language]
    head(phrases.welcome)
    say(phrases.press_enter)
    try:
        words = chosen_words(language)
    except EOFError:
        print()
        return 0
    chosen = parser.parse("play", "play a game", words)
    assert chosen is not None
    status = play.run(chosen)
    say(phrases.come_back.format(f"{saving.command_name()} terminal"))
    return status


def chosen_words(language: str) -> list[str]:
    """What to play and with whom, as the words `houndtable play` takes."""
    phrases = PHRASES[language]
    game = chosen_game(language)
    players = number(phrases, phrases.how_many.format(*game.players), *game.players)
    print(phrases.ways_to_play)
    against = number(phrases, phrases.who_plays, 1, 2)
    words = [game.name, "--players", str(players), "--language", language]
    return words + (["--hot-seat"] if against == 2 else [])


def chosen_game(language: str) -> Game:
    """One of the games, by its number or name."""
    phrases = PHRASES[language]
    known = [games.find(name) for name in games.NAMES]
    print()
    for place, game in enumerate(known, 1):
        terms = game.speech(language).glossary
        say(f"{place:>3}  {terms.title}: {terms.about}", "", "     ")
    names = [game.name for game in known]
    return known[answer(phrases, phrases.which_game, lambda text: place_of(text, names), 1) - 1]


def place_of(text: str, names: list[str]) -> int | None:
    """The place of the game with this number or name; None if there is none."""
    if text.lower() in names:
        return names.index(text.lower()) + 1
    return int(text) if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(names) else None


def number(phrases: Phrases, question: str, low: int, high: int) -> int:
    """A number from low to high; Enter takes the lowest."""
    known = [str(one) for one in range(low, high + 1)]
    return answer(phrases, question, lambda text: int(text) if text in known else None, low)


def answer(phrases: Phrases, question: str, read: Callable[[str], int | None], usual: int) -> int:
    """What the person chooses, asked again until it can be understood."""
    while True:
        text = ask(f"{question} [{usual}] ")
        found = read(text) if text else usual
        if found is not None:
            return found
        say(phrases.no_answer.format(repr(text[:40])))
