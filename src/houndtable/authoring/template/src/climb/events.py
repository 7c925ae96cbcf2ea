"""What can happen, and who is told what of it."""

from typing import Final

from houndtable.kernel.events import EventKind, to_all
from houndtable.kernel.kinds import COUNT, SEAT, Card, Many

from climb.components import FACE_TEXTS

CARD: Final = Card(FACE_TEXTS)

DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": Many(CARD)}, to=["seat"])
PLAYED: Final = to_all("played", seat=SEAT, card=CARD)
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
FOLDED: Final = to_all("folded", seat=SEAT, lives=COUNT)
GAME_OVER: Final = to_all("game over", winners=Many(SEAT))
