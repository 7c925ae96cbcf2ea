"""JSON from outside: each field read once, what does not fit refused in the words of whoever reads."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from houndtable.kernel.errors import BadOption, BadPosition, Refusal
from houndtable.kernel.json import Json, Reader, Wording, refuse, wanted

pytestmark = pytest.mark.engine
ORDER = Wording(BadOption, "order-field")
Reading = Callable[[Reader], object]

GOOD: list[tuple[Json, Reading]] = [
    (7, lambda reader: reader.integer("field")),
    (7, lambda reader: reader.number("field", 0, 7)),
    (True, lambda reader: reader.flag("field")),
    ("red", lambda reader: reader.text("field")),
    ("red", lambda reader: reader.word("field", ["red", "blue"])),
    ([1, 2], lambda reader: reader.numbers("field", 2, 1, 2)),
    ([1, "a"], lambda reader: reader.items("field")),
    (["a", "b"], lambda reader: reader.texts("field")),
    ({"a": 1}, lambda reader: reader.mapping("field")),
]
BAD: list[tuple[Json, Reading, str]] = [
    (True, lambda reader: reader.integer("field"), "a whole number, not “true”"),
    ("7", lambda reader: reader.integer("field"), "a whole number, not “7”"),
    (8, lambda reader: reader.number("field", 0, 7), "a whole number from 0 to 7, not “8”"),
    (1, lambda reader: reader.flag("field"), "true or false, not “1”"),
    (None, lambda reader: reader.text("field"), "a text, not “null”"),
    ("pink", lambda reader: reader.word("field", ["red", "blue"]), "one of red, blue, not “pink”"),
    ([1], lambda reader: reader.numbers("field", 2, 1, 2), "a list of 2 numbers, not “[1]”"),
    ([1, 3], lambda reader: reader.numbers("field", 2, 1, 2), "a whole number from 1 to 2, not “3”"),
    ({}, lambda reader: reader.items("field"), "a list, not “{}”"),
    ("ab", lambda reader: reader.texts("field"), "a list of texts, not “ab”"),
    (["a", 1], lambda reader: reader.texts("field"), 'a list of texts, not “["a", 1]”'),
    ([], lambda reader: reader.mapping("field"), "an object, not “[]”"),
]


def sentence(kind: type[Refusal], reading: Callable[[], object]) -> str:
    with pytest.raises(kind) as caught:
        reading()
    return str(caught.value)


@pytest.mark.parametrize(("value", "reading"), GOOD)
def test_a_field_is_read_as_what_it_must_be(value: Json, reading: Reading) -> None:
    reader = Reader({"field": value})
    assert reading(reader) == value
    reader.done()


@pytest.mark.parametrize(("value", "reading", "must_be"), BAD)
def test_a_field_that_is_something_else_is_refused(value: Json, reading: Reading, must_be: str) -> None:
    position, order = Reader({"field": value}), Reader({"field": value}, ORDER)
    assert sentence(BadPosition, lambda: reading(position)) == f"“field” in the position must be {must_be}."
    with pytest.raises(BadOption) as caught:
        reading(order)
    assert (caught.value.message.key, caught.value.message.args["field"]) == ("order-field-odd", "field")


def test_what_is_missing_or_too_much_is_refused() -> None:
    assert sentence(BadPosition, lambda: Reader({}).take("a")) == "The position has no “a”."
    with pytest.raises(BadOption, match="order-field-missing"):
        Reader({}, ORDER).take("a")
    data: Json = {"a": 1, "b": 2}
    assert sentence(BadPosition, Reader(data).done) == "The position has an unknown field “a”."
    reader = Reader(data, ORDER)
    reader.take("a")
    with pytest.raises(BadOption, match="order-field-unknown"):
        reader.done()


def test_a_position_is_an_object() -> None:
    assert sentence(BadPosition, lambda: Reader([1])) == "A position is a JSON object, not “[1]”."


def test_any_field_of_a_position_can_be_refused_in_the_same_words() -> None:
    assert str(refuse("deck", wanted("list"), 7)) == "“deck” in the position must be a list, not “7”."
