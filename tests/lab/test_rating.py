"""Ratings: planted strengths are found again."""

from __future__ import annotations

from math import log10

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.lab.duplicate import Result
from houndtable.lab.rating import BLOCKS, Wins, added, rating_intervals, ratings, together, wins_of

STRENGTHS = [8.0, 4.0, 2.0, 1.0]
TRUE = [400 * (log10(one) - sum(map(log10, STRENGTHS)) / 4) for one in STRENGTHS]


def planted(seed: int) -> Wins:
    """Every pair meets twice; the stronger wins as often as its strength says."""
    luck = Seeded(seed)
    wins = [[0.0] * 4 for _ in range(4)]
    for a in range(4):
        for b in range(4):
            if a != b:
                first = luck.below(1000) / 1000 < STRENGTHS[a] / (STRENGTHS[a] + STRENGTHS[b])
                wins[a][b] += first
                wins[b][a] += not first
    return wins


def test_exact_odds_give_exact_ratings() -> None:
    wins = [
        [0.0 if a == b else 1e9 * one / (one + two) for b, two in enumerate(STRENGTHS)]
        for a, one in enumerate(STRENGTHS)
    ]
    assert ratings(wins) == pytest.approx(TRUE, abs=0.01)


def test_ten_to_one_is_400_points() -> None:
    first, second = ratings([[0, 10e9], [1e9, 0]])
    assert first - second == pytest.approx(400, abs=0.01)


def test_who_always_wins_is_not_infinitely_strong() -> None:
    first, second = ratings([[0, 100], [0, 0]])
    assert first - second == pytest.approx(400 * log10(100.5 / 0.5))


def test_planted_strengths_are_found_again() -> None:
    found = ratings(added([planted(seed) for seed in range(2000)]))
    assert found == pytest.approx(TRUE, abs=12)


def test_the_intervals_hold_planted_strengths_in_about_95_percent_of_all_cases() -> None:
    held = 0
    for start in range(20):
        deals = [planted(seed) for seed in range(1000 * start, 1000 * start + 150)]
        spans = rating_intervals(deals, Seeded(start))
        held += sum(span is not None and span[0] <= true <= span[1] for span, true in zip(spans, TRUE))
    assert 71 <= held <= 80


def test_deals_that_are_all_alike_give_no_interval() -> None:
    assert rating_intervals([[[0, 1], [1, 0]]] * 5, Seeded(1)) == [None, None]


def test_blocks_hold_every_deal_once() -> None:
    deals = [planted(seed) for seed in range(450)]
    blocks = together(deals, BLOCKS)
    assert len(blocks) <= BLOCKS
    assert added(blocks) == added(deals)


def test_every_two_seats_of_different_bots_are_compared() -> None:
    game = Result(0, ("a", "b", "a", "c"), [1, 2, 2, 4], [0], [9, 5, 5, 1], 10)
    given_up = Result(1, ("a", "b"), None, [], [0, 0], 10)
    wins = wins_of([game, given_up], ["a", "b", "c"])
    assert wins == [[0, 2.0, 2.0], [1.0, 0, 1.0], [0, 0, 0]]


def test_bots_that_never_met_are_compared_through_others() -> None:
    first, middle, last = ratings([[0, 1e9, 0], [5e8, 0, 1e9], [0, 5e8, 0]])
    assert first - last == pytest.approx(400 * log10(4), abs=0.01)
    assert middle == pytest.approx(0, abs=0.01)
