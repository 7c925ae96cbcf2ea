"""What a person types: a move, its number, or one of a few words."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from houndtable.bots import lesson
from houndtable.bots.bot import Bot
from houndtable.bots.lesson import LessonBot
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.cli import log, rulebook, rules, saving
from houndtable.cli.screen import say
from houndtable.cli.session import Session
from houndtable.kernel.errors import IllegalMove, Refusal, near

ADVISER = "expert"  # whose hints these are
SEEDS: Final = 1 << 31


class Left(Exception):
    """The player leaves the game."""


def show_help(session: Session, seat: int, rest: str) -> None:
    """What can be typed."""
    example = session.offers(seat)[-1]
    rule = next(passage.number for passage in rulebook.passages(session.match.game) if "." in passage.number)
    print(session.phrases.help.format(example=example, rule=rule))


def why(session: Session, seat: int, rest: str) -> None:
    """Whether a move is lawful, and the whole rule if it is not."""
    if not rest:
        say(session.phrases.which_move.format(session.offers(seat)[0]))
        return
    game = session.match.game
    text = expanded(session.offers(seat), rest)
    try:
        session.match.lawful(seat, text)
        say(session.phrases.lawful.format(session.speech.move(game.vocabulary.texts[game.parse(text)])))
    except IllegalMove as refusal:
        say(session.told(refusal))
        print("\n" + "\n".join(rulebook.readable(rulebook.chosen(game, refusal.clause))))


def hint(session: Session, seat: int, rest: str) -> None:
    """The move an expert would make who knows only what the player knows, and why; in a lesson a casual player's."""
    game = session.match.game
    perspective = Perspective(game, session.match.state, seat)
    if session.lesson is not None:
        adviser: Bot = LessonBot(lesson.ADVISER, session.lesson, seat, session.match.made_by(seat))
    else:
        adviser = make(ADVISER, session.luck.below(SEEDS), 0, time.perf_counter)
    found = adviser.think(perspective)
    text = game.vocabulary.texts[found.move]
    number = session.offers(seat).index(text) + 1
    try_this = session.phrases.hint.format(number, text)
    more = "" if session.lesson is not None else by_heuristic(perspective, found.move, session)
    say(" ".join([try_this, *[session.speech.why(reason) for reason in (found.why, more) if reason]]))


def by_heuristic(perspective: Perspective, move: int, session: Session) -> str:
    """The reason in words of the game, where the heuristic would do the same and has a choice."""
    sample = perspective.sample(session.luck)
    if len(perspective.legal()) == 1 or perspective.game.heuristic(sample, perspective.seat) != move:
        return ""
    return perspective.game.reason(sample, perspective.seat, move)


def show_table(session: Session, seat: int, rest: str) -> None:
    """The table and the choice once more."""
    session.show_table(seat, [])
    session.show_choice(seat)


def show_log(session: Session, seat: int, rest: str) -> None:
    """All that happened so far, as the player may know it."""
    log.tell(session.match, session.log, seat, session.language)


def show_rules(session: Session, seat: int, rest: str) -> None:
    """The rules, or one of them."""
    rules.show(session.match.game, rest or None)


def save(session: Session, seat: int, rest: str) -> None:
    """The game is in a file."""
    saving.save(session, rest)


def leave(session: Session, seat: int, rest: str) -> None:
    """The player leaves, the game saved if they like."""
    saving.offer(session)
    raise Left


WORDS: Final[dict[str, Callable[[Session, int, str], None]]] = {
    "help": show_help,
    "why": why,
    "hint": hint,
    "table": show_table,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "quit": leave,
}


def expanded(offers: list[str], line: str) -> str:
    """The move meant: by its number, by its text, or by its text without the first word."""
    if line.isascii() and line.isdecimal() and len(line) < 9:
        if not 1 <= int(line) <= len(offers):
            raise Refusal(f"There is no move number {line}: type a number from 1 to {len(offers)}.")
        return offers[int(line) - 1]
    heads = {text.partition(" ")[0] for text in offers}
    guesses = [f"{head} {line}" for head in heads if f"{head} {line.lower()}" in offers]
    return guesses[0] if len(guesses) == 1 else line


def answer(session: Session, seat: int, line: str) -> bool:
    """Does what the line says; whether that was a move."""
    offers = session.offers(seat)
    if not line:
        if len(offers) > 1:
            session.show_choice(seat)
            return False
        line = offers[0]
    word, _, rest = line.partition(" ")
    if session.match.game.vocabulary.find(line) is None and word.lower() in WORDS:
        WORDS[word.lower()](session, seat, rest.strip())
        return False
    session.make(seat, expanded(offers, line))
    return True


def nearest(session: Session, line: str) -> list[str]:
    """The words a line that is no move was probably meant to begin with."""
    word = line.partition(" ")[0].lower()
    moves = {text.partition(" ")[0] for text in session.match.game.vocabulary.texts}
    return [] if word in moves else near(word, WORDS, 1)
