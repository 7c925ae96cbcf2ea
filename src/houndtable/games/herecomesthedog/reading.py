# interpreted: never in a search, and compiling takes its time
"""What people type, made into the words of the vocabulary: "defend 1 fire set and 2 meat pairs", "steal meat 2"."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.vocabulary import DEFENCES, defence_text

NUMBERS: Final = ["1", "2"]
FILLERS: Final = ["and", "for", "from", "seat", "pair", "pairs", "set", "sets", "stick", "sticks"]


def worded(text: str) -> str:
    """The move's text as the vocabulary has it, where it can be understood; else the words as they are."""
    words = text.lower().split()
    rest = [word for word in words[1:] if word not in FILLERS]
    if not rest:
        return " ".join(words)
    if words[0] == "take" and rest[-1] not in NUMBERS:
        return f"take {' '.join(repeated(rest))}"
    if words[0] == "exchange":
        return " ".join(["exchange"] + [word for word in rest if word != "1"])
    if words[0] == "steal" and rest[0] == "1" and len(rest) == 3:
        rest = rest[1:]
    if words[0] == "steal" and len(rest) == 2 and not (rest[0] in COLOURS and rest[1] in COLOURS):
        colour, seat = (rest[0], rest[1]) if rest[0] in COLOURS else (rest[1], rest[0])
        return f"steal {colour} from seat {seat}"
    if words[0] == "defend" and rest != ["nothing"]:
        return f"defend {defence(words[1:])}"
    return " ".join(words)


def repeated(words: list[str]) -> list[str]:
    """Colours one by one, in the order of the vocabulary: "2 meat" is "meat meat"."""
    found: list[str] = []
    times = 1
    for word in words:
        if word in NUMBERS:
            times = int(word)
        else:
            found += [word] * times
            times = 1
    return sorted(found, key=lambda word: COLOURS.index(word) if word in COLOURS else len(COLOURS))


def defence(words: list[str]) -> str:
    """A defence as pairs of meat and sets of fire, each with its number; the words as they are if it is none."""
    numbers = {"meat pair": 0, "fire set": 0}
    rest = [word.strip(",") for word in words if word not in ("and", ",")]
    if len(rest) % 3:
        return " ".join(words)
    for number, colour, what in zip(rest[::3], rest[1::3], rest[2::3]):
        name = f"{colour} {what.removesuffix('s')}"
        if name not in numbers or not (number.isascii() and number.isdecimal() and len(number) < 3):
            return " ".join(words)
        numbers[name] += int(number)
    found = (numbers["meat pair"], numbers["fire set"])
    return defence_text(DEFENCES.index(found)) if found in DEFENCES and any(found) else " ".join(words)
