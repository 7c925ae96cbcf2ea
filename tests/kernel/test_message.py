"""Messages: keys and arguments, which become sentences elsewhere."""

from __future__ import annotations

import sys

import pytest

from houndtable.kernel.errors import BadOption
from houndtable.kernel.message import Message, slug, text

pytestmark = pytest.mark.engine


def test_messages_are_equal_by_what_they_say() -> None:
    same = {Message("hint-draw"), Message("hint-draw", {}), Message("hint-draw", {"count": 2})}
    assert same == {Message("hint-draw", {"count": 2}), Message("hint-draw")}
    assert Message("hint-draw") != "hint-draw"


def test_a_key_has_letters_and_digits_with_dashes_between() -> None:
    assert [slug(word) for word in ("fire fest", "Butcher's Dog", "4/2", "?", "Größe")] == [
        "fire-fest",
        "butcher-s-dog",
        "4-2",
        "",
        "gr-e",
    ]


def test_a_message_that_is_printed_is_said_in_english() -> None:
    assert str(text("Draw first.")) == "Draw first."
    assert str(Message("position-field-missing", {"field": "deck"})) == "The position has no “deck”."


def test_without_catalogues_the_key_and_the_arguments_have_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "houndtable.words", None)
    assert str(text("Draw first.")) == "Draw first."
    assert str(Message("position-over")) == "position-over"
    assert str(BadOption("wrong-players", players=9)) == "wrong-players {'players': 9}"
