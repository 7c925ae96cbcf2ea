"""Chapter 6: going out."""

from typing import Any

import pytest

from houndtable.kernel.errors import BadOption
from tests.dogsbreath.table import DAY, PLAIN, WEAK, Table, breath, clause, new, pick_of

pytestmark = pytest.mark.engine
THIRD = "msn mbn psn pbn vsn vbn vbn"
THIEF = "scavenger psd psn vsd vsn bone bone"


def robbed(deck: str = "mbn", **fields: Any) -> Table:
    """Three players; seat 1 is out, and seat 2 has just robbed them in the first final turn."""
    table = breath(f"{WEAK}|{DAY}|{THIEF.replace('vsd', 'vbn')}", deck, pick_of(1), outer=1, seat=2, turns=2, **fields)
    table.play("scavenge seat 1", "offer vbn")
    return table


@clause("6.1")
def test_after_every_discard_the_player_is_asked() -> None:
    table = breath(f"{PLAIN}|{WEAK}")
    assert table.clause("go out") == "4.2"
    table.play("draw")
    assert table.clause("go out") == "4.4"
    table.play("discard msd")
    assert table.offers() == ["go out", "done"]
    assert table.clause("draw") == table.clause("discard psd") == "6.1"
    table.play("done")
    assert (table.seat, table.dump("outer")) == (1, None)


@clause("6.1")
def test_a_player_goes_out_with_any_hand() -> None:
    table = breath(f"{PLAIN}|{WEAK}")
    table.play("draw", "discard msd", "go out")
    assert (table.seat, table.dump("outer")) == (1, 0)
    assert table.told("out", 1) == [{"event": "out", "seat": 0}]


@clause("6.2")
def test_while_somebody_is_out_nobody_else_can_go_out() -> None:
    table = breath(f"{PLAIN}|{WEAK}|{THIRD}")
    table.play("draw", "discard msd", "go out", "draw")
    assert table.clause("go out") == "6.2"
    table.play("discard vbd")
    assert (table.seat, table.dump("step")) == (2, "draw")


@clause("6.3")
@pytest.mark.parametrize(("minimum", "lawful"), [(14, True), (15, True), (16, False), (100, False)])
def test_a_table_may_demand_a_worth(minimum: int, lawful: bool) -> None:
    table = breath(f"{WEAK}|{PLAIN}", deck="mbn", options={"go_out_minimum": minimum})
    table.play("draw", "discard mbn")
    assert table.clause("go out") == (None if lawful else "6.3")
    assert table.offers() == (["go out", "done"] if lawful else ["done"])


@clause("6.4")
@pytest.mark.parametrize(("hand", "discard", "lawful"), [(DAY, "mbn", True), (WEAK, "mbn", False)])
def test_a_table_may_demand_a_super_combo(hand: str, discard: str, lawful: bool) -> None:
    table = breath(f"{hand}|{PLAIN}", deck="mbn", options={"go_out_super": "on"})
    table.play("draw", f"discard {discard}")
    assert table.clause("go out") == (None if lawful else "6.4")


@clause("6.4")
def test_seven_meat_after_a_bone_count_as_a_super_combo_there() -> None:
    hand = "msn msd msd msd mbd mbd bone"
    table = breath(f"{hand}|{PLAIN}", deck="mbn", options={"go_out_super": "on"})
    table.play("draw", "discard bone")
    assert table.clause("go out") is None


@clause("6.5")
def test_every_other_player_has_one_final_turn() -> None:
    table = breath(f"{PLAIN}|{WEAK}|{THIRD}", first=1, seat=0)
    table.play("draw", "discard msd", "go out")
    for seat in (1, 2):
        assert table.seat == seat
        table.play("draw", "discard any")
    assert len(table.state.rounds) == 1
    assert (table.state.rounds[0].how, table.state.rounds[0].turns) == ("out", 5)


@clause("6.6")
def test_who_is_out_and_was_robbed_chooses_once_all_cards_are_drawn() -> None:
    table = robbed()
    assert (table.seat, table.offers()) == (1, ["stay out", "go on"])
    assert len(table.hand(2)) == 7
    assert table.clause("draw") == "6.6"
    assert table.clause("draw", seat=2) == table.clause("stay out", seat=2) == "6.6"
    table.play("stay out")
    assert (table.seat, table.dump("step"), table.dump("outer")) == (2, "draw", 1)


