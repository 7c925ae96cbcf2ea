"""The terminal's renderer and the browser's say the same, byte for byte: every message of every catalogue, with samples
of all its arguments, in every language."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import client
import pytest

from houndtable import games, words
from houndtable.words.catalogue import COMMON, Place, bundles, own
from houndtable.words.checking import wanted
from houndtable.words.languages import ENGLISH, languages
from houndtable.words.saying import Sayer
from tests.words import samples

ROOT = Path(__file__).parents[2]
PAGES = "pages"  # stands among the games' names for all that is of no game
WHOLE = [(name, language) for name in [PAGES, *games.names()] for language in languages()]


def path(place: Place, language: str) -> str:
    """The file of a catalogue."""
    return str(ROOT / "src" / place[0].replace(".", "/") / place[1] / f"{language}.ftl")


def context(language: str, places: list[Place], **more: Any) -> dict[str, Any]:
    """What all questions about these catalogues share."""
    return {
        "places": [path(place, language) for place in places],
        "english": [] if language == ENGLISH else [path(place, ENGLISH) for place in places],
        "language": language,
        "names": samples.NAMES,
        "me": 0,
        **more,
    }


def of_pages(language: str) -> list[tuple[dict[str, Any], str]]:
    """The same for all that is of no game."""
    reader = Sayer(bundles(language, tuple(samples.PAGES)))
    reader.names, reader.me = samples.NAMES, 0
    messages = [message for place in samples.PAGES for message in samples.undeclared(place, frozenset())]
    asked = [({"key": message.key, "args": message.args}, samples.said(reader, message, {})) for message in messages]
    return [(context(language, samples.PAGES), ""), *asked]


@cache
def questions(name: str, language: str) -> list[tuple[dict[str, Any], str]]:
    """What the browser's renderer is asked, first what all have in common, and what the terminal's says."""
    if name == PAGES:
        return of_pages(language)
    game = games.find(name)
    reader = words.of(game, language).to(samples.NAMES, 0)
    moves = [{"key": phrase.key, "pattern": phrase.pattern} for phrase in game.moves]
    forms = {**wanted(game), **reader.forms}
    said = [*samples.texts(name, language)]
    declared = frozenset(message.key for message, _ in said)
    said += [(message, samples.said(reader, message, {})) for message in samples.undeclared(own(game), declared)]
    said += [(offer, reader.say(offer)) for offer in [reader.offer(text) for text in game.vocabulary.texts]]
    shared = context(language, [COMMON, own(game)], moves=moves, forms=forms)
    return [(shared, ""), *[({"key": message.key, "args": message.args}, text) for message, text in said]]


@cache
def answers() -> dict[tuple[str, str], list[str]]:
    """What the browser's renderer says, all asked at once."""
    client.install()
    asked = [question for whole in WHOLE for question, _ in questions(*whole)]
    done = subprocess.run(
        [client.system_node() or client.npm()[0], "words.mjs"],
        input="".join(json.dumps(question) + "\n" for question in asked),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT / "web",
    )
    said = iter(done.stdout.splitlines())
    found = {whole: [json.loads(next(said)) for _ in questions(*whole)[1:]] for whole in WHOLE}
    assert next(said, None) is None
    return found


@pytest.mark.parametrize(("name", "language"), WHOLE)
def test_both_renderers_say_the_same(name: str, language: str) -> None:
    for (question, here), there in zip(questions(name, language)[1:], answers()[name, language], strict=True):
        assert (question, there) == (question, here)


@pytest.mark.parametrize("name", games.names())
def test_every_message_of_a_game_is_compared(name: str) -> None:
    asked = {question.get("key") for question, _ in questions(name, ENGLISH)}
    assert set(samples.by_key(own(games.find(name)), ENGLISH)) - asked == set()
