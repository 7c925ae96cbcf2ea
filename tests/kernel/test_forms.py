"""Forms: what a position remembers, as a file tells it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from houndtable.kernel.errors import BadPosition
from houndtable.kernel.forms import Form, ListOf, OneOf, Pieces, Viewers, Worths
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import SEAT, Card, Kind, Number, Sign
from houndtable.kernel.outcome import Line
from houndtable.kernel.packing import Packing


def faces_in(heap: int) -> list[int]:
    return [0] * (heap & 15) + [1] * (heap >> 4)


CARDS = Pieces(Packing(faces_in, lambda faces: faces.count(0) + 16 * faces.count(1)), ["a", "b"], 2)
SORTS: dict[str, dict[str, Kind | Form]] = {
    "came": {"seat": SEAT, "cards": CARDS},
    "went": {"seat": SEAT, "known_to": Viewers()},
}
CHANGES = ListOf(OneOf("change", SORTS, SimpleNamespace, attrs={"change": "kind", "known_to": "knowers"}))


@pytest.mark.parametrize(
    "told",
    [
        [],
        [{"change": "came", "seat": 1, "cards": ["a", "b", "b"]}],
        [{"change": "went", "seat": 0, "known_to": [0, 2]}, {"change": "came", "seat": 0, "cards": []}],
    ],
)
def test_what_is_read_is_written_alike(told: Json) -> None:
    assert CHANGES.write(CHANGES.read("since", told, 2)) == told


def test_a_thing_has_its_parts_by_their_names() -> None:
    (found,) = CHANGES.read("since", [{"change": "went", "seat": 1, "known_to": [1, 2]}], 2)
    assert vars(found) == {"kind": 1, "seat": 1, "knowers": 6}


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (7, "must be a list"),
        ([7], "is a JSON object"),
        ([{"change": "gone"}], "one of came, went"),
        ([{"change": "came", "seat": 0}], "“cards”"),
        ([{"change": "came", "seat": 2, "cards": []}], "from 0 to 1"),
        ([{"change": "came", "seat": 0, "cards": ["c"]}], "There is no card “c”. Cards: a, b"),
        ([{"change": "came", "seat": 0, "cards": ["a"] * 3}], "cards that are in the box"),
        ([{"change": "came", "seat": 0, "cards": [1]}], "a list of texts"),
        ([{"change": "went", "seat": 0, "known_to": [3]}], "from 0 to 2"),
        ([{"change": "went", "seat": 0, "known_to": [], "cards": []}], "unknown field “cards”"),
    ],
)
def test_what_cannot_be_is_refused(told: Json, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        CHANGES.read("since", told, 2)


def test_reasons_for_points_are_lines() -> None:
    form = Worths()
    told = form.write([[Line("a pair", 3, "7.1")], []])
    assert told == [[{"name": "a pair", "points": 3, "clause": "7.1"}], []]
    assert form.write(form.read("reasons", told, 2)) == told


@pytest.mark.parametrize(("kind", "value", "told"), [(Sign(), 1, True), (Sign(), -1, False)])
def test_a_sign_is_told_as_a_flag(kind: Sign, value: int, told: bool) -> None:
    assert (kind.write(value), kind.read("way", told, 2)) == (told, value)
    with pytest.raises(BadPosition):
        kind.read("way", 1, 2)


def test_none_may_be_a_number_beyond_all_words() -> None:
    kind: Any = Card(["a", "b"], nothing=True, none=2)
    assert [kind.write(value) for value in range(3)] == ["a", "b", None]
    assert kind.read("top", None, 2) == 2
    assert Number(0, 3).write(2) == 2
