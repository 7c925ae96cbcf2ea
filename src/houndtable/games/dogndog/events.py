# interpreted: data, and never in a search
"""What can happen in Dog'n Dog, and who is told what of it [13.1] [13.2]. Nothing tells who was asked [13.4]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.phrases import CARD, CARDS, HOW, drawing_win, false_declaration, finished
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import CLAUSE, COUNT, FLAG, LINES, MOST, SEAT, TEXT, Kind, Many, Number, Struct

SCORES: Final = Many(Number(-MOST, MOST))
ITEMS: Final = Many(Struct({"name": TEXT, "worth": COUNT, "clause": CLAUSE, "cards": CARDS}))

# A finish: the seat whose discard it was and the card turned up are null where there is none.
HAND: Final[dict[str, Kind]] = {"seat": SEAT, "how": HOW, "hand": CARDS, "card": CARD, "from": SEAT, "ura": CARD}
WORTH: Final[dict[str, Kind]] = {
    "yakuman": FLAG,
    "counting": ITEMS,
    "extra": ITEMS,
    "trophies_for": ITEMS,
    "points": COUNT,
    "trophies": COUNT,
}
ENDED: Final[dict[str, Kind]] = {"lines": Many(LINES), "scores": SCORES}

ROUND: Final = to_all("round", round=COUNT, lap=COUNT, parent=SEAT, dora=CARD, deck=COUNT)
DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": CARDS}, to=["seat"])
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
DISCARDED: Final = to_all("discarded", seat=SEAT, card=CARD, richi=FLAG)
FALSE_DECLARATION: Final = EventKind(
    "false declaration",
    open={"seat": SEAT, "how": HOW, "card": CARD, "hand": CARDS, "clause": CLAUSE, "scores": SCORES},
    secret={},
    to=[],
    says=false_declaration,
)
FINISHED: Final = EventKind("finished", open={**HAND, **WORTH, **ENDED}, secret={}, to=[], says=finished)
DRAWING_WIN: Final = EventKind(
    "drawing win", open={"seat": SEAT, "parent": SEAT, **ENDED}, secret={}, to=[], says=drawing_win
)
GAME_OVER: Final = to_all("game over", winners=Many(SEAT))
