"""What a view of Dog'n Dog tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.dogndog import ron, turn
from houndtable.games.dogndog.derived import TURN, Position
from houndtable.games.dogndog.vocabulary import TSUMO
from houndtable.kernel.json import Json


def answer(p: Position, viewer: int) -> Json:
    """The viewer's own answer to the discard [5.2]; None where it is not asked."""
    return ron.ANSWERS[p.answers[viewer]] if viewer < p.players and p.answers[viewer] != ron.NOT_ASKED else None


def may_tsumo(p: Position, viewer: int) -> Json:
    """Whether the viewer may declare tsumo now [3.3] [12.1]."""
    return p.step == TURN and viewer == p.seat and TSUMO in turn.legal(p)
