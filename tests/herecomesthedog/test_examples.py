"""The worked examples of the rulings, as plays."""

import pytest

from tests.herecomesthedog.table import clause, dog

pytestmark = pytest.mark.engine
ASSAULT = "charcoal charcoal charcoal"


@clause("6.2", "7.1")
def test_example_1_five_meat_tame_two_dogs_and_the_fifth_is_wasted_or_kept() -> None:
    table = dog("|5 meat|rest", "1 meat 1 charcoal 1 fire")
    table.roll("meat meat fire", "take meat fire")
    assert (table.dump("dogs")[1], table.sticks(1), len(table.state.rounds)) == (2, "", 1)
    table = dog("|5 meat")
    table.roll("meat meat meat")
    assert (table.dump("dogs")[1], table.sticks(1), len(table.state.rounds)) == (2, "1 meat", 0)


@clause("6.4", "6.5", "6.6")
def test_example_2_of_five_dogs_two_are_fended_off_by_meat_and_two_by_sets() -> None:
    table = dog("|5 meat 2 fire 2 charcoal|rest", "1 meat 2 charcoal")
    table.roll("charcoal charcoal fire", "take charcoal charcoal")
    assert table.dump("villagers")[1] == 2
    table = dog("|5 meat 2 fire 2 charcoal")
    table.roll(ASSAULT)
    table.play("defend 2 meat pairs 2 fire sets", seat=1)
    assert (table.dump("villagers")[1], table.sticks(1)) == (2, "1 meat")
    told = table.told("assaulted")[0]
    assert [told[name] for name in ("came", "fended", "fainted")] == [[0, 5], [0, 4], [0, 1]]
    assert [told[name] for name in ("pairs", "sets")] == [[0, 2], [0, 2]]


@clause("7.3")
def test_example_3_one_meat_and_nothing_else_costs_a_villager_and_is_kept() -> None:
    table = dog("|1 meat")
    table.roll(ASSAULT)
    assert (table.dump("villagers")[1], table.sticks(1)) == (2, "1 meat")


@clause("4.2", "4.3")
@pytest.mark.parametrize(
    ("dice", "bonfire", "take"),
    [
        ("meat meat fire", "5 meat 5 charcoal", "take meat meat"),
        ("fire fire meat", "5 meat 1 fire 5 charcoal", "take meat fire"),
        ("fire fire meat", "5 meat 5 charcoal", "take meat"),
    ],
)
def test_example_4_what_is_taken_when_fire_is_short(dice: str, bonfire: str, take: str) -> None:
    table = dog("|rest", bonfire)
    table.roll(dice)
    assert table.offers() == [take]


@clause("5.4")
@pytest.mark.parametrize(
    ("bonfire", "move", "allowed"),
    [
        ("2 meat 3 charcoal", "exchange charcoal meat", True),
        ("1 meat 3 charcoal", "exchange charcoal meat", False),
        ("2 meat 3 charcoal", "exchange fire 2 charcoal", True),
        ("2 meat 2 charcoal", "exchange fire 2 charcoal", False),
    ],
)
def test_example_5_an_exchange_leaves_at_least_one(bonfire: str, move: str, allowed: bool) -> None:
    table = dog("1 fire 1 charcoal|rest", bonfire)
    assert (move in table.offers()) == allowed


@clause("4.5", "6.8")
def test_example_6_the_last_meat_and_the_last_charcoal_together_end_the_round_without_an_event() -> None:
    table = dog("3 meat|3 meat|rest", "1 meat 1 charcoal")
    table.roll("meat meat charcoal", "take meat charcoal")
    assert [ended.how for ended in table.state.rounds] == ["nothing"]
    assert (table.dump("dogs"), table.dump("villagers")) == ([0, 0, 0], [3, 3, 3])


def test_the_moves_of_the_issue_are_read() -> None:
    table = dog("1 fire 1 charcoal|1 meat|2 meat 1 fire 1 charcoal")
    for move in ("roll", "exchange charcoal meat", "exchange fire 2 charcoal"):
        assert table.clause(move) is None
    table.roll("meat meat charcoal")
    assert table.clause("take meat meat") is None
    table = dog("|1 meat|2 meat")
    table.roll("fire fire charcoal")
    assert table.clause("take fire charcoal") is None
    table = dog("|1 meat|2 meat")
    table.roll("fire meat charcoal")
    assert table.clause("steal meat from seat 2") is None
    table = dog("4 meat 1 fire 1 charcoal||")
    table.roll(ASSAULT)
    assert table.clause("defend 2 meat pairs 1 fire set") is None
