"""How a sensible player plays, using nothing that the seat cannot know."""

from houndtable.kernel.state import State

from climb import turn
from climb.derived import Position
from climb.vocabulary import FOLD


def choose(state: State, seat: int) -> int:
    """The lowest card that fits; fold if there is none."""
    assert isinstance(state, Position)
    plays = [move for move in turn.legal(state) if move != FOLD]
    return plays[0] if plays else FOLD


def reason(state: State, seat: int, move: int) -> str:
    """Why that is a good move."""
    return "No card fits." if move == FOLD else "Keep the high cards for later."
