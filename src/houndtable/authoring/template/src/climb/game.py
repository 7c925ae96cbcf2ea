"""How long Climb can take, and what can never be a move."""

from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

from climb.components import FACE_OF
from climb.reasons import NOT_IN_THE_BOX


def bound(players: int, options: Options) -> int | None:
    """The most moves a game can take: every card is played once, every life lost once [2.3] [2.4]."""
    return len(FACE_OF) + players * options.number("lives")


def never(text: str) -> Verdict | None:
    """Why this can never be a move: there are no such cards [1.1]."""
    words = text.split()
    return no(NOT_IN_THE_BOX) if words[:1] == ["play"] and len(words) == 2 else None
