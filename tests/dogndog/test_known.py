"""Chapter 13: what is known."""

from typing import Any

import pytest

from houndtable.games.dogndog import shape
from houndtable.games.dogndog.components import KIND_TEXTS
from houndtable.kernel.chance import Seeded
from houndtable.kernel.observation import Page
from houndtable.kernel.state import State
from tests.dogndog.table import GAME, Table, clause, dogndog, late, new

pytestmark = pytest.mark.engine
BOTH = "food disc 1 bone|2 2 3r 4|1 3 3 bone|3 4r food food"


def dumped(table: Table, seat: int, seed: int) -> Any:
    return redealt(table, seat, seed).dump()


def redealt(table: Table, seat: int, seed: int) -> State:
    state = table.state.clone()
    state.redeal(seat, Seeded(seed))
    return state


def observed(state: State, seat: int) -> dict[str, int]:
    """All numbers of an observation that are not 0."""
    fields = GAME.observed(state.players)
    page = Page(len(fields))
    state.observe(seat, page)
    return {field.name: number for field, number in zip(fields, page.numbers) if number}


def waits(hand: Any) -> list[int]:
    return shape.waits([KIND_TEXTS.index(card.rstrip("r")) for card in hand])


@clause("13.1")
def test_everybody_sees_discards_richi_dora_deck_and_scores() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "5", "1 6|1 bone", richi=[0, None], dora="3r")
    for seat in (0, 1, None):
        view = table.state.view(seat)
        assert [view.zone("discards", owner) for owner in (0, 1)] == [["1", "6"], ["1", "bone"]]
        assert view.facts["richi"] == [0, None]
        assert view.zone("dora") == ["3r"]
        assert view.zone("deck") == ["?"] * 22
        assert view.facts["scores"] == [0, 0]


@clause("13.2")
def test_hands_the_card_drawn_and_the_deck_are_hidden() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "5", "1 6|1 bone")
    assert table.state.view(0).zone("hand", 0) == ["2", "2", "3", "4", "5"]
    assert table.state.view(0).zone("hand", 1) == ["?"] * 4
    assert table.state.view(1).zone("hand", 0) == ["?"] * 5
    assert table.state.view(None).zone("hand", 0) == ["?"] * 5
    assert (table.facts("drawn", 0), table.facts("drawn", 1)) == ("5", None)
    assert table.facts("drawn") is None


@clause("13.2")
def test_each_is_told_only_of_their_own_cards() -> None:
    table = new(3)
    for seat in range(3):
        told = table.told("dealt", seat)
        assert ["cards" in event for event in told] == [event["seat"] == seat for event in told]
    drew = table.told("drew")[0]["seat"]
    assert ["card" in table.told("drew", seat)[0] for seat in range(3)] == [seat == drew for seat in range(3)]


@clause("13.2")
def test_a_redeal_keeps_the_own_cards_and_deals_the_rest_anew() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "5", "1 6|1 bone")
    hands, drawn = set(), set()
    for seed in range(60):
        state = dumped(table, 0, seed)
        assert (state["hands"][0], state["drawn"]) == (["2", "2", "3", "4"], "5")
        hands.add(str(state["hands"]))
        other = dumped(table, 1, seed)
        drawn.add(str(other["drawn"]))
    assert len(hands) > 50
    assert len(drawn) > 6


@clause("13.3")
@pytest.mark.parametrize("needs", ["shape", "three_points"])
def test_a_redeal_keeps_the_hands_behind_a_richi_ready(needs: str) -> None:
    fields: dict[str, Any] = {"options": {"richi_needs": needs}, "dora": "6"}
    table = dogndog("2 2 3 4|1 food disc bone|5 5 6 6", "4r", "1 4|1 bone|3 3", richi=[0, None, 1], **fields)
    seen = set()
    for seed in range(100):
        dump = dumped(table, 1, seed)
        assert waits(dump["hands"][0])
        assert waits(dump["hands"][2])
        seen.add(str(dump["hands"]))
    assert len(seen) > 90


@clause("13.3")
def test_whoever_has_not_declared_may_hold_anything() -> None:
    table = dogndog("2 2 3 4|1 food disc bone|5 5 6 6", "4r", "1 4|1 bone|3 3", richi=[0, None, None])
    ready = [bool(waits(dumped(table, 1, seed)["hands"][2])) for seed in range(60)]
    assert True in ready
    assert False in ready


@clause("13.4", "5.2")
@pytest.mark.parametrize("seat", [0, 2, 4])
def test_for_who_is_not_asked_a_redeal_asks_somebody(seat: int) -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    asked = set()
    for seed in range(40):
        state = redealt(table, seat, seed)
        assert state.waiting
        assert seat not in state.waiting
        assert all(state.legal(other) for other in state.waiting)
        asked.add(str(state.waiting))
    assert len(asked) > 1


