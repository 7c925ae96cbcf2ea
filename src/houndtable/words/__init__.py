"""Words: messages become sentences in a language, from catalogues in Fluent (docs/words.md). The browser does the same
in web/src/words; both are tested against each other."""

from __future__ import annotations

from functools import cache

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.message import Message
from houndtable.words.catalogue import COMMON, TERMINAL, bundles, own
from houndtable.words.languages import ENGLISH, check_language
from houndtable.words.saying import Sayer
from houndtable.words.speech import Words


@cache
def of(game: Game, language: str = ENGLISH) -> Words:
    """How the game reads in a language."""
    return Words(game, bundles(check_language(language), (COMMON, TERMINAL, own(game))))


@cache
def common(language: str = ENGLISH) -> Sayer:
    """What is said whatever is played, in a language."""
    return Sayer(bundles(check_language(language), (COMMON, TERMINAL)))


def headline(game: Game, language: str) -> tuple[str, str]:
    """The game's name, and the game in one sentence."""
    read = Sayer(bundles(check_language(language), (COMMON, own(game))))
    return read.read("title"), read.read("about")


def in_english(message: Message, game: str = "") -> str:
    """The message in English; `game` is the name of the one whose catalogue has it, if it is a game's own."""
    found = of(games.find(game)) if game in games.offered() else None
    return (found or common()).say(message)
