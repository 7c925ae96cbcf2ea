"""`houndtable terminal`: a greeting, a few questions, and a game or a lesson."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from typing import Final

from houndtable import games
from houndtable.cli import learn, parser, play, saving, tongue
from houndtable.cli.phrases import PHRASES, Phrases
from houndtable.cli.screen import ask, head, say
from houndtable.kernel.game import Game

LEARN: Final = "learn"


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
    run_verb = learn.run if words[0] == LEARN else play.run
    chosen = parser.parse(words[0], "play a game", words[1:])
    assert chosen is not None
    status = run_verb(chosen)
    say(phrases.come_back.format(f"{saving.command_name()} terminal"))
    return status


def chosen_words(language: str) -> list[str]:
    """What to play and with whom, or what to learn, as the words `houndtable` takes."""
    phrases = PHRASES[language]
    game = chosen_game(language)
    fewest, most = game.players
    say(phrases.new_to_it.format(game.speech(language).glossary.title, LEARN))
    known = {LEARN: 0} | {str(players): players for players in range(fewest, most + 1)}
    players = answer(phrases, phrases.how_many.format(fewest, most), lambda text: known.get(text.lower()), fewest)
    if not players:
        return [LEARN, game.name, "--language", language]
    print(phrases.ways_to_play)
    against = number(phrases, phrases.who_plays, 1, 2)
    words = ["play", game.name, "--players", str(players), "--language", language]
    return words + (["--hot-seat"] if against == 2 else [])


def chosen_game(language: str) -> Game:
    """One of the games, by its number or name."""
    phrases = PHRASES[language]
    known = [games.find(name) for name in games.names()]
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
