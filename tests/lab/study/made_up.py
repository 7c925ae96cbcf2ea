"""Games of a study that were never played, for figures that can be checked by hand."""

from __future__ import annotations

from houndtable.lab.duplicate import Result
from houndtable.lab.study.observation import Counts, Ended, Observation
from houndtable.lab.study.run import Deals


def game(
    deal: int,
    winner: int,
    scores: tuple[int, ...] = (3, 1),
    seats: tuple[str, ...] | None = None,
    turns: int = 10,
    choices: tuple[int, ...] | None = None,
    lead_changes: int = 0,
    halfway: int | None = None,
    counts: Counts | None = None,
    times: Counts | None = None,
    points: Counts | None = None,
    made: Counts | None = None,
) -> Observation:
    """A game of one round that this seat won alone."""
    players = len(scores)
    bots = seats or ("2",) * players
    places = [1 if seat == winner else 2 for seat in range(players)]
    return Observation(
        players,
        "",
        Result(deal, bots, places, [winner], list(scores), turns),
        [Ended("scored", turns, list(scores))],
        [turns // players] * players,
        list(choices or [1] * players),
        [2] * players,
        lead_changes,
        halfway,
        counts or {},
        times or {},
        points or {},
        made or {},
    )


def alone(*played: Observation) -> Deals:
    """Deals of one game each."""
    return [[each] for each in played]
