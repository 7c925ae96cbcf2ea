"""The rulebooks: one text in every language, with the same rules and pictures."""

from __future__ import annotations

import re

import pytest

from houndtable import games
from houndtable.words.languages import languages
from houndtable.words.rulebook import passages

PICTURE = re.compile(r"^!\[(.+)\]\(picture:([\w-]+)\)$", re.MULTILINE)
CITED = re.compile(r"\[(\d+\.\d+)\]")
# What belongs in the notes: rulings' codes, options as they are typed, seats counted from 0.
OF_NOTES = re.compile(r"\bR\d+\.\d+\b|\boption \w+ =|`\w+ = |\bseat 0\b|\bSitz 0\b")


@pytest.mark.parametrize("language", list(languages()))
@pytest.mark.parametrize("name", games.names())
def test_a_rulebook_has_the_same_rules_examples_and_pictures_in_every_language(name: str, language: str) -> None:
    game = games.find(name)
    assert games.has_rulebook(game, language)
    english, own = games.rulebook(game), games.rulebook(game, language)
    assert [one.number for one in passages(own)] == [one.number for one in passages(english)]
    assert [found[1] for found in PICTURE.findall(own)] == [found[1] for found in PICTURE.findall(english)]
    assert "picture:" not in PICTURE.sub("", own)
    assert sorted(CITED.findall(own)) == sorted(CITED.findall(english))
    heads = [[re.match("#*", line)[0] for line in text.splitlines() if line.startswith("#")] for text in (own, english)]  # type: ignore[index]
    assert heads[0] == heads[1]
    assert not OF_NOTES.search(own)


@pytest.mark.parametrize("name", games.names())
def test_the_notes_of_a_game_name_only_rules_it_has(name: str) -> None:
    game = games.find(name)
    numbers = {one.number for one in passages(games.rulebook(game))}
    assert games.notes(game)
    assert set(CITED.findall(games.notes(game))) <= numbers


def test_what_is_not_translated_is_there_in_english() -> None:
    game = games.find("dachs")
    assert not games.has_rulebook(game, "xx")
    assert games.rulebook(game, "xx") == games.rulebook(game)
