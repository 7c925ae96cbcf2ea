"""All that is said, in every language: whole sentences, nothing that people only type, and nothing English left."""

from __future__ import annotations

import re

import pytest

from houndtable import games, words
from houndtable.words.languages import ENGLISH, languages
from tests.words import samples
from tests.words.heard import NAMES, heard_at

SENTENCES = ("event-", "reason-", "ask-", "tip-", "primer-", "hint-")
ENDS = (".", "!", "?", "。", "！", "？", ")", "）", "…", ":", "：", "”", "“", "」")
# Signs of a gap that nothing filled, or of a piece too much.
BROKEN = re.compile(
    r"[{}]| [.,;:!]|\(\)|（）|「」|“”|„“|^[ ,、]|[^.]\.\.(?!\.)|[:：、,][.。]|。。|  |さんさん|をを|がが|\bfor for\b"
)
# "You" is a name at the head of a sentence or in a list only; in Japanese it takes no title.
ADDRESSED = {
    "en": re.compile(r"(?<=[a-z] )You\b"),
    "de": re.compile(r"(?<=[a-zäöüß] )Du\b"),
    "ja": re.compile("あなたさん"),
}
TYPED = re.compile(r"\br\d+c\d+\b|\b\d[vbp]\b")  # not 2s, which may be a plural
# English words that no German sentence has; a Japanese one has no Latin words but names.
ENGLISH_WORDS = set("the you your and with from take takes draw draws plays card cards stick sticks of is are".split())
ENGLISH_NAMES = ["Here Comes the Dog"]
LATIN = re.compile(r"[A-Za-z]{3,}")
NAMED = {
    "Houndtable",
    "JSON",
    "Dancing",
    "Villager",
    "abc",
    "bone",
    "food",
    "disc",
    "nullo",
    "extermino",
    "protecto",
    "scavenger",
    "guard",
    *NAMES,
    *samples.NAMES,
}


def odd(said: str, language: str) -> str:
    """What is wrong with a text, if anything."""
    if BROKEN.search(said):
        return "broken"
    if TYPED.search(said):
        return "typed"
    if ADDRESSED[language].search(said):
        return "names who reads"
    found = LATIN.findall(said)
    if language == "de" and set(found) & ENGLISH_WORDS and not any(name in said for name in ENGLISH_NAMES):
        return "English"
    return "Latin" if language == "ja" and [word for word in found if word not in NAMED] else ""


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_every_message_reads_well_whatever_stands_in_it(name: str, language: str) -> None:
    wrong: set[str] = set()
    for message, said in samples.texts(name, language):
        key = message.key
        whole = not key.startswith(SENTENCES) or not said or said.endswith(ENDS)
        fault = odd(said, language) or ("" if whole else "no end")
        wrong |= {f"{key} ({fault}): {said}"} if fault else set()
    assert sorted(wrong) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_all_that_is_heard_at_many_tables_reads_well(name: str, language: str) -> None:
    game = games.find(name)
    reader, found = words.of(game, language), heard_at(name)
    said = {reader.event(told, NAMES[:players], viewer) for told, viewer, players in found.events.values()}
    for view, players, asked in found.views.values():
        lines = [re.sub(" +", " ", line).strip() for line in reader.table(view, NAMES[:players])]  # without columns
        said |= {*lines, reader.ask(view) if asked else ""}
    said |= {reader.move(text, NAMES) for text in game.vocabulary.texts}
    said |= {reader.reason(line) for line in found.lines}
    assert sorted([f"{odd(one, language)}: {one}" for one in said if odd(one, language)]) == []


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [("en", "A and B", "A, B and C"), ("de", "A und B", "A, B und C"), ("ja", "AとB", "A、B、C")],
)
def test_a_list_of_two_and_one_of_three(language: str, two: str, three: str) -> None:
    reader = words.common(language)
    assert [reader.listed(list(texts), "list-and") for texts in ("", "A", "AB", "ABC")] == ["", "A", two, three]


@pytest.mark.parametrize("name", games.names())
def test_every_reason_for_points_has_words(name: str) -> None:
    reader = words.of(games.find(name))
    assert [line for line in sorted(heard_at(name).lines) if not reader.has(reader.line_key(line))] == []


@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
@pytest.mark.parametrize("name", games.names())
def test_hardly_a_message_is_the_english_one(name: str, language: str) -> None:
    """A word may be the same in two languages; a sentence is not."""
    both = zip(samples.texts(name, language), samples.texts(name, ENGLISH), strict=True)
    same = {message.key for (message, here), (_, there) in both if " " in here and here == there}
    assert sorted(same - SAME.get((name, language), set())) == []


# Names and templates that are the same in both languages.
SAME: dict[tuple[str, str], set[str]] = {
    ("herecomesthedog", "de"): {"title", "odds"},  # odds have no word of their own if nothing is rolled
    ("dogndog", "de"): {"title"},
    ("dogsbreath", "de"): {"title"},
}
