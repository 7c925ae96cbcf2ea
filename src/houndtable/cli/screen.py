"""The screen: at most 80 columns, plain where it is not a terminal or NO_COLOR is set."""

from __future__ import annotations

import os
import shutil
import sys
from typing import Final

from houndtable.cli import tongue
from houndtable.words.saying import Sayer
from houndtable.words.wrapping import in_lines

BOLD: Final = "1"
FAINT: Final = "2"
CLEAR: Final = "\033[2J\033[3J\033[H"
FULL_WIDTH: Final = {0xFF00 + code: 0x20 + code for code in range(1, 0x5F)} | {0x3000: 0x20}


def width() -> int:
    """How many columns are used."""
    return max(40, min(80, shutil.get_terminal_size().columns)) - 1


def is_styled() -> bool:
    """Whether the output is a terminal that shows bold and faint."""
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def styled(text: str, style: str) -> str:
    """The text in that style, where there are styles."""
    return f"\033[{style}m{text}\033[0m" if text and is_styled() else text


def printable(text: str) -> str:
    """The text without anything that could command a terminal."""
    return "".join(character if character.isprintable() else "?" for character in text)


def wrapped(text: str, indent: str = "", hang: str = "") -> list[str]:
    """The text in lines; those behind the first also begin with `hang`."""
    return in_lines(text, width(), indent, hang)


def say(text: str = "", indent: str = "", hang: str = "") -> None:
    """The text is on the screen, each of its lines wrapped."""
    for line in text.split("\n"):
        print("\n".join(wrapped(line, indent, hang)))


def head(text: str) -> None:
    """A heading, with a line of space before it."""
    print("\n" + styled(text, BOLD))


def ask(prompt: str) -> str:
    """What the person types. From a pipe it is shown as if typed, so that the output reads like a conversation."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line.strip()


def ask_yes(reader: Sayer, question: str) -> bool:
    """Whether the person says yes; Enter means no, and so does the end of the input. Anything else is asked again."""
    yes, no = tongue.typed(reader, "terminal-yes"), tongue.typed(reader, "terminal-no")
    while True:
        try:
            answer = plain(ask(reader.read("terminal-ask-yes", question=question) + " ")).lower()
        except EOFError:
            print()
            return False
        if not answer or answer in no:
            return False
        if answer in yes:
            return True
        say(reader.read("terminal-yes-or-no", yes=yes[0], no=no[0]))


def plain(text: str) -> str:
    """What was typed, with full-width letters, digits and spaces as the usual ones."""
    return text.translate(FULL_WIDTH).strip()


def clear() -> None:
    """What was on the screen cannot be seen any more."""
    print(CLEAR if sys.stdout.isatty() and os.environ.get("TERM") != "dumb" else "\n" * 60, end="")
