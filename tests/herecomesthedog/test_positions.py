"""Positions as JSON: written whole, read with care."""

import json
from typing import Any

import pytest

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadPosition, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.playout import play_out
from tests.herecomesthedog.table import GAME, dog, ended, position, sticks

pytestmark = pytest.mark.engine
HELD = "2 meat 1 fire|1 meat 1 fire 1 charcoal"
ASSAULT = ["charcoal"] * 3


def refusal(fields: dict[str, Any]) -> str:
    """The sentence with which the position is refused."""
    with pytest.raises(Refusal) as refused:
        GAME.load({**position(HELD), **fields}, Seeded(1))
    return str(refused.value)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"pick": "any_shown", "short": "one_only", "defence": "maximum"}])
def test_every_position_of_a_game_reads_back_as_it_was_written(players: int, options: dict[str, str]) -> None:
    state = GAME.new(players, Seeded(players), options)
    moves = Seeded(3)
    while state.waiting:
        text = json.dumps(state.dump())
        assert GAME.load(json.loads(text), Seeded(0)).dump() == state.dump()
        play_out(state, moves, 1)
    assert GAME.load(state.dump(), Seeded(0)).outcome() is not None


@pytest.mark.parametrize("data", [None, 3, "dog", [], [{}], True])
def test_a_position_is_an_object(data: Json) -> None:
    with pytest.raises(BadPosition, match="JSON object"):
        GAME.load(data, Seeded(1))


@pytest.mark.parametrize("name", list(position(HELD)))
def test_no_field_may_be_missing(name: str) -> None:
    whole = position(HELD)
    del whole[name]
    with pytest.raises(BadPosition, match=f"no “{name}”"):
        GAME.load(whole, Seeded(1))


WRONG: list[Json] = [None, -1, 99, "x", [], ["x"], [None], [[1]], {"a": 1}, True]
FITTING = [("rounds", []), ("dice", []), ("turns", 99)]


@pytest.mark.parametrize("name", list(position(HELD)))
@pytest.mark.parametrize("value", WRONG)
def test_a_field_of_the_wrong_kind_is_refused(name: str, value: Json) -> None:
    if (name, value) not in FITTING:
        assert refusal({name: value}).endswith((".", "]"))


