"""A test that may be looked at after every deal, and stops as soon as there is something to say.

It bets. Somebody who holds that the mean of numbers between 0 and 1 is at most m is offered fair bets against it, the
stake fixed before each number is seen. If they are right, the money is expected not to grow, and the chance that it
ever reaches 1/e times the first stake is at most e, whenever one looks (Ville's inequality). So much money is evidence.
Nothing is assumed of the numbers but their bounds, which suits shares of wins in a deal. The stakes follow Waudby-Smith
and Ramdas, "Estimating means of bounded random variables by betting" (2024), their approximate GRAPA.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import log

ERROR = 0.05
BOLDNESS = 0.75  # of the money that could be lost at once
STEPS = 20  # of halving, to find the ends of an interval


class Bet:
    """Bets that the mean is above `mean`; `money` is the logarithm of what became of 1."""

    def __init__(self, mean: float) -> None:
        self.mean = mean
        self.money = 0.0
        self.count = 1
        self.sum = 0.5
        self.squares = 0.25

    def see(self, number: float) -> None:
        """The bet is settled by a number from 0 to 1, and the next one depends on all seen so far."""
        self.money += log(1 + self.stake() * (number - self.mean))
        self.count += 1
        self.sum += number
        self.squares += (number - self.sum / self.count) ** 2

    def stake(self) -> float:
        """How much is risked: what would have done well so far, never all."""
        ahead = self.sum / self.count - self.mean
        if ahead <= 0 or self.mean <= 0:
            return 0.0
        return min(ahead / (self.squares / self.count + ahead * ahead), BOLDNESS / self.mean)


class Bets:
    """Bets that the mean is above a number, and that it is below it."""

    def __init__(self, mean: float) -> None:
        self.above = Bet(mean)
        self.below = Bet(1 - mean)

    def see(self, number: float) -> None:
        """Both are settled."""
        self.above.see(number)
        self.below.see(1 - number)


@dataclass(frozen=True)
class SequentialVerdict:
    """What was found: "better" and "worse" speak of the first bot, "equal" of less than the margin between them."""

    word: str
    deals: int


class Judge:
    """Hears the first bot's share of each deal, and has a verdict as soon as there is one. A wrong "better" or
    "worse" between equal bots, and a wrong "equal", each have a chance of at most ERROR."""

    def __init__(self, margin: float) -> None:
        self.margin = margin
        self.even = Bets(0.5)
        self.low = Bet(0.5 - margin)
        self.high = Bet(1 - (0.5 + margin))
        self.deals = 0

    def hear(self, share: float) -> None:
        """One more deal."""
        self.deals += 1
        self.even.see(share)
        self.low.see(share)
        self.high.see(1 - share)

    def verdict(self) -> SequentialVerdict | None:
        """What can be said now; None if nothing yet."""
        enough = log(2 / ERROR)
        if self.even.above.money >= enough:
            return SequentialVerdict("better", self.deals)
        if self.even.below.money >= enough:
            return SequentialVerdict("worse", self.deals)
        if min(self.low.money, self.high.money) >= log(1 / ERROR):
            return SequentialVerdict("equal", self.deals)
        return None


def interval(shares: Iterable[float]) -> tuple[float, float]:
    """Where the mean is, in 95 of 100 cases for all numbers of deals at once: what no bet has made too dear."""
    seen = list(shares)
    return (lowest(seen), 1 - lowest([1 - share for share in seen]))


def lowest(seen: list[float]) -> float:
    """The smallest mean that betting on more has not refuted."""
    low, high = 0.0, sum(seen) / len(seen) if seen else 0.0
    if not is_refuted(low, seen):
        return low
    for _ in range(STEPS):
        middle = (low + high) / 2
        if is_refuted(middle, seen):
            low = middle
        else:
            high = middle
    return low


def is_refuted(mean: float, seen: list[float]) -> bool:
    """Whether betting that there is more than this mean has won enough."""
    if mean == 0.0:
        return any(seen)
    bet = Bet(mean)
    for share in seen:
        bet.see(share)
    return bet.money >= log(2 / ERROR)
