"""Kinds: values as JSON, read with care, and as numbers of an observation."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from houndtable.kernel.errors import BadPosition
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import (
    COUNT,
    FLAG,
    LINES,
    NONE,
    SEAT,
    SEAT_OR_NOBODY,
    TEXT,
    Bits,
    Card,
    Counts,
    Kind,
    Many,
    Move,
    Number,
    Word,
)
from houndtable.kernel.observation import FAR
from houndtable.kernel.outcome import Line

pytestmark = pytest.mark.engine

FOODS = ["meat", "bone"]
ALL = [
    COUNT, FLAG, LINES, SEAT, SEAT_OR_NOBODY, TEXT, Bits(FOODS), Card(FOODS), Counts(FOODS, [3, 2], 4), Many(SEAT),
    Move(FOODS), Number(-2, 5, far=True), Word(FOODS), Word(FOODS, nothing=True),
]  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "value", "json"),
    [
        (Number(-2, 5), -2, -2),
        (FLAG, 1, True),
        (FLAG, 0, False),
        (SEAT, 1, 1),
        (SEAT_OR_NOBODY, NONE, None),
        (Word(FOODS), 1, "bone"),
        (Word(FOODS, nothing=True), NONE, None),
        (Card(FOODS), 0, "meat"),
        (Move(FOODS), 1, "bone"),
        (Bits(FOODS), 0b10, ["bone"]),
        (Counts(FOODS, [3, 2], 4), 0x23, {"meat": 3, "bone": 2}),
    ],
)
def test_a_value_is_written_and_read_back(kind: Kind, value: int, json: Json) -> None:
    assert kind.write(value) == json == kind.tell(value)
    assert kind.read("x", json, 2) == value


def test_counts_may_be_a_list_too() -> None:
    assert Counts(FOODS, [3, 2], 4).read("x", [3, 2], 2) == 0x23


@pytest.mark.parametrize(
    ("kind", "json", "wanted"),
    [
        (Number(0, 5), 6, "a whole number from 0 to 5, not “6”"),
        (Number(0, 5), True, "a whole number from 0 to 5, not “true”"),
        (FLAG, 1, "true or false, not “1”"),
        (SEAT, None, "a whole number from 0 to 1, not “null”"),
        (SEAT_OR_NOBODY, 2, "a whole number from 0 to 1, not “2”"),
        (Word(FOODS), "fish", "one of meat, bone, not “fish”"),
        (Word(FOODS), None, "one of meat, bone, not “null”"),
        (Card(FOODS), 3, "a card (meat, bone), not “3”"),
        (Move(FOODS), "fly", "a move of the game, not “fly”"),
        (Bits(FOODS), "meat", "a list of texts, not “meat”"),
        (Bits(FOODS), ["fish"], "a list of meat, bone, not “fish”"),
        (Bits(FOODS), [1], "a list of meat, bone, not “1”"),
        (Counts(FOODS, [3, 2], 4), 3, "a number for each of meat, bone, not “3”"),
        (Counts(FOODS, [3, 2], 4), {"meat": 1}, "a number for each of meat, bone"),
        (Counts(FOODS, [3, 2], 4), [1, 3], "made of whole numbers from 0 to 2, not “3”"),
        (Counts(FOODS, [3, 2], 4), [1, True], "made of whole numbers from 0 to 2, not “true”"),
    ],
)
def test_what_is_none_is_refused(kind: Kind, json: Json, wanted: str) -> None:
    with pytest.raises(BadPosition) as refused:
        kind.read("x", json, 2)
    assert f"“x” in the position must be {wanted}" in str(refused.value)


@pytest.mark.parametrize(
    ("kind", "fields"),
    [
        (Number(-2, 5), [("x", -2, 5)]),
        (Number(-9999, 5, far=True), [("x", -FAR, 5)]),
        (FLAG, [("x", 0, 1)]),
        (SEAT, []),
        (Word(FOODS), [("x meat", 0, 1), ("x bone", 0, 1)]),
        (Move(FOODS), []),
        (Bits(FOODS), [("x meat", 0, 1), ("x bone", 0, 1)]),
        (Counts(FOODS, [3, 2], 4), [("x meat", 0, 3), ("x bone", 0, 2)]),
    ],
)
def test_an_observation_tells_it_in_numbers(kind: Kind, fields: list[tuple[str, int, int]]) -> None:
    assert [(field.name, field.low, field.high) for field in kind.fields("x")] == fields


def test_events_tell_more_kinds() -> None:
    assert Many(SEAT_OR_NOBODY).tell([0, NONE]) == [0, None]
    assert TEXT.tell("out") == "out"
    assert LINES.tell([Line("dogs", 2, "3.1")]) == [{"name": "dogs", "points": 2, "clause": "3.1"}]
    assert Word(FOODS).tell(None) is None


def test_a_kind_that_says_nothing_cannot_be_used() -> None:
    with pytest.raises(NotImplementedError):
        Kind().write(1)
    with pytest.raises(NotImplementedError):
        Kind().read("x", 1, 2)


@pytest.mark.parametrize("kind", ALL, ids=lambda kind: kind.name)
def test_kinds_are_copied(kind: Any) -> None:
    for again in (copy.copy(kind), copy.deepcopy(kind), pickle.loads(pickle.dumps(kind))):
        assert type(again) is type(kind)
        assert [(field.name, field.low, field.high) for field in again.fields("x")] == [
            (field.name, field.low, field.high) for field in kind.fields("x")
        ]
