"""How a sensible player plays, using nothing that the seat cannot know."""

from houndtable.kernel.state import State

from climb.vocabulary import FOLD


def choose(state: State, seat: int) -> int:
    """The lowest card that fits; fold if there is none."""
    plays = [move for move in state.legal(seat) if move != FOLD]
    return plays[0] if plays else FOLD
