"""Chapter 5: Scavenger and Guard Dog."""

from typing import Any

import pytest

from houndtable.kernel.chance import Luck, Scripted
from tests.dogsbreath.table import GAME, breath, clause, pick_of, with_empty_deck

pytestmark = pytest.mark.engine
THIEF = "scavenger psd psn vsd vsn bone bone"
OTHER = "msd mbd psd pbd vsd vbd vbd"
THIRD = "msn mbn psn pbn vsn vbn vbn"
GUARDED = "guard mbd psd pbd vsd vbd vbd"
NAMED: dict[str, Any] = {"options": {"request": "named"}}


@clause("5.1")
def test_a_scavenger_is_played_before_the_draw() -> None:
    table = breath(f"{THIEF}|{OTHER}|{THIRD}")
    assert table.offers("scavenge") == ["scavenge seat 1", "scavenge seat 2"]
    table.play("scavenge seat 1", "offer bone")
    assert (table.seat, table.dump("step")) == (0, "draw")
    table.play("draw")


@clause("5.1")
def test_or_after_the_draw_but_not_after_the_discard() -> None:
    table = breath(f"{THIEF}|{OTHER}")
    table.play("draw")
    assert table.offers("scavenge") == ["scavenge seat 1"]
    table.play("scavenge seat 1", "offer bone")
    assert (table.seat, table.dump("step")) == (0, "discard")
    table.play("discard any")
    assert table.clause("scavenge seat 1") == "6.1"


@clause("5.1")
def test_only_one_is_played_a_turn() -> None:
    table = breath(f"scavenger scavenger psn vsd vsn bone bone|{OTHER}", deck="vbn", options={"specials": 4})
    table.play("scavenge seat 1", "offer bone")
    assert table.clause("scavenge seat 1") == "5.1"
    assert not table.offers("scavenge")
    table.play("draw")
    assert not table.offers("scavenge")
    table.play("discard vsd", "done", "draw", "discard any", "done")
    assert table.offers("scavenge") == ["scavenge seat 1"]


@clause("5.1")
def test_who_holds_none_plays_none_and_nothing_of_it_without_one() -> None:
    table = breath(f"{OTHER}|{THIEF}")
    assert table.clause("scavenge seat 1") == "5.1"
    for move in ("offer vsd", "request vsd", "guard", "pass"):
        assert table.clause(move) == "5.1"


@clause("5.1")
def test_a_scavenger_may_be_played_in_a_final_turn() -> None:
    table = breath(f"{THIEF}|{OTHER}", outer=1, turns=2)
    assert table.offers("scavenge") == ["scavenge seat 1"]


@clause("5.2")
def test_the_scavenger_lies_face_up_before_an_opponent_then_a_card_is_offered() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}")
    assert table.clause("scavenge seat 0") == table.clause("scavenge seat 3") == "5.2"
    table.play("scavenge seat 1")
    assert table.state.view(None).zone("played") == ["scavenger"]
    assert table.state.view(None).facts["target"] == 1
    assert table.offers() == ["offer psd", "offer psn", "offer vsd", "offer vsn", "offer bone"]
    assert table.clause("offer scavenger") == table.clause("draw") == "5.2"
    table.play("offer vsd")
    assert table.told("offered", 0)[0]["card"] == "vsd"
    assert "card" not in table.told("offered", 1)[0]


@clause("5.3")
@pytest.mark.parametrize(("place", "card"), [(0, "msd"), (1, "psd"), (3, "pbd"), (6, "vbd")])
def test_the_card_is_picked_blind_by_chance(place: int, card: str) -> None:
    hand = "vbd pbd psd msd vsd psd vbd"
    table = breath(f"{THIEF}|{hand}", deck="mbn", chance=pick_of(place))
    table.play("scavenge seat 1", "offer bone")
    assert sorted(table.hand(0)) == sorted([*"psd psn vsd vsn bone mbn".split(), card])
    assert table.hand(1).count("bone") == 1


@clause("5.3")
def test_with_requests_any_of_15_kinds_is_named() -> None:
    table = breath(f"{THIEF}|{OTHER}|{THIRD}", deck="guard", **NAMED)
    table.play("scavenge seat 2", "offer bone")
    assert len(table.offers("request")) == 15
    assert table.clause("draw") == table.clause("offer bone") == "5.3"
    table.play("request vbn")
    assert table.hand(0) == ["psd", "psn", "vsd", "vsn", "vbn", "bone", "guard"]
    assert sorted(table.hand(2)) == sorted("msn mbn psn pbn vsn vbn bone".split())


@clause("5.3")
def test_a_kind_that_is_not_there_swaps_nothing_and_all_hear_of_it() -> None:
    table = breath(f"{THIEF}|{OTHER}|{THIRD}", deck="guard", **NAMED)
    table.play("scavenge seat 1", "offer bone", "request bone")
    assert sorted(table.hand(1)) == sorted(OTHER.split())
    assert table.hand(0).count("bone") == 2
    assert table.told("requested", 2) == [{"event": "requested", "seat": 0, "target": 1, "card": "bone"}]
    assert table.told("lacked", None) == [{"event": "lacked", "seat": 1, "card": "bone"}]
    assert (table.seat, table.dump("step"), table.dump("used")) == (0, "draw", ["scavenger"])


