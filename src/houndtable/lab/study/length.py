"""How long does a game take?"""

from __future__ import annotations

from collections import Counter

from houndtable.lab.report import spread_json
from houndtable.lab.statistics import spread
from houndtable.lab.study.estimates import Measure, mean
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.parts import Bars, Chapter, DataTable
from houndtable.lab.study.run import Deals
from houndtable.lab.study.words import number, span, within

TURN, CHOICE, ROUND = 8, 3, 60  # seconds: for a turn, for each choice in it, and to score and deal a round
WIDE = 30  # different minutes of games, above which five are drawn as one


def minutes(game: Observation) -> float:
    """How long people might take for it."""
    return (TURN * game.turns + CHOICE * sum(game.choices) + ROUND * len(game.rounds)) / 60


def length(deals: Deals) -> Chapter:
    """The chapter about how long games are."""
    measured: dict[str, Measure] = {
        "minutes (estimated)": minutes,
        "rounds": lambda game: len(game.rounds),
        "turns": lambda game: game.turns,
    }
    means = {name: mean(deals, measure) for name, measure in measured.items()}
    games = [game for each in deals for game in each]
    counts = {name: Counter(round(measure(game)) for game in games) for name, measure in measured.items()}
    rows = []
    for name, found in means.items():
        spreading = spread(counts[name])
        assert spreading is not None
        places = [spreading.least, spreading.quarter, spreading.median, spreading.three_quarters, spreading.most]
        rows.append([name, number(found.value), span(found), *map(str, places)])
    took, each = counts["minutes (estimated)"], means["minutes (estimated)"]
    middle = spread(took)
    assert middle is not None
    finding = (
        f"A game takes about {number(each.value)} minutes ({within(each)}; half of all games {middle.quarter} to"
        f" {middle.three_quarters}), with {number(means['turns'].value)} turns"
        f" in {number(means['rounds'].value)} rounds."
    )
    return Chapter(
        "Length",
        [finding],
        [DataTable(["measure", "mean", "95% interval", "least", "1/4", "median", "3/4", "most"], rows)],
        [
            Bars(
                "minutes",
                "How long games take",
                "minutes (estimated)",
                dict(took),
                5 if max(took) - min(took) > WIDE else 1,
            )
        ],
        {name: {**found.as_json(), "spread": spread_json(counts[name])} for name, found in means.items()},
        [
            f"Minutes are an estimate for people: {TURN} s a turn, {CHOICE} s more for each choice in it,"
            f" {ROUND} s to score and deal a round. Turns and rounds are counted."
        ],
    )
