# interpreted: data, and never in a search
"""Why a move is not lawful in Dachs, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dachs.components import COLOUR_NAMES, FACE_TEXTS, HAND_LIMIT
from houndtable.kernel.kinds import COUNT, TEXT, Card, Word
from houndtable.kernel.verdict import Reason

CARD: Final = Card(FACE_TEXTS)

OVER: Final = Reason("over", "9.1", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1", "It is not your turn.")
PLAYED_ALREADY: Final = Reason("played-already", "3.2", "You have played your cards for this turn.")
PLAY_FIRST: Final = Reason("play-first", "4.1", "Begin your turn with a play.")
PLACE_LATER: Final = Reason("place-later", "3.2", "Cards are placed after drawing and retrieving.")
DRAWN_ALREADY: Final = Reason("drawn-already", "3.2", "Drawing is over for this turn.")
RETRIEVE_LATER: Final = Reason("retrieve-later", "3.2", "Cards are retrieved after drawing: draw or stop first.")
RETRIEVED_ALREADY: Final = Reason("retrieved-already", "3.2", "Retrieving is over for this turn.")
PLACE_NOW: Final = Reason("place-now", "7.1", "Place the cards you played.")
HOLD_NONE: Final = Reason("hold-none", "4.1", "You hold no {card}.", {"card": CARD})
HOLD_ONLY: Final = Reason("hold-only", "4.1", "You hold only {count} {card}.", {"count": COUNT, "card": CARD})
MUST_DRAW: Final = Reason("must-draw", "5.3", "This is the last lap: you must draw at least one card.")
EMPTY_HAND_DRAWS: Final = Reason(
    "empty-hand-draws", "5.4", "Your hand is empty and nothing in the row can be retrieved: draw a card."
)
NOT_SO_MANY_PLACES: Final = Reason(
    "not-so-many-places",
    "6.3",
    "{card} does not lie in {count} separate places of the row.",
    {"card": CARD, "count": COUNT},
)
NOT_IN_THE_ROW: Final = Reason("not-in-the-row", "6.1", "No {card} lies in the row.", {"card": CARD})
NO_MORE_OF_COLOUR: Final = Reason(
    "no-more-of-colour",
    "6.1",
    "You may retrieve no more {colour}: only as many as you played.",
    {"colour": Word(COLOUR_NAMES)},
)
EMPTY_HAND_TAKES: Final = Reason("empty-hand-takes", "6.5", "Your hand is empty: take at least one card.")
NONE_TO_PLACE: Final = Reason("none-to-place", "7.1", "You have no {card} left to place.", {"card": CARD})
NO_CARD: Final = Reason(
    "no-card", "1.1", "{text} is no card; a card is a number 2-5 and a colour v, b, p or s.", {"text": TEXT}
)
NOT_SO_MANY: Final = Reason("not-so-many", "1.1", "There are not so many {card} in the box.", {"card": TEXT})
HAND_IS_LIMITED: Final = Reason("hand-is-limited", "6.4", f"Nobody holds more than {HAND_LIMIT} cards.")
NO_PLAY: Final = Reason("no-play", "4.2", "Cards played together must all have the same number or all the same colour.")
