"""How long a bot may think: so many simulations, or as many as a time allows. The clock comes from outside."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from houndtable.kernel.copying import Recipe

if TYPE_CHECKING:
    from mypy_extensions import i64

Clock = Callable[[], float]
MOST: Final = 1_000_000_000
SPARE: Final = 0.97  # a simulation that has begun is finished


class Budget:
    """Simulations at most, and seconds at most where there is a clock to tell them."""

    def __init__(self, simulations: i64, seconds: float, clock: Clock | None) -> None:
        self.simulations: i64 = simulations
        self.seconds = seconds
        self.clock = clock
        self.begun = 0.0

    def __reduce__(self) -> Recipe:
        """The time of a copy runs when it begins."""
        return Budget, (self.simulations, self.seconds, self.clock)

    def begin(self) -> None:
        """The time runs from now."""
        if self.clock is not None:
            self.begun = self.clock()

    def spent(self) -> float:
        """The part of the time that is over, from 0 to 1; 0 without a clock."""
        return 0.0 if self.clock is None else (self.clock() - self.begun) / (self.seconds * SPARE)

    def lasts(self, done: i64) -> bool:
        """Whether another simulation may begin after so many; the first one always may."""
        if done >= self.simulations:
            return False
        return done == 0 or self.clock is None or done & 7 != 0 or self.spent() < 1.0

    def left(self, done: i64) -> i64:
        """About how many more simulations there will be."""
        most: i64 = self.simulations - done
        spent = self.spent()
        if spent <= 0.0 or done == 0:
            return most
        pace = int(int(done) / spent)
        return min(most, max(0, pace - done))
