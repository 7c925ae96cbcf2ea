"""Rates: a bucket fills with time, and each thing done takes one drop."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

MOST: Final = 10000


class Bucket:
    """So many at once, and so many a second after that."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.seen: float | None = None

    def take(self, now: float) -> bool:
        """Whether one more may be done now."""
        since = 0.0 if self.seen is None else now - self.seen
        self.seen = now
        self.left = min(float(self.burst), self.left + since * self.rate)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def delay(self, now: float) -> float:
        """Return in how many seconds one more may be done; it counts as done then."""
        if self.take(now):
            return 0.0
        self.left -= 1
        return -self.left / self.rate


class Buckets:
    """A bucket for each address or person, those long unused forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Whether they may do one more now."""
        return self.bucket(who).take(now)

    def delay(self, who: str, now: float) -> float:
        """Return in how many seconds they may do one more; it counts as done then."""
        return self.bucket(who).delay(now)

    def bucket(self, who: str) -> Bucket:
        """Return the bucket of somebody, and forget the one that is unused for the longest."""
        bucket = self.known.pop(who, None) or Bucket(self.rate, self.burst)
        self.known[who] = bucket
        if len(self.known) > MOST:
            self.known.popitem(last=False)
        return bucket
