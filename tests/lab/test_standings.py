"""Shares of wins and leads, deal by deal, and their intervals."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.lab.duplicate import Contest, Result
from houndtable.lab.standings import Standings, credits, lead, share
from houndtable.lab.statistics import mean_interval, share_interval, student, wilson

CONTEST = Contest("dachs", 2, ["a", "b"], 0)


def won(deal: int, seats: str, *winners: int) -> Result:
    """A game that these seats won."""
    places = [1 if seat in winners else 2 for seat in range(len(seats))]
    return Result(
        deal, tuple(seats), places, [*winners], [10 if seat in winners else 4 for seat in range(len(seats))], 7
    )


def test_winners_share_a_win() -> None:
    assert credits(won(0, "abc", 0, 2)) == [0.5, 0, 0.5]


def test_a_game_nobody_won_is_shared_by_all() -> None:
    assert credits(won(0, "abcd")) == [0.25] * 4


def test_a_bot_has_what_all_its_seats_have() -> None:
    game = won(0, "abab", 0, 1, 2)
    assert share(game, "a") == pytest.approx(2 / 3)
    assert lead(game, "a") == 3
    assert lead(game, "b") == -3


def test_a_deal_counts_once_however_often_it_is_played() -> None:
    standings = Standings(CONTEST)
    standings.count([won(0, "ab", 0), won(0, "ba", 1)])
    standings.count([won(1, "ab", 0), won(1, "ba", 0)])
    assert (standings.deals, standings.games, standings.moves, standings.even) == (2, 4, 28, 0.5)
    assert standings.shares == {"a": [1.0, 0.5], "b": [0.0, 0.5]}
    best, other = standings.standings()
    assert (best.bot, best.games, best.share, best.lead, best.score) == ("a", 4, 0.75, 3.0, 8.5)
    assert best.share_95 == share_interval([1.0, 0.5])
    assert (other.bot, other.rating) == ("b", -best.rating)


def test_nothing_played_has_no_standings() -> None:
    assert Standings(CONTEST).standings() == []


def test_faults_and_given_up_games_are_added_up() -> None:
    standings = Standings(CONTEST)
    blamed = Result(0, ("a", "b"), None, [], [0, 0], 3, {"a": {"died": 2}})
    standings.count([blamed, blamed])
    assert standings.faults == {"a": Counter(died=4)}
    assert standings.unfinished == 2
    assert standings.shares["a"] == [0.5]


@pytest.mark.parametrize(
    ("bots", "players", "even"), [("ab", 2, 1 / 2), ("ab", 4, 1 / 2), ("abc", 4, 1 / 3), ("abcde", 4, 1 / 4)]
)
def test_equal_bots_have_an_even_share(bots: str, players: int, even: float) -> None:
    assert Standings(Contest("dachs", players, list(bots), 0)).even == even


@pytest.mark.parametrize(
    ("freedom", "wanted"),
    [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (29, 2.0452), (999, 1.9623)],
)
def test_students_factor_is_as_published(freedom: int, wanted: float) -> None:
    assert student(freedom) == pytest.approx(wanted, rel=0.002)


def test_the_interval_of_a_mean_is_as_worked_out_by_hand() -> None:
    low, high = mean_interval([1.0, 2.0, 3.0, 4.0, 5.0])
    assert (low, high) == pytest.approx((3 - 2.7764 * 0.5**0.5, 3 + 2.7764 * 0.5**0.5), rel=0.001)


def test_a_single_value_tells_nothing_of_its_mean() -> None:
    assert mean_interval([3.0]) == (-inf, inf)
    assert share_interval([0.5]) == (0.0, 1.0)


def test_deals_that_are_all_alike_are_so_many_trials() -> None:
    assert share_interval([1.0] * 10) == wilson(10, 10)


@pytest.mark.parametrize("games", [2, 6])
def test_intervals_clustered_by_deal_hold_the_truth_in_about_95_percent_of_all_cases(games: int) -> None:
    """All games of a deal end alike more often than not: taken one by one they would promise too much."""
    held = naive = 0
    for seed in range(500):
        luck = Seeded(seed)
        deals = []
        for _ in range(60):
            chance = 90 if luck.below(2) else 30
            deals.append([float(luck.below(100) < chance) for _ in range(games)])
        low, high = share_interval([sum(deal) / games for deal in deals])
        held += low <= 0.6 <= high
        low, high = wilson(sum(map(sum, deals)), 60 * games)
        naive += low <= 0.6 <= high
    assert 460 <= held <= 490
    assert naive < held
