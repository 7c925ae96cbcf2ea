"""Sample arguments for every message of a catalogue, so that every branch of it is read at least once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from houndtable import games, words
from houndtable.bots.phrases import PHRASES
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message
from houndtable.words import checking
from houndtable.words.catalogue import COMMON, TERMINAL, WEB, Place, own, source
from houndtable.words.checking import Entry, entries
from houndtable.words.languages import ENGLISH, languages
from houndtable.words.saying import Forms, Sayer
from houndtable.words.speech import as_forms

NAMES = ["Ada", "Bo", "Cy", "Di"]
PAGES = [COMMON, TERMINAL, WEB]
NUMBERS: list[Json] = [2, 0, 1, 3, 12, -5, 1000, 1234567]  # so large ones have points or commas
LINES: Json = [{"name": "1", "points": 7, "clause": "8.1"}, {"name": "2", "points": -2, "clause": "8.2"}]
ENDING = re.compile("-(is|count|or|commas|tally|total)$")
# Messages about somebody else than who reads, besides all moves: those who ask, refuse or look on say "you" otherwise.
OF_OTHERS = {
    "ask-ron",
    "board-stay",
    "reason-no-such-seat",
    "reason-nobody-there",
    "reason-owner-is-out",
    "reason-owner-holds-none",
}
ONLY_OF_LISTS = {"count", "or", "commas"}


@cache
def terms(game: Game) -> dict[str, list[str]]:
    return checking.terms(game)


def values(game: Game, form: str) -> list[Json]:
    """Sample values of a form, the first a usual one."""
    outer, _, inner = form.partition(" ")
    if outer in ("list", "tally"):
        items = values(game, inner)
        return [items[:2], items[:1], [*items[:3], items[0]]] if inner != "seat" else [[1, 0], [0], [1], [1, 2]]
    if outer.startswith("term:"):
        known_words = terms(game).get(outer.removeprefix("term:"), ["x"])
        return list[Json]([word for word in known_words if word != "hidden"][:40])
    known: dict[str, list[Json]] = {
        "number": NUMBERS,
        "flag": [True, False],
        "seat": [1, 0],
        "text": ["abc"],
        "lines": [LINES],
        "message": [["text", {"text": "…"}]],
        "move": [game.vocabulary.texts[0]],
        "cell": ["r1c2"],
    }
    return known.get(outer, [])


def nothing(form: str) -> Json:
    """What stands where there is none: an empty list, or null."""
    return [] if form.startswith(("list", "tally", "lines")) else None


@cache
def entries_of(place: Place, key: str) -> list[Entry]:
    """A message in all languages."""
    return [found[key] for found in [by_key(place, language) for language in languages()] if key in found]


@cache
def by_key(place: Place, language: str) -> dict[str, Entry]:
    """The messages of a catalogue in a language."""
    return {entry.key: entry for entry in entries(source(place, language))[0]}


def used(place: Place, key: str, forms: Forms) -> Forms:
    """The arguments that the message has in any language."""
    names = {f"{name}-" for entry in entries_of(place, key) for name in entry.variables}
    return {name: form for name, form in forms.items() if any(one.startswith(f"{name}-") for one in names)}


def may_be_none(place: Place, key: str, name: str) -> bool:
    """Whether the English message says what is there if this is none: only then it can be."""
    entry = by_key(place, ENGLISH).get(key)
    return entry is not None and (
        "none" in entry.cases.get(f"{name}-is", ()) or bool({"0", "zero"} & entry.cases.get(f"{name}-count", set()))
    )


def samples(game: Game, key: str, forms: Forms) -> Iterator[Message]:
    """The message with usual arguments, then with each argument otherwise, for who reads and for others; none where
    that may be, and hidden where it may be. Several seats are several players."""
    found = {name: values(game, form) for name, form in forms.items()}
    seats = [name for name, form in forms.items() if form == "seat"]
    found |= {name: [number, 0] for number, name in enumerate(seats, 1)}
    if key.startswith("move-") or key in OF_OTHERS:
        found |= {name: [number] for number, name in enumerate(seats, 1)}
    place = COMMON if key in by_key(COMMON, ENGLISH) else own(game)
    usual = {name: known[0] for name, known in found.items() if known}
    readers = [name for name in seats if 0 in found[name]]
    for reader, args in [("", usual), *[(name, {**usual, name: 0}) for name in readers]]:
        yield Message(key, args)
        for name, form in forms.items():
            for value in [value for value in found[name][1:] if not reader or name not in seats]:
                yield Message(key, {**args, name: value})
            if may_be_none(place, key, name):
                yield Message(key, {**args, name: nothing(form)})
            if name in secret(game, key):
                yield Message(key, {other: value for other, value in args.items() if other != name})


def secret(game: Game, key: str) -> list[str]:
    """The fields of an event that somebody may not be told."""
    return [name for event in game.events if event.key == key for name in [*event.secret, *event.optional]]


@cache
def all_samples(game: Game) -> list[tuple[Message, Forms]]:
    """Every message that the game declares and says, with samples of those arguments that it has in any language."""
    known = {**checking.wanted(game), **{phrase.key: as_forms(phrase.forms()) for phrase in PHRASES}}
    found: list[tuple[Message, Forms]] = []
    for key, declared in known.items():
        if key in by_key(own(game), ENGLISH) or key in by_key(COMMON, ENGLISH):
            forms = used(own(game) if key in by_key(own(game), ENGLISH) else COMMON, key, declared)
            found += [(message, forms) for message in samples(game, key, forms)]
    return found


@cache
def undeclared(place: Place, declared: frozenset[str]) -> list[Message]:
    """Every other message of a catalogue, with arguments that follow from how they stand in it."""
    return [
        message
        for key in by_key(place, ENGLISH)
        if key not in declared
        for message in guessed(key, entries_of(place, key))
    ]


def guessed(key: str, found: list[Entry]) -> Iterator[Message]:
    """The message with arguments of every kind that it seems to have: each case of each, numbers, texts, lists."""
    variables = {name for entry in found for name in entry.variables}
    bases = sorted({ENDING.sub("", name) for name in variables})
    cases: dict[str, set[str]] = {}
    for entry in found:
        for name, told in entry.cases.items():
            cases.setdefault(name, set()).update(told)
    choices = {name: guesses(name, variables, cases) for name in bases}
    usual = {name: known[0] for name, known in choices.items()}
    yield Message(key, usual)
    for name, known in choices.items():
        for value in known[1:]:
            yield Message(key, {**usual, name: value})


def guesses(name: str, variables: set[str], cases: dict[str, set[str]]) -> list[Json]:
    """What an argument may be."""
    lists: list[Json] = [["abc", "de f"], [], ["abc"], ["abc", "de", "fg"]]
    if any(f"{name}-{ending}" in variables for ending in ONLY_OF_LISTS):
        return lists
    if name in cases:  # only a number is told apart by itself
        return NUMBERS
    message: Json = ["text", {"text": "…"}]
    return ["abc", *sorted(cases.get(f"{name}-is", ())), True, False, *NUMBERS, lists[0], message]


def said(reader: Sayer, message: Message, forms: Forms) -> str:
    """The message as it reads."""
    return reader.format(message.key, reader.values(message.args, forms))


@cache
def texts(name: str, language: str) -> list[tuple[Message, str]]:
    """Every declared message of a game with every sample of its arguments, as it reads."""
    game = games.find(name)
    reader = words.of(game, language).to(NAMES, 0)
    return [(message, said(reader, message, forms)) for message, forms in all_samples(game)]
