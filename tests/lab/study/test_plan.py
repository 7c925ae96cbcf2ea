"""What a study plays."""

from __future__ import annotations

import pickle

import pytest

from houndtable import games
from houndtable.kernel.errors import BadOption, NoSuchBot
from houndtable.kernel.options import Option, Value
from houndtable.lab.study.plan import Arm, Change, Study, is_dear, others, part, planned


def plan(
    compared: list[str] | None = None,
    levels: list[str] | None = None,
    given: dict[str, str] | None = None,
    deals: int = 1000,
    bots: tuple[str, ...] = ("2",),
) -> Study:
    return planned("dachs", [2, 3], bots, 4, given or {}, compared or ["none"], levels or [], deals)


def test_the_first_to_play_starts_unless_the_options_say_otherwise() -> None:
    assert plan().options == {"first": 0, "target": 40, "lives": 2, "everyone_out": "no_winner", "board": "a"}
    assert plan(given={"first": "random", "lives": "1"}).options["first"] == "random"


@pytest.mark.parametrize("game", games.names())
def test_everything_can_be_compared_in_every_game(game: str) -> None:
    names = [option.name for option in games.find(game).options if not option.seats]
    study = planned(game, [2], ["2"], 0, {}, names, [], 100)
    assert {change.name for change in study.changes} == set(names)
    for arm in study.arms():
        games.find(game).choose(2, study.contest(arm).options)


@pytest.mark.parametrize("game", games.names())
def test_all_are_those_that_can_change_a_game(game: str) -> None:
    every = planned(game, [2], ["2"], 0, {}, ["all"], [], 100)
    idle = {option.name for option in games.find(game).options if option.seats or option.only_shown}
    assert {change.name for change in every.changes} == {option.name for option in games.find(game).options} - idle


@pytest.mark.parametrize("game", games.names())
def test_one_option_alone_is_changed_and_what_it_is_part_of_is_on_both_times(game: str) -> None:
    study = planned(game, [2], ["2"], 0, {}, ["all"], [], 100)
    parts = {option.name: option.part_of for option in games.find(game).options}
    for arm in study.changed(2):
        assert arm.change is not None
        with_it, without = study.contest(arm).options, study.contest(arm.base).options
        assert {name for name in with_it if with_it[name] != without[name]} == {arm.change.name}
        table = study.contest(study.table(2)).options
        assert {name for name in table if table[name] != without[name]} <= {parts[arm.change.name]}
        assert without.get(parts[arm.change.name]) != "off"


def test_a_part_of_what_is_off_is_compared_under_it() -> None:
    study = planned("drachensachen", [2], ["2"], 0, {}, ["curses", "chaos", "open_secrets"], [], 100)
    assert [change.text for change in study.changes] == [
        "curses=on", "curses=on,chaos=off", "abilities=cumulative,open_secrets=off",
    ]  # fmt: skip
    assert {"" if arm.change is None else arm.change.text for arm in study.arms()} == {
        "", "curses=on", "curses=on,chaos=off", "abilities=cumulative", "abilities=cumulative,open_secrets=off",
    }  # fmt: skip
    assert len(study.arms()) == 5


def test_a_part_of_what_is_on_is_compared_with_the_table() -> None:
    given = {"curses": "on", "abilities": "one_round"}
    study = planned("drachensachen", [2], ["2"], 0, given, ["chaos", "open_secrets=off"], [], 100)
    assert [change.text for change in study.changes] == ["chaos=off", "open_secrets=off"]
    assert len(study.arms()) == 3


def test_an_option_is_compared_by_name_or_with_a_value() -> None:
    study = plan(["lives", "target=50", "lives=3"])
    assert [change.text for change in study.changes] == ["lives=1", "lives=3", "target=50"]


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        (Option("x", "a", "1", ["a", "b", "c"]), "b", ["a", "c"]),
        (Option("x", 40, "1", low=10, high=60), 40, [25, 50]),
        (Option("x", 0, "1", low=0, high=100), 0, [50]),
        (Option("x", 3, "1", low=1, high=3), 3, [2]),
        (Option("x", 1, "1", low=1, high=2), 1, [2]),
    ],
)
def test_numbers_are_compared_half_way_to_the_least_and_the_most(
    option: Option, value: Value, expected: list[Value]
) -> None:
    assert others(option, value) == expected


