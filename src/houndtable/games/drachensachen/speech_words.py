# interpreted: never in a search, and compiling takes its time
"""Cards and numbers in English."""

from __future__ import annotations

from houndtable.games.drachensachen.speech_parts import times
from houndtable.kernel.english import listed
from houndtable.kernel.json import Json, array
from houndtable.kernel.view import HIDDEN


def card(text: Json) -> str:
    """A card with its article: "a 7", "an 8", "an Extermino"; "a card" if it is hidden."""
    word = str(text)
    if word == HIDDEN:
        return "a card"
    name = word.capitalize()
    return f"an {name}" if name[0] in "8E" else f"a {name}"


def cards(texts: Json) -> str:
    """Cards in a sentence: "7 x2, 8 and nullo"."""
    found = times([str(text) for text in array(texts)])
    return listed([f"{text} x{number}" if number > 1 else text for text, number in found.items()])
