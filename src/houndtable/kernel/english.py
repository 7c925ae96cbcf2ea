# interpreted: never in a search, and compiling takes its time
"""English: lists, numbers and options, for the speech of every game."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.glossary import plain
from houndtable.kernel.json import Json
from houndtable.kernel.options import Option
from houndtable.kernel.phrasebook import Phrasebook
from houndtable.kernel.speech import Speech

PLURALS: Final = {"life": "lives", "trophy": "trophies"}


def listed(words: list[str]) -> str:
    """The words with commas and an "and"."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def count(number: Json, word: str) -> str:
    """The number with its noun: "1 life", "2 lives"."""
    return f"{number} {word if number in (1, -1) else PLURALS.get(word, word + 's')}"


def verb(word: str, number: Json) -> str:
    """The verb for so many: "1 dog comes", "2 dogs come"."""
    return word + "s" if number == 1 else word


class English(Speech):
    """What the speech of every game shares in English."""

    you = "You"

    def __init__(self, title: str, about: str, options: list[Option]) -> None:
        super().__init__(plain(title, about, options), Phrasebook(""))

    def option(self, option: Option, players: int) -> str:
        about = f"{option.name} = {option.default}: {option.about} [{option.clause}]."
        return f"{about} Can be {option.known(players)}."
