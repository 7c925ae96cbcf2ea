"""Chapter 8: Theft."""

import pytest

from houndtable import words
from houndtable.kernel.errors import IllegalMove
from tests.herecomesthedog.table import GAME, clause, dog, new

pytestmark = pytest.mark.engine
THEFT = "charcoal meat fire"


@clause("8.1")
def test_any_colour_that_another_player_holds_may_be_stolen() -> None:
    table = dog("1 meat|2 meat 1 charcoal||1 fire")
    table.roll(THEFT)
    assert table.offers() == ["steal meat from seat 1", "steal charcoal from seat 1", "steal fire from seat 3"]


@clause("8.1", "8.3")
@pytest.mark.parametrize("colour", ["meat", "fire", "charcoal"])
@pytest.mark.parametrize(("thief", "owner"), [(0, 1), (0, 2), (1, 0), (2, 0)])
def test_the_stick_changes_hands_and_the_turn_is_over(colour: str, thief: int, owner: int) -> None:
    table = dog("1 meat 1 fire 1 charcoal|1 meat 1 fire 1 charcoal|1 meat 1 fire 1 charcoal", seat=thief)
    before = table.bonfire()
    table.roll(THEFT, f"steal {colour} from seat {owner}")
    assert table.dump("sticks")[thief][colour] == 2
    assert table.dump("sticks")[owner][colour] == 0
    assert table.bonfire() == before
    assert table.seat == (thief + 1) % 3
    assert table.dump("incidents") == {"feed": 0, "fire fest": 0, "assault": 0, "theft": 1}


@clause("8.1")
@pytest.mark.parametrize(
    "move",
    [
        "steal meat from seat 0",
        "steal fire from seat 1",
        "steal meat from seat 3",
        "steal meat from seat 7",
        "steal meat",
        "steal meat fire",
    ],
)
def test_nothing_else_is_stolen(move: str) -> None:
    table = dog("1 meat|1 meat|1 meat")
    table.roll(THEFT)
    assert table.clause(move) == "8.1"


@clause("8.1")
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 9 isn’t at this table."),
        ("de", "Person 9 sitzt nicht an diesem Tisch."),
        ("ja", "プレイヤー9はこのテーブルにいません。"),
    ],
)
@pytest.mark.parametrize("move", ["steal meat from seat 8", "steal 1 meat 8", "steal 8 meat"])
def test_who_steals_from_nobody_is_told_that_nobody_is_there(move: str, language: str, said: str) -> None:
    with pytest.raises(IllegalMove) as refusal:
        GAME.parse(move)
    assert words.of(GAME, language).why(refusal.value.message) == said


@clause("8.1")
def test_a_theft_is_compulsory() -> None:
    table = dog("1 meat|1 meat")
    table.roll(THEFT)
    assert table.offers() == ["steal meat from seat 1"]


@clause("8.2")
def test_if_nobody_else_holds_a_stick_the_same_player_rolls_again_without_an_exchange() -> None:
    table = dog("2 meat 1 charcoal|")
    table.roll(THEFT)
    assert table.told("nobody to rob") == [{"event": "nobody to rob", "seat": 0}]
    assert table.offers() == ["roll"]
    assert table.clause("exchange charcoal meat") == "8.2"
    assert table.clause("steal meat from seat 1") == "8.2"
    table.roll(THEFT)
    table.roll("meat meat fire", "take meat meat")
    assert table.seat == 1


@clause("8.2")
def test_the_very_first_roll_of_a_game_can_be_a_theft_in_vain() -> None:
    table = new(3, first=1)
    table.roll(THEFT)
    assert (table.seat, table.offers()) == (1, ["roll"])


@clause("8.3")
def test_a_theft_never_ends_the_round() -> None:
    table = dog("|rest", "1 meat 1 charcoal")
    table.roll(THEFT, "steal charcoal from seat 1")
    assert table.state.rounds == []
