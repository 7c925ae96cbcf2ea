"""`houndtable play GAME`: a game in the terminal, line by line."""

from __future__ import annotations

import contextlib
import secrets
import sys
import time
from argparse import Namespace
from importlib import import_module

from houndtable import games, words
from houndtable.cli import ending, files, saving, seating, tongue, typed
from houndtable.cli import parser as parsing
from houndtable.cli.parser import Misuse, Parser, whole
from houndtable.cli.screen import ask, ask_yes, head, say
from houndtable.cli.session import Session
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import NoSuchMove, Refusal
from houndtable.players.kennel import Kennel
from houndtable.record import Match, resume

INTERRUPTED = 130
STREAMS = 16


def arguments(parser: Parser) -> None:
    """The game, and who plays."""
    parser.add_argument("game", metavar="GAME", nargs="?")
    parsing.add_choices(parser)
    parser.add_argument("--seat", type=whole(1, 99), metavar="S", usual=1)
    parser.add_argument("--hot-seat", action="store_true")
    parser.add_argument("--names", metavar="A,B")
    parser.add_argument("--resume", metavar="FILE")


def run(args: Namespace) -> int:
    """A session is played, and another one as long as the person likes."""
    ready_line_editing()
    with Kennel(complain, time.monotonic) as kennel:
        return play_on(args, kennel)


def ready_line_editing() -> None:
    """Arrow keys and history work while typing, where there are any."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import_module("readline")


def complain(sentence: str) -> None:
    """What a program did wrong is on the error output."""
    print(sentence, file=sys.stderr)


def play_on(args: Namespace, kennel: Kennel) -> int:
    """Matches are played as long as the person likes."""
    seed = secrets.randbits(62) if args.seed is None else args.seed
    session = resumed(args, seed, kennel) if args.resume is not None else begun(args, seed, kennel)
    while True:
        status = guided(session)
        if status is not None:
            return status
        seed += 1
        session = begun_again(session, seed, kennel)


def begun(args: Namespace, seed: int, kennel: Kennel) -> Session:
    """A new match, as the arguments say."""
    if args.game is None:
        raise Misuse("misuse-no-game", known=[*games.names()], command="houndtable play")
    game = games.find(args.game)
    players = 2 if args.players is None else game.check_players(args.players)
    kinds = seating.chosen_bots(args, players)
    bots = seating.seated(kinds, seed, 1, kennel)
    language = tongue.spoken()
    names = seating.labelled_names(args.names, kinds, words.common(language))
    options = parsing.given_options(args.option, game.name, players)
    match = Match(game, players, options, Seeded(seed), names)
    return Session(match, kinds, bots, Seeded(seed, STREAMS - 1), language)


def begun_again(before: Session, seed: int, kennel: Kennel) -> Session:
    """A new match of the same players, with the same choices."""
    old = before.match
    match = Match(old.game, old.players, old.options.values, Seeded(seed), old.names)
    bots = seating.seated(before.kinds, seed, 1, kennel)
    return Session(match, before.kinds, bots, Seeded(seed, STREAMS - 1), before.language)


def resumed(args: Namespace, seed: int, kennel: Kennel) -> Session:
    """The saved match, with the players it had unless the arguments name others."""
    if args.players is not None or args.option or args.names is not None:
        raise Misuse("misuse-resume-keeps")
    text = files.read_text(args.resume)
    match = resume(text, Seeded(seed))
    if args.game is not None and games.find(args.game) is not match.game:
        raise Misuse("misuse-other-game", file=args.resume[:200], game=match.game.name, wanted=args.game)
    kinds = [seating.label_of(name) for name in match.names]
    if args.hot_seat or args.bots is not None or args.seat is not None or None not in kinds:
        kinds = seating.chosen_bots(args, match.players)
    if seating.PROGRAM in kinds:
        raise Misuse("misuse-name-program", file=args.resume[:200])
    stream = STREAMS * (len(match.moves) + 1)
    match.chance.inner = Seeded(seed, stream)
    bots = seating.seated(kinds, seed, stream + 1, kennel)
    session = Session(match, kinds, bots, Seeded(seed, stream + STREAMS - 1), tongue.spoken())
    session.file = args.resume
    return session


def guided(session: Session) -> int | None:
    """The session from greeting to end; the exit status, or None if the person wants another game."""
    greet(session)
    return to_the_end(session)


def to_the_end(session: Session) -> int | None:
    """The session is played; the exit status, or None if the person wants another game, which a lesson does not ask."""
    try:
        play(session)
        finish(session)
        saving.offer(session)
        return None if session.lesson is None and ask_yes(session.reader, session.reader.read("terminal-again")) else 0
    except typed.Left:
        return 0
    except EOFError:
        print("\n" + session.reader.read("terminal-input-ended"))
        return 0
    except KeyboardInterrupt:
        print()
        saving.offer(session)
        return INTERRUPTED


def greet(session: Session) -> None:
    """What is played, and how."""
    match = session.match
    head(session.speech.title)
    for paragraph in session.speech.primer():
        say(paragraph)
    if len(session.people) == 1:
        others = [session.opponent(seat) for seat in range(match.players) if seat not in session.people]
        say(session.reader.read("terminal-against", others=session.reader.listed(others, "list-and")))
    say(how_to_type(session))


def how_to_type(session: Session) -> str:
    """How the person makes a move, and what shows the rest."""
    return session.reader.read("terminal-how-to-type", help=tongue.shown(session.reader, "terminal-command-help"))


def play(session: Session) -> None:
    """Everybody in turn, to the end of the match."""
    while not session.match.is_over:
        seat = session.next_seat()
        bot = session.bots[seat]
        if bot is not None:
            session.bot_moves(seat, bot)
        else:
            session.take_screen(seat)
            session.show_turn(seat)
            person_moves(session, seat)


def person_moves(session: Session, seat: int) -> None:
    """The person has made a move, after as many other lines as they like."""
    while True:
        try:
            line = ask("> ")
        except KeyboardInterrupt:
            print()
            line = typed.QUIT
        try:
            if typed.answer(session, seat, line):
                return
        except Refusal as refusal:
            say(refused(session, seat, refusal, line))


def refused(session: Session, seat: int, refusal: Refusal, line: str) -> str:
    """The refusal in words, with the word that was probably meant."""
    said, reader = session.told(refusal, seat), session.reader
    if not isinstance(refusal, NoSuchMove) or refusal.near:
        return said
    close = typed.nearest(session, line)
    if close:
        guess = reader.read("terminal-did-you-mean", words=reader.listed(close, "list-or"))
    else:
        guess = reader.read("terminal-see-help", help=tongue.shown(reader, "terminal-command-help"))
    return tongue.paragraph(reader, [said, guess])


def finish(session: Session) -> None:
    """The last news, and the result; in a lesson the last tip too."""
    me = session.people[0] if len(session.people) == 1 else None
    for program in session.programs:
        program.end(session.match.state.outcome())
    known = session.at_screen if session.at_screen is not None else session.people[0]
    session.tell_news(me, session.heard[known])
    ending.show_result(session.match, me, session.language)
    session.show_tip()
    print()
