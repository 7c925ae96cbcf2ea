"""`houndtable learn GAME`: a short first match that teaches the game, tip by tip."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import games
from houndtable.bots.lesson import OPPONENT, LessonBot
from houndtable.cli import parser as parsing
from houndtable.cli import play, saving, seating, tongue
from houndtable.cli.parser import Misuse
from houndtable.cli.phrases import PHRASES
from houndtable.cli.screen import head, say
from houndtable.cli.session import Session
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER
from houndtable.players import Player
from houndtable.record import Match


def arguments(parser: ArgumentParser) -> None:
    """The game, and in which language."""
    parsing.add_game(parser)
    tongue.arguments(parser)


def run(args: Namespace) -> int:
    """The lesson is played, or left."""
    session = begun(games.find(args.game), tongue.chosen(args))
    phrases = session.phrases
    play.ready_line_editing()
    head(session.speech.glossary.title)
    names = seating.shown_names(session.match.names, None)
    dogs = [name for seat, name in enumerate(names) if seat != LEARNER]
    say(phrases.lesson.format(phrases.between.join(dogs)))
    say(phrases.how_to_type)
    status = play.to_the_end(session)
    if session.match.is_over:
        say(phrases.whole_game.format(f"{saving.command_name()} play {session.match.game.name}"))
    return status or 0


def begun(game: Game, language: str) -> Session:
    """The lesson at its first decision."""
    lesson = game.lesson()
    if lesson is None:
        raise Misuse(f"{game.title} has no lesson. houndtable play {game.name} plays it.")
    kinds = [None if seat == LEARNER else OPPONENT for seat in range(lesson.players)]
    bots: list[Player | None] = [
        None if kind is None else LessonBot(kind, lesson, seat) for seat, kind in enumerate(kinds)
    ]
    names = seating.labelled_names(None, kinds, PHRASES[language].player)
    match = Match(game, lesson.players, lesson.options, lesson.chance(), names)
    return Session(match, kinds, bots, lesson.chance(), language, lesson)
