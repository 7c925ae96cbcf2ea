# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Dog'n Dog, beside places and scores."""

from __future__ import annotations

from typing import Final

from houndtable.games.dogndog.derived import Position
from houndtable.games.dogndog.payment import FALSE
from houndtable.games.dogndog.yaku import COUNTING, EXTRA
from houndtable.games.dogndog.yakuman import YAKUMAN
from houndtable.kernel.state import State

WAYS: Final = {"tsumo": "rounds by tsumo", "ron": "rounds by ron", "drawing win": "Drawing wins"}  # [3.3] [5.1] [10.3]
RULES: Final = [rule.name for rule in COUNTING + EXTRA + YAKUMAN]
NAMES: Final = [*WAYS.values(), "false declared", "trophies", "poos", *RULES]  # [12.2] [9.1] [9.6]


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat."""
    assert isinstance(state, Position)
    found = {name: [0] * state.players for name in NAMES}
    for ended, reasons in zip(state.rounds, state.reasons):
        for seat, lines in enumerate(ended.lines):
            for line in lines:
                if line.points > 0:  # whoever won has exactly one such line
                    found["trophies"][seat] += line.points
                    found[WAYS[ended.how]][seat] += 1
                    for item in reasons:
                        found[item.name][seat] += 1
                else:
                    found["poos"][seat] -= line.points
                if line.clause == "12.2":
                    found["false declared"][seat] -= line.points // FALSE
    return found