@clause("5.4")
def test_a_guard_dog_of_the_opponent_blocks() -> None:
    table = breath(f"{THIEF}|{GUARDED}", deck="mbn msn")
    table.play("scavenge seat 1", "offer bone")
    assert (table.seat, table.offers()) == (1, ["guard", "pass"])
    assert table.clause("draw") == "5.4"
    assert table.clause("draw", seat=0) == table.clause("pass", seat=0) == "5.4"
    table.play("guard")
    assert table.hand(0) == ["mbn", "psd", "psn", "vsd", "vsn", "bone", "bone"]
    assert sorted(table.hand(1)) == sorted("msn mbd psd pbd vsd vbd vbd".split())
    assert table.seat == 0


@clause("5.4")
def test_others_are_asked_clockwise_from_the_opponent_and_never_the_thief() -> None:
    guard = "guard mbn psn pbn vsn vbn bone"
    hands = f"guard scavenger psd psn vsd vsn bone|{guard}|guard mbd psd pbd vsd vbd vbd|guard mbd msd msd msn mbd bone"
    table = breath(hands, options={"specials": 4})
    table.play("scavenge seat 2", "offer bone")
    asked = []
    while table.dump("step") == "guard":
        asked.append(table.seat)
        table.play("pass")
    assert asked == [2, 3, 1]
    assert table.dump("used") == ["scavenger"]


@clause("5.4")
def test_one_guard_dog_is_enough() -> None:
    guard = "guard mbn psn pbn vsn vbn bone"
    table = breath(f"{THIEF}|{GUARDED}|{guard}", options={"specials": 4})
    table.play("scavenge seat 1", "offer bone", "pass")
    assert table.seat == 2
    table.play("guard")
    assert table.dump("used") == ["scavenger", "guard"]
    assert "guard" in table.hand(1)
    assert table.told("guarded") == [{"event": "guarded", "seat": 2, "target": 1, "attacker": 0}]


@clause("5.4")
def test_where_nobody_holds_a_guard_dog_nobody_is_asked() -> None:
    table = breath(f"{THIEF}|{OTHER}|{THIRD}")
    table.play("scavenge seat 1", "offer bone")
    assert table.dump("step") == "draw"


@clause("5.5")
def test_who_is_out_guards_themselves() -> None:
    table = breath(f"{THIEF}|{OTHER}|{GUARDED.replace('vbd', 'vbn')}", outer=2, turns=3)
    table.play("scavenge seat 2", "offer bone")
    assert table.seat == 2
    table.play("guard")
    assert (table.seat, table.dump("step"), table.dump("outer")) == (0, "draw", 2)


@clause("5.5")
def test_who_is_out_does_not_guard_others() -> None:
    table = breath(f"{THIEF}|{OTHER}|{GUARDED.replace('vbd', 'vbn')}", outer=2, turns=3)
    table.play("scavenge seat 1", "offer bone")
    assert (table.seat, table.dump("step")) == (0, "draw")


@clause("5.6", "10.2")
def test_of_a_card_offered_others_see_the_back() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}", options={"request": "named"})
    table.play("scavenge seat 1", "offer vsn")
    assert [table.state.view(seat).facts["offered"] for seat in (0, 1, 2, None)] == ["vsn", "?", "?", "?"]


@clause("5.6")
def test_blocked_nothing_is_swapped_and_the_card_offered_goes_back_unseen() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}", deck="mbn msn")
    table.play("scavenge seat 1", "offer vsn")
    assert table.state.view(1).facts["offered"] == "?"
    table.play("guard")
    assert "vsn" not in str([event.seen_by(seat) for event in table.state.events or [] for seat in (1, 2, None)])
    assert "vsn" in table.hand(0)
    assert table.dump("offered") is None
    assert table.seen(0, by=1) == []


@clause("5.7")
def test_not_blocked_the_two_cards_change_hands() -> None:
    table = breath(f"{THIEF}|{GUARDED}", deck="mbn", chance=pick_of(0))
    table.play("scavenge seat 1", "offer bone", "pass")
    assert "mbd" in table.hand(0)
    assert sorted(table.hand(1)) == sorted("guard psd pbd vsd vbd vbd bone".split())


@clause("5.8")
def test_specials_played_lie_face_down_with_the_discards() -> None:
    table = breath(f"{THIEF}|{GUARDED}", discards=["msn"])
    table.play("scavenge seat 1", "offer bone", "guard")
    assert table.dump("used") == ["scavenger", "guard"]
    assert table.dump("discards") == ["msn"]
    assert table.state.view(0).zone("used") == ["?", "?"]


@clause("5.9")
def test_whoever_played_a_special_draws_the_thief_first() -> None:
    table = breath(f"{THIEF}|{GUARDED}", deck="mbn msn")
    table.play("scavenge seat 1", "offer bone", "guard")
    assert [event["seat"] for event in table.told("drew")] == [0, 1]
    assert "mbn" in table.hand(0) and "msn" in table.hand(1)


@clause("5.9")
def test_a_reshuffle_then_includes_the_specials_just_used() -> None:
    table = with_empty_deck(breath(f"{THIEF}|{GUARDED}"))
    table.play("scavenge seat 1", "offer bone")
    rest = [GAME.face_texts.index(card) for card in table.dump("discards")]
    faces = [GAME.face_texts.index("guard"), GAME.face_texts.index("scavenger"), *rest]
    table.state.chance = Scripted([Luck("shuffle", faces, len(faces))], GAME.faces)
    table.play("guard")
    assert "guard" in table.hand(0)
    assert "scavenger" in table.hand(1)
    assert table.dump("used") == table.dump("discards") == []


def test_a_table_plays_with_four_of_each() -> None:
    hand = "scavenger scavenger scavenger scavenger guard guard guard"
    table = breath(f"{hand}|{OTHER}", deck="guard", options={"specials": 4})
    table.play("scavenge seat 1", "offer scavenger")
    assert "scavenger" in table.hand(1)
