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
from houndtable.cli import log, rulebook, rules, saving, tongue
from houndtable.cli.choices import numbered
from houndtable.cli.numbering import for_people, for_records
from houndtable.cli.screen import plain, say
from houndtable.cli.session import Session
from houndtable.kernel.columns import columns, padded
from houndtable.kernel.errors import IllegalMove, Refusal, near
from houndtable.kernel.message import Message
from houndtable.words.saying import Sayer

ADVISER = "expert"  # whose hints these are
SEEDS: Final = 1 << 31
FULL_WIDTH_SPACE: Final = "\u3000"


class Left(Exception):
    """The player leaves the game."""


def show_help(session: Session, seat: int, rest: str) -> None:
    """What can be typed."""
    reader = session.reader
    rule = next(number for number in rulebook.numbered(session.match.game) if "." in number)
    values: dict[str, str | int] = {"example": for_people(session.offers(seat)[-1]), "rule": rule}
    rows: list[tuple[str, str]] = []
    for name in ["number", "move", *(name for name in COMMANDS if name != "help")]:
        if name in COMMANDS:
            values["command"] = tongue.shown(reader, command_key(name))
        key = f"terminal-help-{name}"
        rows.append((reader.format(key, values), reader.format(key, values, "about")))
    show_pairs(rows)


def show_pairs(rows: list[tuple[str, str]]) -> None:
    """What stands on the left, and beside it what that means."""
    broad = max(columns(left) for left, _ in rows) + 3
    for left, right in rows:
        say(padded(left, broad) + right, "", " " * broad)


def show_moves(session: Session, seat: int, rest: str) -> None:
    """How each lawful move can be typed."""
    texts = [numbered(number, text) for number, text in enumerate(session.offers(seat), 1)]
    show_pairs([(for_people(text), session.move(offer)) for text, offer in zip(texts, session.offers(seat))])


def why(session: Session, seat: int, rest: str) -> None:
    """Whether a move is lawful, and the whole rule if it is not."""
    if not rest:
        say(session.reader.read("terminal-which-move", why=tongue.shown(session.reader, command_key("why"))))
        return
    game = session.match.game
    text = expanded(session, seat, plain(rest))
    try:
        session.match.lawful(seat, text)
        say(session.reader.read("terminal-lawful", move=session.move(game.vocabulary.texts[game.parse(text)])))
    except IllegalMove as refusal:
        say(session.told(refusal, seat))
        print("\n" + "\n".join(rulebook.readable(rulebook.chosen(game, refusal.clause, session.language))))


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
    try_this = session.reader.read("terminal-hint", number=number, move=session.speech.move_alone(text, session.names))
    more = [] if session.lesson is not None else by_heuristic(perspective, found.move, session)
    reasons = [session.speech.why(reason, session.names, seat) for reason in [*found.why, *more]]
    say("\n".join([try_this, *reasons]), "", "  ")


def by_heuristic(perspective: Perspective, move: int, session: Session) -> list[Message]:
    """The reason in words of the game, where the heuristic would do the same and has a choice."""
    sample = perspective.sample(session.luck)
    if len(perspective.legal()) == 1 or perspective.game.heuristic(sample, perspective.seat) != move:
        return []
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
    rules.show(session.match.game, rest or None, session.language)


def save(session: Session, seat: int, rest: str) -> None:
    """The game is in a file."""
    saving.save(session, rest)


def leave(session: Session, seat: int, rest: str) -> None:
    """The player leaves, the game saved if they like."""
    saving.offer(session)
    raise Left


COMMANDS: Final[dict[str, Callable[[Session, int, str], None]]] = {
    "help": show_help,
    "moves": show_moves,
    "why": why,
    "hint": hint,
    "table": show_table,
    "log": show_log,
    "rules": show_rules,
    "save": save,
    "quit": leave,
}


QUIT: Final = "quit"


def command_key(name: str) -> str:
    """The message with the words that can be typed for a command."""
    return f"terminal-command-{name}"


def known_words(reader: Sayer) -> dict[str, str]:
    """The command that each word a person can type stands for."""
    return {word: name for name in COMMANDS for word in tongue.typed(reader, command_key(name))}


def expanded(session: Session, seat: int, line: str) -> str:
    """The move meant: by its number, by its text, by its text without the first word, or by how its sentence begins."""
    offers = session.offers(seat)
    if line.isascii() and line.isdecimal() and len(line) < 9:
        if not 1 <= int(line) <= len(offers):
            raise Refusal("terminal-no-such-number", number=line, most=len(offers))
        return offers[int(line) - 1]
    heads = {text.partition(" ")[0] for text in offers}
    text = for_records(line)
    guesses = [f"{head} {text}" for head in heads if f"{head} {text.lower()}" in offers]
    game = session.match.game
    if not guesses and game.vocabulary.find(game.canonical(text)) is None:
        guesses = beginning(line.lower(), {plain(session.move(offer)).lower(): offer for offer in offers})
    return guesses[0] if len(guesses) == 1 else text


def beginning(line: str, said: dict[str, str]) -> list[str]:
    """The moves whose sentence is this line, or else begins with it."""
    return [said[line]] if line in said else [offer for sentence, offer in said.items() if sentence.startswith(line)]


def answer(session: Session, seat: int, line: str) -> bool:
    """Does what the line says; whether that was a move."""
    offers = session.offers(seat)
    if not line:
        if len(offers) > 1:
            session.show_choice(seat)
            return False
        line = offers[0]
    word, _, rest = line.replace(FULL_WIDTH_SPACE, " ").partition(" ")
    command = known_words(session.reader).get(plain(word).lower())
    if command is not None and session.match.game.vocabulary.find(line) is None:
        COMMANDS[command](session, seat, rest.strip())
        return False
    session.make(seat, expanded(session, seat, plain(line)))
    return True


def nearest(session: Session, line: str) -> list[str]:
    """The words a line that is no move was probably meant to begin with."""
    word, known = line.partition(" ")[0].lower(), known_words(session.reader)
    moves = {text.partition(" ")[0] for text in session.match.game.vocabulary.texts}
    return [] if word in moves or word in known else near(word, known, 1)
