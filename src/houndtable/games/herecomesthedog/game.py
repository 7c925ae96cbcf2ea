# interpreted: never in a search, and compiling takes its time
"""Here Comes the Dog as a game: what is told before play, and what can never be a move."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog import reasons
from houndtable.games.herecomesthedog.board import BOARD
from houndtable.games.herecomesthedog.components import COLOURS
from houndtable.games.herecomesthedog.reading import worded
from houndtable.games.herecomesthedog.vocabulary import VOCABULARY
from houndtable.kernel.errors import IllegalMove
from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

MINUTES: Final = (30, 30)
SIMULATIONS: Final = [0, 0, 150, 500, 70_000]
COLOUR: Final = "#2f4a7d"


def bound(players: int, options: Options) -> int | None:
    """None: thefts and exchanges can go on and on [10.6]."""
    return None


def canonical(text: str) -> str:
    """An exchange has a direction: its words have an order, unlike those of other moves [5.2]."""
    words = worded(text)
    if words.startswith("exchange") and words not in VOCABULARY.index:
        verdict = never(words)
        if verdict is not None:
            raise IllegalMove(verdict.clause, verdict.message, BOARD.game)
    return words if words in VOCABULARY.index else text


def never(text: str) -> Verdict | None:
    """Sticks that are not in the box [1.1], too many of them [4.1], other exchanges [5.2], seats there are not
    [1.4], defences nobody can have [7.3], and a game of skill with the hands [1.5]."""
    words = worded(text).split()
    if words[:1] == ["dance"]:
        return no(reasons.NO_DANCING)
    if len(words) < 2 or words[0] not in ("take", "exchange", "steal", "defend"):
        return None
    if words[0] == "defend":
        return no(reasons.NO_DEFENCE)
    named = [word for word in words[1:] if word.isalpha() and word not in ("from", "seat")]
    odd = [word for word in named if word not in COLOURS]
    if odd:
        return no(reasons.NO_STICK, text=odd[0][:20])
    if words[0] == "take":
        return no(reasons.ONE_OR_TWO)
    if words[0] == "exchange":
        return no(reasons.NO_EXCHANGE)
    owner = words[-1] if words[2:4] == ["from", "seat"] and len(words) == 5 else ""
    if owner.isascii() and owner.isdecimal() and len(owner) < 9:
        return no(reasons.NOBODY_THERE, seat=int(owner))
    return no(reasons.ONE_THEFT)
