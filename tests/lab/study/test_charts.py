"""Charts show what they are told to."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.lab.study.estimates import Estimate
from houndtable.lab.study.parts import Bars, Chart, Dots, Panels, Stacks
from tests.extras import needs

ROWS = [("early", Estimate(0.45, 0.4, 0.5, 9)), ("late", Estimate(0.55, 0.5, 0.6, 9))]
DOTS = Dots("seats", "Who wins", "share of the wins", ROWS, 0.5, ".0%")
CHARTS: list[Chart] = [
    DOTS,
    Dots("often", "How often", "times a game", ROWS),
    Bars("turns", "How long", "turns", {10: 3, 11: 5, 14: 2}),
    Bars("scores", "Scores", "points", {-7: 1, 3: 1, 12: 2}, 5),
    Stacks("luck", "What decides", [("a against b", {"the deal": 0.2, "who plays": 0.5, "later luck and play": 0.3})]),
    Panels("options", "What changes", [DOTS, Dots("x", "minutes", "minutes a game", ROWS, 0.0)]),
]


@pytest.fixture(autouse=True)
def lab() -> None:
    needs("lab", "altair", "vl_convert")


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.name)
def test_a_chart_is_drawn_with_its_title(chart: Chart) -> None:
    from houndtable.lab.study import charts

    picture = charts.svg(chart, "dachs")
    assert picture.startswith("<svg ")
    assert chart.title in picture
    assert charts.png(picture).startswith(b"\x89PNG")


def test_every_row_is_named_and_drawn_where_it_is() -> None:
    from houndtable.lab.study import charts

    spec = charts.finished(DOTS, "dachs")
    assert spec["background"] == charts.PAPER
    even, bars, dots = spec["layer"]
    assert [row["name"] for row in bars["data"]["values"]] == ["early", "late"]
    assert [row["value"] for row in dots["data"]["values"]] == [0.45, 0.55]
    assert even["data"]["values"] == [{"low": 0.5}]


def test_numbers_side_by_side_become_one_bar() -> None:
    from houndtable.lab.study import charts

    one = charts.finished(Bars("scores", "Scores", "points", {-7: 1, 3: 1, 4: 2}, 5), "dachs")
    assert one["data"]["values"] == [{"from": -10, "to": -5, "share": 0.25}, {"from": 0, "to": 5, "share": 0.75}]
    single = charts.finished(Bars("scores", "Scores", "points", {3: 1}), "dachs")
    assert single["data"]["values"] == [{"from": 2.5, "to": 3.5, "share": 1.0}]


def test_every_game_is_drawn_in_its_colour() -> None:
    from houndtable.lab.study import charts

    colours = [games.find(name).colour for name in games.names()]
    assert len(set(colours)) == len(colours)
    for name, colour in zip(games.names(), colours, strict=True):
        assert colour in charts.svg(DOTS, name)
