# interpreted: never in a search, and compiling takes its time
"""Cards in German."""

from __future__ import annotations

from houndtable.games.drachensachen.glossary_de import DRAGONS
from houndtable.games.drachensachen.speech_parts import times
from houndtable.kernel.german import listed
from houndtable.kernel.json import Json, array


def card(text: Json) -> str:
    """A card as what somebody plays: "eine 7", "einen Nullo"."""
    word = str(text)
    return f"einen {DRAGONS[word]}" if word in DRAGONS else f"eine {word}"


def open_card(text: Json, whose: str = "d") -> str:
    """An open card as what somebody takes: "die offene 7", "deinen offenen Nullo" (`whose` is "dein")."""
    word = str(text)
    dragon, monster = ("den", "die") if whose == "d" else (f"{whose}en", f"{whose}e")
    return f"{dragon} offenen {DRAGONS[word]}" if word in DRAGONS else f"{monster} offene {word}"


def several(text: str, number: int) -> str:
    """So many of one card: "Nullo x2"; one alone goes without its number."""
    name = DRAGONS.get(text, text)
    return f"{name} x{number}" if number > 1 else name


def also_open(text: str, number: int) -> str:
    """So many open ones of a card besides: "1 offene", "1 offenen" of a dragon."""
    return f"{number} offene{'n' if number == 1 and text in DRAGONS else ''}"


def cards(texts: Json) -> str:
    """Cards in a sentence: "7 x2, 8 und Nullo"."""
    return listed([several(text, number) for text, number in times([str(text) for text in array(texts)]).items()])
