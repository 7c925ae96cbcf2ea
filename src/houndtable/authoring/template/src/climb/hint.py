"""Why the heuristic likes a move."""

from houndtable.kernel.state import State

from climb.vocabulary import FOLD


def reason(state: State, seat: int, move: int) -> str:
    """Why that is a good move."""
    return "No card fits." if move == FOLD else "Keep the high cards for later."
