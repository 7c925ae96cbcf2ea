"""The engine's refusals, on both engines."""

from __future__ import annotations

import pytest

from houndtable.kernel import errors
from houndtable.kernel.message import text

pytestmark = pytest.mark.engine
REFUSALS = [kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, errors.Refusal)]


def test_every_refusal_has_a_code_of_its_own() -> None:
    codes = [refusal.code for refusal in REFUSALS]
    assert len(codes) > 5
    assert len(set(codes)) == len(codes)


def test_a_refusal_that_was_raised_has_the_code_of_its_class() -> None:
    with pytest.raises(errors.IllegalMove) as raised:
        raise errors.IllegalMove("3.2", text("Draw first."))
    assert raised.value.code == errors.IllegalMove.code == "illegal-move"


def deep() -> list[object]:
    found: list[object] = []
    for _ in range(100_000):
        found = [found]
    return found


@pytest.mark.parametrize(
    ("value", "wanted"),
    [
        ("pink", "pink"),
        ("", ""),
        ("犬 “Ä”", "犬 “Ä”"),
        ("a\nb\x1b[2J\x7f", r"a\nb\x1b[2J\x7f"),
        ("\ud800 \u202e", r"\ud800 \u202e"),
        ("x" * 60, "x" * 60),
        ("x" * 61, "x" * 59 + "…"),
        ("\x00" * 10**6, r"\x00" * 14 + r"\x0" + "…"),
        (True, "true"),
        (None, "null"),
        (7, "7"),
        (40.5, "40.5"),
        ([1, "犬", "\ud800\n", None], r'[1, "犬", "\ud800\n", null]'),
        ({"a": [1]}, '{"a": [1]}'),
        ({1}, "{1}"),
        ({(1, 2): 3}, "…"),
        ([0] * 99, "[" + "0, " * 19 + "0…"),
        (10**5000, "…"),
        ([10**5000], "…"),
        (deep(), "…"),
    ],
    ids=range(20),
)
def test_a_sentence_can_show_any_value(value: object, wanted: str) -> None:
    assert errors.shown(value) == wanted
