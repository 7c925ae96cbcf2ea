"""Writes web/src/art/codes.json: every code that a view may show as a card or piece, so that each gets its picture.

    PYTHONPATH=src python tools/art_codes.py

The tests of the pictures read it, and tests/test_art_codes.py holds it against the games.
"""

from __future__ import annotations

import json
from pathlib import Path

from houndtable.games.dachs.components import FACE_TEXTS as DACHS
from houndtable.games.dogndog.components import FACE_TEXTS as DOGNDOG
from houndtable.games.dogsbreath.components import FACE_TEXTS as DOGSBREATH
from houndtable.games.dogsbreath.components import MOST_PLACES
from houndtable.games.drachensachen.components import ABILITIES, CURSES
from houndtable.games.drachensachen.components import FACE_TEXTS as DRACHENSACHEN
from houndtable.games.herecomesthedog.components import COLOURS, DOGS, STICKS
from houndtable.kernel.board import GAP
from houndtable.kernel.view import HIDDEN

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "art" / "codes.json"

CODES = {
    "dachs": [HIDDEN, *DACHS],
    "dogndog": [HIDDEN, *DOGNDOG],
    "drachensachen": [HIDDEN, *DRACHENSACHEN, *CURSES, *ABILITIES],
    "dogsbreath": [HIDDEN, GAP, *DOGSBREATH],
    "herecomesthedog": [*COLOURS],
}


def text() -> str:
    """The file as it should be: the codes, and how many pieces the furniture has places for."""
    pieces = {"codes": CODES, "sticks": dict(zip(COLOURS, STICKS)), "dogs": DOGS, "draft": MOST_PLACES}
    return json.dumps(pieces, indent=2) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"Wrote {FILE}.")
