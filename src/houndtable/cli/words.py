"""`houndtable words`: what a translation lacks, catalogue by catalogue."""

from __future__ import annotations

from argparse import Namespace
from importlib.resources import files
from typing import Final

from houndtable import games
from houndtable.cli import tongue
from houndtable.cli.parser import Misuse, Parser
from houndtable.cli.screen import BOLD, say, styled
from houndtable.kernel.message import Message
from houndtable.words.catalogue import COMMON, TERMINAL, WEB, Place, has, own, source
from houndtable.words.checking import Entry, entries, wanted
from houndtable.words.languages import ENGLISH, languages
from houndtable.words.saying import Forms, Sayer

INCOMPLETE: Final = 1
AT_ONCE: Final = 40  # keys in one message: Fluent takes no more than 2500 characters
LONGEST_CODE: Final = 20


def arguments(parser: Parser) -> None:
    """Which language."""
    parser.add_argument("--language", metavar="L", required=True)
    parser.add_argument("--count", action="store_true")


def run(args: Namespace) -> int:
    """What is missing or wrong is on the screen; the status says whether anything is."""
    language, reader = checked(args.language.strip().lower()), tongue.here()
    is_known = language in languages()
    if not is_known:
        say(reader.read("words-unknown-language", language=language))
    missing = wrong = 0
    for name, place in catalogues().items():
        lacks, listed = show(name, place, language, reader, lists=is_known and not args.count)
        missing, wrong = missing + lacks, wrong + listed
    if missing or not wrong:
        say(reader.read("words-incomplete", count=missing) if missing else reader.read("words-complete"))
    if wrong:
        say(reader.read("words-wrong", count=wrong))
    return INCOMPLETE if missing or wrong else 0


def checked(language: str) -> str:
    """The code itself, if it can be part of a file's name."""
    if not language.replace("-", "").isalnum() or not language.isascii() or len(language) > LONGEST_CODE:
        raise Misuse("misuse-odd-language", language=language[:40])
    return language


def catalogues() -> dict[str, Place]:
    """All catalogues, by the names of their folders."""
    places = [COMMON, TERMINAL, WEB, *(own(games.find(name)) for name in games.names())]
    return {folder(place): place for place in places if has(place)}


def folder(place: Place) -> str:
    """Where a catalogue lies."""
    return str(files(place[0]).joinpath(place[1]))


def show(name: str, place: Place, language: str, reader: Sayer, *, lists: bool) -> tuple[int, int]:
    """A catalogue is on the screen: how much of it there is, and what is wrong. The answer is how many messages are
    missing, and how many are wrong."""
    english, _ = read(place, ENGLISH)
    found, odd = read(place, language)
    missing = [key for key in english if key not in found]
    known, declared = len(english) - len(missing), arguments_of(place)
    say(styled(reader.read("words-catalogue", name=name, known=known, all=len(english)), BOLD))
    problems = {
        "words-missing": missing if lists else [],
        "words-too-many": [key for key in found if key not in english],
        "words-other-variables": [
            key
            for key in found
            if key in english and bases(found[key]) - bases(english[key]) - {*declared.get(key, {})}
        ],
    }
    for key, keys in problems.items():
        for start in range(0, len(keys), AT_ONCE):
            say(reader.say(Message(key, {"keys": [*keys[start : start + AT_ONCE]]})), "  ", "  ")
    for line in odd:
        say(reader.read("words-not-understood", line=line), "  ", "  ")
    wrong = [*odd, *problems["words-too-many"], *problems["words-other-variables"]]
    return len(missing), len(wrong)


def arguments_of(place: Place) -> dict[str, Forms]:
    """The arguments of the messages that a game declares: a translation may use them even if English does not."""
    game = next((game for game in map(games.find, games.names()) if own(game) == place), None)
    return {} if game is None else wanted(game)


def read(place: Place, language: str) -> tuple[dict[str, Entry], list[str]]:
    """The messages of a catalogue by their keys, and lines that are none."""
    found, odd = entries(source(place, language))
    return {entry.key: entry for entry in found}, odd


def bases(entry: Entry) -> set[str]:
    """The arguments whose forms are the variables of a message: a translation may well use other forms of the same
    thing, or leave it out."""
    return {name.split("-")[0] for name in entry.variables}
