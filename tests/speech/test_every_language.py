"""Everything a game can say reads as sentences in every language, and nothing English is left in the others."""

from __future__ import annotations

import re
from functools import cache

import pytest

from houndtable import games
from houndtable.kernel.errors import NoSuchLanguage
from houndtable.kernel.languages import LANGUAGES, check_language
from tests.speech.heard import NAMES, heard_at

OTHERS = [code for code in LANGUAGES if code != "en"]
everywhere = pytest.mark.parametrize(("name", "code"), [(name, code) for name in games.names() for code in LANGUAGES])
abroad = pytest.mark.parametrize(("name", "code"), [(name, code) for name in games.names() for code in OTHERS])

WORD = re.compile(r"[^\W\d_]{2,}")
ARTIFACTS = re.compile(r"None|True|False|[{}]|\?\?|^\s|\s$|\( | \)|,,|\.\.$|、、|。。|とと|のの|、。| ,| \.(?!\.)")

# Words that German has too, as itself or as a term of mah-jongg or a name.
SHARED: dict[str, list[str]] = {
    "de": """
        alarm an blind bonus chanta chaos chi deck die dora extermino furiten gold haitei hand ho in ippatsu jongg kind
        mah man monster monsterball nullo protecto ri ron so tanyao ten toitoi trio tsu tsumo ura was yaku
    """.split(),
    "ja": [],
}


@cache
def events(name: str, code: str) -> list[str]:
    """Everything that happened, in words."""
    speech = games.find(name).speech(code)
    return [speech.event(told, NAMES[:players], viewer) for told, viewer, players in heard_at(name).events.values()]


@cache
def asked(name: str, code: str) -> list[str]:
    """Everything somebody was asked."""
    speech = games.find(name).speech(code)
    return [speech.ask(view) for view, _, owes in heard_at(name).views.values() if owes]


@cache
def tables(name: str, code: str) -> list[str]:
    """All lines of all tables shown."""
    speech = games.find(name).speech(code)
    return [line for view, players, _ in heard_at(name).views.values() for line in speech.table(view, NAMES[:players])]


def moves(name: str, code: str) -> list[str]:
    """Every move there is."""
    game = games.find(name)
    return [game.speech(code).move(text) for text in game.vocabulary.texts]


def terms(name: str, code: str) -> list[str]:
    """The glossary, but for the title, which is a name."""
    glossary = games.find(name).speech(code).glossary
    labels = [text for pair in glossary.options.values() for text in pair]
    return [glossary.about, *labels, *glossary.words.values(), *map(glossary.line, heard_at(name).lines)]


def words_of(texts: list[str]) -> set[str]:
    """All words in the texts but for the players' names."""
    return {word.lower() for text in texts for word in WORD.findall(text)} - {one.lower() for one in NAMES}


@cache
def typed(name: str) -> set[str]:
    """The words people type: cards and places, as a table shows them in every language."""
    return words_of(games.find(name).vocabulary.texts)


@everywhere
def test_what_happened_reads_as_sentences(name: str, code: str) -> None:
    end = "。！]" if code == "ja" else ".!]"  # ] behind a clause
    for text in events(name, code):
        for line in text.split("\n"):
            assert line[-1] in end, text
            assert not ARTIFACTS.search(line), text
            assert line[0].isupper() or line[0].isdigit() or not line[0].isascii() or line[0] in "+-", text


@everywhere
def test_every_question_reads_as_sentences(name: str, code: str) -> None:
    for text in asked(name, code):
        assert text[-1] in ("。？！" if code == "ja" else ".?!"), text
        assert not ARTIFACTS.search(text), text


@everywhere
def test_every_move_reads_as_an_offer(name: str, code: str) -> None:
    texts = moves(name, code)
    assert len(set(texts)) == len(texts)  # no two moves read alike
    for text in texts:
        assert text[-1] not in ".。", text
        assert not ARTIFACTS.search(text), text


@everywhere
def test_the_table_is_told_without_artifacts(name: str, code: str) -> None:
    for line in tables(name, code):
        assert line.strip(), tables(name, code)
        assert not re.search(r"None|True|False|[{}]", line), line


@abroad
def test_no_english_word_is_left(name: str, code: str) -> None:
    texts = [*events(name, code), *asked(name, code), *moves(name, code), *terms(name, code)]
    own = [*events(name, "en"), *asked(name, "en"), *moves(name, "en"), *terms(name, "en")]
    assert words_of(texts) & words_of(own) <= set(SHARED[code])


@abroad
def test_a_table_is_told_with_no_english_word_but_those_typed(name: str, code: str) -> None:
    english = words_of(tables(name, "en"))
    assert words_of(tables(name, code)) & english <= {*SHARED[code], *typed(name)}


@pytest.mark.parametrize("name", games.names())
def test_japanese_has_latin_letters_only_in_names_and_places(name: str) -> None:
    texts = [*events(name, "ja"), *asked(name, "ja"), *moves(name, "ja"), *terms(name, "ja")]
    found = {word for text in texts for word in re.findall("[A-Za-z]+", re.sub(r"r\dc\d", "", text))} - set(NAMES)
    assert found <= {"A", "B"}  # the sides of a board


@abroad
def test_the_primer_is_short_and_names_what_is_typed_in_brackets(name: str, code: str) -> None:
    own = games.find(name).speech("en").primer()
    primer = games.find(name).speech(code).primer()
    assert len(primer) == len(own)
    assert sum(map(len, primer)) <= 1.3 * sum(map(len, own))
    assert words_of(primer) & words_of(own) <= {*SHARED[code], *typed(name)}


@everywhere
def test_every_option_and_every_word_of_one_has_its_meaning(name: str, code: str) -> None:
    game = games.find(name)
    glossary = game.speech(code).glossary
    assert [*glossary.options] == [option.name for option in game.options]
    assert set(glossary.words) == {word for option in game.options for word in option.words}
    for option in game.options:
        said = game.speech(code).option(option, 3)
        assert said.startswith(f"{option.name} = {option.default}")
        assert glossary.options[option.name][1] in said
        assert f"[{option.clause}]" in said
        assert all(word in said for word in option.words)
        assert not ARTIFACTS.search(said), said


@abroad
def test_every_reason_for_points_is_in_the_glossary(name: str, code: str) -> None:
    lines = games.find(name).speech(code).glossary.lines
    assert {re.sub(r"\d+", "{}", line) for line in heard_at(name).lines} <= set(lines)


@pytest.mark.parametrize("name", games.names())
def test_english_is_the_language_unless_another_is_asked_for(name: str) -> None:
    game = games.find(name)
    assert game.speech() is game.speech("en")
    assert game.speech().glossary.title == game.title
    assert game.speech().glossary.about == game.about
    with pytest.raises(NoSuchLanguage, match=r"^There is no language 'xx'\. Known: en, de, ja\.$"):
        game.speech("xx")


def test_languages_are_known_by_their_codes() -> None:
    assert [check_language(code) for code in LANGUAGES] == ["en", "de", "ja"]
