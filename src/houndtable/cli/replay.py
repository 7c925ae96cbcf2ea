"""`houndtable replay FILE`: a saved game, from its beginning."""

from __future__ import annotations

from argparse import Namespace

from houndtable import record, words
from houndtable.cli import ending, log, tongue
from houndtable.cli.files import read_text
from houndtable.cli.parser import Parser, whole
from houndtable.cli.screen import ask, head, plain, say, width
from houndtable.cli.seating import chosen_seat, shown_names
from houndtable.record import Match


def arguments(parser: Parser) -> None:
    """The file, and who looks."""
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--seat", type=whole(1, 99), metavar="S")
    parser.add_argument("--step", action="store_true")


def run(args: Namespace) -> int:
    """The match is told, then its last table and its result are shown."""
    found = record.read(read_text(args.file))
    seat = chosen_seat(args, found.head.players)
    *_, (_, match) = record.replay(found)  # all of it is lawful before any of it is told
    language = tongue.spoken()
    head(words.of(match.game, language).title)
    if not args.step:
        log.tell(match, log.so_far(match), seat, language)
    elif not step_through(found, seat, language):
        return 0
    show_end(match, seat, language)
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
        reader = words.common(language)
        leave = tongue.typed(reader, "terminal-command-quit")
        return plain(ask(reader.read("terminal-continue", quit=leave[0]) + " ")).lower() not in leave
    except EOFError:
        print()
        return False


def show_table(match: Match, me: int | None, language: str) -> None:
    """The table as it stands, as the player or a guest may see it."""
    print()
    speech = words.of(match.game, language)
    for line in speech.table(match.state.view(me), shown_names(match.names, None), width()):
        say(line, "", "    ")


def show_end(match: Match, me: int | None, language: str) -> None:
    """The last table, and the result if there is one."""
    show_table(match, me, language)
    if match.is_over:
        ending.show_result(match, me, language)
    else:
        print("\n" + words.common(language).read("terminal-not-finished"))
