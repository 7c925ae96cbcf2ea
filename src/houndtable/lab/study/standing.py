"""How far apart are the players, and does the lead change hands?"""

from __future__ import annotations

from collections import Counter

from houndtable.lab.report import spread_json
from houndtable.lab.standings import credits
from houndtable.lab.statistics import spread
from houndtable.lab.study.estimates import Estimate, mean, ratio
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.parts import Bars, Chapter, DataTable
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import MINUS, number, percent, percent_span, span, within

WIDE = 40  # different scores, above which several are drawn as one


def gap(game: Observation) -> float:
    """The best score less the worst."""
    return max(game.result.scores) - min(game.result.scores)


def margin(game: Observation) -> float:
    """The best score less the second best."""
    second, best = sorted(game.result.scores)[-2:]
    return best - second


def standing(deals: Deals, players: int) -> Chapter:
    """The chapter about scores and the lead."""
    measured = {
        "best score less worst": mean(deals, gap),
        "best score less second": mean(deals, margin),
        "lead changes a game": mean(deals, lambda game: game.lead_changes),
    }
    half = ratio(deals, half_win, lambda game: game.halfway is not None)
    games = [game for each in deals for game in each]
    final = Counter(score for game in games for score in game.result.scores)
    rounds = Counter(score for game in games for ended in game.rounds for score in ended.scores)
    rows = [[name, number(found.value), span(found)] for name, found in measured.items()]
    if half is not None:
        rows.append(["wins of who led alone at half time", percent(half.value), percent_span(half)])
    return Chapter(
        "Scores and the lead",
        findings(measured["lead changes a game"], half, players),
        [
            DataTable(["measure", "mean", "95% interval"], rows),
            spreads({"final score": final, "score a round": rounds}),
        ],
        [
            Bars("scores", "Final scores", "final score", dict(final), step(final)),
            Bars("round-scores", "Scores of a round", "score of a round", dict(rounds), step(rounds)),
        ],
        {
            **{name: found.as_json() for name, found in measured.items()},
            "wins of who led alone at half time": None if half is None else half.as_json(),
            "final score": spread_json(final),
            "score a round": spread_json(rounds),
        },
        [
            "Who leads is told between rounds, by everybody's prospects of winning from there; where several are level"
            " the lead stays where it was. Half time is after half of the rounds a game has."
        ],
    )


def half_win(game: Observation) -> float:
    """The part of the win of who led alone at half time."""
    return 0.0 if game.halfway is None else credits(game.result)[game.halfway]


def findings(changes: Estimate, half: Estimate | None, players: int) -> list[str]:
    """What it comes to."""
    found = [f"The lead changes hands {number(changes.value)} times a game ({within(changes)})."]
    if half is not None:
        found.append(
            f"Who leads alone at half time has {percent(half.value)} of the wins in the end"
            f" (interval {percent_span(half)}; an even share is {percent(1 / players)})."
        )
    return found


def spreads(counted: dict[str, Counter[int]]) -> DataTable:
    """How scores are spread."""
    rows = []
    for name, counts in counted.items():
        found = spread(counts)
        if found is not None:
            places = [found.least, found.quarter, found.median, found.three_quarters, found.most]
            rows.append([name, number(found.mean), number(found.sd), *[str(one).replace("-", MINUS) for one in places]])
    return DataTable(["measure", "mean", "standard deviation", "least", "1/4", "median", "3/4", "most"], rows)


def step(counts: Counter[int]) -> int:
    """How many scores are drawn as one."""
    breadth = max(counts, default=0) - min(counts, default=0)
    return next(size for size in (1, 2, 5, 10, 20, 50, 100, 1000, 10**6) if breadth / size <= WIDE)
