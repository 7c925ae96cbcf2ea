"""The chart is SVG that says what it shows."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from houndtable.lab import chart
from houndtable.lab.chart import GAP, LEFT, Panel, Row, percent, round_step, scale, shortened, signed
from houndtable.lab.standings import Standing

BOTS = [
    Standing("heuristic", 10, 0.83, (0.7, 0.96), 9.0, 2.0, (1.0, 3.0), 150.0, (90.0, 240.0)),
    Standing("exec:./a<b>&c", 10, 0.17, (0.04, 0.3), 7.0, -2.0, (-3.0, -1.0), -150.0, None),
]


def drawing() -> ElementTree.Element:
    return ElementTree.fromstring(chart.draw("Dachs & Co", "10 games", BOTS, 0.5))


def test_the_chart_names_all_bots_and_their_figures() -> None:
    words = [element.text for element in drawing().iter() if element.tag.endswith(("text", "title"))]
    assert "Dachs & Co" in words
    assert words.count("heuristic") == 2
    assert words.count("exec:./a<b>&c") == 2
    assert "heuristic: 83% (70% to 96%)" in words
    assert "heuristic: +150 (+90 to +240)" in words


def test_all_of_it_is_inside_the_picture() -> None:
    root = drawing()
    broad, high = float(root.attrib["width"]), float(root.attrib["height"])
    for element in root.iter():
        for name, most in (("x", broad), ("x1", broad), ("x2", broad), ("cx", broad), ("y", high), ("y2", high)):
            assert 0 <= float(element.attrib.get(name, 0)) <= most


def test_a_better_bot_stands_further_right() -> None:
    first, second = [float(dot.attrib["cx"]) for dot in drawing().iter() if dot.tag.endswith("circle")][:2]
    assert first > second


@pytest.mark.parametrize(("least", "step"), [(0.11, 0.2), (0.2, 0.2), (3, 5), (51, 100), (0.9, 1), (0.004, 0.005)])
def test_steps_are_round_numbers(least: float, step: float) -> None:
    assert round_step(least) == pytest.approx(step)


def test_an_axis_spans_all_intervals_and_equal_strength() -> None:
    step, ticks = scale(Panel("", [Row("a", 0.62, 0.58, 0.66)], 0.5, percent))
    assert step == pytest.approx(0.05)
    assert ticks == pytest.approx([0.5, 0.55, 0.6, 0.65, 0.7])
    assert scale(Panel("", [Row("a", 0.5, 0.5, 0.5)], 0.5, percent))[1] == pytest.approx([0.4, 0.6])


def test_figures_are_short() -> None:
    assert [percent(0.5), percent(0.125), percent(1.0)] == ["50%", "12.5%", "100%"]
    assert [signed(12.3), signed(-0.4), signed(-7.8)] == ["+12", "0", "−8"]
    assert len(shortened("x" * 50)) == 24


def test_a_name_that_is_shortened_fits_beside_the_axis() -> None:
    assert LEFT - GAP - len(shortened("x" * 50)) * 8 > 0  # a letter of 14 pixels is 8 wide
