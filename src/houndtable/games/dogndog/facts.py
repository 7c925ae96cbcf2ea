"""What a view of Dog'n Dog tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.derived import Position
from houndtable.kernel.json import Json


def answer(p: Position, viewer: int) -> Json:
    """The viewer's own answer to the discard [5.2]; None where it is not asked."""
    return ron.ANSWERS[p.answers[viewer]] if viewer < p.players and p.answers[viewer] != ron.NOT_ASKED else None
