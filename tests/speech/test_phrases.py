"""Why a move is not lawful, or looks good, is told in every language."""

from __future__ import annotations

import re
from functools import cache

import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from tests.speech.heard import choices
from tests.speech.test_every_language import SHARED, words_of

OTHERS = ["de", "ja"]
abroad = pytest.mark.parametrize(("name", "code"), [(name, code) for name in games.names() for code in OTHERS])
ODD = ["9", "x", "9z", "r9c9", "77", "x y", "2 3"]  # words that can be part of no move
MANY = 9  # of a word, more than any game has


def never(game: Game) -> list[str]:
    """Texts that read like moves, and many that are none: words changed for odd ones, left out, put together,
    repeated."""
    found: list[str] = []
    for text in game.vocabulary.texts:
        verb, *rest = text.split()
        found += [
            verb,
            " ".join([verb, *rest[1:]]),
            " ".join([verb, *rest, *rest[:1]]),
            " ".join([verb, *rest[:1] * MANY]),
        ]
        found += [" ".join([verb, *rest[:place], odd, *rest[place + 1 :]]) for place in range(len(rest)) for odd in ODD]
    words = sorted({word for text in game.vocabulary.texts for word in text.split()[1:]})
    for verb in {text.split()[0] for text in game.vocabulary.texts}:
        found += [f"{verb} {one} {two}" for one in words for two in words[:40]]
    return [text for text in dict.fromkeys(found) if game.vocabulary.find(text) is None]


@cache
def heard(name: str) -> set[str]:
    """Every reason for which a move was refused or advised at many tables."""
    game, found = games.find(name), set()
    for text in never(game):
        verdict = game.never(text)
        found |= set() if verdict is None else {verdict.why}
    for seed, options in enumerate(choices(game, game.players[1])):
        luck = Seeded(seed, 2)
        players = game.players[1] - seed % 2 if options.get("first") is None else game.players[1]
        state = game.new(players, Seeded(seed), options)
        for made in range(60):
            if not state.waiting:
                break
            seat = state.waiting[luck.below(len(state.waiting))]
            offers = state.legal(seat)
            if made % 12 == 0:
                found |= {game.reason(state, seat, move) for move in offers if move == game.heuristic(state, seat)}
                asked = [luck.below(players), seat]
                objections = [state.objection(who, move) for who in asked for move in range(len(game.vocabulary.texts))]
                found |= {objection.why for objection in objections if objection is not None}
            state.apply(seat, offers[luck.below(len(offers))])
    return found


def refused(name: str) -> set[str]:
    """The sentences of all reasons that a game declares, with {} for each of their gaps."""
    return {re.sub(r"\{\w+\}", "{}", reason.sentence) for reason in games.find(name).reasons}


@abroad
def test_whatever_was_refused_or_advised_is_told_without_an_english_word(name: str, code: str) -> None:
    speech = games.find(name).speech(code)
    same = {*SHARED[code], *words_of(games.find(name).vocabulary.texts)}
    for text in heard(name):
        told = re.sub("'.*?'", "", speech.why(text))  # without what somebody typed
        assert words_of([told]) & words_of([text]) <= same, text
        assert speech.why(text) != text


@abroad
def test_every_refusal_in_the_source_is_in_the_phrasebook(name: str, code: str) -> None:
    book = games.find(name).speech(code).phrases
    assert [text for text in refused(name) if book.find(text.replace("{}", "7")) is None] == []


@pytest.mark.parametrize("name", games.names())
def test_both_languages_have_the_same_phrases_with_the_same_gaps(name: str) -> None:
    german, japanese = [games.find(name).speech(code).phrases.sentences for code in OTHERS]
    assert list(german) == list(japanese)
    for book in (german, japanese):
        for english, told in book.items():
            assert len(re.findall(r"\{\d?\}", told)) == english.count("{}"), english
            assert (told[-1] in ".?。？！" or "1 meat pair" in told) == (english[-1] in ".?"), told


