"""Catalogues as text: comments left out, and what a language lacks filled in from English.

Our files hold messages and comments only. A message begins at the start of a line with its key and an equals sign; an
attribute begins an indented line with a dot. Nothing within a message looks like that."""

from __future__ import annotations

import re
from typing import Final

MESSAGE: Final = re.compile(r"([A-Za-z][\w-]*) *=", re.ASCII)
ATTRIBUTE: Final = re.compile(r" +\.([A-Za-z][\w-]*) *=", re.ASCII)


def entries(text: str) -> dict[str, str]:
    """The messages of a file, each as it is written, by their keys."""
    return parts(text, MESSAGE)


def attributes(message: str) -> dict[str, str]:
    """The attributes of a message, each as it is written, by their names."""
    return parts(message, ATTRIBUTE)


def parts(text: str, begins: re.Pattern[str]) -> dict[str, str]:
    """What begins like that, each with the lines that belong to it."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in text.split("\n"):
        begun = begins.match(line)
        if begun is not None:
            lines = found[begun[1]] = [line]
        elif not line.startswith("#"):
            lines.append(line)
    return {key: "\n".join(lines).rstrip() for key, lines in found.items()}


def merged(own: str, english: str) -> str:
    """All messages of both files: those of a language, and the English ones and their attributes that it lacks."""
    said, usual = entries(own), entries(english)
    found = {key: filled(said[key], message) if key in said else message for key, message in usual.items()}
    return "".join([f"{message}\n" for message in {**said, **found}.values()])


def filled(message: str, english: str) -> str:
    """The message with those attributes of the English one that it lacks."""
    known = attributes(message)
    return "\n".join([message, *[text for name, text in attributes(english).items() if name not in known]])
