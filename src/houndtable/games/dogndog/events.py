# interpreted: data, and never in a search
"""What can happen in Dog'n Dog, and who is told what of it [13.1] [13.2]. Nothing tells who was asked [13.4]."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.components import FACE_TEXTS
from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import CLAUSE, COUNT, FLAG, LINES, MOST, SEAT, TEXT, Card, Many, Number, Struct

CARD: Final = Card(FACE_TEXTS)
CARDS: Final = Many(CARD)
SCORES: Final = Many(Number(-MOST, MOST))
ITEMS: Final = Many(Struct({"name": TEXT, "worth": COUNT, "clause": CLAUSE, "cards": CARDS}))

# A finish: the seat whose discard it was and the card turned up are null where there is none.
HAND: Final = {"seat": SEAT, "how": TEXT, "hand": CARDS, "card": CARD, "from": SEAT, "ura": CARD}
WORTH: Final = {"counting": ITEMS, "extra": ITEMS, "trophies_for": ITEMS, "points": COUNT, "trophies": COUNT}

ROUND: Final = to_all("round", round=COUNT, lap=COUNT, parent=SEAT, dora=CARD, deck=COUNT)
DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": CARDS}, to=["seat"])
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
DISCARDED: Final = to_all("discarded", seat=SEAT, card=CARD, richi=FLAG)
FALSE_DECLARATION: Final = to_all(
    "false declaration", seat=SEAT, how=TEXT, card=CARD, hand=CARDS, clause=CLAUSE, scores=SCORES
)
FINISHED: Final = to_all("finished", **HAND, yakuman=FLAG, **WORTH, lines=Many(LINES), scores=SCORES)
DRAWING_WIN: Final = to_all("drawing win", seat=SEAT, parent=SEAT, lines=Many(LINES), scores=SCORES)
GAME_OVER: Final = to_all("game over", winners=Many(SEAT))
