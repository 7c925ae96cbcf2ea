"""Catalogues: folders with a file in Fluent for each language, `en.ftl`, `de.ftl` ..., beside what they are about."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, Pattern, ResolverEnvironment

from houndtable.kernel.game import Game
from houndtable.words.languages import ENGLISH
from houndtable.words.merging import entries, merged

Place: TypeAlias = tuple[str, str]  # a package, and a folder in it
COMMON: Final[Place] = ("houndtable.words", "common")  # what terminal and browser both say
TERMINAL: Final[Place] = ("houndtable.words", "terminal")
WEB: Final[Place] = ("houndtable.words", "web")


def own(game: Game) -> Place:
    """The catalogue of a game, beside its class or one that this one was made from."""
    homes = [kind.__module__.rpartition(".")[0] for kind in type(game).__mro__ if kind.__module__ != "builtins"]
    return next((place for place in [(home, "words") for home in homes if home] if has(place)), (homes[0], "words"))


@cache
def source(place: Place, language: str) -> str:
    """The file of a catalogue in a language; empty where there is none."""
    found = files(place[0]).joinpath(place[1]).joinpath(f"{language}.ftl")
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def has(place: Place) -> bool:
    """Whether there is such a catalogue, in English at least."""
    return bool(source(place, ENGLISH))


class Bundle(FluentBundle):
    """Messages of one language. Each is understood when it is first needed: that takes its time, and few are."""

    def __init__(self, language: str, written: dict[str, str]) -> None:
        super().__init__([language], use_isolating=False)
        self.written = written

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message, and it can be understood."""
        if message_id in self.written and not super().has_message(message_id):
            self.add_resource(FluentResource(self.written[message_id]))
        return super().has_message(message_id)

    def format_pattern(self, pattern: Pattern, args: dict[str, Any] | None = None) -> tuple[str, list[Exception]]:
        """The sentence, and what is wrong with it. The arguments are of Fluent's types and stay as they are, so that a
        number is written in our way."""
        errors: list[Exception] = []
        env = ResolverEnvironment(context=self, current=CurrentEnvironment(args=args or {}), errors=errors)
        try:
            return str(pattern(env)), errors
        except ValueError as error:
            return "{???}", [*errors, error]

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self.has_message(entry_id)
        return super()._lookup(entry_id, term)


@cache
def bundles(language: str, places: tuple[Place, ...]) -> list[FluentBundle]:
    """The messages of these catalogues in a language, then those in English for what it lacks."""
    return [bundle(one, places) for one in ([language] if language == ENGLISH else [language, ENGLISH])]


@cache
def bundle(language: str, places: tuple[Place, ...]) -> Bundle:
    """All messages of these catalogues, in one language."""
    return Bundle(language, {key: text for place in places for key, text in messages(place, language).items()})


@cache
def messages(place: Place, language: str) -> dict[str, str]:
    """The messages of a catalogue as they are written, by their keys."""
    return entries(source(place, language))


@cache
def told(language: str, places: tuple[Place, ...]) -> str:
    """These catalogues as one text, for whoever reads them elsewhere: without comments, and what the language lacks in
    English."""
    own, english = ["\n".join([source(place, one) for place in places]) for one in (language, ENGLISH)]
    return merged(own, english)
