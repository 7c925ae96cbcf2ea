"""Why the heuristic likes a move."""

from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

from climb.phrases import KEEP_HIGH_CARDS, NOTHING_FITS
from climb.vocabulary import FOLD


def reason(state: State, seat: int, move: int) -> list[Message]:
    """Why that is a good move."""
    return [say(NOTHING_FITS if move == FOLD else KEEP_HIGH_CARDS)]
