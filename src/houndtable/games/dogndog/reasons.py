# interpreted: data, and never in a search
"""Why a move is not lawful in Dog'n Dog, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.components import FACE_TEXTS, KIND_TEXTS, MINIMUM, REDS, is_red, kind_of_face
from houndtable.kernel.kinds import COUNT, TEXT, Card, Word
from houndtable.kernel.verdict import Reason

KIND_NAMES: Final = [text.capitalize() for text in KIND_TEXTS]


def spoken(face: int) -> str:
    """A card for a sentence: "a red 3", "Food"."""
    name = KIND_NAMES[kind_of_face(face)]
    return name if face >= REDS else f"a red {name}" if is_red(face) else f"a {name}"


CARD: Final = Card(FACE_TEXTS)
SPOKEN: Final = Word([spoken(face) for face in range(len(FACE_TEXTS))])
KIND: Final = Word(KIND_NAMES)

OVER: Final = Reason("over", "11.1", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1", "It is not your turn.")
NO_DISCARD: Final = Reason("no-discard", "5.1", "There is no discard to answer to now.")
ANSWER_FIRST: Final = Reason("answer-first", "5.2", "First answer: ron or pass.")
ANSWERED_ALREADY: Final = Reason("answered-already", "5.2", "You have answered already.")
YOUR_OWN_DISCARD: Final = Reason("your-own-discard", "5.1", "This is your own discard.")
NOT_ASKED: Final = Reason("not-asked", "5.2", "You are not asked, so there is nothing to pass.")
HOLD_NONE: Final = Reason("hold-none", "3.4", "You hold no {card}.", {"card": CARD})
DISCARD_THE_DRAWN: Final = Reason(
    "discard-the-drawn", "6.4", "After Ri-chi you discard the card you draw: {card}.", {"card": CARD}
)
RICHI_ALREADY: Final = Reason("richi-already", "6.1", "You have declared Ri-chi already.")
TOO_LATE_FOR_RICHI: Final = Reason("too-late-for-richi", "6.1", "The deck is empty: it is too late for Ri-chi.")
RICHI_WORTH_TOO_LITTLE: Final = Reason(
    "richi-worth-too-little",
    "6.3",
    f"No card that completes the four you would keep is worth {MINIMUM} points with Ri-chi and tsumo.",
)
NOT_READY: Final = Reason(
    "not-ready",
    "6.1",
    "Without {card} your four cards are more than one card short of a complete hand.",
    {"card": CARD},
)
NOT_COMPLETE: Final = Reason(
    "not-complete",
    "4.1",
    "With {card} your hand is not complete: two of a kind, and three or a run.",
    {"card": SPOKEN},
)
TOO_FEW_POINTS: Final = Reason(
    "too-few-points",
    "4.4",
    f"Your hand is complete but worth only {{points}} of the {MINIMUM} points needed.",
    {"points": COUNT},
)
OWN_DISCARDS: Final = Reason(
    "own-discards", "5.3", "{kind} lies among your own discards, so you cannot ron it.", {"kind": KIND}
)
RON_PASSED: Final = Reason("ron-passed", "5.5", "You passed a ron with {kind} in this round.", {"kind": KIND})
WHOLE_HAND: Final = Reason(
    "whole-hand", "5.3", "A kind you wait for lies among your own discards, so you can ron nothing."
)
NO_CARD: Final = Reason(
    "no-card", "1.1", "{text} is no card; a card is 1 to 6, 1r to 6r, food, bone or disc.", {"text": TEXT}
)
ONE_AT_A_TIME: Final = Reason("one-at-a-time", "3.4", "You discard one card at a time.")
