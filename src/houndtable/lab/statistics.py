"""The few statistics the lab needs, worked out from exact counts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise
from math import fsum, inf, pi, sqrt, tan
from typing import TypeVar

Drawn = TypeVar("Drawn")

GROUPS = 50  # of a jackknife
Z95 = 1.959963984540054  # a normal variable stays this near its mean, in standard deviations, in 95 of 100 cases


def wilson(successes: float, trials: int) -> tuple[float, float]:
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


def student(freedom: int) -> float:
    """What Z95 becomes when the standard deviation is estimated with so many degrees of freedom: exact for 1 and 2,
    then a series in 1 / freedom (Abramowitz and Stegun 26.7.5), right to 0.2%."""
    if freedom == 1:
        return tan(0.475 * pi)
    if freedom == 2:
        return 0.95 / sqrt(2 * 0.975 * 0.025)
    z = Z95
    terms = [
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    ]
    series = z
    for power, term in enumerate(terms, 1):
        series += term / float(freedom) ** power
    return series


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """Student's 95% interval of the mean of independent values; without end for a single one, and without breadth
    where all are alike."""
    count = len(values)
    if count < 2:
        return (-inf, inf)
    mean = fsum(values) / count
    variance = fsum((value - mean) ** 2 for value in values) / (count - 1)
    half = student(count - 1) * sqrt(variance / count)
    return (mean - half, mean + half)


def share_interval(values: Sequence[float]) -> tuple[float, float]:
    """The same for values from 0 to 1; where all are alike they tell as much as so many trials (Wilson)."""
    low, high = mean_interval(values)
    if low == high:
        low, high = wilson(fsum(values), len(values))
    return (max(0.0, low), min(1.0, high))


def ratio_interval(tops: Sequence[float], bottoms: Sequence[float]) -> tuple[float, float]:
    """The 95% interval of the sum of all tops divided by that of all bottoms, where each top and its bottom come from
    the same independent draw: that of the mean of what each draw adds to the ratio (linearised)."""
    total = fsum(bottoms)
    ratio = fsum(tops) / total
    middle = total / len(bottoms)
    return mean_interval([ratio + (top - ratio * bottom) / middle for top, bottom in zip(tops, bottoms)])


def jackknife_interval(draws: Sequence[Drawn], figure: Callable[[Sequence[Drawn]], float]) -> tuple[float, float]:
    """The 95% interval of any smooth figure of independent draws: neighbours are put into groups, each is left out
    once, and the figure's pseudo-values are as good as independent (Tukey's jackknife)."""
    groups = min(GROUPS, len(draws))
    if groups < 2:
        return (-inf, inf)
    edges = [len(draws) * place // groups for place in range(groups + 1)]
    whole = figure(draws)
    without = [figure([*draws[:start], *draws[end:]]) for start, end in pairwise(edges)]
    return mean_interval([groups * whole - (groups - 1) * less for less in without])
