"""Catalogues as text: split into messages, and filled in from English."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from houndtable.games import find, names
from houndtable.kernel.errors import NoSuchLanguage
from houndtable.words.catalogue import COMMON, TERMINAL, WEB, own, source, told
from houndtable.words.languages import ENGLISH, check_language, languages
from houndtable.words.merging import attributes, entries, merged

ENGLISH_FILE = """### A game
# A note = with an equals sign.

title = Dogs
option-first = First player
    .about = Who starts
    .short = First

## Events

event-drew = { $seat-is ->
    [you] You draw
   *[other] { $seat } draws
} { $card-is ->
    [hidden] a card
   *[other] { $card }
}.
last = a
    b
"""
GERMAN_FILE = """title = Hunde
own-word = Nur hier

# Eine Notiz
option-first = Wer anfängt
    .about = Wer beginnt
"""


def test_a_file_is_split_into_its_messages_without_comments() -> None:
    found = entries(ENGLISH_FILE)
    assert list(found) == ["title", "option-first", "event-drew", "last"]
    assert found["title"] == "title = Dogs"
    assert found["event-drew"].endswith("   *[other] { $card }\n}.")
    assert found["last"] == "last = a\n    b"
    assert not any("#" in message for message in found.values())
    assert list(attributes(found["option-first"])) == ["about", "short"]
    assert entries("") == {}


def test_what_a_language_lacks_is_english_its_attributes_too() -> None:
    found = entries(merged(GERMAN_FILE, ENGLISH_FILE))
    assert list(found) == ["title", "own-word", "option-first", "event-drew", "last"]
    assert found["title"] == "title = Hunde"
    assert found["option-first"] == "option-first = Wer anfängt\n    .about = Wer beginnt\n    .short = First"
    assert found["event-drew"] == entries(ENGLISH_FILE)["event-drew"]
    assert merged("", ENGLISH_FILE) == merged(ENGLISH_FILE, ENGLISH_FILE)


PLACES = [COMMON, TERMINAL, WEB, *(own(find(name)) for name in names())]


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("place", PLACES, ids=str)
def test_what_is_told_has_every_message_as_fluent_finds_them(place: tuple[str, str], code: str) -> None:
    def keys(text: str) -> set[str]:
        bundle = FluentBundle([code], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        return set(bundle._messages)

    text = told(code, (place,))
    assert keys(text) == keys(source(place, code)) | keys(source(place, ENGLISH)) == set(entries(text))
    assert "\n#" not in f"\n{text}"


def test_languages_are_those_with_a_file_english_first() -> None:
    assert list(languages()) == ["en", "de", "ja"]
    assert languages()["en"] == "English"
    assert [check_language(code) for code in languages()] == ["en", "de", "ja"]
    with pytest.raises(NoSuchLanguage, match=r"There is no language “xx”\. Known languages: en, de, ja"):
        check_language("xx")
