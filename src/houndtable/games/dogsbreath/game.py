# interpreted: never in a search, and compiling takes its time
"""Dog's Breath as a game: what is told before play, and what can never be a move."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath import reasons
from houndtable.games.dogsbreath.events import OFFERED, REQUESTED
from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

MOVES_A_DRAFT_TURN = 4  # turn down, flip, flip, take

MINUTES: Final = (10, 10)
SIMULATIONS: Final = [0, 0, 100, 1_000, 10_000]
COLOUR: Final = "#8a6a1e"


def asks_after(options: Options) -> str | None:
    """An offer, or a request by name: then only holders of a Guard Dog are asked [5.4] [10.4]."""
    return REQUESTED.name if options.says("request", "named") else OFFERED.name


def bound(players: int, options: Options) -> int | None:
    """Moves a draft and a turn, times turns a round, times rounds a game [9.6]. In a turn a card is taken and one
    discarded, the question answered; at most one Scavenger comes with a target, an offer, a request, an answer of
    each other player, and a choice of who is out. Beyond the cap a round goes on only while false alarms follow
    each other within final turns: one for each Scavenger, and once more if the deck is renewed meanwhile."""
    if options.says("final_tie", "extra_round"):
        return None
    final_turns = 2 * (players - 1) * (int(options.values["specials"]) + 1)
    turns = options.number("turn_cap") * players + final_turns
    moves = turns * (players + 6) + 2 * players * MOVES_A_DRAFT_TURN
    return moves * options.number("rounds")


def never(text: str) -> Verdict | None:
    """A card that is not in the box [1.1], a place that no grid has [2.3]."""
    words = text.lower().split()
    if len(words) == 2 and words[0] in ("take", "discard", "offer", "request"):
        return no(reasons.NO_CARD, text=words[1][:20])
    if (len(words) == 2 and words[0] == "flip") or (len(words) == 3 and words[:2] == ["turn", "down"]):
        return no(reasons.NO_PLACE, text=words[-1][:20])
    return None
