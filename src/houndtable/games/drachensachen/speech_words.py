# interpreted: never in a search, and compiling takes its time
"""Cards and numbers in English."""

from __future__ import annotations

from houndtable.kernel.json import Json, array
from houndtable.kernel.view import HIDDEN


def card(text: Json) -> str:
    """A card with its article: "a 7", "an 8", "an Extermino"; "a card" if it is hidden."""
    word = str(text)
    if word == HIDDEN:
        return "a card"
    name = word.capitalize()
    return f"an {name}" if name[0] in "8E" else f"a {name}"


def grouped(texts: list[str]) -> list[str]:
    """Equal cards together: "2", "7 x3", "nullo"."""
    found = []
    for text in dict.fromkeys(texts):
        times = texts.count(text)
        found.append(f"{text} x{times}" if times > 1 else text)
    return found


def short(texts: list[str]) -> str:
    """Cards in a row: "2, 7 x3, nullo"."""
    return ", ".join(grouped(texts))


def cards(texts: Json) -> str:
    """Cards in a sentence: "7 x2, 8 and nullo"."""
    return listed(grouped([str(text) for text in array(texts)]))


def listed(words: list[str]) -> str:
    """The words with commas and an "and"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count(number: Json, word: str) -> str:
    """The number with its noun: "1 card", "2 cards"."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
