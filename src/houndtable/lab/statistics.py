"""The few statistics the lab needs, worked out from exact counts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt

Z95 = 1.959963984540054  # a normal variable stays this near its mean, in standard deviations, in 95 of 100 cases


def wilson(successes: int, trials: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share; all that is possible when nothing was tried."""
    if trials == 0:
        return (0.0, 1.0)
    share = successes / trials
    weight = Z95 * Z95 / trials
    middle = (share + weight / 2) / (1 + weight)
    half = Z95 * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return (max(0.0, middle - half), min(1.0, middle + half))


@dataclass(frozen=True)
class Spread:
    """How a number is spread: `sd` is the standard deviation of the sample, 0 for a single value."""

    count: int
    mean: float
    sd: float
    least: int
    quarter: int
    median: int
    three_quarters: int
    most: int


def spread(counts: Mapping[int, int]) -> Spread | None:
    """The spread of values given with how often each occurred; None if none did."""
    count = sum(counts.values())
    if count == 0:
        return None
    total = sum(value * times for value, times in counts.items())
    squares = sum(value * value * times for value, times in counts.items())
    variance = (squares * count - total * total) / (count * (count - 1)) if count > 1 else 0.0
    low, median, high = (quantile(counts, count, part) for part in (1, 2, 3))
    return Spread(count, total / count, sqrt(variance), min(counts), low, median, high, max(counts))


def quantile(counts: Mapping[int, int], count: int, part: int) -> int:
    """The smallest value that at least `part` quarters of all values do not exceed."""
    values = sorted(counts)
    seen = accumulate(counts[value] for value in values)
    return next(value for value, so_far in zip(values, seen) if 4 * so_far >= part * count)
