# interpreted: data, and never in a search
"""What can happen in Dog's Breath, and who is told what of it [10.1] [10.2] [10.3]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.phrases import CARD, CARDS, POINTS, game_over, round_over
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import CELL, COUNT, LINES, SEAT, SEAT_OR_NOBODY, TEXT, Many

SCORES: Final = Many(POINTS)

ROUND: Final = to_all("round", round=COUNT, first=SEAT, grid=COUNT)
DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": CARDS}, to=["seat"])
FLIPPED: Final = to_all("flipped", seat=SEAT, place=CELL, card=CARD)
TURNED_DOWN: Final = to_all("turned down", seat=SEAT, place=CELL)
PICKED: Final = to_all("picked", seat=SEAT, place=CELL, card=CARD)
PUT_UNDER: Final = to_all("put under", count=COUNT)
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
RESHUFFLED: Final = to_all("reshuffled", count=COUNT)
TOOK: Final = to_all("took", seat=SEAT, card=CARD)
DISCARDED: Final = to_all("discarded", seat=SEAT, card=CARD)
SCAVENGED: Final = to_all("scavenged", seat=SEAT, target=SEAT)
OFFERED: Final = EventKind("offered", open={"seat": SEAT, "target": SEAT}, secret={"card": CARD}, to=["seat"])
REQUESTED: Final = to_all("requested", seat=SEAT, target=SEAT, card=CARD)
GUARDED: Final = to_all("guarded", seat=SEAT, target=SEAT, attacker=SEAT)
LACKED: Final = to_all("lacked", seat=SEAT, card=CARD)
SWAPPED: Final = EventKind(
    "swapped", open={"seat": SEAT, "target": SEAT}, secret={"gave": CARD, "got": CARD}, to=["seat", "target"]
)
SWAPPED_BY_NAME: Final = EventKind(
    "swapped",
    open={"seat": SEAT, "target": SEAT, "got": CARD},
    secret={"gave": CARD, "got": CARD},
    to=["seat", "target"],
)
OUT: Final = to_all("out", seat=SEAT)
STAYS_OUT: Final = to_all("stays out", seat=SEAT)
GOES_ON: Final = to_all("goes on", seat=SEAT)
ROUND_OVER: Final = EventKind(
    "round over",
    open={
        "round": COUNT,
        "how": TEXT,
        "hands": Many(CARDS),
        "scores": SCORES,
        "lines": Many(LINES),
        "outer": SEAT_OR_NOBODY,
    },
    secret={},
    to=[],
    says=round_over,
)
GAME_OVER: Final = EventKind(
    "game over", open={"winners": Many(SEAT), "totals": SCORES}, secret={}, to=[], says=game_over
)
