# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Drachensachen. A name with a slash, "turns / chaos", is counted under
what was in force in the round."""

from __future__ import annotations

from typing import Final

from houndtable.games.drachensachen.components import ABILITIES, CURSES
from houndtable.games.drachensachen.derived import Position
from houndtable.games.drachensachen.ending import STALEMATE
from houndtable.games.drachensachen.scoring import CAP
from houndtable.kernel.outcome import Round
from houndtable.kernel.state import State

GROUPS: Final = ABILITIES + CURSES
ALL: Final = "all rounds"
# The number of rounds under something has no name of its own: it is that of the rounds.
NAMES: Final = ["rounds won", "coins lost", "losses cut to 10", "stalemates", "turns", ALL, *GROUPS]


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat, or a single one for the table."""
    assert isinstance(state, Position)
    seats = range(state.players)
    found = {
        "rounds won": [sum([won(ended, seat) for ended in state.rounds]) for seat in seats],  # [7.3]
        "coins lost": state.lost[:],  # [8.1]
        "losses cut to 10": [sum([is_capped(ended, seat) for ended in state.rounds]) for seat in seats],  # [7.4]
        "stalemates": [sum([ended.how == STALEMATE for ended in state.rounds])],  # [7.5]
    }
    for ended, mask in zip(state.rounds, state.past):
        for group in groups(mask):
            for name, number in figures(ended).items():
                at = f"{name} / {group}"
                found[at] = [found.get(at, [0])[0] + number]
    return found


def groups(mask: int) -> list[str]:
    """What the round is counted under: each ability and curse in force."""
    return [ALL] + [name for bit, name in enumerate(GROUPS) if mask >> bit & 1]


def figures(ended: Round) -> dict[str, int]:
    """The figures of a round."""
    totals = ended.totals()
    return {
        "rounds": 1,
        "turns": ended.turns,
        "coins lost": -sum(totals),
        "losses cut to 10": sum([is_capped(ended, seat) for seat in range(len(totals))]),
        "stalemates": int(ended.how == STALEMATE),
    }


def won(ended: Round, seat: int) -> bool:
    """Whether the seat won the round [7.3]."""
    return len(ended.lines[seat]) == 1


def is_capped(ended: Round, seat: int) -> bool:
    """Whether the seat would have lost more than ten coins [7.4]."""
    return ended.lines[seat][-1].name == CAP