@pytest.mark.parametrize("name", games.names())
def test_japanese_is_left_with_no_latin_word_but_those_typed(name: str) -> None:
    speech = games.find(name).speech("ja")
    typed = {word for text in games.find(name).vocabulary.texts for word in re.findall("[a-z]+", text)}
    for text in heard(name):
        told = re.sub(r"'.*?'|r\dc\d", "", speech.why(text))
        assert set(re.findall(r"[A-Za-z]{2,}", told)) <= typed, told


@pytest.mark.parametrize(
    ("name", "code", "english", "told"),
    [
        ("dachs", "de", "You hold only 1 2v.", "Auf der Hand hast du von 2v nur 1."),
        (
            "dachs",
            "ja",
            "You may retrieve no more blue-gray: only as many as you played.",
            "ブルーグレーはもう取れません。出した枚数までです。",
        ),
        (
            "dogndog",
            "de",
            "With a red 3 your hand is not complete: two of a kind, and three or a run.",
            "Mit einer roten 3 ist deine Hand nicht vollständig: zwei gleiche, und drei gleiche oder eine Folge.",
        ),
        (
            "dogndog",
            "de",
            "You are ready and wait for 2 or Food; 3 cards not seen yet. Ri-chi is worth a point.",
            "Du bist bereit und wartest auf 2 oder Futter; noch nicht gesehen: 3. Ri-chi ist einen Punkt wert.",
        ),
        ("drachensachen", "ja", "You hold only 1 x 7.", "手札の 7 は1枚だけです。"),
        ("herecomesthedog", "de", "Only 1 charcoal is left at the bonfire.", "Am Lagerfeuer ist nur noch 1 Kohle."),
        ("herecomesthedog", "de", "You hold no set of fire and charcoal.", "Feuer mit Kohle hast du nicht."),
        (
            "herecomesthedog",
            "de",
            "Only 1 dog comes: every pair and set must fend off one.",
            "Nur 1 Hund kommt: Jedes Paar und jeder Satz muss einen abwehren.",
        ),
        (
            "herecomesthedog",
            "de",
            "Then you hold 2 meat, 1 fire and 1 charcoal: 1 dog if the meat runs out, 0 villagers fainted if the "
            "charcoal does.\n"
            " odds  the next roll             you        seat 1     seat 2\n"
            " 3/27  2 meat, 1 fire            takes 2    -          -\n"
            " 6/27  one of each: Theft        steals     may lose 1 may lose 1\n",
            "Dann hast du 2 Fleisch, 1 Feuer und 1 Kohle: 1 Hund, wenn das Fleisch ausgeht, 0 Dorfbewohner in "
            "Ohnmacht, wenn die Kohle ausgeht.\n"
            " Chance der nächste Wurf          du         Platz 1    Platz 2\n"
            " 3/27  2 Fleisch, 1 Feuer        nimmt 2    -          -\n"
            " 6/27  alle drei: Diebstahl      stiehlt    evtl. -1   evtl. -1\n",
        ),
        ("dachs", "de", "It should win 61 of 100 such games; 'stop' 58.",
         "Damit gewinnst du wohl 61 von 100 solchen Spielen; mit 'stop' 58."),
        (
            "herecomesthedog",
            "ja",
            "Then you hold 2 meat, 1 fire and 1 charcoal: 1 dog if the meat runs out, 0 villagers fainted if the "
            "charcoal does.",
            "そうすると手元は肉2本、火1本、炭1本です。肉がなくなればイヌ1匹、炭がなくなれば村人0人が気絶します。",
        ),
        ("dachs", "de", "Nobody has heard of this.", "Nobody has heard of this."),
        ("dachs", "en", "It is not your turn.", "It is not your turn."),
    ],
)  # fmt: skip
def test_a_reason_is_told_with_its_words_and_numbers(name: str, code: str, english: str, told: str) -> None:
    assert games.find(name).speech(code).why(english) == told
