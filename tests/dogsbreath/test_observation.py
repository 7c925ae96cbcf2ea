"""What a seat knows, as numbers: the same as it sees, and while others are asked in secret what it saw before."""

from typing import Any

import pytest

from houndtable.kernel.observation import Page
from tests.dogsbreath.table import GAME, Table, breath, clause, drafting

pytestmark = pytest.mark.engine
THIEF = "scavenger psd psn vsd vsn bone bone"
GUARDED = "guard mbd psd pbd vsd vbd vbd"
SECOND = "guard mbn psn pbn vsn vbn bone"
THIRD = "msd msd msn mbd vbd pbd bone"
FOUR = {"specials": 4}


def observed(table: Table, seat: int) -> dict[str, int]:
    """All numbers of an observation that are not 0, by name."""
    fields = GAME.observed(table.state.players)
    page = Page(len(fields))
    table.state.observe(seat, page)
    return {field.name: number for field, number in zip(fields, page.numbers, strict=True) if number}


@clause("3.6", "10.1")
def test_the_grid_is_told_place_by_place_also_what_was_turned_down_again() -> None:
    hands = "msd msd msd msd bone vsd*|psd psd psd psd bone"
    table = drafting(hands, "- vsn* vbd vbn msn mbd mbn psn", up=["r1c2"], seat=1)
    told = observed(table, 0)
    assert told["cards in grid"] == 7 and "grid, a card at r1c1" not in told
    assert told["grid, a card at r2c4"] == told["grid, face up: r1c2"] == told["grid 2: vsn"] == 1
    assert "grid 3: vbd" not in told
    table.play("turn down r1c2")
    told = observed(table, 0)
    assert told["grid 2: vsn"] == told["has begun a turn of the draft"] == 1 and "grid, face up: r1c2" not in told
    assert (told["own hand msd"], told["own hand vsd"], told["own cards in hand"]) == (4, 1, 6)
    assert observed(table, 1)["player 1 on: hand vsd"] == 1 and "player 1 on: hand msd" not in observed(table, 1)


@clause("4.2", "4.3", "10.1")
def test_a_turn_is_told() -> None:
    lines = [
        [{"name": "Meat", "points": 2000, "clause": "7.1"}],
        [{"name": "going out", "points": -5, "clause": "9.2"}],
    ]
    rounds = [{"how": "out", "turns": 4, "lines": lines}]
    fields: dict[str, Any] = {
        "discards": ["msn"],
        "used": ["guard"],
        "rounds": rounds,
        "turns": 2,
        "latest": ["vbn", "bone"],
    }
    table = breath(f"{THIEF}|{THIRD}", **fields, outer=1)
    table.play("take msn")
    told = observed(table, 0)
    assert told["taken msn"] == told["has drawn"] == told["own on turn"] == told["own began the round"] == 1
    assert told["step discard"] == told["specials among the discards"] == told["turns of each"] == 1
    assert told["player 1 on: out"] == told["player 1 on: latest discard bone"] == told["rounds played"] == 1
    assert (told["own points"], told["player 1 on: points"]) == (1000, -5)
    assert (told["own hand msn"], told["own cards in hand"], told["cards in deck"]) == (1, 8, 34)


@clause("5.4", "10.4")
def test_who_is_not_asked_observes_what_was_before_the_offer_and_who_has_answered_what_was_before_the_answer() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{SECOND}|{THIRD}", options=FOUR)
    table.play("scavenge seat 1")
    before = [observed(table, seat) for seat in range(4)]
    assert before[3]["played scavenger"] == before[3]["step offer"] == before[3]["has scavenged"] == 1
    assert before[3]["player 2 on: with the Scavenger before them"] == 1
    table.play("offer bone")
    assert [observed(table, seat) for seat in (0, 2, 3)] == [before[0], before[2], before[3]]
    asked = observed(table, 1)
    assert asked["step guard"] == 1 and "own offered bone" not in asked
    table.play("pass")
    assert table.seat == 2 and observed(table, 2)["step guard"] == 1
    assert [observed(table, seat) for seat in (0, 1, 3)] == [before[0], asked, before[3]]


@clause("5.3", "5.6")
def test_of_a_card_offered_only_its_owner_observes_which_it_is_and_a_request_all() -> None:
    table = breath(f"{THIEF}|{GUARDED}|{THIRD}", options={"request": "named"})
    table.play("scavenge seat 1", "offer vsn")
    before = observed(table, 2)
    assert observed(table, 0)["own offered vsn"] == 1 and before["step request"] == 1
    assert not [name for name in before if "offered" in name]
    table.play("request mbd")
    assert observed(table, 1)["requested mbd"] == 1 and "own offered vsn" in observed(table, 0)
    assert observed(table, 2) == before and "requested mbd" not in observed(table, 0)


@clause("9.5")
def test_a_game_that_is_over_is_at_no_step() -> None:
    table = breath(f"{THIEF}|{THIRD}", outer=1, turns=2, latest=["vbn"] * 2, options={"rounds": 1})
    table.play("draw", "discard any")
    assert table.state.asks_in_secret() is False
    assert not [name for name in observed(table, 0) if name.startswith("step")]
