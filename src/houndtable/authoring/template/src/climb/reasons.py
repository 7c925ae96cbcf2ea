"""Why a move is not lawful, each reason with its clause."""

from typing import Final

from houndtable.kernel.verdict import Reason

OVER: Final = Reason("over", "3.1")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "2.1")
NO_SUCH_CARD: Final = Reason("no-such-card", "2.2")
TOO_LOW: Final = Reason("too-low", "2.2")
NOT_IN_THE_BOX: Final = Reason("not-in-the-box", "1.1")
