"""How long a bot may think."""

from __future__ import annotations

from houndtable.bots.budget import Budget


class Clock:
    """Shows what it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_simulations_are_counted_without_a_clock() -> None:
    budget = Budget(10, 1.0, None)
    budget.begin()
    assert budget.lasts(9)
    assert not budget.lasts(10)
    assert (budget.left(0), budget.left(4)) == (10, 6)


def test_time_runs_out() -> None:
    clock = Clock()
    budget = Budget(1_000_000, 0.5, clock)
    budget.begin()
    clock.now = 100.25
    assert budget.lasts(800)
    clock.now = 100.6
    assert not budget.lasts(800)


def test_the_first_simulation_is_made_however_late_it_is() -> None:
    clock = Clock()
    budget = Budget(1_000_000, 0.5, clock)
    budget.begin()
    clock.now = 200.0
    assert budget.lasts(0)
    assert not budget.lasts(8)


def test_the_clock_is_not_asked_every_time() -> None:
    clock = Clock()
    budget = Budget(1_000_000, 0.5, clock)
    budget.begin()
    clock.now = 200.0
    assert budget.lasts(801)
    assert not budget.lasts(808)


def test_what_is_left_follows_the_pace_so_far() -> None:
    clock = Clock()
    budget = Budget(10_000, 1.0, clock)
    budget.begin()
    clock.now = 100.5
    assert 850 <= budget.left(1000) <= 1000
    assert budget.left(0) == 10_000
    clock.now = 100.01
    assert budget.left(1000) == 9000
    clock.now = 103.0
    assert budget.left(1000) == 0
