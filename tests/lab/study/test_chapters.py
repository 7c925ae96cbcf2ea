"""Every chapter says what its games show."""

from __future__ import annotations

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.lab.duplicate import Contest
from houndtable.lab.study.choices import choices
from houndtable.lab.study.effects import Compared, effects
from houndtable.lab.study.happenings import circumstances, happenings
from houndtable.lab.study.length import CHOICE, ROUND, TURN, length, minutes
from houndtable.lab.study.parts import Bars
from houndtable.lab.study.plan import Change
from houndtable.lab.study.run import Deals
from houndtable.lab.study.seats import seats
from houndtable.lab.study.skill import by_the_deal, by_the_player, level_name, skill, sums_of
from houndtable.lab.study.standing import standing
from tests.lab.study.made_up import alone, game

LATE = alone(*(game(deal, 1 if deal % 10 < 7 else 0) for deal in range(200)))
EVEN = alone(*(game(deal, deal % 2) for deal in range(200)))


def test_a_seat_that_wins_more_often_is_named() -> None:
    (finding,) = seats(LATE, 2).findings
    assert finding == "Who plays last wins 40.0 points (interval 27.2 to 52.8) more often than who plays first."
    (turned,) = seats(alone(*(game(deal, 0 if deal % 10 < 7 else 1) for deal in range(200))), 2).findings
    assert turned == "Who plays first wins 40.0 points (interval 27.2 to 52.8) more often than who plays last."


def test_seats_that_are_even_are_called_so() -> None:
    found = seats(EVEN, 2)
    assert found.findings[0].startswith("Playing last is neither better nor worse than playing first, as far as 200")
    assert [one["value"] for one in found.figures["win_share"]] == [0.5, 0.5]


def test_a_place_in_the_middle_that_is_best_is_named() -> None:
    deals = alone(*(game(deal, [1, 1, 0, 2][deal % 4], (1, 2, 3)) for deal in range(200)))
    assert seats(deals, 3).findings[1] == "The best place is the second: 50.0% of the wins, 33.3% being even."


def test_minutes_are_estimated_from_turns_choices_and_rounds() -> None:
    one = game(0, 0, turns=30, choices=(4, 6))
    assert minutes(one) == (30 * TURN + 10 * CHOICE + ROUND) / 60
    found = length(alone(*(game(deal, 0, turns=30) for deal in range(20))))
    assert found.findings == [
        "A game takes about 5.10 minutes (interval 5.10 to 5.10; half of all games 5 to 5),"
        " with 30.0 turns in 1.00 rounds."
    ]


def test_long_and_short_games_are_drawn_in_steps_of_five_minutes() -> None:
    (chart,) = length(alone(*(game(deal, 0, turns=10 + 300 * (deal % 2)) for deal in range(20)))).charts
    assert isinstance(chart, Bars)
    assert chart.step == 5


def test_gaps_margins_lead_changes_and_half_time() -> None:
    deals = alone(
        *(game(deal, 0, (9, 4, 1), lead_changes=deal % 2, halfway=[0, 1, None][deal % 3]) for deal in range(60))
    )
    found = standing(deals, 3)
    figures = found.figures
    assert figures["best score less worst"]["value"] == 8
    assert figures["best score less second"]["value"] == 5
    assert figures["lead changes a game"]["value"] == 0.5
    assert figures["wins of who led alone at half time"]["value"] == 0.5
    assert found.findings[0].startswith("The lead changes hands 0.50 times a game (interval 0.37 to 0.63).")
    assert "has 50.0% of the wins in the end" in found.findings[1]
    assert len(standing(alone(game(0, 0), game(1, 0)), 2).findings) == 1


def test_choices_are_counted() -> None:
    found = choices(alone(*(game(deal, 0, turns=10, choices=(3, 5)) for deal in range(20))))
    assert found.findings == [
        "A player has 4.00 choices a game, 80.0% of all decisions, between 0.50 lawful moves on average."
    ]
    assert choices(alone(game(0, 0, choices=(0, 0)), game(1, 0, choices=(0, 0)))).findings == [
        "A player has 0 choices a game."
    ]


def test_what_goes_with_winning_is_worth_something() -> None:
    """The winner has two bones and the loser none, so one more than the average goes with half of the win."""
    times, points = {"feast": [1, 0]}, {"feast": [4, 0]}
    made = {"play a": [1, 1], "play b": [1, 0], "pass": [0, 1]}
    counts = [{"bones": [2 - 2 * odd, 2 * odd], "rain": [odd], "never": [0, 0]} for odd in (0, 1)]
    deals = alone(
        *(game(deal, deal % 2, counts=counts[deal % 2], times=times, points=points, made=made) for deal in range(100))
    )
    found = happenings(deals, 2)
    assert found.findings == [
        "One more of “bones” than the others goes with 50.0 points more of the win (interval 50.0 to 50.0);"
        " there are 2.00 a game."
    ]
    rows = {table.columns[0]: {row[0]: row[1:] for row in table.rows} for table in found.tables}
    assert rows["what is counted"]["rain"][0] == "0.50"
    assert rows["what is counted"]["rain"][2:] == ["-", "-"]
    assert rows["what is counted"]["never"] == ["0", "0 to 0", "-", "-"]
    assert rows["reason for points"]["feast"] == ["1.00", "1.00 to 1.00", "+4.00", "4.00 to 4.00"]
    assert rows["kind of move (first 100 deals)"]["play"][0] == "3.00"
    assert rows["most frequent moves (first 100 deals)"]["pass"][0] == "1.00"


