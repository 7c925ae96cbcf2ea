"""Arguments: each verb's module says which it takes; all are refused in one sentence."""

from __future__ import annotations

import argparse
import os
import re
import shlex
from collections.abc import Callable
from importlib import import_module
from ipaddress import IPv4Network, IPv6Network, ip_network
from types import ModuleType
from typing import ClassVar, NoReturn

from houndtable import games
from houndtable.kernel.errors import Refusal, unknown


class Misuse(Refusal):
    """The command was not used as it can be."""

    code: ClassVar[str] = "misuse"


REWORDED = [
    (r"^argument ([^\s:]+): expected one argument$", r"\1 needs a value."),
    (r"^argument ([^\s:]+): ignored explicit argument .*$", r"\1 takes no value."),
    (r"^argument ([^\s:]+): (.*)$", r"\1 \2"),
    (r"^the following arguments are required: (.*)$", r"\1 is missing."),
]


class Parser(argparse.ArgumentParser):
    """argparse that refuses with a sentence and leaves the exit to the caller."""

    def error(self, message: str) -> NoReturn:
        for pattern, words in REWORDED:
            message = re.sub(pattern, words, message)
        known = f" Known: {', '.join(games.names())}." if message.startswith("GAME ") else ""
        raise Misuse(f"{message}{known} {self.prog} --help says more.")


def make(verb: str, about: str) -> Parser:
    """The parser of one verb."""
    parser = Parser(f"houndtable {verb}", description=about[0].upper() + about[1:] + ".", allow_abbrev=False)
    module(verb).arguments(parser)
    return parser


def module(verb: str) -> ModuleType:
    """The verb's own module, with its `arguments` and `run`."""
    return import_module(f"houndtable.cli.{verb.replace('-', '_')}")


def options_of(parser: argparse.ArgumentParser) -> list[str]:
    """All options the parser takes, by their long names."""
    return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]


def parse(verb: str, about: str, words: list[str]) -> argparse.Namespace | None:
    """The verb's arguments, and the command as it can be typed again; or a refusal with near matches; None if help was
    asked for and given."""
    parser = make(verb, about)
    try:
        found, rest = parser.parse_known_args(words)
    except SystemExit:
        return None
    for word in rest:
        if word.startswith("-"):
            raise Misuse(unknown("option", word.partition("=")[0][:40], options_of(parser)))
        raise Misuse(f"{word[:40]!r} is one word too many. {parser.prog} --help says more.")
    found.command = shlex.join([os.environ.get("HOUNDTABLE_COMMAND", "houndtable"), verb, *words])
    return found


def whole(low: int, high: int) -> Callable[[str], int]:
    """Reads a whole number from low to high."""

    def read(text: str) -> int:
        if text.isascii() and text.isdecimal() and len(text) < 20 and low <= int(text) <= high:
            return int(text)
        raise argparse.ArgumentTypeError(f"is a whole number from {low} to {high}, not {text[:40]!r}.")

    return read


def seconds(most: int) -> Callable[[str], float]:
    """Reads a number of seconds, at most so many."""

    def read(text: str) -> float:
        if re.fullmatch(r"\d{1,9}(\.\d{1,9})?", text, re.ASCII) and float(text) <= most:
            return float(text)
        raise argparse.ArgumentTypeError(f"is a number of seconds from 0 to {most}, not {text[:40]!r}.")

    return read


def days(text: str) -> float:
    """Reads a number of days."""
    if re.fullmatch(r"\d{1,5}(\.\d{1,9})?", text, re.ASCII):
        return float(text)
    raise argparse.ArgumentTypeError(f"is a number of days, not {text[:40]!r}.")


def network(text: str) -> IPv4Network | IPv6Network:
    """Reads an address or a network of addresses."""
    try:
        return ip_network(text, strict=False)
    except ValueError:
        raise argparse.ArgumentTypeError(f"is an address or a network (10.0.0.0/8), not {text[:40]!r}.") from None


def origin(text: str) -> str:
    """Reads where a page comes from: scheme and host, and the port if there is one."""
    if not re.fullmatch(r"https?://[a-z0-9.-]+(:\d{1,5})?|https?://\[[0-9a-f:]+\](:\d{1,5})?", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"is written as https://tables.example.org, not {text[:60]!r}.")
    return text


def add_game(parser: argparse.ArgumentParser) -> None:
    """The game's name."""
    parser.add_argument("game", metavar="GAME", help="its name; `houndtable games` lists them")


def add_choices(parser: argparse.ArgumentParser) -> None:
    """What both `play` and `sim` let one choose."""
    add = parser.add_argument
    add("--players", type=whole(1, 99), metavar="P", help="how many play (default 2)")
    add("--bots", metavar="A,B", help="one bot for all, or one each (default heuristic)")
    add(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="a choice of the table; can be repeated",
    )
    add("--seed", type=whole(0, 2**63 - 1), metavar="N", help="the same seed gives the same luck")


def given_options(words: list[str]) -> dict[str, str]:
    """The options given as name=value."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = (part.strip() for part in word.partition("="))
        if not (name and equals and value):
            raise Misuse(f"--option is written NAME=VALUE, not {word[:40]!r}.")
        if name in found:
            raise Misuse(f"Option {name[:40]} is given twice.")
        found[name] = value
    return found


def listed(text: str, what: str) -> list[str]:
    """The names in a list with commas."""
    names = [name.strip() for name in text.split(",")]
    if not all(names):
        raise Misuse(f"{what} are written with commas between them, not {text[:40]!r}.")
    return names
