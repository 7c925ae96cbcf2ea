"""Arguments: each verb's module says which it takes; all are refused in one sentence."""

from __future__ import annotations

import argparse
import os
import re
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Final, NoReturn

from houndtable import games
from houndtable.kernel.errors import BadOption, Refusal, shown, unknown
from houndtable.kernel.json import Json, wanted
from houndtable.kernel.options import Option


class Misuse(Refusal):
    """The command was not used as it can be."""

    code: ClassVar[str] = "misuse"


class Unfit(Exception):
    """A value is not what its option takes; `wanted` says what that would be."""

    def __init__(self, _what: str, **args: Json) -> None:
        super().__init__(_what)
        self.wanted = wanted(_what, **args)


NAME: Final = "houndtable"  # of the command
LANGUAGE: Final = "--language"
GIVEN: Final[list[str]] = []  # the words of the command that is carried out, for its language

# What argparse says, and the message that is ours.
SAID: Final = [
    (re.compile(r"argument ([^\s:]+): expected one argument"), "misuse-needs-value"),
    (re.compile(r"argument ([^\s:]+): ignored explicit argument .*"), "misuse-takes-no-value"),
    (re.compile(r"argument ([^\s:]+): not allowed with argument (\S+)"), "misuse-not-together"),
    (re.compile(r"the following arguments are required: (.*)"), "misuse-missing"),
]


# In the order in which they are listed; `verb-play` in the catalogue says what `play` does.
VERBS: Final = (
    "browser",
    "terminal",
    "learn",
    "play",
    "games",
    "rules",
    "score",
    "replay",
    "analyse",
    "verify",
    "sim",
    "arena",
    "study",
    "dataset",
    "new-game",
    "derive",
    "check-game",
    "keep-matches",
    "compile-game",
    "words",
    "serve",
    "keys",
    "forget-person",
    "backup",
    "restore",
)


class Parser(argparse.ArgumentParser):
    """argparse that refuses with a message and leaves the exit to the caller. What an argument means is told by the
    catalogue: the message `help-play-seat`, or `help-seat` for all verbs alike."""

    def __init__(self, verb: str) -> None:
        super().__init__(f"houndtable {verb}", allow_abbrev=False)
        self.verb = verb
        self.usual: dict[str, str] = {}

    def add_argument(self, *names: str, usual: object = None, **more: Any) -> argparse.Action:
        """Another argument; help tells what is `usual` as its default where that is not the default itself."""
        action = super().add_argument(*names, **more)
        if usual is not None:
            self.usual[action.dest] = str(usual)
        return action

    def format_help(self) -> str:
        """All about the verb, in the person's language."""
        from houndtable.cli import helping

        return helping.of_verb(self)

    def error(self, message: str) -> NoReturn:
        for pattern, key in SAID:
            found = pattern.fullmatch(message)
            if found and found[1].startswith("GAME"):
                raise Misuse("misuse-no-game", known=[*games.names()], command=self.prog)
            if found:
                raise Misuse(key, name=found[1], other=found[found.re.groups], command=self.prog)
        raise Misuse("misuse-other", command=self.prog)

    def _get_value(self, action: argparse.Action, arg_string: str) -> object:
        try:
            return super()._get_value(action, arg_string)
        except Unfit as unfit:
            name = action.option_strings[0] if action.option_strings else str(action.metavar)
            said = unfit.wanted.as_json()
            raise Misuse("misuse-unfit", name=name, wanted=said, got=arg_string[:40], command=self.prog) from None


def make(verb: str) -> Parser:
    """The parser of one verb. Each takes the language that is spoken, unless it has one of its own."""
    parser = Parser(verb)
    module(verb).arguments(parser)
    if LANGUAGE not in options_of(parser):
        parser.add_argument(LANGUAGE, metavar="L", type=language)
    return parser


def module(verb: str) -> ModuleType:
    """The verb's own module, with its `arguments` and `run`."""
    return import_module(f"houndtable.cli.{verb.replace('-', '_')}")


def options_of(parser: argparse.ArgumentParser) -> list[str]:
    """All options the parser takes, by their long names."""
    return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]


