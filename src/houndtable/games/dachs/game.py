# interpreted: never in a search, and compiling takes its time
"""Dachs as a game: what is told before play, and what can never be a move."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs import reasons
from houndtable.games.dachs.components import FACE_COPIES, FACE_TEXTS, HAND_LIMIT
from houndtable.kernel.options import Options
from houndtable.kernel.verdict import Verdict, no

# A play, up to five draws and a stop, up to five cards taken and a stop, up to four placed.
MOVES_A_TURN = 1 + (HAND_LIMIT + 1) + (HAND_LIMIT + 1) + (HAND_LIMIT - 1)

MINUTES: Final = (20, 40)
SIMULATIONS: Final = [0, 0, 100, 400, 20_000]
COLOUR: Final = "#a8602a"


def bound(players: int, options: Options) -> int | None:
    """Moves a turn, times turns a round, times rounds a game [9.4]."""
    if options.says("everyone_out", "replay_round"):
        return None
    turns = (options.number("target") + 1) // 2 * players
    rounds = players * (options.number("lives") - 1) + 1
    return MOVES_A_TURN * turns * rounds


def never(text: str) -> Verdict | None:
    """Cards that cannot be played together [4.2], or that are not in the box [1.1]."""
    words = text.lower().split()
    cards = words[1:]
    if not cards or words[0] not in ("play", "take", "place"):
        return None
    for card in cards[: 1 if words[0] == "take" else len(cards)]:
        if card not in FACE_TEXTS:
            return no(reasons.NO_CARD, text=card[:20])
        face = FACE_TEXTS.index(card)
        if cards.count(card) > FACE_COPIES[face]:
            return no(reasons.NOT_SO_MANY, count=FACE_COPIES[face], card=face)
    if words[0] != "play":
        return None
    if len(cards) > HAND_LIMIT:
        return no(reasons.HAND_IS_LIMITED, count=HAND_LIMIT)
    return no(reasons.NO_PLAY)
