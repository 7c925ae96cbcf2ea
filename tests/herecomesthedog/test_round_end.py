"""Chapter 6: the end of a round."""

from typing import Any

import pytest

from tests.herecomesthedog.table import Table, clause, dog, ended

pytestmark = pytest.mark.engine


def feed(held: str, meat: int = 1, **fields: Any) -> Table:
    """The round ends with Feed: seat 0 takes the last meat, with a fire or another meat."""
    table = dog(held, f"{meat} meat 2 fire 1 charcoal", **fields)
    table.roll("meat meat fire", "take meat fire" if meat == 1 else "take meat meat")
    return table


def assault(held: str, **fields: Any) -> Table:
    """The round ends with an Assault: seat 0 takes the last two charcoal."""
    table = dog(held, "1 meat 2 charcoal", **fields)
    table.roll("charcoal charcoal fire", "take charcoal charcoal")
    return table


@clause("6.1")
@pytest.mark.parametrize(
    ("bonfire", "dice", "take", "how"),
    [
        ("2 meat 3 charcoal", "meat meat fire", "meat meat", ["feed"]),
        ("1 meat 1 fire 3 charcoal", "meat meat fire", "meat fire", ["feed"]),
        ("1 meat 3 charcoal", "meat meat fire", "meat", ["feed"]),
        ("3 meat 2 charcoal", "charcoal charcoal fire", "charcoal charcoal", ["assault"]),
        ("3 meat 1 fire 1 charcoal", "charcoal charcoal fire", "fire charcoal", ["assault"]),
        ("3 meat 1 charcoal", "charcoal charcoal meat", "meat charcoal", ["assault"]),
        ("1 meat 1 charcoal", "charcoal charcoal meat", "meat charcoal", ["nothing"]),
        ("3 meat 2 fire 3 charcoal", "fire fire meat", "fire fire", []),
        ("3 meat 3 charcoal", "meat meat charcoal", "meat meat", []),
    ],
)
def test_the_round_ends_when_meat_or_charcoal_is_gone(bonfire: str, dice: str, take: str, how: list[str]) -> None:
    table = dog("|||rest", bonfire)
    table.roll(dice, f"take {take}")
    assert [ended.how for ended in table.state.rounds] == how
    assert [told["how"] for told in table.told("round over")] == how


@clause("6.1")
def test_who_ends_the_round_has_their_sticks_for_the_event() -> None:
    table = feed("3 meat|rest")
    assert table.dump("dogs")[0] == 2


@clause("6.2")
@pytest.mark.parametrize(("meat", "dogs"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)])
def test_two_meat_tame_one_dog_and_a_single_meat_is_wasted(meat: int, dogs: int) -> None:
    table = feed(f"|{meat} meat|rest")
    assert table.dump("dogs")[1] == table.dump("tamed")[1] == dogs
    assert table.sticks(1) == ""


@clause("6.2")
def test_all_feed_at_once() -> None:
    table = feed("1 meat|3 meat|4 meat")
    assert table.dump("dogs") == [1, 1, 2]
    assert table.told("fed")[0]["tamed"] == [1, 1, 2]
    assert table.state.view(None).facts["pack"] == 21


@clause("6.3")
@pytest.mark.parametrize(
    ("pack", "dogs"), [(0, [0, 0, 0]), (1, [1, 0, 0]), (2, [1, 1, 0]), (3, [1, 2, 0]), (4, [1, 2, 1]), (5, [1, 2, 1])]
)
def test_the_last_dogs_are_shared_out_clockwise_from_who_rolled(pack: int, dogs: list[int]) -> None:
    before = [25 - pack, 0, 0]
    table = dog("2 meat|1 meat|4 meat", "2 meat 2 fire 1 charcoal", seat=1, dogs=before)
    table.roll("meat meat fire", "take meat meat")
    assert table.dump("dogs") == [before[0] + dogs[2], dogs[0], dogs[1]]


