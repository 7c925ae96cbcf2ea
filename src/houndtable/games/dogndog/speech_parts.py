# interpreted: never in a search, and compiling takes its time
"""What Dog'n Dog says alike in every language."""

from __future__ import annotations

from houndtable.kernel.json import Json, array, whole
from houndtable.kernel.view import View


def score(number: Json) -> str:
    """A score with its sign: "+3", "-1", "0"."""
    return f"{whole(number):+d}" if number else "0"


def row(view: View, seat: int) -> str:
    """A seat's discards, the sideways one in brackets."""
    sideways = array(view.facts["richi"])[seat]
    shown = view.zone("discards", seat)
    return " ".join([f"[{text}]" if place == sideways else text for place, text in enumerate(shown)])


def hand(view: View, seat: int, drawn: str) -> str:
    """A hand, the card just drawn apart, behind that word."""
    shown = view.zone("hand", seat)
    card = view.facts.get("drawn") if seat == view.seat else None
    if card is None:
        return " ".join(shown)
    shown = shown[:]
    shown.remove(str(card))
    return f"{' '.join(shown)}  {drawn}{card}"


def poos(told: dict[str, Json]) -> list[tuple[int, int]]:
    """Who gets poos at the end of a round, and how many; those for false declarations they have already [12.2]."""
    found = []
    for payer, lines in enumerate(array(told["lines"])):
        new = [line for line in array(lines) if isinstance(line, dict) and line["clause"] != "12.2"]
        number = -sum([whole(line["points"]) for line in new])
        if number > 0:
            found.append((payer, number))
    return found
