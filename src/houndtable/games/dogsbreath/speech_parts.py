# interpreted: never in a search, and compiling takes its time
"""What Dog's Breath says alike in every language."""

from __future__ import annotations

from houndtable.games.dogsbreath.components import BONE, COLUMNS, FACE_TEXTS, HAND
from houndtable.games.dogsbreath.keys import unit
from houndtable.games.dogsbreath.scoring import points_of
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.json import array
from houndtable.kernel.view import View


def worth(view: View) -> int | None:
    """What one's own hand is worth, where it has its seven cards."""
    hand = [] if view.seat is None else view.zone("hand", view.seat)
    if view.seat is None or len(hand) != HAND:
        return None
    key = sum([unit(FACE_TEXTS.index(text)) for text in hand])
    after_bone = array(view.facts["latest"])[view.seat] == FACE_TEXTS[BONE]
    return int(points_of(key, after_bone=after_bone))


def discards(view: View) -> str:
    """The open discards in printed order."""
    return " ".join(sorted(view.zone("discards"), key=FACE_TEXTS.index))


def grid_lines(grid: list[str]) -> list[str]:
    """The grid, each card with its place."""
    cells = [f"{PLACE_TEXTS[place]} {text:<9}" for place, text in enumerate(grid)]
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    return [("  " + "  ".join(row)).rstrip() for row in rows]
