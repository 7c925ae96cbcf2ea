"""What can happen, and who is told what of it."""

from typing import Final

from climb.components import FACE_TEXTS

from houndtable.kernel.events import EventKind
from houndtable.kernel.kinds import COUNT, SEAT, Card, Many

CARD: Final = Card(FACE_TEXTS)

DEALT: Final = EventKind("dealt", open={"seat": SEAT, "count": COUNT}, secret={"cards": Many(CARD)}, to=["seat"])
PLAYED: Final = EventKind("played", open={"seat": SEAT, "card": CARD}, secret={}, to=[])
DREW: Final = EventKind("drew", open={"seat": SEAT, "deck": COUNT}, secret={"card": CARD}, to=["seat"])
FOLDED: Final = EventKind("folded", open={"seat": SEAT, "lives": COUNT}, secret={}, to=[])
GAME_OVER: Final = EventKind("game over", open={"winners": Many(SEAT)}, secret={}, to=[])
EVENTS: Final = [DEALT, PLAYED, DREW, FOLDED, GAME_OVER]
