"""What a view tells for boards that know no rule: figures of scoring, limits, who still has a turn."""

from typing import Any

import pytest

from houndtable.kernel.json import Json
from tests.dogsbreath.table import GAME, PLAIN, WEAK, breath, clause, drafting, new

pytestmark = pytest.mark.engine
HANDS = f"{PLAIN}|{WEAK}"
THREE = f"{PLAIN}|{WEAK}|psd pbd pbd psn vsd vsn bone"


def facts(table: Any, seat: int | None = None) -> dict[str, Any]:
    """The facts of a view."""
    found: dict[str, Json] = table.state.view(seat).facts
    return found


@clause("7.1", "7.2", "7.3", "7.5", "7.6", "7.7", "7.8", "7.9", "8.1", "9.2")
def test_the_scoring_table_is_told_to_everybody() -> None:
    told: Any = GAME.board.constants["scoring"]
    assert [(row["clause"], row["points"], row["each"], row["least"], row["instead"]) for row in told] == [
        ("7.1", [6], "card", 3, False),
        ("7.2", [5], "card", 3, False),
        ("7.3", [4], "card", 3, False),
        ("7.8", [3], "pair", None, False),
        ("7.5", [5], "", 3, False),
        ("7.6", [1], "card", None, False),
        ("7.7", [1], "card", None, False),
        ("7.9", [2], "card", None, False),
        ("8.2", [60], "", None, True),
        ("8.3", [65], "", None, True),
        ("8.4", [80], "", 7, True),
        ("8.5", [100], "", 6, True),
        ("9.2", [5, -5], "", None, False),
    ]


@clause("2.3", "3.1")
def test_the_shape_of_the_grid_and_how_many_cards_are_still_turned_up_are_told() -> None:
    assert GAME.board.constants["columns"] == 4
    table = new()
    assert (facts(table)["to_flip"], facts(table)["begun"]) == (2, False)
    table.play("flip r1c1")
    assert (facts(table)["to_flip"], facts(table)["begun"]) == (1, True)
    table.play("flip r1c2")
    assert facts(table)["to_flip"] == 0
    table.play("take r1c2")
    assert facts(table)["to_flip"] == 1
    assert facts(breath(HANDS))["to_flip"] is None


@clause("6.8")
def test_turns_are_counted_from_the_draft_on_and_never_beyond_the_last() -> None:
    cards = "msd msd msd msd bone|psd psd psd psd bone"
    assert facts(drafting(cards, "vsd vsn vbd vbn msn mbd mbn psn"))["turn_number"] is None
    told = facts(breath(HANDS, turns=6, latest=["vbn", "vbn"], options={"turn_cap": 9}))
    assert (told["turn_number"], told["turn_cap"]) == (4, 9)
    told = facts(breath(HANDS, turns=3, seat=1, outer=0, latest=["vbn", "vbn"], options={"turn_cap": 1}))
    assert (told["turn_number"], told["turn_cap"]) == (2, 2)


@clause("6.5")
def test_who_still_has_a_turn_after_somebody_went_out_is_told() -> None:
    assert facts(breath(THREE))["last_turns"] == []
    table = breath(THREE, outer=2, turns=3, latest=["vbn"] * 3, options={"rounds": 1})
    assert facts(table)["last_turns"] == [0, 1]
    table.play("draw", "discard any")
    assert facts(table)["last_turns"] == [1]
    table.play("draw", "discard any")
    assert facts(table)["last_turns"] == [] and facts(table)["outer"] == 2
    assert facts(table)["turn_number"] is None and facts(table)["turn"] is None


@clause("9.4", "9.5")
def test_rounds_are_counted_and_never_beyond_the_last() -> None:
    line: dict[str, Any] = {"how": "cap", "turns": 4, "lines": [[], []]}
    told = facts(breath(HANDS, rounds=[line] * 2, options={"rounds": 3}))
    assert (told["round"], told["rounds_to_play"]) == (3, 3)
    told = facts(breath(HANDS, rounds=[line] * 3, options={"rounds": 3, "final_tie": "extra_round"}))
    assert (told["round"], told["rounds_to_play"]) == (4, 4)
    table = breath(HANDS, outer=1, turns=2, latest=["vbn"] * 2, options={"rounds": 1})
    table.play("draw", "discard any")
    assert (facts(table)["round"], facts(table)["rounds_to_play"]) == (1, 1)


@clause("10.4")
def test_the_game_says_after_which_event_somebody_may_be_asked_in_secret() -> None:
    options = [GAME.choose(2, {"request": how}) for how in ("blind", "named")]
    assert [GAME.asks_after(chosen) for chosen in options] == ["offered", "requested"]


@clause("8.1")
def test_a_super_combo_is_worth_what_the_table_says() -> None:
    hand = "bone msd mbd psd pbd vsd vbd"
    worth = facts(breath(f"{hand}|{WEAK}"), 0)["worth"]
    assert worth == [{"name": "Day Feast", "points": 60, "clause": "8.2"}]