@clause("6.4", "6.5", "6.6")
@pytest.mark.parametrize(
    ("held", "came", "fended"),
    [
        ("", 0, 0),
        ("5 fire 3 charcoal", 0, 0),
        ("1 meat", 1, 0),
        ("2 meat", 2, 1),
        ("3 meat", 3, 1),
        ("4 meat", 4, 2),
        ("5 meat", 5, 2),
        ("1 meat 1 fire", 1, 0),
        ("1 meat 1 charcoal", 1, 0),
        ("1 meat 1 fire 1 charcoal", 1, 1),
        ("1 meat 3 fire 3 charcoal", 1, 1),
        ("2 meat 1 fire 1 charcoal", 2, 2),
        ("3 meat 1 fire 1 charcoal", 3, 2),
        ("3 meat 2 fire 3 charcoal", 3, 3),
        ("3 meat 3 fire 1 charcoal", 3, 2),
        ("5 meat 2 fire 2 charcoal", 5, 4),
        ("5 meat 3 fire 3 charcoal", 5, 5),
    ],
)
def test_meat_brings_dogs_and_pairs_and_sets_fend_them_off(held: str, came: int, fended: int) -> None:
    table = assault(f"|{held}|rest")
    told: dict[str, Any] = table.told("assaulted")[0]
    assert [told["came"][1], told["fended"][1]] == [came, fended]
    assert told["fainted"][1] == min(3, came - fended)
    if came - fended < 3:
        assert table.dump("villagers")[1] == 3 - (came - fended)


@clause("6.4")
def test_the_pack_does_not_limit_an_assault() -> None:
    table = assault("|3 meat|rest", dogs=[25, 0, 0])
    assert table.dump("villagers")[1] == 1


@clause("6.7")
def test_at_the_end_of_a_round_nobody_is_asked_how_to_defend() -> None:
    table = assault("|5 meat 2 fire 2 charcoal|rest")
    assert table.told("choosing") == []
    assert table.dump("step") == "roll"
    assert table.dump("defences") == [None, None, None]


@clause("6.8")
def test_when_both_run_out_nothing_happens_and_the_round_counter_moves_on() -> None:
    table = dog("4 meat|4 meat|rest", "1 meat 1 charcoal")
    table.roll("meat meat charcoal", "take meat charcoal")
    assert (table.dump("dogs"), table.dump("villagers")) == ([0, 0, 0], [3, 3, 3])
    assert table.state.view(0).facts["round"] == 2


@clause("6.9")
@pytest.mark.parametrize("play", [feed, assault])
def test_after_the_event_all_sticks_return(play: object) -> None:
    table = play("1 meat|1 meat|rest")  # type: ignore[operator]
    assert table.bonfire() == "9 meat 5 fire 7 charcoal"
    assert table.dump("turns") == 0
    assert table.told("round")[0]["round"] == 2


@clause("6.9")
def test_a_round_keeps_what_was_tamed_and_returned_in_it() -> None:
    table = feed("3 meat|rest", rounds=ended("nothing"), turns=4)
    (_, last) = table.state.rounds
    assert (last.how, last.turns, last.totals()) == ("feed", 5, [2, 2])
    assert [line.name for line in last.lines[0]] == ["dogs tamed", "dogs returned to the pack"]


@clause("6.9")
def test_dogs_lost_in_a_round_count_against_it() -> None:
    table = assault("|2 meat|3 meat|rest", dogs=[0, 4, 0, 0], villagers=[3, 1, 3, 3])
    assert table.state.rounds[-1].totals() == [0, 0, 0, 0]
    assert [line.points for line in table.state.rounds[-1].lines[1]] == [4, -4]


@clause("6.10")
def test_the_next_player_starts_the_next_round() -> None:
    table = dog("||rest", "2 meat 2 fire 1 charcoal", seat=1)
    table.roll("meat meat fire", "take meat meat")
    assert table.seat == 2
    assert table.told("round")[0]["first"] == 2


@clause("6.10")
def test_the_next_round_is_started_by_somebody_who_is_not_knocked_out() -> None:
    table = dog("|1 meat|rest", "1 meat 2 charcoal", villagers=[3, 1, 3], falls=[0, 2, 0])
    table.roll("charcoal charcoal meat", "take charcoal charcoal")
    assert table.dump("falls")[1] == 3
    assert table.seat == 2
