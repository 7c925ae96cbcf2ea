"""Chapters 3 and 6: the turn, and Ri-chi."""

from typing import Any

import pytest

from tests.dogndog.table import clause, dogndog, late

pytestmark = pytest.mark.engine
DULL = "1 3 5 bone"  # four cards that are not ready


@clause("3.1")
def test_turns_go_clockwise_from_the_parent_on() -> None:
    table = dogndog(f"{DULL}|{DULL}|{DULL}", "food", parent=1, first=1, deck="food disc disc")
    order = []
    for card in ("food", "food", "disc"):
        order.append(table.seat)
        table.play(f"discard {card}")
    assert [*order, table.seat] == [1, 2, 0, 1]


@clause("3.1")
def test_nobody_else_can_move_in_a_turn() -> None:
    table = dogndog(f"{DULL}|{DULL}", "food")
    assert table.state.legal(1) == []
    for text in ("discard 1", "richi 1", "tsumo"):
        assert table.clause(text, seat=1) == "3.1"


@clause("3.2")
def test_a_turn_begins_with_the_top_card_of_the_deck() -> None:
    table = dogndog(f"{DULL}|{DULL}", "food", deck="6 disc")
    table.play("discard food")
    assert table.state.view(1).zone("hand", 1) == ["1", "3", "5", "6", "bone"]
    assert table.facts("drawn", 1) == "6"
    assert table.told("drew", 1)[-1]["card"] == "6"


@clause("3.3")
def test_tsumo_finishes_a_complete_hand_worth_enough() -> None:
    table = dogndog(f"2 2 3r 4|{DULL}", "5", "1|1", dora="5")
    assert table.offers("tsumo") == ["tsumo"]
    table.play("tsumo")
    assert table.names() == ["Tanyao 1", "Tsumo 1", "Red number 1", "Dora 1", "Parent Bonus 2"]
    assert table.scores == [2, -1]


@clause("3.3", "4.1")
def test_without_a_complete_hand_there_is_no_tsumo() -> None:
    table = dogndog(f"2 2 3r 4|{DULL}", "6", "1|1")
    assert table.offers("tsumo") == []
    assert table.clause("tsumo") == "4.1"


@clause("4.4")
def test_without_three_points_there_is_no_tsumo() -> None:
    table = dogndog(f"1 1 2 3|{DULL}", "4", "5|5")
    assert table.offers("tsumo") == []
    assert table.clause("tsumo") == "4.4"


@clause("3.3")
def test_tsumo_is_free_of_what_was_discarded() -> None:
    table = dogndog("2 2 3r 4|1 3 6 bone", "5", "5|1", dora="5")
    assert table.offers("tsumo") == ["tsumo"]


@clause("3.4")
def test_one_of_the_five_is_discarded_at_the_end_of_the_row() -> None:
    table = dogndog(f"3 3r 4 food|{DULL}", "3", "1|1")
    assert table.offers("discard") == ["discard 3", "discard 3r", "discard 4", "discard food"]
    assert table.clause("discard 5") == "3.4"
    table.play("discard 3r")
    assert table.dump("discards")[0] == ["1", "3r"]
    assert table.dump("hands")[0] == ["3", "3", "4", "food"]


@clause("3.4")
@pytest.mark.parametrize("out", ["1", "2r", "4", "food", "3"])
def test_the_card_drawn_takes_the_place_of_the_one_discarded(out: str) -> None:
    table = dogndog(f"1 2r 4 food|{DULL}", "3")
    table.play(f"discard {out}")
    left = ["1", "2r", "3", "4", "food"]
    left.remove(out)
    assert table.dump("hands")[0] == left
    assert table.dump("drawn") != "3"


@clause("3.5")
def test_a_hand_that_can_finish_may_be_played_on() -> None:
    table = dogndog(f"2 2 3r 4|{DULL}", "5", "1|1", dora="5")
    table.play("discard 5")
    assert table.seat == 1


