"""Chapter 5: ron."""

from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from tests.dogndog.table import GAME, clause, dogndog, late

pytestmark = pytest.mark.engine
DULL = "1 3 5 bone"
READY = "2 2 3r 4"  # waits for 2 and 5


@clause("5.1")
def test_a_discard_that_completes_a_hand_worth_enough_can_be_taken() -> None:
    table = dogndog(f"{DULL}|{READY}", "5r", "6|6")
    table.play("discard 5r")
    assert table.state.waiting == [1]
    assert table.offers() == ["ron", "pass"]
    table.play("ron")
    assert table.names() == ["Tanyao 1", "Red number 2"]
    assert table.scores == [-1, 1]


@clause("5.1", "4.4")
def test_who_lacks_points_is_not_asked() -> None:
    table = dogndog(f"{DULL}|{READY}", "5", "6|6", deck="bone")
    table.play("discard 5")
    assert table.state.waiting == [1]
    assert table.dump("step") == "turn"


@clause("5.1")
def test_between_turns_there_is_nothing_to_ron() -> None:
    table = dogndog(f"{DULL}|{READY}", "5r", "6|6")
    for seat in (0, 1):
        assert table.clause("ron", seat) == "5.1"
        assert table.clause("pass", seat) == "5.1"


@clause("5.1", "5.2")
def test_why_somebody_cannot_ron_is_told_from_their_own_cards() -> None:
    table = dogndog("food disc bone 1|2 2 3r 4|1 1 3 4|6 food disc bone", "5r", "6|6|6r|5", dora="disc")
    table.play("discard 5r")
    assert table.state.waiting == [1]
    assert table.clause("ron", 0) == "5.1"
    assert table.clause("ron", 2) == "4.4"
    assert table.clause("ron", 3) == "4.1"
    assert table.clause("pass", 2) == "5.2"
    assert table.clause("discard 1", 2) == "3.1"
    assert table.clause("discard 2", 1) == "5.2"


BOTH = "food disc 1 bone|2 2 3r 4|1 3 3 bone|3 4r food food"


@clause("5.2")
def test_all_who_can_are_asked_at_the_same_time_and_nobody_else() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    assert table.state.waiting == [1, 3]
    assert [table.offers(seat=seat) for seat in range(4)] == [[], ["ron", "pass"], [], ["ron", "pass"]]


@clause("5.2", "13.4")
def test_nothing_happens_until_all_have_answered() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    told = len(table.state.events or [])
    before = [table.state.view(seat).as_json() for seat in (0, 2, 3, None)]
    table.play("ron", seat=1)
    assert table.state.waiting == [3]
    assert table.offers(seat=1) == []
    assert table.clause("pass", 1) == "5.2"
    assert len(table.state.events or []) == told
    assert [table.state.view(seat).as_json() for seat in (0, 2, 3, None)] == before
    table.play("pass", seat=3)
    assert table.scores == [-1, 1, 0, 0]


@clause("5.2", "13.4")
def test_everybody_knows_only_of_themselves_that_they_are_asked() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    views = [table.state.view(seat) for seat in (0, 1, 2, 3, None)]
    assert [view.waiting for view in views] == [[0], [1], [0], [3], [0]]
    assert [view.step for view in views] == ["turn", "ron", "turn", "ron", "turn"]
    assert [view.zone("discards", 0) for view in views] == [["6"], ["6", "5r"], ["6"], ["6", "5r"], ["6"]]
    assert [table.facts("answer", seat) for seat in range(4)] == [None, "asked", None, "asked"]


@clause("13.4")
def test_after_all_passed_the_next_draws_as_if_nobody_had_been_asked() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", "disc", dora="food")
    table.play("discard 5r")
    table.play("pass", seat=3)
    table.play("pass", seat=1)
    assert [event.name for event in table.state.events or []] == ["discarded", "drew"]
    assert table.dump("answers") == ["not asked"] * 4
    assert table.state.waiting == [1]


@clause("5.3")
@pytest.mark.parametrize(("lies", "asked"), [("5", False), ("5r", False), ("2", True), ("6", True)])
def test_a_kind_among_the_own_discards_cannot_be_taken(lies: str, asked: bool) -> None:
    out = "5" if lies == "5r" else "5r"
    table = dogndog("1 3 6 bone|2 2 3r 4", out, f"1|{lies}", dora="4")
    table.play(f"discard {out}")
    assert (table.dump("step") == "ron") == asked
    if not asked:
        assert table.facts("turn") == 1


@clause("5.3")
def test_a_sideways_discard_counts_too() -> None:
    table = dogndog("1 3 6 bone|2 2 3r 4", "5r", "1 1|5 6", dora="4", richi=[None, 0])
    table.play("discard 5r")
    assert table.dump("step") == "turn"


