# interpreted: data, and never in a search
"""What can happen in Dachs, and who is told what of it [10.1] [10.2]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.phrases import CARD, CARDS, SCORE, round_over
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import COUNT, LINES, SEAT, TEXT, Many

ROUND: Final = to_all("round", round=COUNT, row=CARDS, first=SEAT)
DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": CARDS}, to=["seat"])
PLAYED: Final = to_all("played", seat=SEAT, cards=CARDS, points=COUNT, bonus=COUNT, score=COUNT)
LAST_LAP: Final = to_all("last lap", seat=SEAT, score=COUNT)
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
RESHUFFLED: Final = to_all("reshuffled", count=COUNT)
RETRIEVED: Final = to_all("retrieved", seat=SEAT, card=CARD, place=COUNT)
PLACED: Final = to_all("placed", seat=SEAT, cards=CARDS)
PUSHED_OUT: Final = to_all("pushed out", cards=CARDS)
ROUND_OVER: Final = EventKind(
    "round over",
    open={
        "round": COUNT,
        "how": TEXT,
        "hands": Many(CARDS),
        "scores": Many(SCORE),
        "lines": Many(LINES),
        "last": Many(SEAT),
        "lives": Many(COUNT),
    },
    secret={},
    to=[],
    says=round_over,
)
GAME_OVER: Final = to_all("game over", winners=Many(SEAT))
