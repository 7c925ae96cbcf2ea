# interpreted: never in a search, and compiling takes its time
"""What Drachensachen says alike in every language: cards as they are typed, and figures."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View

MOST_SHOWN: Final = 24  # cards of a long pile, so that it fits on the screen


def times(texts: list[str]) -> dict[str, int]:
    """Equal cards together, in the order in which they come."""
    return {text: texts.count(text) for text in dict.fromkeys(texts)}


def short(texts: list[str]) -> str:
    """Cards in a row: "2, 7 x3, nullo"."""
    return ", ".join([f"{text} x{number}" if number > 1 else text for text, number in times(texts).items()])


def top_of_pile(view: View) -> str:
    """The pile, its top card last."""
    lying = view.zone("pile")
    return f"{'... ' if len(lying) > MOST_SHOWN else ''}{' '.join(lying[-MOST_SHOWN:])}"


def shows_seats(view: View) -> bool:
    """Whether seats have to be named: a card can be given to one."""
    return "monsterball" in array(view.facts["abilities"])


class Doubts:
    """Cards seen go into a giver's hand, of which others may have drawn some unseen."""

    def __init__(self, giver: int) -> None:
        self.giver = giver
        self.cards: list[Json] = []
        self.receivers: list[int] = []


def doubts(view: View) -> list[Doubts]:
    """What the viewer is in doubt about, giver by giver."""
    found: dict[int, Doubts] = {}
    for doubt in array(view.facts["doubts"]):
        assert isinstance(doubt, dict)
        giver = whole(doubt["giver"])
        one = found.setdefault(giver, Doubts(giver))
        one.cards += array(doubt["cards"])
        one.receivers += [whole(seat) for seat in array(doubt["receivers"]) if seat not in one.receivers]
    return [found[giver] for giver in sorted(found)]


def lines_of(lines: Json) -> list[tuple[str, int]]:
    """The reasons of a score that are not 0, each with its points."""
    found = [line for line in array(lines) if isinstance(line, dict)]
    return [(str(line["name"]), whole(line["points"])) for line in found if line["points"]]
