"""What a view of Drachensachen tells that follows from the rest."""

from __future__ import annotations

from houndtable.games.drachensachen import knowing, turn
from houndtable.games.drachensachen.components import FACE_TEXTS, NINE, NULLO, faces_in, size_of
from houndtable.games.drachensachen.derived import EXCHANGING, OVER, Position
from houndtable.games.drachensachen.doubts import doubts
from houndtable.games.drachensachen.fitting import fitting
from houndtable.kernel.json import Json
from houndtable.kernel.view import HIDDEN


def texts(cards: int) -> list[str]:
    """Counted cards as text, in printed order."""
    return [FACE_TEXTS[face] for face in faces_in(cards)]


def hand(p: Position, owner: int, viewer: int) -> list[str]:
    """A hand as a viewer sees it: the cards that are sure to be there, and how many others [11.2] [11.4]."""
    known = texts(knowing.sure_of(p, owner, viewer))
    return known + [HIDDEN] * (size_of(p.hands[owner]) - len(known))


def doubted(p: Position, viewer: int) -> Json:
    """What the viewer is in doubt about [11.4]."""
    return [
        {"giver": doubt.giver, "receivers": [*doubt.receivers], "cards": [*texts(doubt.cards)]}
        for doubt in doubts(p, viewer)
    ]


def demand(p: Position) -> Json:
    """What fits on the pile [4.1] [4.2]: monsters from low to high, none if low is higher; whether dragons do [6.1];
    and whether a 1 does besides [10.5]. Nothing is asked for where nobody plays."""
    if p.step in (EXCHANGING, OVER):
        return None
    fits = fitting(p)
    one = fits & 3 == 1  # a 1 fits and a 2 does not
    monsters = [face + 1 for face in range(int(one), NULLO) if fits >> face & 1]
    low, high = (monsters[0], monsters[-1]) if monsters else (NINE + 1, NINE)
    return {"low": low, "high": high, "dragons": fits >> NULLO & 1 == 1, "one": one}


def idle_left(p: Position) -> Json:
    """How many turns are left until a round that goes in circles is scored [7.5]; null in the first half of them."""
    idle, patience = turn.idle_turns(p), p.house.patience
    return patience - idle if 2 * idle > patience > 0 else None


def shown(p: Position) -> Json:
    """Of each hand the cards that everybody saw go there [11.2]."""
    return [[*texts(cards)] for cards in p.shown]
