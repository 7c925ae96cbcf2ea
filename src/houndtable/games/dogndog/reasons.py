# interpreted: data, and never in a search
"""Why a move is not lawful in Dog'n Dog, each reason with its clause."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.phrases import CARD, KIND
from houndtable.kernel.kinds import COUNT, TEXT
from houndtable.kernel.verdict import Reason

OVER: Final = Reason("over", "11.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "3.1")
NO_DISCARD: Final = Reason("no-discard", "5.1")
ANSWER_FIRST: Final = Reason("answer-first", "5.2")
ANSWERED_ALREADY: Final = Reason("answered-already", "5.2")
YOUR_OWN_DISCARD: Final = Reason("your-own-discard", "5.1")
NOT_ASKED: Final = Reason("not-asked", "5.2")
HOLD_NONE: Final = Reason("hold-none", "3.4", {"card": CARD})
DISCARD_THE_DRAWN: Final = Reason("discard-the-drawn", "6.4", {"card": CARD})
RICHI_ALREADY: Final = Reason("richi-already", "6.1")
TOO_LATE_FOR_RICHI: Final = Reason("too-late-for-richi", "6.1")
RICHI_WORTH_TOO_LITTLE: Final = Reason("richi-worth-too-little", "6.3", {"needed": COUNT})
NOT_READY: Final = Reason("not-ready", "6.1", {"card": CARD})
NOT_COMPLETE: Final = Reason("not-complete", "4.1", {"card": CARD})
TOO_FEW_POINTS: Final = Reason("too-few-points", "4.4", {"points": COUNT, "needed": COUNT})
OWN_DISCARDS: Final = Reason("own-discards", "5.3", {"kind": KIND})
RON_PASSED: Final = Reason("ron-passed", "5.5", {"kind": KIND})
WHOLE_HAND: Final = Reason("whole-hand", "5.3")
NO_CARD: Final = Reason("no-card", "1.1", {"text": TEXT})
ONE_AT_A_TIME: Final = Reason("one-at-a-time", "3.4")
