"""`houndtable replay FILE`: a saved game, told from its beginning."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace

from houndtable import record
from houndtable.cli import ending, log, tongue
from houndtable.cli.files import read_text
from houndtable.cli.parser import Misuse, whole
from houndtable.cli.phrases import PHRASES
from houndtable.cli.screen import ask, head, say
from houndtable.cli.seating import shown_names
from houndtable.record import Match


def arguments(parser: ArgumentParser) -> None:
    """The file, and who looks."""
    parser.add_argument("file", metavar="FILE", help="a saved game")
    parser.add_argument("--seat", type=whole(0, 98), metavar="S", help="see it as this player did (else as a guest)")
    parser.add_argument("--step", action="store_true", help="wait for Enter before every turn")
    tongue.arguments(parser)


def run(args: Namespace) -> int:
    """The match is told, then its last table and its result are shown."""
    found = record.read(read_text(args.file))
    if args.seat is not None and args.seat >= found.head.players:
        raise Misuse(f"--seat is a number from 0 to {found.head.players - 1} in this game, not {args.seat}.")
    *_, (_, match) = record.replay(found)  # all of it is lawful before any of it is told
    language = tongue.chosen(args)
    head(match.game.speech(language).glossary.title)
    if not args.step:
        log.tell(match, log.so_far(match), args.seat, language)
    elif not step_through(found, args.seat, language):
        return 0
    show_end(match, args.seat, language)
    return 0


def step_through(found: record.Record, me: int | None, language: str) -> bool:
    """Told turn by turn with the table after each, at the person's own pace; False if they had enough."""
    told = 0
    for _, match in record.replay(found):
        if match.moves and match.state.waiting == [match.moves[-1].seat]:
            continue  # the turn goes on
        news = log.so_far(match)[told:]
        log.tell(match, news, me, language)
        told += len(news)
        if not match.is_over:
            show_table(match, me, language)
            if not goes_on(language):
                return False
    log.tell(match, log.so_far(match)[told:], me, language)
    return True


def goes_on(language: str) -> bool:
    """Whether the person wants to see more."""
    try:
        return ask(PHRASES[language].goes_on).lower() not in ("q", "quit")
    except EOFError:
        print()
        return False


def show_table(match: Match, me: int | None, language: str) -> None:
    """The table as it stands, as the player or a guest may see it."""
    print()
    speech = match.game.speech(language)
    for line in speech.table(match.state.view(me), shown_names(match.names, me, speech.you)):
        say(line, "", "    ")


def show_end(match: Match, me: int | None, language: str) -> None:
    """The last table, and the result if there is one."""
    show_table(match, me, language)
    if match.is_over:
        ending.show_result(match, me, language)
    else:
        print(f"\n{PHRASES[language].not_finished}")
