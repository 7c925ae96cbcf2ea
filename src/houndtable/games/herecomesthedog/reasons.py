# interpreted: data, and never in a search
"""Why a move is not lawful in Here Comes the Dog, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.phrases import STICK
from houndtable.kernel.kinds import COUNT, SEAT, TEXT, Kind
from houndtable.kernel.verdict import Reason

COLOUR: Final[dict[str, Kind]] = {"colour": STICK}
NUMBER: Final[dict[str, Kind]] = {"count": COUNT, "colour": STICK}
COUNTED: Final[dict[str, Kind]] = {"count": COUNT}
OWNER: Final[dict[str, Kind]] = {"seat": SEAT}

OVER: Final = Reason("over", "10.1")
OUT: Final = Reason("out", "9.4")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1")
ROLLED_ALREADY: Final = Reason("rolled-already", "3.2")
NO_STICK_ROLL: Final = Reason("no-stick-roll", "3.2")
NOBODY_TO_ROB: Final = Reason("nobody-to-rob", "8.2")
NO_THEFT: Final = Reason("no-theft", "8.1")
NO_ASSAULT: Final = Reason("no-assault", "7.3")
NOT_ASKED: Final = Reason("not-asked", "7.5")
DEFEND_FIRST: Final = Reason("defend-first", "7.3")
NO_EXCHANGE_NOW: Final = Reason("no-exchange-now", "3.2")
ROLL_AGAIN: Final = Reason("roll-again", "7.7")
HOLD_NONE: Final = Reason("hold-none", "5.3", COLOUR)
TOO_FEW_TO_EXCHANGE: Final = Reason("too-few-to-exchange", "5.3", NUMBER)
NOT_THE_LAST: Final = Reason("not-the-last", "5.4", COLOUR)
NOT_SHOWN: Final = Reason("not-shown", "4.1", COLOUR)
SHOWN_ONCE: Final = Reason("shown-once", "4.1", COLOUR)
TAKE_TWO: Final = Reason("take-two", "4.2")
NONE_LEFT_FOR_TWO: Final = Reason("none-left-for-two", "4.2", COLOUR)
TOO_FEW_FOR_TWO: Final = Reason("too-few-for-two", "4.2", NUMBER)
NONE_LEFT_FOR_ONE: Final = Reason("none-left-for-one", "4.3", COLOUR)
TOO_FEW_FOR_ONE: Final = Reason("too-few-for-one", "4.3", NUMBER)
ONE_STICK_ONLY: Final = Reason("one-stick-only", "4.4")
NOBODY_THERE: Final = Reason("nobody-there", "8.1", OWNER)
NOT_FROM_YOURSELF: Final = Reason("not-from-yourself", "8.1")
OWNER_IS_OUT: Final = Reason("owner-is-out", "9.4", OWNER)
OWNER_HOLDS_NONE: Final = Reason("owner-holds-none", "8.1", {**OWNER, **COLOUR})
HOLD_ONLY: Final = Reason("hold-only", "7.3", NUMBER)
HOLD_NO_SET: Final = Reason("hold-no-set", "7.3")
HOLD_SETS: Final = Reason("hold-sets", "7.3", COUNTED)
ONLY_DOGS_COME: Final = Reason("only-dogs-come", "7.3", COUNTED)
FEND_OFF_MOST: Final = Reason("fend-off-most", "7.4")
NO_DANCING: Final = Reason("no-dancing", "1.5")
NO_DEFENCE: Final = Reason("no-defence", "7.3")
NO_STICK: Final = Reason("no-stick", "1.1", {"text": TEXT})
ONE_OR_TWO: Final = Reason("one-or-two", "4.1")
NO_EXCHANGE: Final = Reason("no-exchange", "5.2")
ONE_THEFT: Final = Reason("one-theft", "8.1")
