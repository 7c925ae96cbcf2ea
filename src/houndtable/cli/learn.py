"""`houndtable learn GAME`: a short first match that teaches the game, tip by tip."""

from __future__ import annotations

from argparse import Namespace

from houndtable import games, words
from houndtable.bots.lesson import OPPONENT, LessonBot
from houndtable.cli import parser as parsing
from houndtable.cli import play, seating, tongue
from houndtable.cli.parser import Misuse, Parser
from houndtable.cli.screen import head, say
from houndtable.cli.session import Session
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER
from houndtable.players import Player
from houndtable.record import Match


def arguments(parser: Parser) -> None:
    """The game."""
    parsing.add_game(parser)


def run(args: Namespace) -> int:
    """The lesson is played, or left."""
    session = begun(games.find(args.game), tongue.spoken())
    reader = session.reader
    play.ready_line_editing()
    head(session.speech.title)
    dogs = [name for seat, name in enumerate(session.names) if seat != LEARNER]
    say(reader.read("terminal-lesson", others=reader.listed(dogs, "list-and")))
    say(play.how_to_type(session))
    status = play.to_the_end(session)
    if session.match.is_over:
        say(reader.read("terminal-whole-game", command=parsing.command_line("play", session.match.game.name)))
    return status or 0


def begun(game: Game, language: str) -> Session:
    """The lesson at its first decision."""
    lesson = game.lesson()
    if lesson is None:
        raise game.own(Misuse("misuse-no-lesson", game=game.name))
    kinds = [None if seat == LEARNER else OPPONENT for seat in range(lesson.players)]
    bots: list[Player | None] = [
        None if kind is None else LessonBot(kind, lesson, seat) for seat, kind in enumerate(kinds)
    ]
    names = seating.labelled_names(None, kinds, words.common(language))
    match = Match(game, lesson.players, lesson.options, lesson.chance(), names)
    return Session(match, kinds, bots, lesson.chance(), language, lesson)
