"""How moves read, and what hints say. The sentences are in words/en.ftl."""

from typing import Final

from houndtable.kernel.phrase import move, phrase

from climb.events import CARD

MOVE_FOLD: Final = move("move-fold", "fold")
MOVE_PLAY: Final = move("move-play", "play {card}", card=CARD)

NOTHING_FITS: Final = phrase("hint-nothing-fits")
KEEP_HIGH_CARDS: Final = phrase("hint-keep-high-cards")
