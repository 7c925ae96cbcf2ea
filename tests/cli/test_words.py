"""`houndtable words`: what a translation lacks."""

from __future__ import annotations

import pytest

from houndtable.cli import words
from houndtable.words.catalogue import COMMON, Place, source
from houndtable.words.languages import ENGLISH, languages
from tests.cli.terminal import Terminal


@pytest.mark.parametrize("language", languages())
def test_nothing_is_missing_in_the_languages_there_are(language: str, terminal: Terminal) -> None:
    seen = terminal.run("words", "--language", language)
    assert (seen.status, seen.err) == (0, "")
    assert seen.out.endswith("Nothing is missing.\n")
    assert "missing:" not in seen.out
    assert "not in English" not in seen.out
    assert "not understood" not in seen.out
    assert "other variables" not in seen.out


def test_a_language_nobody_has_begun_is_told_how_to_begin(terminal: Terminal) -> None:
    seen = terminal.run("words", "--language", "FR")
    assert (seen.status, seen.err) == (1, "")
    assert seen.out.startswith(
        "There are no words in “fr” yet. Put fr.ftl beside each en.ftl, as\ndocs/translating.md explains:\n"
    )
    for name in ("common", "terminal", "web", "dachs/words"):
        assert f"/{name}: 0 of " in " ".join(seen.out.split())
    assert seen.out.endswith(" messages are missing.\n")


@pytest.mark.parametrize("given", ["../x", "a" * 30, "f r", "ф"])
def test_what_is_no_code_of_a_language_is_refused(given: str, terminal: Terminal) -> None:
    seen = terminal.run("words", "--language", given)
    assert (seen.status, seen.out) == (2, "")
    assert seen.err == f"“{given}” isn’t the code of a language. Use one such as fr or pt-br.\n"


def test_what_is_missing_or_wrong_is_named(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    french = "language-name = Français\nno-such-key = Rien\nyou = Vous { $who }\nthis is no message\n"

    def told(place: Place, language: str) -> str:
        return french if (place, language) == (COMMON, "fr") else source(place, language)

    monkeypatch.setattr(words, "source", told)
    monkeypatch.setattr(words, "languages", lambda: {ENGLISH: "English", "fr": "Français"})
    out = " ".join(terminal.run("words", "--language", "fr").out.split())
    assert "/words/common: 2 of " in out
    assert "missing: list-and, " in out
    assert "missing: sentence-gap, option, " in out
    assert "???" not in out
    assert "not in English: no-such-key other variables than in English: you not understood: this is no message" in out
    assert out.endswith(" messages are missing. 3 messages are wrong.")
    counted = terminal.run("words", "--language", "fr", "--count")
    assert counted.status == 1
    assert "missing:" not in counted.out
    assert "not in English: no-such-key" in counted.out


def test_what_is_wrong_is_not_called_complete(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    def told(place: Place, language: str) -> str:
        return source(place, language) + ("no-such-key = Nichts\n" if (place, language) == (COMMON, "de") else "")

    monkeypatch.setattr(words, "source", told)
    seen = terminal.run("words", "--language", "de")
    assert seen.status == 1
    assert seen.out.endswith("\n1 message is wrong.\n")
    assert "Nothing is missing" not in seen.out


def test_it_speaks_the_language_of_the_system(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert terminal.run("words", "--language", "ja").out.endswith("Es fehlt nichts.\n")
