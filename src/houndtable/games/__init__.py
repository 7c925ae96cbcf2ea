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
    return [name for name, entry in offered().items() if is_ours(entry) or not isinstance(loaded(name), str)]


@cache
def loaded(name: str) -> Game | str:
    """The game that is offered under this name, or a sentence that says what is wrong with it."""
    entry = offered()[name]
    try:
        take_compiled(entry.module.partition(".")[0])
        found = entry.load()
    except Exception as error:
        return f"The game {name} cannot be loaded: {told(error)}"
    if not isinstance(found, Game):
        return f"The game {name} cannot be loaded: {entry.value} is no game."
    if found.name != name:
        return f"The game {name} cannot be loaded: {entry.value} is the game {found.name}."
    return found


def told(error: Exception) -> str:
    """What went wrong in a game's own code, and where."""
    frames = [frame for frame in extract_tb(error.__traceback__) if not frame.filename.startswith("<")]
    return f"{type(error).__name__}: {error} ({frames[-1].filename}, line {frames[-1].lineno})"


def find(name: str) -> Game:
    """The game with this name, or a refusal that lists the known ones or says what is wrong with this one."""
    key = name.strip().lower()
    if key not in offered():
        raise NoSuchGame(unknown("game", name[:40], names()))
    found = loaded(key)
    if isinstance(found, str):
        raise NoSuchGame(found)
    return found


def rulebook(game: Game) -> str:
    """The text of the game's RULES.md."""
    return files(home_of(game)).joinpath("RULES.md").read_text(encoding="utf-8")


def part(game: Game, name: str) -> ModuleType | None:
    """A module that a game may have beside its rules, by its name; None if it has none."""
    place = f"{home_of(game)}.{name}"
    return None if find_spec(place) is None else import_module(place)
