"""Every catalogue is whole: every key has a message in every language, every variable exists, nothing is unused."""

from __future__ import annotations

import re

import pytest

from houndtable import games, words
from houndtable.words.catalogue import COMMON, TERMINAL, WEB, source
from houndtable.words.checking import entries, file_problems, problems
from houndtable.words.languages import ENGLISH, languages
from houndtable.words.saying import argument, matching

PLACES = [COMMON, TERMINAL, WEB]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[1])
def test_a_catalogue_has_what_the_english_one_has(place: tuple[str, str], language: str) -> None:
    assert source(place, language)
    assert file_problems(place, language) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place[1])
def test_a_translation_has_no_variables_of_its_own(place: tuple[str, str], language: str) -> None:
    english = {entry.key: entry for entry in entries(source(place, ENGLISH))[0]}
    bases = {key: {name.split("-")[0] for name in entry.variables} for key, entry in english.items()}
    odd = [
        (entry.key, name)
        for entry in entries(source(place, language))[0]
        for name in entry.variables
        if name.split("-")[0] not in bases.get(entry.key, set())
    ]
    assert odd == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_a_game_has_all_its_words(name: str, language: str) -> None:
    assert problems(games.find(name), language) == []


@pytest.mark.parametrize("name", games.names())
def test_every_move_reads_in_words(name: str) -> None:
    game = games.find(name)
    forms = words.of(game).forms
    for text in game.vocabulary.texts:
        assert any(matching(text, phrase.pattern, argument, forms[phrase.key]) is not None for phrase in game.moves), (
            text
        )


def test_keys_are_told_apart_from_sentences() -> None:
    for place in PLACES:
        for entry in entries(source(place, ENGLISH))[0]:
            assert re.fullmatch("[a-z][a-z0-9_-]*", entry.key)
