"""Chapter 11: what is known."""

from collections import Counter

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.observation import Page
from tests.herecomesthedog.table import GAME, Table, clause, dog, ended

pytestmark = pytest.mark.engine
ASSAULT = "charcoal charcoal charcoal"
HELD = "4 meat|2 meat 2 fire 2 charcoal|1 meat"


def half_chosen() -> Table:
    """Seat 0 has chosen its defence, seat 1 has not, seat 2 has no choice."""
    table = dog(HELD)
    table.roll(ASSAULT)
    table.play("defend 1 meat pair", seat=0)
    return table


@clause("11.1")
def test_everybody_sees_everything_that_lies_there() -> None:
    table = dog("2 meat 1 fire|1 charcoal", dogs=[2, 3], villagers=[2, 3])
    views = [table.state.view(seat) for seat in (0, 1, None)]
    for view in views:
        assert view.zone("sticks", 0) == ["meat", "meat", "fire"]
        assert view.zone("sticks", 1) == ["charcoal"]
        assert Counter(view.zone("bonfire")) == {"meat": 7, "fire": 4, "charcoal": 6}
        assert (view.facts["scores"], view.facts["lives"], view.facts["pack"]) == ([2, 3], [2, 3], 20)
    table.roll("fire fire meat")
    assert [table.state.view(seat).facts["dice"] for seat in (0, 1, None)] == [["fire", "fire", "meat"]] * 3


@clause("11.2")
def test_a_defence_is_known_to_who_chose_it_alone_until_all_have_chosen() -> None:
    table = half_chosen()
    assert table.state.view(0).facts["defences"] == ["1 meat pair", None, "nothing"]
    assert table.state.view(1).facts["defences"] == [None, None, "nothing"]
    assert table.state.view(None).facts["defences"] == [None, None, "nothing"]
    table.play("defend 2 fire sets", seat=1)
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).facts["defences"] == ["1 meat pair", "2 fire sets", "nothing"]


@clause("11.2")
def test_that_somebody_has_chosen_is_seen() -> None:
    table = half_chosen()
    for seat in (0, 1, 2, None):
        assert table.state.view(seat).waiting == [1]
    assert table.told("chose", 0) == [{"event": "chose", "seat": 0, "defence": "1 meat pair"}]
    for seat in (1, 2, None):
        assert table.told("chose", seat) == [{"event": "chose", "seat": 0}]


@clause("11.2")
def test_a_redeal_chooses_anew_for_others_whatever_is_lawful() -> None:
    table = half_chosen()
    for seat, wanted in ((0, {"1 meat pair"}), (1, {"nothing", "1 meat pair", "2 meat pairs"})):
        found = set()
        for seed in range(60):
            state = table.state.clone()
            state.redeal(seat, Seeded(seed))
            defences = state.dump()["defences"]
            assert isinstance(defences, list)
            assert defences[1:] == [None, "nothing"]
            assert state.view(seat).as_json() == table.state.view(seat).as_json()
            found.add(defences[0])
        assert found == wanted


@clause("11.2")
def test_outside_of_an_assault_there_is_nothing_to_redeal() -> None:
    table = dog(HELD)
    state = table.state.clone()
    state.redeal(1, Seeded(3))
    assert state.dump() == table.state.dump()


@clause("11.2")
def test_a_defence_is_observed_by_who_may_know_it() -> None:
    table = half_chosen()
    told = [observed(table, seat) for seat in range(3)]
    assert (told[0]["own defence: chosen"], told[0]["own defence: meat pairs"]) == (1, 1)
    assert (told[0]["player 2 on: defence: chosen"], told[0]["player 2 on: defence: fire sets"]) == (1, 0)
    for seat, whose in ((1, "player 2 on:"), (2, "player 1 on:")):
        assert (told[seat][f"{whose} defence: chosen"], told[seat][f"{whose} defence: meat pairs"]) == (0, 0)
        assert told[seat][f"{whose} to choose"] == 0
    assert told[1]["own to choose"] == told[2]["player 2 on: to choose"] == 1


def observed(table: Table, seat: int) -> dict[str, int]:
    """What a seat observes, by name."""
    fields = GAME.observed(table.state.players)
    page = Page(len(fields))
    table.state.observe(seat, page)
    return {field.name: number for field, number in zip(fields, page.numbers, strict=True)}


@clause("11.1")
def test_the_dice_and_the_step_are_observed() -> None:
    table = dog("2 meat|1 fire", rounds=ended("feed", "nothing", "assault", "feed"))
    told = observed(table, 0)
    assert (told["dice fire"], told["step roll"], told["rounds left"], told["own sticks meat"]) == (0, 1, 1, 2)
    table.roll("fire meat fire")
    told = observed(table, 0)
    assert (told["dice fire"], told["dice meat"], told["step take"], told["bonfire meat"]) == (2, 1, 1, 7)
    over = dog("|", rounds=ended(*["feed"] * 5), step="over")
    assert [name for name, number in observed(over, 0).items() if number and name.startswith(("step", "dice"))] == []


@clause("11.2")
def test_looking_changes_nothing() -> None:
    table = half_chosen()
    before = table.state.dump()
    table.state.view(1)
    observed(table, 1)
    assert table.state.dump() == before
    assert table.state.dump()["defences"] == ["1 meat pair", None, "nothing"]


@clause("1.1", "1.2", "1.3", "4.1", "5.1", "7.3")
def test_a_board_is_told_what_always_holds() -> None:
    assert GAME.board.constants == {
        "box": {"sticks": {"meat": 9, "fire": 5, "charcoal": 7}, "dogs": 25},
        "dice": 3,
        "most_taken": 2,
        "exchanges": [
            {"move": "exchange charcoal meat", "give": "charcoal", "take": ["meat"]},
            {"move": "exchange fire 2 meat", "give": "fire", "take": ["meat", "meat"]},
            {"move": "exchange fire 2 charcoal", "give": "fire", "take": ["charcoal", "charcoal"]},
        ],
        "spends": {"meat pair": ["meat", "meat"], "fire set": ["fire", "charcoal"]},
    }


@clause("9.2")
def test_a_board_is_told_who_has_fainted() -> None:
    table = dog("2 meat|1 fire", villagers=[2, 1], falls=[0, 2])
    assert table.state.view(1).facts["fainted"] == [1, 2]
