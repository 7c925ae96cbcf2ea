"""The lab's statistics against figures worked out elsewhere."""

from __future__ import annotations

import statistics
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from houndtable.lab.statistics import spread, wilson


@pytest.mark.parametrize(
    ("successes", "trials", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_wilson_interval_is_as_published(successes: int, trials: int, low: float, high: float) -> None:
    assert wilson(successes, trials) == pytest.approx((low, high), abs=0.0001)


def test_nothing_tried_tells_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


@given(st.lists(st.integers(-100, 100), min_size=2))
def test_a_spread_of_counts_is_that_of_the_values(values: list[int]) -> None:
    found = spread(Counter(values))
    assert found is not None
    assert found.count == len(values)
    assert found.mean == pytest.approx(statistics.mean(values))
    assert found.sd == pytest.approx(statistics.stdev(values))
    assert (found.least, found.most) == (min(values), max(values))
    assert found.median == statistics.median_low(values)
    assert found.least <= found.quarter <= found.median <= found.three_quarters <= found.most


def test_a_single_value_has_no_spread() -> None:
    found = spread({7: 1})
    assert found is not None
    assert (found.mean, found.sd, found.quarter, found.three_quarters) == (7, 0, 7, 7)


def test_no_value_has_no_figures() -> None:
    assert spread({}) is None