@clause("13.4", "5.2")
def test_who_is_asked_cannot_tell_who_else_is() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    asked = [redealt(table, 1, seed).waiting for seed in range(100)]
    assert all(1 in waiting for waiting in asked)
    assert [1] in asked


@clause("13.4")
def test_a_redeal_keeps_the_own_answer_and_forgets_the_others() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    table.play("discard 5r")
    table.play("pass", seat=1)
    for seed in range(20):
        own = redealt(table, 1, seed)
        assert own.waiting and 1 not in own.waiting
        assert dumped(table, 1, seed)["answers"][1] == "pass"
        assert dumped(table, 3, seed)["answers"][1] != "pass"


@clause("13.4")
def test_only_who_is_asked_is_shown_that_somebody_is() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food", richi=[None, 0, None, None])
    assert [table.state.view(seat).step for seat in (0, 1, 2, None)] == ["turn"] * 4
    assert not table.state.asks_in_secret()
    table.play("discard 5r")
    assert GAME.board.secret_steps == ["ron"] and table.state.asks_in_secret()
    assert [table.state.view(seat).step for seat in (0, 1, 2, None)] == ["turn", "ron", "turn", "turn"]
    table.play("pass", seat=1)
    assert table.state.view(1).step == "ron"
    assert (table.facts("answer", 1), table.facts("answer", 3)) == ("asked", "asked")
    assert GAME.asks_after(table.state.options) == table.told("discarded")[0]["event"]


@clause("13.4")
@pytest.mark.parametrize("move", ["discard 5r", "richi 5r", "discard 4r"])
def test_who_is_not_asked_is_shown_the_table_before_the_discard(move: str) -> None:
    table = dogndog("3 3 4r 4|3 4 5 5|1 1 6 bone", "5r", "6|6|6r", dora="food", options={"declarations": "free"})
    before = table.state.clone()
    table.play(move)
    assert table.state.asks_in_secret()
    for seat in (0, None):
        assert table.state.view(seat).as_json() == before.view(seat).as_json()
    known = table.state.known_to(0)
    assert known.legal(0) == before.legal(0)
    assert known.dump() == before.dump()


@clause("5.5", "13.4")
def test_a_redeal_forgets_the_rons_others_passed() -> None:
    fields: dict[str, Any] = {"options": {"missed_ron": "furiten"}, "missed": [[], ["5"]]}
    table = dogndog("1 6 disc bone|2 2 3r 4", "6", "5r|disc", **fields)
    assert redealt(table, 1, 1).dump()["missed"] == [[], ["5"]]
    assert redealt(table, 0, 1).dump()["missed"] == [[], []]


@clause("13.1", "13.2", "13.4")
def test_an_observation_tells_what_a_seat_knows_and_nothing_else() -> None:
    table = dogndog("2 2 3 4|1 food disc bone", "5r", "1 6|1 bone", dora="3r", richi=[1, None])
    own = observed(table.state, 0)
    assert [name for name in own if "hand " in name] == ["own hand 2", "own hand 3", "own hand 4"]
    assert (own["own hand 2"], own["own Ri-chi"], own["own Ri-chi value"]) == (2, 1, 1)
    assert own["own drawn 5r"] == own["dora 3r"] == own["own last discard 6"] == own["own on turn"] == 1
    assert (own["cards in deck"], own["moves of the house card left"]) == (22, 4)
    other = observed(table.state, 1)
    assert not [name for name in other if "drawn" in name or name.startswith("player 1 on: hand")]
    assert other["player 1 on: Ri-chi"] == other["player 1 on: Parent"] == other["step turn"] == 1


def test_an_observation_tells_what_is_not_there_by_noughts() -> None:
    told = observed(dogndog("2 2 3 4|1 food disc bone", "5r").state, 0)
    assert not [name for name in told if "discard" in name or "Ri-chi" in name]
    over = late("1 1 2 2|5 6 6 3r", "", step="over", lap=2, parent=1).state
    assert not [name for name in observed(over, over.players - 1) if "drawn" in name or "step" in name]


@clause("13.4")
def test_an_observation_does_not_tell_whether_others_are_asked() -> None:
    table = dogndog(BOTH, "5r", "6|6|6r|1", dora="food")
    before = [observed(table.state, seat) for seat in range(4)]
    table.play("discard 5r")
    assert [observed(table.state, seat) == before[seat] for seat in range(4)] == [True, False, True, False]
