"""The move table of Dachs: draw, stop, take a card, place a card, play cards.

A play is told by its faces, counted four bits a face: the same key tells a hand, so that what a hand may play is
looked up and worked out only once.
"""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.components import (
    CARDS,
    FACE_COLOUR,
    FACE_COPIES,
    FACE_NUMBER,
    FACE_TEXTS,
    FACES,
    HAND_LIMIT,
)
from houndtable.kernel.vocabulary import Vocabulary

DRAW: Final = 0
STOP: Final = 1
TAKE: Final = 2  # one for each card: its face, and the how many-th place of that face in the row [6.3]
PLACE: Final = TAKE + len(CARDS)  # one for each face [7.1]
PLAY: Final = PLACE + FACES  # one for each set of cards that may be played together [4.2]

ORDINALS: Final = ["", " 2nd", " 3rd"]
TAKE_FACE: Final = [face for face in range(FACES) for _ in range(FACE_COPIES[face])]
TAKE_PLACE: Final = [place for face in range(FACES) for place in range(FACE_COPIES[face])]
TAKE_FIRST: Final = [TAKE + sum(FACE_COPIES[:face]) for face in range(FACES)]


def grown(sets: list[list[int]], faces: list[int]) -> list[list[int]]:
    """The sets, each with every number of further copies of the next faces, as long as a hand can hold them."""
    for face in faces:
        sets = [
            cards + [face] * more
            for cards in sets
            for more in range(FACE_COPIES[face] + 1)
            if len(cards) + more <= HAND_LIMIT
        ]
    return sets


def all_plays() -> list[list[int]]:
    """Every set of faces that may be played together [4.2]: fewer cards first, then in printed order."""
    plays: set[tuple[int, ...]] = set()
    for number in FACE_NUMBER[::4]:
        plays.update(tuple(cards) for cards in grown([[]], [f for f in range(FACES) if FACE_NUMBER[f] == number]))
    for colour in FACE_COLOUR[:4]:
        plays.update(tuple(cards) for cards in grown([[]], [f for f in range(FACES) if FACE_COLOUR[f] == colour]))
    return [list(cards) for cards in sorted(plays, key=lambda cards: (len(cards), cards)) if cards]


PLAYS: Final = all_plays()
PLAY_SUM: Final = [sum(FACE_NUMBER[face] for face in faces) for faces in PLAYS]
PLAY_SIZE: Final = [len(faces) for faces in PLAYS]
PLAY_KEY: Final = [sum(1 << 4 * face for face in faces) for faces in PLAYS]
PLAY_INDEX: Final = {key: PLAY + play for play, key in enumerate(PLAY_KEY)}
PLAY_COLOURS: Final = [sum(1 << 3 * FACE_COLOUR[face] for face in faces) for faces in PLAYS]  # three bits a colour
PLAY_LARGEST: Final = [max(colours >> 3 * colour & 7 for colour in range(4)) for colours in PLAY_COLOURS]


def faces_text(faces: list[int]) -> str:
    """The faces as text: "2v 2s"."""
    return " ".join([FACE_TEXTS[face] for face in faces])


VOCABULARY: Final = Vocabulary(
    ["draw", "stop"]
    + [f"take {FACE_TEXTS[TAKE_FACE[i]]}{ORDINALS[TAKE_PLACE[i]]}" for i in range(len(CARDS))]
    + [f"place {text}" for text in FACE_TEXTS]
    + [f"play {faces_text(faces)}" for faces in PLAYS]
)

_plays_of: Final[dict[int, list[int]]] = {}


def plays_of(key: int) -> list[int]:
    """The plays a hand offers, told by its key, ascending [4.1] [4.2]; nobody may change the list."""
    found = _plays_of.get(key)
    if found is None:
        found = find_plays(key)
        _plays_of[key] = found
    return found


def find_plays(hand: int) -> list[int]:
    """The plays among all ways to pick cards from a hand."""
    keys: list[int] = [0]
    for face in range(FACES):
        copies = hand >> 4 * face & 15
        if copies:
            keys += [key + (more << 4 * face) for key in keys for more in range(1, copies + 1)]
    return sorted([PLAY_INDEX[key] for key in keys if key in PLAY_INDEX])
