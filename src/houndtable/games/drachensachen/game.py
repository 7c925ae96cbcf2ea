# interpreted: never in a search, and compiling takes its time
"""Drachensachen as a game: what is told before play, and what can never be a move."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen import reasons
from houndtable.games.drachensachen.components import CARDS, FACE_TEXTS
from houndtable.games.drachensachen.house_rules import PATIENCE
from houndtable.games.drachensachen.vocabulary import VOCABULARY
from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

NAMES_A_CARD: Final = ["play", "throw", "lift", "exchange"]

VERSIONS: Final = [1, 2]  # they differ in what is idle [7.5]
MINUTES: Final = (30, 60)
SIMULATIONS: Final = [0, 0, 240, 2_400, 12_000]
COLOUR: Final = "#3f7d3a"


def bound(players: int, options: Options) -> int | None:
    """None: ties may bring on round after round [8.2]. Each round has a bound: `round_bound`."""
    return None


def canonical(text: str) -> str:
    """One card is meant where no number is given."""
    single = f"{text} x1"
    return text if VOCABULARY.find(single) is None else single


def never(text: str) -> Verdict | None:
    """Cards that are not in the box [1.1], or more of them than may lie in a row [4.3]."""
    words = text.lower().split()
    if len(words) < 2 or words[0] not in NAMES_A_CARD:
        return None
    for word in words[1:3] if words[0] == "exchange" else words[1:2]:
        if word not in FACE_TEXTS:
            return no(reasons.NO_CARD, text=word[:20])
    if words[0] == "play" and len(words) > 2 and words[2][:1] == "x":
        return no(reasons.TOO_MANY)
    return None


def round_bound(players: int, options: Options) -> int | None:
    """The most turns a round can take [7.6]; None if it may go in circles for ever."""
    if options.says("stalemate", "off"):
        return None
    return (2 * len(CARDS) + 1) * PATIENCE * players
