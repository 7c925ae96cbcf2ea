"""Why a move is not lawful, each reason with its clause."""

from typing import Final

from houndtable.kernel.verdict import Reason

OVER: Final = Reason("over", "3.1", "The game is over.")
NOT_YOUR_TURN: Final = Reason("not-your-turn", "2.1", "It is not your turn.")
NO_SUCH_CARD: Final = Reason("no-such-card", "2.2", "You have no such card.")
TOO_LOW: Final = Reason("too-low", "2.2", "The card must be at least as high as the one on top.")
NOT_IN_THE_BOX: Final = Reason("not-in-the-box", "1.1", "Cards are the numbers 1 to 5.")