@clause("6.6")
def test_who_was_not_robbed_is_not_asked() -> None:
    table = breath(f"{THIEF}|{DAY}|{THIRD}", outer=1, turns=3)
    table.play("scavenge seat 2", "offer bone")
    assert table.dump("step") == "draw"
    assert table.clause("stay out") == table.clause("go on") == "6.6"


@clause("6.6")
def test_a_request_in_vain_is_no_robbery() -> None:
    table = breath(f"{THIEF}|{DAY}|{THIRD}", outer=1, turns=3, options={"request": "named"})
    table.play("scavenge seat 1", "offer bone", "request vbn")
    assert (table.seat, table.dump("step")) == (0, "draw")


@clause("6.6")
def test_a_blocked_scavenger_is_no_robbery() -> None:
    table = breath(f"{THIEF}|guard msn mbn pbd vsd vbd vbd", outer=1, turns=2)
    table.play("scavenge seat 1", "offer bone", "guard")
    assert (table.seat, table.dump("step")) == (0, "draw")


@clause("6.7")
def test_going_on_makes_it_a_false_alarm_and_the_current_player_may_go_out() -> None:
    table = robbed()
    table.play("go on")
    assert (table.seat, table.dump("step"), table.dump("outer")) == (2, "draw", None)
    table.play("draw", "discard psd")
    assert table.offers() == ["go out", "done"]
    table.play("go out")
    assert (table.seat, table.dump("outer")) == (0, 2)
    table.play("draw", "discard any")
    assert table.seat == 1


@clause("6.7")
def test_nothing_is_owed_for_a_false_alarm() -> None:
    table = robbed(deck="mbn vbd msn msn", options={"rounds": 1})
    table.play("go on", "draw", "discard psd", "go out", "draw", "discard any", "draw", "discard msd")
    assert "going out" not in table.lines(1)
    assert table.lines(2)["going out"] == -5


@clause("6.7")
def test_a_demanded_worth_does_not_bind_the_one_who_stays_out() -> None:
    table = robbed(options={"go_out_minimum": 60})
    assert table.clause("stay out") is None
    table = robbed(options={"go_out_super": "on"})
    assert table.clause("stay out") is None


@clause("6.8")
def test_after_the_last_turns_the_round_is_scored_with_nobody_out() -> None:
    table = breath(f"{PLAIN}|{WEAK}", options={"turn_cap": 3}, turns=5, seat=1)
    table.play("draw", "discard vbd", "done")
    assert (table.state.rounds[0].how, table.state.rounds[0].turns) == ("cap", 6)
    assert all("going out" not in table.lines(seat) for seat in (0, 1))


@clause("6.8")
def test_before_that_the_round_goes_on() -> None:
    table = breath(f"{PLAIN}|{WEAK}", options={"turn_cap": 3}, turns=4)
    table.play("draw", "discard msd", "done")
    assert (table.seat, table.dump("turns")) == (1, 5)


@clause("6.8")
def test_final_turns_run_beyond_the_cap() -> None:
    table = breath(f"{PLAIN}|{WEAK}|{THIRD}", options={"turn_cap": 3}, turns=8, seat=2)
    table.play("draw", "discard msn", "go out", "draw", "discard msd")
    assert table.dump("turns") == 10
    table.play("draw", "discard any")
    assert (table.state.rounds[0].how, table.state.rounds[0].turns) == ("out", 11)


@clause("6.8")
def test_a_false_alarm_beyond_the_cap_ends_the_round_with_that_turn() -> None:
    table = robbed(options={"turn_cap": 1, "rounds": 1})
    assert table.dump("turns") == 2
    table.play("go on", "draw", "discard psd", "done")
    assert (table.state.rounds[0].how, table.state.rounds[0].turns) == ("cap", 3)


@clause("6.8")
@pytest.mark.parametrize("cap", [0, 1001, -1, "never"])
def test_the_cap_is_a_number_from_1_to_1000(cap: object) -> None:
    with pytest.raises(BadOption, match="turn_cap can be a number from 1 to 1,000"):
        new(turn_cap=cap)
    assert new().dump("options")["turn_cap"] == 60
    assert new(turn_cap=1000).dump("options")["turn_cap"] == 1000
