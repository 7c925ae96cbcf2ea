# interpreted: never in a search, and compiling takes its time
"""What the lab counts in a finished game of Here Comes the Dog, beside places and scores."""

from __future__ import annotations

from typing import Final

from houndtable.games.herecomesthedog.components import FALLS
from houndtable.games.herecomesthedog.derived import Position
from houndtable.games.herecomesthedog.fainting import fainted_of
from houndtable.kernel.state import State

NAMES: Final = [
    "rounds ended by Feed",
    "rounds ended by Assault",
    "rounds ended by nothing",
    "rounds broken off",
    "incidents",
    "Feed incidents",
    "Fire Fests",
    "Assault incidents",
    "thefts",
    "dogs tamed",
    "dogs returned",
    "villagers fainted",
    "knock-outs",
]


def counts(state: State) -> dict[str, list[int]]:
    """Named counts of one game: one number for each seat, or a single one for the table."""
    assert isinstance(state, Position)
    how = [ended.how for ended in state.rounds]
    return {
        "rounds ended by Feed": [how.count("feed")],  # [6.2]
        "rounds ended by Assault": [how.count("assault")],  # [6.4]
        "rounds ended by nothing": [how.count("nothing")],  # [6.8]
        "rounds broken off": [how.count("broken off")],  # [10.4]
        "incidents": [state.feeds + state.fests + state.assaults],  # [7.7]
        "Feed incidents": [state.feeds],  # [7.1]
        "Fire Fests": [state.fests],  # [7.2]
        "Assault incidents": [state.assaults],  # [7.3]
        "thefts": [state.thefts],  # [8.1]
        "dogs tamed": state.tamed[:],  # [6.2]
        "dogs returned": [tamed - dogs for tamed, dogs in zip(state.tamed, state.dogs)],  # [9.2]
        "villagers fainted": [fainted_of(state, seat) for seat in range(state.players)],  # [9.1]
        "knock-outs": [int(falls == FALLS) for falls in state.falls],  # [9.3]
    }
