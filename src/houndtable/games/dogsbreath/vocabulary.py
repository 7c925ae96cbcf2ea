"""The move table of Dog's Breath: places of the grid, kinds of card, seats, and a few words."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath.components import COLUMNS, FACE_TEXTS, FACES, MOST_PLACES
from houndtable.games.dogsbreath.options import PLAYERS
from houndtable.kernel.vocabulary import Vocabulary

PLACE_TEXTS: Final = [f"r{place // COLUMNS + 1}c{place % COLUMNS + 1}" for place in range(MOST_PLACES)]

FLIP: Final = 0  # a place of the grid, face up [3.1]
TURN_DOWN: Final = FLIP + MOST_PLACES  # [3.3]
PICK: Final = TURN_DOWN + MOST_PLACES  # take one of the two cards turned up [3.1]
DRAW: Final = PICK + MOST_PLACES  # [4.2]
TAKE: Final = DRAW + 1  # a discard [4.2]
DISCARD: Final = TAKE + FACES  # [4.4]
SCAVENGE: Final = DISCARD + FACES  # a seat [5.2]
OFFER: Final = SCAVENGE + PLAYERS[1]  # [5.2]
REQUEST: Final = OFFER + FACES  # [5.3]
PLAY_GUARD: Final = REQUEST + FACES  # [5.4]
PASS: Final = PLAY_GUARD + 1  # [5.4]
GO_OUT: Final = PASS + 1  # [6.1]
DONE: Final = GO_OUT + 1  # [6.1]
STAY_OUT: Final = DONE + 1  # [6.6]
GO_ON: Final = STAY_OUT + 1  # [6.6]

VOCABULARY: Final = Vocabulary(
    [f"flip {place}" for place in PLACE_TEXTS]
    + [f"turn down {place}" for place in PLACE_TEXTS]
    + [f"take {place}" for place in PLACE_TEXTS]
    + ["draw"]
    + [f"{verb} {face}" for verb in ("take", "discard") for face in FACE_TEXTS]
    + [f"scavenge seat {seat}" for seat in range(PLAYERS[1])]
    + [f"{verb} {face}" for verb in ("offer", "request") for face in FACE_TEXTS]
    + ["guard", "pass", "go out", "done", "stay out", "go on"]
)
