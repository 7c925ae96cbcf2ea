# interpreted: never in a search, and compiling takes its time
"""A phrasebook: why a move is not lawful, or looks good, in another language, told by the English sentence."""

from __future__ import annotations

import re
from functools import cached_property
from typing import Final

from houndtable.kernel.columns import padded

GAP: Final = "((?:(?!  ).)+?)"  # what stands for {}: never more than one cell of a table
CELL: Final = re.compile(r"(\S+(?: \S+)*)(\s*)")  # of a table, with the space behind it


class Phrasebook:
    """Each sentence by the English one, in whose text {} stands for what is not the same every time: a number, a card,
    or words that are in the book too. `text` has each English sentence on a line, and what it is here on the next; of
    several that fit, the longest is meant."""

    def __init__(self, text: str) -> None:
        lines = [line.strip() for line in text.split("\n") if line]
        self.sentences = dict(zip(lines[::2], lines[1::2]))

    @cached_property
    def patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """The sentences with gaps, made when somebody first asks for one."""
        gapped = sorted([english for english in self.sentences if "{}" in english], key=len, reverse=True)
        return [(re.compile(re.escape(english).replace(r"\{\}", GAP)), self.sentences[english]) for english in gapped]

    def find(self, english: str) -> str | None:
        """The sentence; None if it is not in the book."""
        if english in self.sentences:
            return self.sentences[english]
        for pattern, told in self.patterns:
            found = pattern.fullmatch(english)
            if found:
                return told.format(*[self.find(part) or part for part in found.groups()])
        return None

    def say(self, english: str) -> str:
        """The text line by line; what is not in the book stays as it is."""
        return "\n".join([self.line(line) for line in english.split("\n")])

    def line(self, english: str) -> str:
        """A sentence, or a row of a table, cell by cell and each as broad as it was."""
        found = self.find(english)
        return CELL.sub(lambda cell: self.cell(cell[1], cell[2]), english) if found is None else found

    def cell(self, text: str, space: str) -> str:
        """One cell of a table with the space behind it; or several, where one fills its column."""
        told = self.find(text)
        if told is not None:
            return padded(told, len(text + space) - 1) + " " if space else told
        words = text.split(" ")
        for end in range(len(words) - 1, 0, -1):
            first = " ".join(words[:end])
            if self.find(first) is not None:
                return self.cell(first, " ") + self.cell(" ".join(words[end:]), space)
        return text + space
