"""The games: whatever installed packages, this one too, offer as entry points of the group `houndtable.games`, each the
name of a game and where its GAME is. `find` gives one by its name. All else of a game is in the package that holds it.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.util import find_spec
from traceback import extract_tb
from types import ModuleType
from typing import Final

from houndtable import take_compiled
from houndtable.kernel.copying import home_of
from houndtable.kernel.errors import NoSuchGame, unknown
from houndtable.kernel.game import Game
from houndtable.kernel.message import Message

GROUP: Final = "houndtable.games"


@cache
def offered() -> dict[str, EntryPoint]:
    """What is offered, by name: our own games first, then those of others; none is imported. Of two with one name ours
    counts, or the first that Python finds."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not is_ours(entry), entry.name)):
        found.setdefault(entry.name, entry)
    return found


def is_ours(entry: EntryPoint) -> bool:
    """Whether the game comes with Houndtable."""
    return entry.value.startswith(f"{__name__}.")


@cache
def names() -> list[str]:
    """The names of all games that can be played. Somebody else's that is broken is not among them, and breaks nothing:
    `find` says what is wrong with it."""
    return [name for name, entry in offered().items() if is_ours(entry) or isinstance(loaded(name), Game)]


@cache
def loaded(name: str) -> Game | Message:
    """The game that is offered under this name, or a message that says what is wrong with it."""
    entry = offered()[name]
    try:
        take_compiled(entry.module.partition(".")[0])
        found = entry.load()
    except Exception as error:
        return Message("game-broken", {"name": name, "error": told(error)})
    if not isinstance(found, Game):
        return Message("game-is-none", {"name": name, "place": entry.value})
    if found.name != name:
        return Message("game-is-another", {"name": name, "place": entry.value, "other": found.name})
    return found


def told(error: Exception) -> str:
    """What went wrong in a game's own code, and where."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    return f"{type(error).__name__}: {error} ({frames[-1].filename}, line {frames[-1].lineno})"


def find(name: str) -> Game:
    """The game with this name, or a refusal that lists the known ones or says what is wrong with this one."""
    key = name.strip().lower()
    if key not in offered():
        raise NoSuchGame("unknown-game", **unknown(name[:40], names()))
    found = loaded(key)
    if isinstance(found, Message):
        raise NoSuchGame(found.key, **found.args)
    return found


def rulebook(game: Game, language: str = "en") -> str:
    """The game's rules in a language, RULES.de.md for "de"; in English, RULES.md, where there are none in it."""
    home = files(home_of(game))
    translated = home.joinpath(f"RULES.{language}.md")
    return (translated if translated.is_file() else home.joinpath("RULES.md")).read_text(encoding="utf-8")


def has_rulebook(game: Game, language: str) -> bool:
    """Whether the game's rules are there in a language."""
    return language == "en" or files(home_of(game)).joinpath(f"RULES.{language}.md").is_file()


def notes(game: Game) -> str:
    """What the game's designers noted about its rules, NOTES.md; empty where there is nothing."""
    found = files(home_of(game)).joinpath("NOTES.md")
    return found.read_text(encoding="utf-8") if found.is_file() else ""


def part(game: Game, name: str) -> ModuleType | None:
    """A module that a game may have beside its rules, by its name; None if it has none."""
    return part_of(home_of(game), name)


def part_of(package: str, name: str) -> ModuleType | None:
    """A module that a package may have, by its name; None if it has none."""
    place = f"{package}.{name}"
    return import_module(place) if package and find_spec(place) is not None else None
