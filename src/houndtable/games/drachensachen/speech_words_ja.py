# interpreted: never in a search, and compiling takes its time
"""Cards in Japanese."""

from __future__ import annotations

from houndtable.games.drachensachen.glossary_ja import DRAGONS
from houndtable.games.drachensachen.speech_parts import times
from houndtable.kernel.json import Json, array


def card(text: Json) -> str:
    """A card: 7, ヌロ."""
    word = str(text)
    return DRAGONS.get(word, word)


def several(text: Json, number: int) -> str:
    """So many of one card: 7が3枚 is written 7×3枚; one alone goes without its number."""
    return f"{card(text)}×{number}枚" if number > 1 else card(text)


def cards(texts: Json) -> str:
    """Cards in a sentence: 7×2枚、8、ヌロ."""
    return "、".join([several(text, number) for text, number in times([str(text) for text in array(texts)]).items()])
