"""Figures with their intervals, by deal."""

from __future__ import annotations

from math import inf, isclose

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.lab.statistics import jackknife_interval, mean_interval, ratio_interval
from houndtable.lab.study import words
from houndtable.lab.study.estimates import Estimate, difference, mean, mean_of, ratio, share
from houndtable.lab.study.observation import Observation
from tests.lab.study.made_up import alone, game


def turns(found: Observation) -> float:
    return found.turns


def test_games_of_a_deal_count_as_one() -> None:
    deals = [[game(deal, 0, turns=number), game(deal, 0, turns=number)] for deal, number in enumerate([8, 10, 12, 10])]
    once = alone(*(games[0] for games in deals))
    assert mean(deals, turns) == mean(once, turns)
    assert mean(deals, turns).value == 10
    assert mean(deals, turns).deals == 4


def test_what_is_never_below_0_has_no_interval_below_it() -> None:
    assert mean_of([0.0, 0.0, 0.0, 1.0]).low == 0
    assert mean_of([0.0, 0.0, 0.0, -1.0]).low < 0


def test_a_difference_is_taken_deal_by_deal() -> None:
    before = alone(*(game(deal, 0, turns=number) for deal, number in enumerate([10, 50, 90])))
    after = alone(*(game(deal, 0, turns=number + 2) for deal, number in enumerate([10, 50, 90])))
    assert difference(after, before, turns) == Estimate(2, 2, 2, 3)


def test_shares_stay_between_0_and_1() -> None:
    deals = alone(*(game(deal, 0) for deal in range(10)))
    found = share(deals, lambda each: 1.0)
    assert found.value == pytest.approx(found.high) == 1
    assert 0.5 < found.low < 1


def test_a_ratio_is_that_of_the_sums() -> None:
    deals = alone(*(game(deal, 0, turns=number) for deal, number in enumerate([10, 20, 30, 0])))
    found = ratio(deals, lambda each: 3 * each.turns, turns)
    assert found is not None
    assert (round(found.value, 9), round(found.low, 9), round(found.high, 9), found.deals) == (3, 3, 3, 3)
    assert ratio(deals, turns, lambda each: 0) is None


def test_a_ratio_by_one_is_a_mean() -> None:
    numbers = [4.0, 7.0, 1.0, 3.0]
    assert ratio_interval(numbers, [1.0] * 4) == pytest.approx(mean_interval(numbers))


def test_the_jackknife_of_a_mean_is_its_interval() -> None:
    chance = Seeded(3)
    numbers = [float(chance.below(100)) for _ in range(40)]
    found = jackknife_interval(numbers, lambda drawn: sum(drawn) / len(drawn))
    assert found == pytest.approx(mean_interval(numbers))
    assert jackknife_interval([1.0], sum) == (-inf, inf)


@pytest.mark.parametrize("kind", ["ratio", "jackknife"])
def test_intervals_hold_the_truth_in_95_of_100_cases(kind: str) -> None:
    """The ratio of two numbers that go together: 2 on average, whatever the second is."""
    chance = Seeded(8)
    held = 0
    for _ in range(400):
        bottoms = [float(1 + chance.below(9)) for _ in range(60)]
        tops = [bottom * (1 + chance.below(101) / 50) for bottom in bottoms]
        if kind == "ratio":
            low, high = ratio_interval(tops, bottoms)
        else:
            pairs = list(zip(tops, bottoms))
            low, high = jackknife_interval(pairs, lambda drawn: sum(a for a, _ in drawn) / sum(b for _, b in drawn))
        held += low <= 2 <= high
    assert 365 <= held <= 393


def test_estimates_change_their_units() -> None:
    found = Estimate(0.2, 0.1, 0.4, 9)
    assert found.times(-100) == Estimate(-20, -40, -10, 9)
    moved = found.less(0.2)
    assert (moved.value, moved.is_clear, found.is_clear, found.times(-1).is_clear) == (0, False, True, True)
    assert isclose(moved.low, -0.1)


def test_a_figure_is_plain_if_a_broader_interval_would_leave_out_0() -> None:
    assert Estimate(3, 1.1, 4.9, 9).is_plain
    assert Estimate(3, 1.1, 4.9, 9).times(-1).is_plain
    assert not Estimate(3, 0.5, 5.5, 9).is_plain
    assert not Estimate(0, 0, 0, 9).is_plain


@pytest.mark.parametrize(
    ("value", "text", "signed"),
    [(0.004, "0", "0"), (-0.004, "0", "0"), (1.234, "1.23", "+1.23"), (-56.78, "−56.8", "−56.8"),
     (123.4, "123", "+123"), (inf, "unknown", "unknown")],
)  # fmt: skip
def test_numbers_are_written_to_three_digits(value: float, text: str, signed: str) -> None:
    assert (words.number(value), words.signed(value)) == (text, signed)


def test_words() -> None:
    assert words.points(Estimate(-0.041, -0.05, -0.032, 9)) == "4.10 points (interval 3.20 to 5.00)"
    assert words.listed(["a"]) == "a"
    assert words.listed(["a", "b", "c"]) == "a, b and c"
    assert [words.ordinal(seat, 3) for seat in range(3)] == ["first", "second", "last"]
