# interpreted: data, and never in a search
"""Why a move is not lawful in Dachs, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.phrases import CARD, COLOUR
from houndtable.kernel.kinds import COUNT, TEXT, Kind
from houndtable.kernel.verdict import Reason

OF_CARD: Final[dict[str, Kind]] = {"card": CARD}
OF_CARDS: Final[dict[str, Kind]] = {"count": COUNT, "card": CARD}

OVER: Final = Reason("over", "9.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1")
PLAYED_ALREADY: Final = Reason("played-already", "3.2")
PLAY_FIRST: Final = Reason("play-first", "4.1")
PLACE_LATER: Final = Reason("place-later", "3.2")
DRAWN_ALREADY: Final = Reason("drawn-already", "3.2")
RETRIEVE_LATER: Final = Reason("retrieve-later", "3.2")
RETRIEVED_ALREADY: Final = Reason("retrieved-already", "3.2")
PLACE_NOW: Final = Reason("place-now", "7.1")
HOLD_NONE: Final = Reason("hold-none", "4.1", OF_CARD)
HOLD_ONLY: Final = Reason("hold-only", "4.1", OF_CARDS)
MUST_DRAW: Final = Reason("must-draw", "5.3")
EMPTY_HAND_DRAWS: Final = Reason("empty-hand-draws", "5.4")
NOT_SO_MANY_PLACES: Final = Reason("not-so-many-places", "6.3", OF_CARDS)
NOT_IN_THE_ROW: Final = Reason("not-in-the-row", "6.1", OF_CARD)
NO_MORE_OF_COLOUR: Final = Reason("no-more-of-colour", "6.1", {"colour": COLOUR})
EMPTY_HAND_TAKES: Final = Reason("empty-hand-takes", "6.5")
NONE_TO_PLACE: Final = Reason("none-to-place", "7.1", OF_CARD)
NO_CARD: Final = Reason("no-card", "1.1", {"text": TEXT})
NOT_SO_MANY: Final = Reason("not-so-many", "1.1", OF_CARDS)
HAND_IS_LIMITED: Final = Reason("hand-is-limited", "6.4", {"count": COUNT})
NO_PLAY: Final = Reason("no-play", "4.2")
