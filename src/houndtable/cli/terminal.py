"""`houndtable terminal`: a greeting, a few questions, and a game or a lesson."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Final

from houndtable import games, words
from houndtable.cli import learn, parser, play, tongue
from houndtable.cli.parser import Parser
from houndtable.cli.screen import ask, head, plain, say
from houndtable.kernel.game import Game
from houndtable.words.saying import Sayer

LEARN: Final = "learn"
TEACH: Final = "terminal-command-learn"


def arguments(parser: Parser) -> None:
    """Nothing but what all verbs take."""


def run(args: Namespace) -> int:
    """The person has chosen, and played."""
    language = tongue.spoken()
    reader = words.common(language)
    head(reader.read("terminal-welcome"))
    say(reader.read("terminal-press-enter"))
    try:
        given = asked(language)
    except EOFError:
        print()
        return 0
    run_verb = learn.run if given[0] == LEARN else play.run
    chosen = parser.parse(given[0], given[1:])
    assert chosen is not None
    status = run_verb(chosen)
    say(reader.read("terminal-come-back", command=parser.command_line("terminal")))
    return status


def asked(language: str) -> list[str]:
    """What to play and with whom, or what to learn, as the words `houndtable` takes."""
    reader = words.common(language)
    game = chosen_game(language)
    fewest, most = game.players
    title = words.of(game, language).title
    say(reader.read("terminal-new-to-it", game=title, learn=tongue.shown(reader, TEACH)))
    known = dict.fromkeys(tongue.typed(reader, TEACH), 0)
    known |= {str(players): players for players in range(fewest, most + 1)}
    question = reader.read("terminal-how-many", fewest=fewest, most=most)
    players = answer(reader, question, lambda text: known.get(text.lower()), fewest)
    if not players:
        return [LEARN, game.name]
    for number, key in enumerate(["terminal-against-computer", "terminal-with-friends"], 1):
        print(f"  {number}  {reader.read(key)}")
    against = answer(reader, reader.read("terminal-who-plays"), {"1": 1, "2": 2}.get, 1)
    given = ["play", game.name, "--players", str(players)]
    return given + (["--hot-seat"] if against == 2 else [])


def chosen_game(language: str) -> Game:
    """One of the games, by its number or name."""
    reader = words.common(language)
    known = [games.find(name) for name in games.names()]
    print()
    for place, game in enumerate(known, 1):
        speech = words.of(game, language)
        say(f"{place:>3}  {reader.read('terminal-game', title=speech.title, about=speech.about)}", "", "     ")
    names = [game.name for game in known]
    return known[answer(reader, reader.read("terminal-which-game"), lambda text: place_of(text, names), 1) - 1]


def place_of(text: str, names: list[str]) -> int | None:
    """The place of the game with this number or name; None if there is none."""
    if text.lower() in names:
        return names.index(text.lower()) + 1
    return int(text) if text.isascii() and text.isdecimal() and 1 <= int(text[:9]) <= len(names) else None


def answer(reader: Sayer, question: str, read: Callable[[str], int | None], usual: int) -> int:
    """What the person chooses, asked again until it can be understood."""
    while True:
        text = plain(ask(reader.read("terminal-question", question=question, usual=usual) + " "))
        found = read(text) if text else usual
        if found is not None:
            return found
        say(reader.read("terminal-no-answer"))