def held(*texts: str) -> list[dict[str, int]]:
    return [sticks(text) for text in texts]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"sticks": [{**sticks(""), "meat": 10}, sticks("")]}, "whole numbers from 0 to 9"),
        ({"version": 2}, "uses version 2 of the rules of Here Comes the Dog"),
        ({"extra": 1}, "unknown field “extra”"),
        ({"game": "chess"}, "one of herecomesthedog"),
        (
            {"options": {"speed": 1}},
            "There is no option called “speed”. Known options: first, rounds, pick, short, defence.",
        ),
        ({"dice": ["meat", "meat"]}, "a list of 3 of meat, fire, charcoal, or empty"),
        ({"dice": ["meat", "meat", "bone"]}, "a list of 3 of meat, fire, charcoal, or empty"),
        ({"sticks": held("1 meat")}, "a list for each of the 2 seats"),
        ({"sticks": [{"meat": 1}, {"meat": 1}]}, "a number for each of meat, fire, charcoal"),
        ({"sticks": [{**sticks(""), "gold": 1}, sticks("")]}, "a number for each of meat, fire, charcoal"),
        ({"sticks": held("5 meat", "5 meat")}, "The position has more meat than there are in the box."),
        ({"sticks": held("9 meat", "")}, "the round would have ended. [6.1]"),
        ({"sticks": held("4 charcoal", "3 charcoal")}, "the round would have ended. [6.1]"),
        ({"dogs": [13, 13], "tamed": [13, 13]}, "only 25 dogs. [1.2]"),
        ({"dogs": [1, 0]}, "Player 1 has more dogs than they have tamed. [6.2]"),
        ({"tamed": [1, 0]}, "Player 1 has lost dogs, but their villagers have never all fainted. [9.2]"),
        ({"villagers": [0, 3]}, "Player 1 can’t have no villagers standing. [9.2]"),
        ({"villagers": [3, 3], "falls": [1, 0]}, "Player 1 can’t have 3 villagers standing. [9.2]"),
        ({"villagers": [3, 1], "falls": [0, 3]}, "Player 2 can’t have 1 villager standing. [9.2]"),
        ({"villagers": [3, 0], "falls": [0, 3]}, "no dogs and no sticks. [9.4]"),
        (
            {"villagers": [3, 0], "falls": [0, 3], "sticks": held("", ""), "dogs": [0, 1], "tamed": [0, 1]},
            "no dogs and no sticks. [9.4]",
        ),
        ({"villagers": [3, 0], "falls": [0, 3], "sticks": held("", "")}, "and only then. [10.1]"),
        ({"step": "over"}, "and only then. [10.1]"),
        ({"rounds": ended(*["feed"] * 5)}, "and only then. [10.1]"),
        ({"rounds": ended(*["feed"] * 6)}, "only 5 rounds. [2.4]"),
        (
            {"rounds": ended(*["feed"] * 5), "step": "over"},
            "After the game, all sticks are at the bonfire and no dice are rolled. [6.9]",
        ),
        (
            {"rounds": ended(*["feed"] * 5), "step": "over", "sticks": held("", ""), "dice": ASSAULT},
            "After the game, all sticks are at the bonfire and no dice are rolled. [6.9]",
        ),
        ({"rounds": [{"how": "lost", "turns": 1, "lines": [[], []]}]}, "one of feed, assault, nothing, broken off"),
        ({"rounds": [{"how": "feed", "turns": 1, "lines": [[], []]}]}, "dogs tamed and the dogs returned. [10.2]"),
        ({"rounds": ended("broken off")}, "A round is cut short only if that ends the game. [10.4]"),
        ({"rounds": ended("feed", dogs=1)}, "Player 1’s dogs don’t match the finished rounds. [10.2]"),
        (
            {"rounds": ended("feed", dogs=1, returned=1), "dogs": [1, 1], "tamed": [1, 1]},
            "Player 1’s dogs don’t match the finished rounds. [10.2]",
        ),
        (
            {"rounds": ended(*["feed"] * 5), "step": "over", "sticks": held("", ""), "dogs": [1, 0], "tamed": [1, 0]},
            "Player 1’s dogs don’t match the finished rounds. [10.2]",
        ),
        ({"step": "take"}, "At the step “take” the dice have been rolled. [3.2]"),
        ({"step": "defend"}, "At the step “defend” the dice have been rolled. [3.2]"),
        ({"step": "steal", "dice": ["meat", "meat", "fire"]}, "The dice don’t lead to the step “steal”. [3.3]"),
        ({"step": "roll", "dice": ["meat", "meat", "fire"]}, "The dice don’t lead to the step “roll”. [3.3]"),
        ({"step": "roll", "dice": ["meat", "fire", "charcoal"]}, "The dice don’t lead to the step “roll”. [3.3]"),
        ({"step": "take", "dice": ["meat", "meat", "meat"]}, "The dice don’t lead to the step “take”. [3.3]"),
        ({"step": "take", "dice": ASSAULT}, "The dice don’t lead to the step “take”. [3.3]"),
        (
            {"step": "steal", "dice": ["meat", "fire", "charcoal"], "sticks": held("1 meat", "")},
            "The dice don’t lead to the step “steal”. [3.3]",
        ),
        ({"defences": ["nothing"]}, "a list of 2, one for each seat"),
        ({"defences": ["nothing", "9 meat pairs"]}, "one of nothing, 1 meat pair, 1 fire set"),
        (
            {"step": "defend", "dice": ASSAULT, "defences": ["nothing", "nothing"]},
            "At the step “defend” someone still has to choose. [7.5]",
        ),
        (
            {"step": "defend", "dice": ASSAULT, "defences": ["1 fire set", None]},
            "Player 1 can’t have chosen the defence “1 fire set”. [7.3]",
        ),
        (
            {"step": "defend", "dice": ASSAULT, "sticks": held("2 meat", "1 meat")},
            "Player 2 has only one possible defence and isn’t asked. [7.5]",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(fields: dict[str, Any], sentence: str) -> None:
    assert sentence in refusal(fields)


def test_a_knocked_out_player_has_no_turn() -> None:
    fields = position("|1 meat|1 meat", villagers=[0, 3, 3], falls=[3, 0, 0])
    assert "has no turn. [9.4]" in refusal(fields)


@pytest.mark.parametrize(
    ("fields", "offers"),
    [
        ({"step": "take", "dice": ["fire", "meat", "meat"]}, ["take meat meat", "take meat fire"]),
        ({"dice": ["meat"] * 3}, ["roll"]),
        ({"dice": ASSAULT}, ["roll"]),
        (
            {"step": "defend", "dice": ASSAULT, "defences": [None, "1 fire set"]},
            ["defend nothing", "defend 1 meat pair"],
        ),
    ],
)
def test_a_position_in_the_middle_of_a_turn_can_be_written_by_hand(fields: dict[str, Any], offers: list[str]) -> None:
    assert dog(HELD, **fields).offers() == offers


def test_incidents_are_counted_by_name_and_were_once_a_list() -> None:
    table = dog(HELD, incidents=[1, 20, 300, 4000])
    assert table.dump("incidents") == {"feed": 1, "fire fest": 20, "assault": 300, "theft": 4000}
    assert table.state.view(0).facts["incidents"] == table.dump("incidents")


def test_the_bonfire_and_the_pack_are_what_nobody_has() -> None:
    table = dog(HELD, dogs=[4, 5])
    assert table.bonfire() == "6 meat 3 fire 6 charcoal"
    assert table.state.view(0).facts["pack"] == 16
    assert table.state.cards() == GAME.faces == []
