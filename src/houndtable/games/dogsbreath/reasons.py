# interpreted: data, and never in a search
"""Why a move is not lawful in Dog's Breath, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogsbreath import phrases
from houndtable.kernel.kinds import CELL, COUNT, TEXT, Kind
from houndtable.kernel.verdict import Reason

CARD: Final[dict[str, Kind]] = {"card": phrases.CARD}
PLACE: Final[dict[str, Kind]] = {"place": CELL}
WORD: Final[dict[str, Kind]] = {"text": TEXT}

OVER: Final = Reason("over", "9.4")
NO_DRAFT_TURN: Final = Reason("no-draft-turn", "3.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "4.1")
GUARDS_DECIDE: Final = Reason("guards-decide", "5.4")
ROBBED_DECIDES: Final = Reason("robbed-decides", "6.6")

# The draft.
DRAFT_FIRST: Final = Reason("draft-first", "3.1")
DRAFT_OVER: Final = Reason("draft-over", "3.5")
BEYOND_THE_GRID: Final = Reason("beyond-the-grid", "2.3", {"rows": COUNT})
PLACE_IS_EMPTY: Final = Reason("place-is-empty", "3.1", PLACE)
TWO_UP: Final = Reason("two-up", "3.1")
UP_ALREADY: Final = Reason("up-already", "3.1", PLACE)
DOWN_ALREADY: Final = Reason("down-already", "3.3", PLACE)
TURN_DOWN_FIRST: Final = Reason("turn-down-first", "3.3")
FACE_DOWN: Final = Reason("face-down", "3.1", PLACE)
SECOND_CARD: Final = Reason("second-card", "3.1")

# The turn.
TAKE_FIRST: Final = Reason("take-first", "4.2")
TAKEN_ALREADY: Final = Reason("taken-already", "4.2")
NOT_FACE_UP: Final = Reason("not-face-up", "4.2", CARD)
USED_UP: Final = Reason("used-up", "4.3")
DISCARD_NOW: Final = Reason("discard-now", "4.4")
NONE_TO_DISCARD: Final = Reason("none-to-discard", "4.4", CARD)
KEEP_WHAT_YOU_TOOK: Final = Reason("keep-what-you-took", "4.5", CARD)

# Scavenger and Guard Dog.
SCAVENGED_ALREADY: Final = Reason("scavenged-already", "5.1")
NO_SCAVENGER: Final = Reason("no-scavenger", "5.1")
NONE_PLAYED: Final = Reason("none-played", "5.1")
ON_AN_OPPONENT: Final = Reason("on-an-opponent", "5.2")
OFFER_NOW: Final = Reason("offer-now", "5.2")
NONE_TO_OFFER: Final = Reason("none-to-offer", "5.2", CARD)
REQUEST_NOW: Final = Reason("request-now", "5.3")
GUARD_OR_PASS: Final = Reason("guard-or-pass", "5.4")

# Going out.
END_YOUR_TURN: Final = Reason("end-your-turn", "6.1")
OUT_ALREADY: Final = Reason("out-already", "6.2")
WORTH_TOO_LITTLE: Final = Reason("worth-too-little", "6.3", {"worth": COUNT, "minimum": COUNT})
NEEDS_SUPER_COMBO: Final = Reason("needs-super-combo", "6.4")
STAY_OR_GO_ON: Final = Reason("stay-or-go-on", "6.6")
NOT_ROBBED: Final = Reason("not-robbed", "6.6")

# What can never be a move.
NO_CARD: Final = Reason("no-card", "1.1", WORD)
NO_PLACE: Final = Reason("no-place", "2.3", WORD)
