"""The worked examples of the rulings, as plays."""

import pytest

from tests.dogndog.table import clause, dogndog

pytestmark = pytest.mark.engine
DULL = "1 5 6 bone"


@clause("9.1", "4.4")
@pytest.mark.parametrize(
    ("hand", "dora", "trophies"),
    [
        ("2 2 3 4", "disc", None),  # Tanyao, Tsumo: 2 points
        ("2 2 3r 4", "disc", 1),  # 3 points
        ("2 2 3r 4r", "disc", 1),  # 4
        ("2 2r 3r 4r", "disc", 1),  # 5
        ("2 2r 3r 4r", "3", 2),  # 6
    ],
)
def test_example_1_points_become_trophies(hand: str, dora: str, trophies: int | None) -> None:
    table = dogndog(f"{DULL}|{hand}", "5", "1 food|1", dora=dora)
    assert table.seat == 1
    if trophies is None:
        assert table.clause("tsumo") == "4.4"
    else:
        table.play("tsumo")
        assert table.scores == [-trophies, trophies]


@clause("9.6")
def test_example_2_a_trophy_and_two_poos_are_a_poo() -> None:
    one = {"name": "Drawing win", "points": 1, "clause": "10.3"}
    before = [{"how": "drawing win", "turns": 9, "lines": [[one], [{**one, "points": -1}]]}]
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3", rounds=before, reasons=[[]])
    table.play("discard food", "ron")
    assert table.scores[0] == -1


@clause("4.4", "7.10")
def test_example_3_tanyao_alone_cannot_ron_but_with_richi_and_ippatsu_it_can() -> None:
    table = dogndog("1 3 food bone|2 2 3 4", "5", "1|1", "disc")
    table.play("discard 5")
    assert table.dump("step") == "turn"
    table = dogndog("1 3 food bone|2 2 3 4", "5", "1|1", richi=[None, 0])
    table.play("discard 5", "ron")
    assert table.names()[:3] == ["Tanyao 1", "Ri-chi 1", "Ippatsu 1"]


@clause("8.5", "7.4")
def test_example_4_three_food_and_two_bones_by_ron_are_tsu_i_so() -> None:
    table = dogndog("1 5 6 3|food food bone bone", "food", "2|2", dora="3")
    table.play("discard food", "ron")
    assert table.names() == ["Tsu-I-So 2"]
    assert table.scores == [-2, 2]
    told = table.told("finished")[0]
    assert [item["name"] for item in told["counting"]] == ["ToiToi", "Food"]
    assert (told["points"], told["trophies"]) == (2, 2)


@clause("8.4", "8.6")
@pytest.mark.parametrize(
    ("hand", "drawn", "item"), [("1 1 6 6", "1r", "Chin-Lo-To 3"), ("4r 5r disc disc", "6r", "All Red 2")]
)
def test_example_5_ones_and_sixes_and_a_red_run_with_discs(hand: str, drawn: str, item: str) -> None:
    table = dogndog(f"{hand}|2 3 5 bone", drawn, "2|2", dora="3")
    table.play("tsumo")
    assert table.names() == [item]


@clause("5.3", "3.3")
@pytest.mark.parametrize("two", ["2", "2r"])
def test_example_6_with_a_2_in_your_discards_you_cannot_ron_a_2_but_tsumo_it(two: str) -> None:
    lies = "2r" if two == "2" else "2"
    hand = "3r 4r 6 6"
    table = dogndog(f"1 food 5 bone|{hand}", two, f"1|{lies}", "disc", dora="food")
    table.play(f"discard {two}")
    assert table.dump("step") == "turn"
    table = dogndog(f"1 food 5 bone|{hand}", two, f"1 1|{lies}", dora="food")
    assert table.seat == 1
    assert table.offers("tsumo") == ["tsumo"]


@clause("9.3", "7.12")
def test_example_7_the_parent_wins_by_tsumo_with_five_points_before_the_bonus() -> None:
    table = dogndog("2 2r 3r 4r|1 5 6 bone|1 5 6 food", "5", "1|6|disc", dora="disc")
    table.play("tsumo")
    assert table.names() == ["Tanyao 1", "Tsumo 1", "Red number 3", "Parent Bonus 2"]
    assert table.told("finished")[0]["points"] == 7
    assert table.scores == [2, -1, -1]
