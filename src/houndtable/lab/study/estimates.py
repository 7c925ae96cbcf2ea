"""Figures with their 95% intervals. Games of one deal are not independent, so all are worked out deal by deal."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from math import fsum
from typing import Any

from houndtable.lab.statistics import mean_interval, ratio_interval, share_interval
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.run import Deals

Measure = Callable[[Observation], float]


@dataclass(frozen=True)
class Estimate:
    """A figure, its interval, and from how many deals it comes."""

    value: float
    low: float
    high: float
    deals: int

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def times(self, factor: float) -> Estimate:
        """The same in other units."""
        low, high = sorted((self.low * factor, self.high * factor))
        return Estimate(self.value * factor, low, high, self.deals)

    def less(self, number: float) -> Estimate:
        """How much more it is than a number."""
        return Estimate(self.value - number, self.low - number, self.high - number, self.deals)

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low > 0 or self.high < 0

    @property
    def is_plain(self) -> bool:
        """Whether an interval half as broad again, which is wrong in 3 of 1000 cases, leaves out 0: for picking those
        worth a sentence out of many figures."""
        return abs(self.value) > 1.5 * max(self.high - self.value, self.value - self.low)


def by_deal(deals: Deals, measure: Measure) -> list[float]:
    """The measure's mean over the games of each deal."""
    return [fsum(measure(game) for game in games) / len(games) for games in deals]


def mean(deals: Deals, measure: Measure) -> Estimate:
    """The mean of any number."""
    return mean_of(by_deal(deals, measure))


def mean_of(values: list[float]) -> Estimate:
    """The mean of one number a deal; what is never below 0 has no interval below it."""
    low, high = mean_interval(values)
    return Estimate(fsum(values) / len(values), low if min(values) < 0 else max(0.0, low), high, len(values))


def share(deals: Deals, measure: Measure) -> Estimate:
    """The mean of numbers from 0 to 1."""
    values = by_deal(deals, measure)
    return Estimate(fsum(values) / len(values), *share_interval(values), len(values))


def difference(deals: Deals, others: Deals, measure: Measure) -> Estimate:
    """How much more there is in the first deals than in the same deals as others played them."""
    return mean_of([one - two for one, two in zip(by_deal(deals, measure), by_deal(others, measure))])


def ratio(deals: Deals, top: Measure, bottom: Measure) -> Estimate | None:
    """All of one measure divided by all of another; None where there is nothing to divide by. What is never below 0
    has no interval below it."""
    tops = [fsum(top(game) for game in games) for games in deals]
    bottoms = [fsum(bottom(game) for game in games) for games in deals]
    total = fsum(bottoms)
    if total == 0:
        return None
    low, high = ratio_interval(tops, bottoms)
    least = low if min(tops) < 0 else max(0.0, low)
    return Estimate(fsum(tops) / total, least, high, sum(number != 0 for number in bottoms))
