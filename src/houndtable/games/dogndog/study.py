# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Dog'n Dog, beside places and scores."""

from __future__ import annotations

from houndtable.games.dogndog.position import Position
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.state import State


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat."""
    assert isinstance(state, Position)
    none = [0] * state.players
    found = {
        "rounds by tsumo": none[:],  # [3.3]
        "rounds by ron": none[:],  # [5.1]
        "Drawing wins": none[:],  # [10.3]
        "false declared": none[:],  # [12.2]
        "trophies": none[:],  # [9.1]
        "poos": none[:],  # [9.6]
    }
    names = {
        "tsumo": "rounds by tsumo",
        "ron": "rounds by ron",
        "drawing win": "Drawing wins",
        "false declaration": "false declared",
    }
    for rule in COUNTING + EXTRA + YAKUMAN:
        found[rule.name] = none[:]
    for ended, reasons in zip(state.rounds, state.reasons):
        totals = ended.totals()
        decisive = totals.index(min(totals) if ended.how == "false declaration" else max(totals))
        found[names[ended.how]][decisive] += 1
        for line in reasons:
            found[line.name][decisive] += 1
        for seat, total in enumerate(totals):
            found["trophies" if total > 0 else "poos"][seat] += abs(total)
    return found
