"""The worked examples of the rulings, as plays."""

import pytest

from tests.dachs.table import clause, dachs

pytestmark = pytest.mark.engine
ROW = "2b 2b 3b 3p 4b 5b"


@clause("4.2")
def test_example_1_two_twos_agree_but_a_two_and_a_four_of_other_colours_do_not() -> None:
    table = dachs("2v 2s 4p|3b 3s", ROW)
    assert table.clause("play 2v 2s") is None
    assert table.clause("play 2v 4p") == "4.2"


@clause("4.6", "5.1", "6.1")
def test_example_2_three_vanilla_score_15_and_allow_three_draws_and_three_vanilla() -> None:
    table = dachs("3v 4v 5v|3b 3s", row="2v 2v 2v 3p 4b 5b")
    table.play("play 3v 4v 5v")
    assert table.dump("points")[0] == 15
    assert table.dump("draws_left") == 3
    table.play("stop", "take 2v", "take 2v", "take 2v")
    assert table.hand(0) == ["2v", "2v", "2v"]


@clause("4.5")
def test_example_3_three_twos_score_6_and_a_single_five_5() -> None:
    table = dachs("2v 2s 2p 5v|3b 3s", ROW)
    table.play("play 2v 2s 2p")
    assert table.dump("points")[0] == 6
    table = dachs("2v 2s 2p 5v|3b 3s", ROW)
    table.play("play 5v")
    assert table.dump("points")[0] == 5


@clause("5.1", "6.1")
def test_example_4_two_vanilla_and_a_peach_allow_two_draws_two_vanilla_and_one_peach() -> None:
    table = dachs("3v 3v 3p 5s|3b 3s", row="2v 2v 2v 2p 2p 5b")
    table.play("play 3v 3v 3p")
    assert table.dump("draws_left") == 2
    assert table.dump("retrievable") == {"v": 2, "b": 0, "p": 1, "s": 0}
    table.play("stop", "take 2p", "take 2v", "take 2v")
    assert table.hand(0) == ["2v", "2v", "2p", "5s"]


@clause("8.2", "8.5", "8.6")
def test_example_5_a_tie_for_last_costs_both_a_life_and_the_later_starts() -> None:
    table = dachs("5v 2p|2p|3s 5p 2v", ROW, "2s", points=[41, 38, 42], last_lap=True, seat=2, first=0)
    table.play("play 2v", "draw")
    assert table.told("round over")[0]["scores"] == [34, 36, 34]
    assert table.dump("lives") == [1, 2, 1]
    assert table.seat == 2