@clause("5.3")
@pytest.mark.parametrize(("furiten", "asked"), [("per_kind", True), ("whole_hand", False)])
def test_with_whole_hand_any_completing_kind_among_the_own_discards_forbids_ron(furiten: str, asked: bool) -> None:
    hands = "disc 3 6 bone|2 2 3r 4|1 1 food 4|1 food 4 disc"
    options = {"furiten": furiten}
    table = dogndog(hands, "5r", "6|2r|6|6r", dora="5", options=options)
    table.play("discard 5r")
    assert (table.dump("step") == "ron") == asked


@clause("5.3")
@pytest.mark.parametrize(("furiten", "lies"), [("per_kind", "5"), ("whole_hand", "5"), ("whole_hand", "2r")])
def test_why_own_discards_forbid_a_ron_is_told(furiten: str, lies: str) -> None:
    hands = "disc 3 6 bone|2 2 3r 4|3 4r food food"
    table = dogndog(hands, "5r", f"6|{lies}|6r", dora="food", options={"furiten": furiten})
    table.play("discard 5r")
    assert table.state.waiting == [2]
    assert table.clause("ron", 1) == "5.3"


@clause("5.4")
@pytest.mark.parametrize(("parent", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_of_several_rons_the_nearest_from_the_parent_on_wins(parent: int, winner: int) -> None:
    rows = ["6", "6", "6r", "1"]
    for seat in range(parent, 4):
        rows[seat] += " disc" if parent > 0 else ""
    table = dogndog(BOTH, "5r", "|".join(rows), dora="food", parent=parent)
    table.play("discard 5r")
    table.play("ron", seat=3)
    table.play("ron", seat=1)
    assert table.told("finished")[0]["seat"] == winner
    assert table.scores[winner] > 0


@clause("5.5", "3.5")
def test_passing_costs_nothing() -> None:
    table = dogndog(f"1 3 6 5|{READY}", "5r", "6|6", "bone bone", dora="2")
    table.play("discard 5r", "pass", "discard bone", "discard 5")
    assert table.state.waiting == [1]
    assert table.dump("step") == "ron"


@clause("5.5")
def test_where_missed_rons_count_a_kind_passed_is_as_good_as_discarded() -> None:
    options = {"missed_ron": "furiten"}
    table = dogndog(f"1 3 6 5|{READY}", "5r", "6|6", "bone 2r", dora="2", options=options)
    table.play("discard 5r", "pass")
    assert table.facts("missed", 1) == ["5"]
    assert table.facts("missed") is None
    assert table.facts("missed", 0) == []
    table.play("discard bone", "discard 5")
    assert table.dump("step") == "turn"
    table = dogndog(f"1 3 6 5|{READY}", "5r", "6|6", "bone 2r", dora="2", options=options)
    table.play("discard 5r", "pass", "discard bone", "discard 2r")
    assert table.dump("step") == "ron"  # another kind


@clause("5.5")
def test_a_ron_missed_before_is_told_as_the_reason() -> None:
    fields: dict[str, Any] = {"options": {"missed_ron": "furiten"}, "missed": [[], ["5"], []]}
    table = dogndog(f"1 6 disc bone|{READY}|3 4r food food", "5", "5r|disc|1", dora="food", **fields)
    table.play("discard 5")
    assert table.state.waiting == [2]
    assert table.clause("ron", 1) == "5.5"


@clause("5.5")
def test_a_ron_is_missed_only_once_all_have_answered() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food", options={"missed_ron": "furiten"})
    table.play("discard 5r")
    table.play("pass", seat=1)
    assert table.dump("missed") == [[], [], [], []]
    assert GAME.load(table.state.dump(), Seeded(1)).dump() == table.state.dump()
    table.play("pass", seat=3)
    assert table.dump("missed") == [[], ["5"], [], ["5"]]


@clause("5.5")
def test_a_missed_ron_is_forgotten_with_the_next_round() -> None:
    fields: dict[str, Any] = {"options": {"missed_ron": "furiten"}, "missed": [[], ["5"], []]}
    table = dogndog(f"1 6 disc bone|{READY}|3 4r food food", "5", "5r|disc|1", dora="food", **fields)
    table.play("discard 5", "ron")
    assert table.dump("missed") == [[], [], []]


@clause("10.2", "7.7")
def test_the_last_discard_can_be_taken_as_haitei() -> None:
    table = late("1 5 6 bone|2 2 3r 4", "2r", owner={"5": 0, "2": 0}, dora="disc")
    table.play("discard 2r")
    assert table.state.waiting == [1]
    table.play("ron")
    assert table.names() == ["Tanyao 1", "HaiTei 1", "Red number 2"]
