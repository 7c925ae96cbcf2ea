# interpreted: never in a search, and compiling takes its time
"""What Dog's Breath says alike in every language."""

from __future__ import annotations

from houndtable.games.dogsbreath.components import COLUMNS, FACE_TEXTS
from houndtable.games.dogsbreath.vocabulary import PLACE_TEXTS
from houndtable.kernel.json import array, whole
from houndtable.kernel.view import View


def worth(view: View) -> int | None:
    """What one's own hand is worth, where it has its seven cards."""
    lines = view.facts["worth"]
    return None if lines is None else sum([whole(line["points"]) for line in array(lines) if isinstance(line, dict)])


def discards(view: View) -> str:
    """The open discards in printed order."""
    return " ".join(sorted(view.zone("discards"), key=FACE_TEXTS.index))


def grid_lines(grid: list[str]) -> list[str]:
    """The grid, each card with its place."""
    cells = [f"{PLACE_TEXTS[place]} {text:<9}" for place, text in enumerate(grid)]
    rows = [cells[start : start + COLUMNS] for start in range(0, len(cells), COLUMNS)]
    return [("  " + "  ".join(row)).rstrip() for row in rows]