def parse(verb: str, words: list[str]) -> argparse.Namespace | None:
    """The verb's arguments, and the command as it can be typed again; or a refusal with near matches; None if help was
    asked for and given."""
    parser = make(verb)
    try:
        found, rest = parser.parse_known_args(words)
    except SystemExit:
        return None
    for word in rest:
        if word.startswith("-"):
            raise Misuse("unknown-option", **unknown(word.partition("=")[0][:40], options_of(parser)))
        raise Misuse("misuse-too-many", word=word[:40], command=parser.prog)
    found.command = command_line(verb, *words)
    return found


def command_line(*words: str) -> str:
    """A command as it can be typed: Houndtable is called as it was this time."""
    return shlex.join([*called(), *words])


def called() -> list[str]:
    """What was typed to start Houndtable: by ./play, which tells it, as a module, or by its own name or path."""
    start = os.environ.get("HOUNDTABLE_COMMAND") or sys.argv[0]
    if Path(start).parts[-2:] == (NAME, "__main__.py"):
        return [sys.orig_argv[0], "-m", NAME]
    is_ours = Path(start).stem in ("play", NAME)
    return [start] if is_ours and start != shutil.which(NAME) else [NAME]


def language(text: str) -> str:
    """Reads the code of a language, which is spoken already."""
    from houndtable.words.languages import check_language, without_region

    return check_language(without_region(text))


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from low to high."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise Unfit("whole-number-within", low=low, high=high)

    return read


def seconds(most: int) -> Callable[[str], float]:
    """Reads a number of seconds, at most so many."""

    def read(text: str) -> float:
        if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) and float(text) <= most:
            return float(text)
        raise Unfit("seconds", most=most)

    return read


def days(text: str) -> float:
    """Reads a number of days."""
    if re.fullmatch(r"\d{1,5}(\.\d{1,9})?", text, re.ASCII):
        return float(text)
    raise Unfit("days")


def network(text: str) -> IPv4Network | IPv6Network:
    """Reads an address or a network of addresses."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise Unfit("network", example="10.0.0.0/8") from None


def origin(text: str) -> str:
    """Reads where a page comes from: scheme and host, and the port if there is one."""
    if not re.fullmatch(r"https?://[a-z0-9.-]+(:\d{1,5})?|https?://\[[0-9a-f:]+\](:\d{1,5})?", text, re.ASCII):
        raise Unfit("origin", example="https://tables.example.org")
    return text


def add_game(parser: Parser) -> None:
    """The game's name."""
    parser.add_argument("game", metavar="GAME")


def add_choices(parser: Parser, *, bots: str = "heuristic", seed: int | None = None) -> None:
    """What `play`, `sim` and others let one choose."""
    add = parser.add_argument
    add("--players", type=whole(1, 99), metavar="P", usual=2)
    add("--bots", metavar="A,B", usual=bots)
    add("--option", action="append", default=[], metavar="NAME=VALUE")
    add("--seed", type=whole(0, 2**63 - 1), metavar="N", usual=seed)


def given_options(words: list[str], game_name: str, players: int) -> dict[str, str]:
    """The options given as name=value, as the game takes them: people count players from 1, it does from 0."""
    seats = {option.name: option for option in games.find(game_name).options if option.seats}
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not (name and equals and value):
            raise Misuse("misuse-odd-option", given=word[:40])
        if name in found:
            raise Misuse("misuse-option-twice", option=name[:40])
        found[name] = seat_of(seats[name], value, players) if name in seats else value
    return found


def seat_of(option: Option, given: str, players: int) -> str:
    """The value of an option that names a player, as the game takes it, or a refusal."""
    if given.lower() in option.words:
        return given
    if given.isascii() and given.isdecimal() and len(given) < 9 and 1 <= int(given) <= players:
        return str(int(given) - 1)
    about = option.about_values(players) | {"numbers": "players", "low": 1, "high": players}
    raise BadOption("bad-option", **about, given=shown(given))


def as_typed(game_name: str, name: str, value: str) -> str:
    """A value of an option, or of anything else, as people type it: players are counted from 1."""
    option = next((option for option in games.find(game_name).options if option.name == name), None)
    return str(value) if option is None else option.told(int(value) if value.isdecimal() else value)


def listed(text: str, option: str) -> list[str]:
    """The names in a list with commas, which this option takes."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Misuse("misuse-odd-list", option=option, given=text[:40])
    return names
