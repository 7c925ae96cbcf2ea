"""The cards of Dachs: the printed table, as a table [1.1]."""

from __future__ import annotations

from typing import Final

NUMBERS: Final = [2, 3, 4, 5]
COLOURS: Final = ["v", "b", "p", "s"]
COLOUR_NAMES: Final = ["vanilla", "blue-gray", "peach", "sage"]

#        v  b  p  s
COPIES: Final = [
    [3, 3, 3, 3],  # 2
    [2, 2, 3, 3],  # 3
    [2, 2, 1, 1],  # 4
    [1, 1, 1, 1],  # 5
]

# A face is a number with a colour: face = 4 * (number - 2) + colour.
FACES: Final = 16
FACE_TEXTS: Final = [f"{number}{colour}" for number in NUMBERS for colour in COLOURS]
FACE_NUMBER: Final = [number for number in NUMBERS for _ in COLOURS]
FACE_COLOUR: Final = [colour for _ in NUMBERS for colour in range(4)]
FACE_COPIES: Final = [copies for row in COPIES for copies in row]

# A card is one of the 32 pieces of paper; equal cards are neighbours.
CARDS: Final = 32
FACE: Final = [face for face in range(FACES) for _ in range(FACE_COPIES[face])]
NUMBER: Final = [FACE_NUMBER[face] for face in FACE]
COLOUR: Final = [FACE_COLOUR[face] for face in FACE]

ROW: Final = 6  # [2.2]
HAND: Final = 3  # [2.3]
HAND_LIMIT: Final = 5  # [6.4]