def test_what_makes_no_difference_is_worth_nothing() -> None:
    chance = Seeded(3)
    deals = alone(*(game(deal, chance.below(2), counts={"bones": [1, chance.below(3)]}) for deal in range(400)))
    found = happenings(deals, 2)
    worth = found.figures["counts"]["bones"]["worth"]
    assert worth["low"] < 0 < worth["high"]
    assert found.findings == []


def test_counts_under_circumstances_are_told_a_round() -> None:
    counts = {"rounds / fog": [2], "turns / fog": [30], "bones": [1, 1]}
    deals = alone(*(game(deal, 0, counts=counts if deal % 2 else {}) for deal in range(40)))
    assert circumstances(deals) == [["rounds a game", "turns"], ["fog", "1.00 (0.68 to 1.32)", "15.0 (15.0 to 15.0)"]]
    assert [table.columns for table in happenings(deals, 2).tables][1] == ["a round under", "rounds a game", "turns"]


def duel(luck: int, strength: int, deals: int, seed: int) -> Deals:
    """Two bots in both seats. In `luck` of 100 deals a seat wins whoever sits there, in `strength` of the others the
    bot a does, else a coin falls."""
    chance = Seeded(seed)
    found = []
    for deal in range(deals):
        lucky = chance.below(100) < luck
        seat = chance.below(2)
        games = []
        for bots in (("a", "b"), ("b", "a")):
            strong = chance.below(100) < strength
            winner = seat if lucky else bots.index("a") if strong else chance.below(2)
            games.append(game(deal, winner, seats=bots))
        found.append(games)
    return found


@pytest.mark.parametrize(("luck", "strength"), [(0, 0), (100, 0), (0, 100), (40, 0), (30, 50)])
def test_luck_and_skill_are_told_apart(luck: int, strength: int) -> None:
    sums = [sums_of(games, ["a", "b"]) for games in duel(luck, strength, 3000, 5)]
    gap = (1 - luck / 100) * strength / 100
    assert by_the_player(sums) == pytest.approx(gap * gap, abs=0.03)
    assert by_the_deal(sums) == pytest.approx(
        luck / 100 * 1 - (1 - luck / 100) * strength**2 / 10_000 + gap * gap, abs=0.05
    )


def test_the_ladder_says_who_wins_and_why() -> None:
    contest = Contest("dachs", 2, ["a", "b"], 1)
    found = skill([(contest, duel(30, 50, 400, 5))])
    assert found is not None
    (finding,) = found.findings
    assert finding.startswith("A against b: the first wins 6")
    assert "even is 50.0%" in finding
    assert "The deal explains" in finding
    elo = found.figures["a against b"]["elo"]
    assert 0 < elo["low"] < elo["value"] < elo["high"] < 200
    assert skill([]) is None
    few = skill([(contest, duel(30, 50, 20, 5))])
    assert few is not None
    assert few.findings[0].endswith("by only 20 deals.")
    assert [chart.name for chart in few.charts] == ["ladder"]
    assert few.tables[0].rows[0][-2:] == ["-", "-"]
    assert [level_name(bot) for bot in ("3", "casual", "2:forget=9", "heuristic", "exec:true")] == [
        "skilled", "casual", "2:forget=9", "heuristic", "exec:true",
    ]  # fmt: skip


def test_an_option_is_told_by_what_it_changes() -> None:
    chance = Seeded(1)
    turns = [20 + chance.below(20) for _ in range(60)]
    table = alone(*(game(deal, deal % 2, turns=turns[deal]) for deal in range(60)))
    longer = alone(*(game(deal, deal % 2, turns=turns[deal] + 15) for deal in range(30)))
    hardly = alone(game(0, 1, turns=turns[0] + 1), *(games[0] for games in table[1:30]))
    compared = [
        Compared(Change("laps", 3), longer, table[:30]),
        Compared(Change("tie", "shared"), table[:30], table[:30]),
        Compared(Change("tie", "other"), hardly, table[:30]),
    ]
    found = effects(compared, 2, {"laps": "How many laps", "tie": "Who wins a tie"})
    assert found is not None
    assert found.findings == [
        "With laps=3: 2.00 minutes longer (interval 2.00 to 2.00); 15.0 turns more (interval 15.0 to 15.0).",
        "No plain effect of tie=other on any of these.",
        "In no deal did tie=shared change any of these.",
    ]
    assert [row[0] for row in found.tables[0].rows] == ["laps=3", "tie=other"]
    unmoved = effects(compared[1:2], 2, {"tie": "Who wins a tie"})
    assert unmoved is not None
    assert (unmoved.tables, unmoved.charts) == ([], [])
    assert "laps: How many laps." in found.notes
    assert "played on 30 deals" in found.notes[0]
    assert effects([], 2, {}) is None


def test_an_option_under_another_one_is_told_as_such() -> None:
    table = alone(*(game(deal, deal % 2) for deal in range(30)))
    longer = alone(*(game(deal, deal % 2, turns=25) for deal in range(30)))
    change = Change("chaos", "off", Change("curses", "on"))
    found = effects(
        [
            Compared(change, longer, table),
            Compared(Change("chaos", "x", Change("curses", "on")), table[:20], table[:20]),
            Compared(Change("tie", "x"), table, table),
        ],
        2, {"chaos": "The curse chaos", "tie": "Who wins a tie"},
    )  # fmt: skip
    assert found is not None
    assert found.findings[0].startswith("With chaos=off under curses=on: 2.00 minutes longer")
    assert found.findings[1:] == [
        "Under curses=on, in no deal did chaos=x change any of these.",
        "In no deal did tie=x change any of these.",
    ]
    assert "played on 20 to 30 deals" in found.notes[0]
    assert found.notes[1].endswith("is played under it: with that one on both times.")
    assert found.notes[2] == "chaos: The curse chaos."
