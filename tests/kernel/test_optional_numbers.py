"""Kinds of values: numbers that may be none, and things with parts."""

import copy
import pickle

import pytest

from houndtable.kernel.errors import BadPosition
from houndtable.kernel.kinds import COUNT, NONE, TEXT, Number, Struct

pytestmark = pytest.mark.engine
PLACE = Number(0, 9, nothing=True)
ITEM = Struct({"name": TEXT, "worth": COUNT})


def test_a_number_that_may_be_none_is_null_in_a_file() -> None:
    assert (PLACE.write(3), PLACE.write(NONE)) == (3, None)
    assert (PLACE.read("richi", 3, 2), PLACE.read("richi", None, 2)) == (3, NONE)
    with pytest.raises(BadPosition, match="“richi” in the position must be a whole number from 0 to 9, not “10”"):
        PLACE.read("richi", 10, 2)
    with pytest.raises(BadPosition, match="from 0 to 9, not “null”"):
        Number(0, 9).read("count", None, 2)


def test_an_observation_tells_whether_there_is_a_number_and_which() -> None:
    assert [(field.name, field.low, field.high) for field in PLACE.fields("Ri-chi")] == [
        ("Ri-chi", 0, 1),
        ("Ri-chi value", 0, 9),
    ]


def test_a_number_that_may_be_none_is_not_below_0() -> None:
    with pytest.raises(AssertionError, match="Below 0"):
        Number(-5, 5, nothing=True)


def test_a_thing_with_parts_tells_each_as_its_kind_does() -> None:
    assert ITEM.tell({"name": "Dora", "worth": 2}) == {"name": "Dora", "worth": 2}


def test_copies_of_kinds_are_the_same() -> None:
    for copied in (copy.deepcopy(PLACE), pickle.loads(pickle.dumps(PLACE))):
        assert (copied.low, copied.high, copied.far, copied.nothing) == (0, 9, False, True)
    assert list(copy.deepcopy(ITEM).parts) == ["name", "worth"]
