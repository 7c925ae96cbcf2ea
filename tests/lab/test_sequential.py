"""The test that may be looked at after every deal: how often it is wrong, and how soon it is right."""

from __future__ import annotations

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.lab.sequential import Bet, Judge, SequentialVerdict, interval


def share(luck: Seeded, percent: int) -> float:
    """A deal of two games between two bots: each is won with this chance."""
    return ((luck.below(100) < percent) + (luck.below(100) < percent)) / 2


def verdict_of(percent: int, seed: int, deals: int, margin: float = 0.02) -> SequentialVerdict | None:
    """The verdict within so many deals."""
    judge, luck = Judge(margin), Seeded(seed)
    for _ in range(deals):
        judge.hear(share(luck, percent))
        found = judge.verdict()
        if found is not None:
            return found
    return None


def test_money_won_by_a_bet_is_as_worked_out_by_hand() -> None:
    """Nothing is staked before anything is seen; then (3/4 - 1/2) / (1/4 + 1/16 + ...) at most 3/4 of all."""
    bet = Bet(0.5)
    assert bet.stake() == 0.0
    bet.see(1.0)
    assert bet.money == 0.0
    ahead, variance = 1.5 / 2 - 0.5, (0.25 + 0.25**2) / 2
    assert bet.stake() == pytest.approx(min(ahead / (variance + ahead**2), 1.5))
    assert Bet(0.0).stake() == 0.0


def test_equal_bots_are_told_apart_in_at_most_5_percent_of_all_tests() -> None:
    """One looks after each of 400 deals; a margin this small is never proved."""
    found = [verdict_of(50, seed, 400, 0.001) for seed in range(400)]
    wrong = sum(one is not None for one in found)
    assert 2 <= wrong <= 20


def test_bots_a_margin_apart_are_called_equal_in_at_most_5_percent_of_all_tests() -> None:
    found = [verdict_of(60, seed, 300, 0.1) for seed in range(300)]
    assert sum(one is not None and one.word == "equal" for one in found) <= 15


@pytest.mark.parametrize(("percent", "word", "deals"), [(90, "better", 20), (65, "better", 120), (30, "worse", 90)])
def test_a_stronger_bot_is_found_soon(percent: int, word: str, deals: int) -> None:
    found = [verdict_of(percent, seed, 2000) for seed in range(100)]
    assert {one.word for one in found if one is not None} == {word}
    needed = sorted(one.deals for one in found if one is not None)
    assert len(needed) == 100
    assert needed[50] <= deals


def test_who_always_wins_is_found_after_eight_deals() -> None:
    assert verdict_of(100, 1, 100) == SequentialVerdict("better", 8)
    assert verdict_of(0, 1, 100) == SequentialVerdict("worse", 8)


def test_bots_that_share_every_deal_are_called_equal() -> None:
    """Luck decides all: each wins one game of every deal."""
    judge = Judge(0.02)
    while judge.verdict() is None:
        judge.hear(0.5)
    assert judge.verdict() == SequentialVerdict("equal", judge.deals)
    assert judge.deals < 300


def test_the_interval_holds_the_truth_at_all_times_in_95_percent_of_all_tests() -> None:
    missed = 0
    for seed in range(100):
        luck = Seeded(seed)
        seen = [share(luck, 70) for _ in range(160)]
        spans = [interval(seen[:count]) for count in (5, 10, 20, 40, 80, 160)]
        missed += any(not low <= 0.7 <= high for low, high in spans)
    assert missed <= 5


def test_the_interval_narrows_and_agrees_with_the_verdict() -> None:
    luck = Seeded(3)
    seen = [share(luck, 75) for _ in range(400)]
    low, high = interval(seen)
    assert 0.5 < low < sum(seen) / 400 < high < 1
    assert high - low < 0.2
    judge = Judge(0.001)
    for one in seen:
        judge.hear(one)
    assert judge.verdict() == SequentialVerdict("better", 400)


def test_nothing_seen_tells_nothing() -> None:
    assert interval([]) == (0.0, 1.0)
    assert interval([0.0, 0.0])[0] == 0.0
    assert interval([1.0])[1] == 1.0
