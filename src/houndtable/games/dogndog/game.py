# interpreted: never in a search, and compiling takes its time
"""Dog'n Dog as a game: what is told before play, and what can never be a move."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog import reasons
from houndtable.games.dogndog.components import FACE_TEXTS
from houndtable.games.dogndog.events import DISCARDED
from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

MINUTES: Final = (20, 20)
SIMULATIONS: Final = [0, 0, 110, 440, 4_400]
COLOUR: Final = "#c8402a"


def asks_after(options: Options) -> str | None:
    """A discard: only who can ron is asked [13.4]."""
    return DISCARDED.name


def bound(players: int, options: Options) -> int | None:
    """None: a Parent can win round after round [11.3]."""
    return None


def never(text: str) -> Verdict | None:
    """Cards that are not in the box [1.1], and more than one card at a time [3.4]."""
    words = text.lower().split()
    if len(words) < 2 or words[0] not in ("discard", "richi"):
        return None
    for card in words[1:]:
        if card not in FACE_TEXTS:
            return no(reasons.NO_CARD, text=card[:20])
    return no(reasons.ONE_AT_A_TIME)
