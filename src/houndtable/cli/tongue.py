"""The language of the terminal: the one the command names, anywhere in it, or the one the person's system speaks."""

from __future__ import annotations

import os
from itertools import pairwise
from typing import Final

from houndtable import games, words
from houndtable.cli.parser import GIVEN, LANGUAGE
from houndtable.kernel.errors import IllegalMove, Refusal
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.words.languages import ENGLISH, languages, without_region
from houndtable.words.saying import Sayer
from houndtable.words.speech import Words

TRANSLATIONS: Final = "words"  # the verb whose --language is that of a translation


def named(given: list[str]) -> str:
    """The language that a command names, if there is one; that which `houndtable words` is about is not its own."""
    if TRANSLATIONS in given and not {"help", "--help", "-h"} & set(given):
        given = given[: given.index(TRANSLATIONS)]
    pairs = [word.split("=", 1) for word in given if word.startswith(f"{LANGUAGE}=")]
    pairs += [[word, after] for word, after in pairwise(given) if word == LANGUAGE]
    known = [code for code in (without_region(text) for _, text in pairs) if code in languages()]
    return known[-1] if known else ""


def spoken() -> str:
    """The language that the command names, or the usual one."""
    return named(GIVEN) or usual()


def usual() -> str:
    """The language of the person's system if there are words in it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            code = without_region(value)
            return code if code in languages() else ENGLISH
    return ENGLISH


def here() -> Sayer:
    """The words of the terminal in the language that is spoken."""
    return words.common(spoken())


def here_said(key: str, /, **args: Json) -> str:
    """A message in the language that is spoken."""
    return here().say(Message(key, args))


def title_of(game: str) -> str:
    """What a game is called in the language that is spoken."""
    return words.of(games.find(game), spoken()).title


def told(refusal: Refusal, language: str) -> str:
    """A refusal in words; that of a rule with its clause."""
    game = games.find(refusal.game) if refusal.game in games.offered() else None
    speech = None if game is None else words.of(game, language)
    reader = words.common(language)
    said = (speech if isinstance(speech, Words) else reader).say(refusal.message)
    if isinstance(refusal, IllegalMove):
        return reader.read("terminal-by-rule", said=said, clause=refusal.clause)
    return said


def typed(reader: Sayer, key: str) -> list[str]:
    """The words a person can type for something, the one that is shown first; English ones are always understood."""
    return list(dict.fromkeys([*reader.read(key).split(), *words.common(ENGLISH).read(key).split()]))


def shown(reader: Sayer, key: str) -> str:
    """The word that is shown for something a person can type."""
    return typed(reader, key)[0]


def paragraph(reader: Sayer, sentences: list[str]) -> str:
    """The sentences one after the other."""
    return reader.read("sentence-gap").strip("|").join([one for one in sentences if one])