@clause("6.1")
def test_richi_is_declared_with_a_discard_that_leaves_a_ready_hand() -> None:
    table = dogndog(f"2 2 3 4|{DULL}", "food", "1|1")
    assert table.offers("richi") == ["richi 2", "richi food"]
    assert table.clause("richi 3") == "6.1"
    assert table.clause("richi 6") == "3.4"
    table.play("richi food")
    assert table.facts("richi") == [1, None]
    assert table.told("discarded")[-1] == {"event": "discarded", "seat": 0, "card": "food", "richi": True}


@clause("6.1")
def test_each_discard_that_leaves_a_ready_hand_is_offered() -> None:
    table = dogndog(f"2 2 4 6|{DULL}", "3", "1|1")
    assert table.offers("richi") == ["richi 2", "richi 3", "richi 6"]
    assert table.clause("richi 4") == "6.1"


@clause("6.1")
@pytest.mark.parametrize(("deck", "offered"), [("4 4 5 5", True), ("4 4", True), ("", False)])
def test_richi_needs_a_card_in_the_deck(deck: str, offered: bool) -> None:
    table = late("2 2 3 3|1 5 6 bone", "food", deck)
    assert table.seat == 0
    assert bool(table.offers("richi")) == offered
    assert table.clause("richi food") == (None if offered else "6.1")


@clause("6.1", "6.4")
def test_richi_is_declared_once_and_then_only_the_card_drawn_is_discarded() -> None:
    table = dogndog(f"2 2 3 4|{DULL}", "6", "1|1", richi=[0, None])
    assert table.offers() == ["discard 6"]
    assert table.clause("richi 6") == "6.1"
    assert table.clause("discard 2") == "6.4"


@clause("6.4")
def test_after_richi_a_card_that_finishes_may_be_thrown_too() -> None:
    table = dogndog(f"2 2 3 4|{DULL}", "5", "1|1", richi=[0, None])
    assert table.offers() == ["discard 5", "tsumo"]
    table.play("discard 5")
    assert table.dump("hands")[0] == ["2", "2", "3", "4"]


@clause("6.2")
def test_a_dead_wait_may_declare_richi() -> None:
    table = dogndog("1 1 1r food|5 2 2 bone", "3", "food food|food 1", dora="6")
    assert "richi 3" in table.offers()


@clause("6.2")
def test_four_of_a_kind_may_not_declare_richi() -> None:
    table = dogndog(f"2 2 2 2r|{DULL}", "food", "1|1")
    assert table.clause("richi food") == "6.1"
    assert table.offers("richi") == ["richi 2", "richi 2r"]


POINTS: dict[str, Any] = {"options": {"richi_needs": "three_points"}}


@clause("6.3")
@pytest.mark.parametrize(
    ("hand", "dora", "clause_"),
    [
        ("2 2 3 4", "6", None),  # Tanyao
        ("1 1 2 3", "6", None),  # Chanta with 1
        ("1 1 3 4", "6", "6.3"),
        ("5 5 2 3", "6", None),
        ("food food 2 3", "6", "6.3"),
        ("food food 2r 3", "6", None),
        ("food food 2 3", "4", None),  # 4 would be a dora
        ("food food 2 3", "food", None),
        ("food food 5 6", "6", None),
        ("1 1 5 6", "disc", None),  # Chanta
        ("6 6 2 3", "disc", None),  # Chanta with 1
        ("6 6 3 5", "disc", "6.3"),  # only a red 4 would do
        ("food food bone bone", "6", None),
    ],
)
def test_where_richi_needs_three_points_some_completing_kind_must_be_worth_them(
    hand: str, dora: str, clause_: str | None
) -> None:
    table = dogndog(f"{hand}|1 3 5 bone", "disc", "4|4", dora=dora, **POINTS)
    assert table.clause("richi disc") == clause_
    assert ("richi disc" in table.offers()) == (clause_ is None)
    assert dogndog(f"{hand}|1 3 5 bone", "disc", "4|4", dora=dora).clause("richi disc") is None


@clause("6.3")
def test_where_richi_needs_three_points_it_still_needs_a_ready_hand() -> None:
    assert dogndog("2 2 5 bone|1 3 5 bone", "disc", "4|4", **POINTS).clause("richi disc") == "6.1"
