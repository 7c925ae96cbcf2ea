"""The move table of Dog'n Dog: discard a card, discard it with Ri-chi, tsumo, ron, pass."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.components import FACE_TEXTS, FACES
from houndtable.kernel.vocabulary import Vocabulary

DISCARD: Final = 0  # one for each face [3.4]
RICHI: Final = FACES  # one for each face [6.1]
TSUMO: Final = 2 * FACES  # [3.3]
RON: Final = TSUMO + 1  # [5.1]
PASS: Final = TSUMO + 2  # [5.2]

VOCABULARY: Final = Vocabulary(
    [f"discard {face}" for face in FACE_TEXTS] + [f"richi {face}" for face in FACE_TEXTS] + ["tsumo", "ron", "pass"]
)
