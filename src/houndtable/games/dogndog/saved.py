# interpreted: never in a search, and compiling takes its time
"""The card drawn, as a file has it: while others are asked about a discard it is not beside the hand."""

from __future__ import annotations

from houndtable.games.dogndog import ron
from houndtable.games.dogndog.cards import turns_of
from houndtable.games.dogndog.components import FACE_OF, FACE_TEXTS
from houndtable.games.dogndog.derived import ASKING, Position
from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json, refuse, wanted
from houndtable.kernel.loading import Loading


def drawn(p: Position) -> Json:
    """The card drawn; while others are asked about a discard the one drawn before it, None if it was discarded."""
    if p.step == ASKING:
        return None if p.last_drawn == ron.card_of(p) else FACE_TEXTS[FACE_OF[p.last_drawn]]
    return None if p.drawn < 0 else p.knowledge.write(p.drawn, FACE_TEXTS[FACE_OF[p.drawn]], 1 << p.seat)


def read_drawn(p: Position, loading: Loading) -> None:
    """The card drawn is out of the box and its owner knows it; while others are asked about a discard, it is in that
    hand still or was itself discarded."""
    value = loading.reader.take("drawn")
    if value is not None and not isinstance(value, str):
        raise refuse("drawn", wanted("card"), value)
    turns = turns_of(p)
    if p.step != ASKING:
        p.drawn = -1 if value is None else loading.take(value, 1 << (p.parent + turns) % p.players)
        return
    seat = (p.parent + turns - 1) % p.players
    p.last_drawn = p.discards[seat][-1] if p.discards[seat] else -1
    if value is not None:
        found = [card for card in p.hands[seat] if FACE_TEXTS[FACE_OF[card]] == value]
        if not found:
            raise BadPosition("position-drawn-before")  # [3.2]
        p.last_drawn = found[0]
