# interpreted: never in a search, and compiling takes its time
"""A glossary: what a game and its options and its reasons for points are called in one language."""

from __future__ import annotations

import re
from typing import Final

from houndtable.kernel.options import Option

NUMBER: Final = re.compile(r"\d+")


class Glossary:
    """The names in one language, each by the name the game itself uses. `options` holds a label and an explanation
    for each option, `words` what the words that can be chosen mean, `lines` the reasons for points, with {} where a
    number stands."""

    def __init__(
        self,
        title: str,
        about: str,
        options: dict[str, tuple[str, str]],
        words: dict[str, str],
        lines: dict[str, str],
    ) -> None:
        self.title = title
        self.about = about
        self.options = options
        self.words = words
        self.lines = lines

    def line(self, name: str) -> str:
        """The reason for points; one that nobody knows (a position can be written by hand) is told as it is."""
        found = self.lines.get(NUMBER.sub("{}", name))
        return name if found is None else found.format(*NUMBER.findall(name))


def plain(title: str, about: str, options: list[Option]) -> Glossary:
    """The English one, which says everything as the game has it."""
    return Glossary(
        title,
        about,
        {option.name: (spaced(option.name), option.about) for option in options},
        {word: spaced(word) for option in options for word in option.words},
        {},
    )


def spaced(name: str) -> str:
    """A name as words: "go out minimum"."""
    return name.replace("_", " ")
