"""Chapter 10: the end of the game."""

from typing import Any

import pytest

from houndtable.games.herecomesthedog.study import counts
from houndtable.kernel.outcome import Outcome, total
from tests.herecomesthedog.table import GAME, Table, clause, dog, ended

pytestmark = pytest.mark.engine
FOUR = ["feed", "assault", "nothing", "feed"]


def last_round(**fields: Any) -> Table:
    """The last of five rounds ends without an event."""
    players = len(fields["dogs"])
    spare = max(seat for seat in range(players) if fields.get("villagers", [3] * players)[seat])
    held = "|".join("rest" if seat == spare else "" for seat in range(players))
    table = dog(held, "1 meat 1 charcoal", rounds=ended(*FOUR, players=players), **fields)
    table.roll("meat meat charcoal", "take meat charcoal")
    return table


def outcome(table: Table) -> Outcome:
    found = table.state.outcome()
    assert found is not None
    return found


@clause("10.1")
def test_the_game_is_over_after_five_rounds() -> None:
    table = last_round(dogs=[1, 2])
    assert (table.state.waiting, table.dump("step")) == ([], "over")
    assert len(table.state.rounds) == 5
    assert table.state.view(0).facts["round"] == 5
    assert [table.clause(move, seat=0) for move in ("roll", "take meat", "defend nothing")] == ["10.1"] * 3
    assert table.state.legal(0) == table.state.legal(1) == []


@clause("10.1")
def test_after_four_rounds_the_game_goes_on() -> None:
    table = dog("|rest", "1 meat 1 charcoal", rounds=ended(*FOUR[:3]))
    table.roll("meat meat charcoal", "take meat charcoal")
    assert table.state.outcome() is None


@clause("10.1")
def test_the_event_of_the_last_round_still_counts() -> None:
    table = dog("1 meat|3 meat|rest", "2 meat 1 charcoal", rounds=ended(*FOUR, players=3))
    table.roll("meat meat fire", "take meat meat")
    assert table.dump("dogs") == [1, 1, 1]


@clause("10.2")
@pytest.mark.parametrize(
    ("dogs", "villagers", "places", "winners"),
    [
        ([3, 1], [1, 3], [1, 2], [0]),
        ([2, 2], [1, 3], [2, 1], [1]),
        ([2, 2], [3, 3], [1, 1], [0, 1]),
        ([4, 2, 4], [2, 3, 2], [1, 3, 1], [0, 2]),
        ([1, 2, 3, 4], [3, 3, 3, 3], [4, 3, 2, 1], [3]),
        ([2, 2, 2, 5], [3, 1, 1, 1], [2, 3, 3, 1], [3]),
        ([0, 0, 0, 0], [3, 3, 3, 3], [1, 1, 1, 1], [0, 1, 2, 3]),
    ],
)
def test_dogs_then_villagers_rank_and_equals_share(
    dogs: list[int], villagers: list[int], places: list[int], winners: list[int]
) -> None:
    found = outcome(last_round(dogs=dogs, villagers=villagers))
    assert (found.places, found.winners) == (places, winners)
    assert [total(lines) for lines in found.lines] == dogs


@clause("10.2")
def test_the_result_tells_where_the_dogs_come_from() -> None:
    table = last_round(dogs=[2, 2, 5], tamed=[6, 2, 5], villagers=[1, 2, 3], falls=[1, 0, 0])
    lines = [[(line.name, line.points, line.clause) for line in seat] for seat in outcome(table).lines]
    assert lines == [
        [("dogs tamed", 6, "6.2"), ("returned to the pack", -4, "9.2"), ("1 villager for the tie", 0, "10.2")],
        [("dogs tamed", 2, "6.2"), ("2 villagers for the tie", 0, "10.2")],
        [("dogs tamed", 5, "6.2")],
    ]


@clause("10.3")
@pytest.mark.parametrize(
    ("dogs", "villagers", "places"),
    [
        ([0, 0, 0], [3, 0, 1], [1, 3, 2]),
        ([0, 0, 1, 0], [3, 0, 1, 0], [2, 3, 1, 3]),
    ],
)
def test_the_knocked_out_share_the_last_place(dogs: list[int], villagers: list[int], places: list[int]) -> None:
    falls = [3 if standing == 0 else 0 for standing in villagers]
    found = outcome(last_round(dogs=dogs, villagers=villagers, falls=falls))
    assert found.places == places
    assert [line.name for line in found.lines[1]] == ["dogs tamed", "knocked out"]


@clause("10.4")
def test_the_last_one_left_wins_at_once_after_an_incident() -> None:
    table = dog("|1 meat|", dogs=[0, 7, 0], villagers=[1, 1, 0], falls=[2, 2, 3])
    table.roll("charcoal charcoal charcoal")
    found = outcome(table)
    assert (found.places, found.winners) == ([1, 2, 2], [0])
    assert table.told("game over") == [{"event": "game over", "winners": [0]}]
    assert [ended.how for ended in table.state.rounds] == ["broken off"]
    assert table.state.view(0).facts["round"] == 1
    assert table.bonfire() == "9 meat 5 fire 7 charcoal"


@clause("10.4")
def test_the_last_one_left_wins_at_once_after_a_round() -> None:
    table = dog("5 fire 4 charcoal|8 meat 1 charcoal", dogs=[0, 7], villagers=[1, 1], falls=[2, 2])
    table.roll("charcoal charcoal meat", "take charcoal charcoal")
    assert outcome(table).winners == [0]
    assert [ended.how for ended in table.state.rounds] == ["assault"]


@clause("10.4")
def test_the_roller_knocked_out_by_their_own_roll_may_leave_one() -> None:
    table = dog("1 meat|", villagers=[1, 3], falls=[2, 0])
    table.roll("charcoal charcoal charcoal")
    assert outcome(table).winners == [1]


@clause("10.5")
def test_when_all_are_knocked_out_together_nobody_wins() -> None:
    table = dog("1 meat|1 meat|1 meat|", dogs=[1, 2, 3, 0], villagers=[1, 1, 1, 0], falls=[2, 2, 2, 3])
    table.roll("charcoal charcoal charcoal")
    found = outcome(table)
    assert (found.places, found.winners) == ([1, 1, 1, 1], [])
    assert [total(lines) for lines in found.lines] == [0, 0, 0, 0]
    assert table.told("game over") == [{"event": "game over", "winners": []}]


@clause("10.6")
def test_thefts_can_go_on_and_on() -> None:
    table = dog("|1 meat")
    for turn in range(200):
        table.roll("fire meat charcoal", f"steal meat from seat {1 - turn % 2}")
    assert (table.dump("turns"), table.state.rounds) == (200, [])
    assert GAME.bound(2, GAME.choose(2, {})) is None


def test_a_simulation_counts_how_rounds_ended_incidents_dogs_and_villagers() -> None:
    fields: dict[str, Any] = {"dogs": [2, 0, 0], "tamed": [6, 3, 1], "incidents": [1, 2, 3, 4]}
    table = last_round(**fields, villagers=[1, 0, 1], falls=[1, 3, 2])
    assert counts(table.state) == {
        "rounds ended by Feed": [2],
        "rounds ended by Assault": [1],
        "rounds ended by nothing": [2],
        "rounds broken off": [0],
        "incidents": [6],
        "Feed incidents": [1],
        "Fire Fests": [2],
        "Assault incidents": [3],
        "thefts": [4],
        "dogs tamed": [6, 3, 1],
        "dogs returned": [4, 3, 1],
        "villagers fainted": [4, 6, 5],
        "knock-outs": [0, 1, 0],
    }
