"""What is in the box [1.1]."""

from typing import Final

FACE_TEXTS: Final = ["1", "2", "3", "4", "5"]
COPIES: Final = 4
FACE_OF: Final = [card // COPIES for card in range(len(FACE_TEXTS) * COPIES)]
HAND: Final = 3
