# interpreted: data, and never in a search
"""What bots say of a move they chose."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.kinds import COUNT, TEXT_OF_MOVE
from houndtable.kernel.phrase import Phrase, phrase

ONLY_MOVE: Final = phrase("hint-only-move")
ANY_MOVE: Final = phrase("hint-any-move")
CHANCE: Final = phrase("hint-chance", percent=COUNT, other=TEXT_OF_MOVE, second=COUNT)
PHRASES: Final[list[Phrase]] = [ONLY_MOVE, ANY_MOVE, CHANCE]
