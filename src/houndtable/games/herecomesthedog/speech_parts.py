# interpreted: never in a search, and compiling takes its time
"""What Here Comes the Dog says alike in every language: sticks and defences, as numbers."""

from __future__ import annotations

from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.kernel.json import Json, array


def numbers_of(texts: Json) -> list[int]:
    """How many sticks there are of each colour."""
    names = array(texts)
    return [names.count(name) for name in COLOURS]


def defence_of(text: str) -> tuple[int, int]:
    """The meat pairs and fire sets of a defence as it is typed: "2 meat pairs 1 fire set", "nothing"."""
    words = text.split()
    if words == ["nothing"]:
        return 0, 0
    pairs = int(words[0]) if words[1] == "meat" else 0
    sets = int(words[-3]) if words[-2] == "fire" else 0
    return pairs, sets