def test_an_arm_changes_one_option_alone() -> None:
    study = plan(["lives=1"], given={"target": "20"})
    (arm,) = study.changed(3)
    assert study.contest(arm).options == {
        "first": "0", "target": "20", "lives": "1", "everyone_out": "no_winner", "board": "a",
    }  # fmt: skip
    assert study.contest(study.table(3)).options["lives"] == "2"


def test_dear_bots_play_fewer_deals() -> None:
    study = plan(["lives=1"], ["1", "2", "3"], deals=20_000)
    assert [(arm.bots, arm.deals) for arm in study.ladder(2)] == [(("2", "1"), 4000), (("3", "2"), 50)]
    assert [arm.deals for arm in study.changed(2)] == [4000]
    assert len(study.arms()) == 2 * 4
    assert [part(30, 4, 100), part(200, 4, 100), part(2000, 4, 100)] == [30, 100, 500]


@pytest.mark.parametrize(
    ("bot", "dear"),
    [("1", False), ("casual", False), ("heuristic", False), ("random", False), ("3", True), ("search:sims=9", True),
     ("exec:true", True)],
)  # fmt: skip
def test_bots_that_search_and_programs_are_dear(bot: str, dear: bool) -> None:
    assert is_dear(bot) is dear
    assert Arm(2, None, ("2", bot), 9).is_dear is dear


def test_one_bot_fills_all_seats_and_several_change_them() -> None:
    assert Arm(4, None, ("2",), 9).line_ups(0) == [("2", "2", "2", "2")]
    assert Arm(4, None, ("2", "1"), 9).line_ups(0) == [("2", "1", "2", "1"), ("1", "2", "1", "2")]


def test_two_bots_at_the_table_are_compared_too() -> None:
    study = plan(levels=["1", "2", "3"], bots=("1", "2"))
    assert [arm.bots for arm in study.ladder(2)] == [("1", "2"), ("3", "2")]
    assert study.ladder(2)[0] == study.table(2)
    assert [arm.bots for arm in plan(levels=["1", "2"], bots=("1", "2", "3")).ladder(2)] == [("2", "1")]


def test_a_study_is_small_enough_to_be_sent_around() -> None:
    study = plan(["all"], ["1", "2", "3"])
    assert len(pickle.dumps(study)) < 2000
    assert Change("lives", 1).text == "lives=1"


@pytest.mark.parametrize(
    ("compared", "levels", "bots", "sentence"),
    [
        (["live"], [], ("2",), "There is no option “live” to compare. Did you mean lives?"),
        (["first"], [], ("2",), "There is no option “first” to compare."),
        (["lives=2"], [], ("2",), "lives is already 2 here."),
        (["lives=9"], [], ("2",), "lives can be a number from 1 to 3, not “9”."),
        (["none"], ["1"], ("2",), "A ladder needs at least two levels"),
        (["none"], ["1", "2", "1"], ("2",), "1 is named twice."),
        (["none"], [], ("2", "2"), "2 is named twice."),
    ],
)
def test_what_cannot_be_studied_is_refused(
    compared: list[str], levels: list[str], bots: tuple[str, ...], sentence: str
) -> None:
    with pytest.raises(BadOption) as refusal:
        plan(compared, levels, bots=bots)
    assert sentence in str(refusal.value)


def test_unknown_bots_and_too_many_players_are_refused() -> None:
    with pytest.raises(NoSuchBot):
        plan(bots=("heuristik",))
    with pytest.raises(BadOption, match="Dachs is for 2 to 4 players, not 5"):
        planned("dachs", [4, 5], ["2"], 0, {}, ["none"], [], 10)
