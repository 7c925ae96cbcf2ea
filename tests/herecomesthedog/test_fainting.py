"""Chapter 9: fainting."""

from typing import Any

import pytest

from tests.herecomesthedog.table import Table, clause, dog

pytestmark = pytest.mark.engine
ASSAULT = "charcoal charcoal charcoal"


def incident(held: str, **fields: Any) -> Table:
    """An Assault incident rolled by seat 0 in which nobody uses anything."""
    table = dog(held, **fields)
    table.roll(ASSAULT)
    while table.dump("step") == "defend":
        table.play("defend nothing")
    return table


@clause("9.1")
def test_villagers_who_fainted_do_not_recover_in_the_next_round() -> None:
    table = incident("|2 meat|rest", bonfire="2 meat 1 charcoal")
    assert table.dump("villagers")[1] == 1
    table.roll("meat meat fire", "take meat meat")
    assert len(table.state.rounds) == 1
    assert table.dump("villagers")[1] == 1


@clause("9.1")
@pytest.mark.parametrize(
    ("meat", "villagers", "falls"), [(1, 2, 0), (2, 1, 0), (3, 2, 1), (4, 2, 1), (5, 2, 1), (8, 2, 1)]
)
def test_more_faints_than_villagers_are_not_carried_over(meat: int, villagers: int, falls: int) -> None:
    table = incident(f"|{meat} meat")
    assert (table.dump("villagers")[1], table.dump("falls")[1]) == (villagers, falls)


@clause("9.2")
@pytest.mark.parametrize(("falls", "standing", "restored"), [(0, 3, 2), (0, 1, 2), (1, 2, 1), (1, 1, 1)])
def test_when_all_faint_the_dogs_return_and_two_then_one_are_restored(falls: int, standing: int, restored: int) -> None:
    table = incident("|3 meat", dogs=[2, 5], villagers=[3, standing], falls=[0, falls])
    assert table.dump("dogs") == [2, 0]
    assert table.state.view(0).facts["pack"] == 23
    assert table.dump("villagers") == [3, restored]
    assert table.told("restored") == [{"event": "restored", "seat": 1, "returned": 5, "villagers": restored}]
    assert table.sticks(1) == "3 meat"


@clause("9.2")
def test_the_end_of_a_round_makes_villagers_faint_for_good_too() -> None:
    table = dog("|3 meat|rest", "1 meat 2 charcoal", dogs=[0, 3, 0], villagers=[3, 2, 3])
    table.roll("charcoal charcoal fire", "take charcoal charcoal")
    assert (table.dump("dogs")[1], table.dump("villagers")[1], table.dump("falls")[1]) == (0, 2, 1)


@clause("9.3")
def test_the_third_time_a_player_is_knocked_out_and_the_dogs_return() -> None:
    table = incident("|1 meat|", dogs=[2, 5, 0], villagers=[3, 1, 3], falls=[0, 2, 0])
    assert (table.dump("dogs"), table.dump("villagers"), table.dump("falls")) == ([2, 0, 0], [3, 0, 3], [0, 3, 0])
    assert table.told("knocked out") == [{"event": "knocked out", "seat": 1, "returned": 5, "villagers": 0}]


@clause("9.4")
def test_who_is_knocked_out_has_no_sticks_no_turn_and_cannot_be_robbed() -> None:
    table = incident("|1 meat 2 fire|1 charcoal", villagers=[3, 1, 3], falls=[0, 2, 0])
    assert table.sticks(1) == ""
    assert table.bonfire() == "9 meat 5 fire 6 charcoal"
    table.roll("meat fire charcoal")
    assert table.clause("steal fire from seat 1") == "9.4"
    table.play("steal charcoal from seat 2")
    assert table.seat == 2
    assert table.clause("roll", seat=1) == "9.4"
    assert table.state.legal(1) == []


@clause("9.4")
def test_who_is_knocked_out_is_spared_later_events() -> None:
    table = incident("2 meat||1 meat", villagers=[3, 0, 3], falls=[0, 3, 0])
    assert table.dump("villagers") == [1, 0, 2]
    assert table.clause("defend nothing", seat=1) == "9.4"


@clause("9.5")
@pytest.mark.parametrize("turns", [0, 4])
def test_when_the_roller_is_knocked_out_the_next_has_a_whole_turn(turns: int) -> None:
    table = incident("1 meat|1 charcoal|1 fire", villagers=[1, 3, 3], falls=[2, 0, 0], turns=turns)
    assert table.seat == 1
    assert table.offers() == ["roll", "exchange charcoal meat"]
    assert (table.dump("turns"), table.dump("dice")) == (turns + 1, [])


@clause("9.5")
def test_the_next_after_a_knocked_out_roller_may_be_knocked_out_too() -> None:
    table = incident("1 meat|1 meat|1 fire|", villagers=[1, 1, 3, 3], falls=[2, 2, 0, 0])
    assert table.seat == 2
