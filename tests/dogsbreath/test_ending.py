"""Chapter 9: the end of a round and of the game."""

from typing import Any

import pytest

from houndtable.games.dogsbreath.ending import outcome_of, totals_of
from houndtable.games.dogsbreath.study import counts
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption
from houndtable.kernel.outcome import Line, Round
from houndtable.kernel.playout import play_out
from tests.dogsbreath.table import DAY, GAME, NIGHT, PLAIN, WEAK, Table, breath, clause, new

pytestmark = pytest.mark.engine
TWELVE = "vsd vsd vsn msd psd psn bone"  # worth 12


def ended(hands: str, *, out: bool = True, before: list[Any] | None = None, **options: Any) -> Table:
    """The last round after its last move: seat 0 went out, or nobody did; what was drawn was discarded again."""
    rounds = before or []
    options = {"rounds": len(rounds) + 1, "turn_cap": 60 if out else 1, **options}
    table = breath(hands, deck="pbn " * (hands.count("|") + 1), options=options, rounds=rounds)
    while len(table.state.rounds) == len(rounds):
        table.play("draw", "discard pbn")
        if table.dump("step") == "go":
            table.play("go out" if out else "done")
    return table


def scores(*seats: int) -> dict[str, Any]:
    """A finished round with these scores."""
    return {
        "how": "cap",
        "turns": 4,
        "lines": [[{"name": "Vege", "points": points, "clause": "7.3"}] for points in seats],
    }


@clause("9.1")
def test_all_hands_are_shown_and_scored() -> None:
    table = ended(f"{DAY}|{WEAK.replace('vbd vbd', 'vbd vbn')}|{TWELVE.replace('bone', 'vbn')}")
    told = table.told("round over", None)[0]
    assert told["scores"] == table.state.rounds[0].totals()
    assert told["hands"][0] == "msd mbd psd pbd vsd vbd bone".split()
    assert table.seen(2, by=None) == table.hand(2)
    assert table.seen(0, by=1) == table.hand(0)


@clause("9.2")
@pytest.mark.parametrize(
    ("hands", "tie", "paid"),
    [
        (f"{NIGHT}|{TWELVE}", "wins", 5),
        (f"{TWELVE}|{NIGHT}", "wins", -5),
        (f"{TWELVE}|vbd vbd vbn msd psd psn bone", "wins", 5),
        (f"{TWELVE}|vbd vbd vbn msd psd psn bone", "loses", -5),
        (f"{NIGHT}|{TWELVE}", "loses", 5),
    ],
)
def test_going_out_earns_5_with_the_best_hand_and_costs_5_otherwise(hands: str, tie: str, paid: int) -> None:
    table = ended(hands, outer_tie=tie)
    assert table.lines(0)["going out"] == paid
    assert "going out" not in table.lines(1)


@clause("9.2")
def test_hands_are_compared_before_the_5() -> None:
    table = ended("psd psd psn msd vsd vsn bone|vsd vsd vsn vbd msd psn bone")
    assert table.state.rounds[0].totals() == [10, 19]


@clause("9.3")
def test_a_score_may_be_below_zero() -> None:
    table = ended(f"{PLAIN}|{TWELVE}")
    assert table.state.rounds[0].totals()[0] == -5
    outcome = table.state.outcome()
    assert outcome is not None
    assert sum(line.points for line in outcome.lines[0]) == -5


@clause("9.4")
@pytest.mark.parametrize("rounds", [1, 5, 9])
def test_as_many_rounds_are_played_as_the_table_chose(rounds: int) -> None:
    state = GAME.new(3, Seeded(4), {"rounds": rounds})
    play_out(state, Seeded(5), 100_000)
    assert len(state.rounds) == rounds
    assert state.outcome() is not None
    assert str(state.objection(0, 0)) == "reason-over [9.4]"
    assert [state.legal(seat) for seat in range(3)] == [[], [], []]


@clause("9.4")
def test_five_rounds_are_played_unless_the_table_chose() -> None:
    assert new().dump("options")["rounds"] == 5
    with pytest.raises(BadOption, match="rounds can be a number from 1 to 9"):
        new(rounds=10)


@clause("9.5")
def test_most_points_of_all_rounds_win() -> None:
    rounds = [Round("out", 4, [[Line("Vege", points, "7.3")] for points in one]) for one in ([12, 5, 9], [3, 9, 6])]
    assert totals_of(rounds, 3) == [15, 14, 15]
    outcome = outcome_of(rounds, 3)
    assert (outcome.winners, outcome.places) == ([0, 2], [1, 3, 1])
    assert [line.points for line in outcome.lines[1]] == [5, 9]


@clause("9.5")
def test_who_ties_shares_the_win() -> None:
    table = ended(f"{TWELVE}|{WEAK}", out=False, before=[scores(8, 5)])
    assert table.told("game over")[0]["winners"] == [0, 1]
    assert table.told("game over")[0]["totals"] == [20, 20]


@clause("9.5")
def test_or_all_play_on_until_one_leads_alone() -> None:
    table = ended(f"{TWELVE}|{WEAK}", out=False, before=[scores(8, 5)], final_tie="extra_round")
    assert (table.dump("step"), len(table.state.rounds)) == ("draft", 2)
    table = ended(f"{TWELVE}|{WEAK}", out=False, before=[scores(8, 4)], final_tie="extra_round")
    assert table.dump("step") == "over"


@clause("9.6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options", [{"rounds": 2}, {"specials": 4, "request": "named", "go_out_super": "on", "turn_cap": 3}]
)
def test_a_game_keeps_its_bound(players: int, options: dict[str, object]) -> None:
    bound = GAME.bound(players, GAME.choose(players, options))
    assert bound is not None
    for seed in range(4):
        assert play_out(GAME.new(players, Seeded(seed), options), Seeded(seed, 1), 1_000_000) <= bound


@clause("9.6")
def test_a_long_cap_is_kept() -> None:
    state = GAME.new(2, Seeded(1), {"turn_cap": 150, "go_out_minimum": 100, "rounds": 1})
    play_out(state, Seeded(2), 1_000_000)
    assert (state.rounds[0].how, state.rounds[0].turns) == ("cap", 300)


@clause("9.6")
def test_with_extra_rounds_there_is_no_bound() -> None:
    assert GAME.bound(2, GAME.choose(2, {"final_tie": "extra_round"})) is None


def test_a_study_counts_sources_outs_and_caps() -> None:
    table = ended(f"{NIGHT}|{TWELVE}")
    found = counts(table.state)
    assert (found["went out"], found["... and it paid"], found["rounds ended by the cap"]) == ([1, 0], [1, 0], [0])
    assert (found["from Night Feast"], found["from Vege"]) == ([65, 0], [0, 12])
    table = ended(f"{TWELVE}|{WEAK}", out=False)
    assert counts(table.state)["rounds ended by the cap"] == [1]
