"""Writes a game's derived.py from its board: the class of its positions with their copies, and `observe`; and its
wired.py from the names in its folder: how the engine asks it.

Search copies positions and learners observe them millions of times; plain fields of a class are three times as fast
there as a table that is looked up. So this code is written once, kept beside the game, and compared with the board by a
test.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from houndtable import games
from houndtable.authoring.accessors import accessors, asked_of, kept_numbers
from houndtable.authoring.sheets import observing
from houndtable.authoring.wiring import WIRED, CannotDerive, Wiring
from houndtable.kernel.board import Board
from houndtable.kernel.items import Figure, Place, Stored
from houndtable.kernel.kinds import Flag

FILE = "derived.py"


def package_of(name: str) -> str:
    """Return the package of the game with this name; a package's own name is taken too, if it is none that is known."""
    offered = games.offered().get(name)
    package = name if offered is None else offered.module
    try:
        spec = find_spec(package)
    except (ImportError, ValueError):
        spec = None
    if spec is not None and spec.submodule_search_locations is None:
        package, _, _ = package.rpartition(".")
        spec = find_spec(package) if package else None
    if spec is None or spec.origin is None or not Path(spec.origin).with_name("board.py").exists():
        raise CannotDerive("authoring-no-board", name=name[:40])
    return package


def path_of(package: str) -> Path:
    """Return where the derived module of a game lies."""
    spec = find_spec(package)
    assert spec is not None
    return Path(str(spec.origin)).with_name(FILE)


def board_anew(package: str) -> Board:
    """Return the board of a game whose derived module is not there yet or is out of date. The game cannot be played in
    this process."""
    for name in (f"{package}.derived", f"{package}.{WIRED}"):
        sys.modules[name] = _Blank(name)
    try:
        return board_of(package)
    except Exception as error:
        if os.environ.get("HOUNDTABLE_DEBUG"):
            raise
        raise CannotDerive("authoring-bad-board", package=package, error=games.told(error)) from error


def board_of(package: str) -> Board:
    """Return the board of the game in this package."""
    found = import_module(f"{package}.board").BOARD
    assert isinstance(found, Board)
    return found


class _Blank(ModuleType):
    """Stands for a derived module: whatever is imported from it is there."""

    def __getattr__(self, name: str) -> object:
        if name.startswith("__"):
            raise AttributeError(name)
        return 0 if name.isupper() else type(name, (), {}) if name[:1].isupper() else print


def texts(package: str, board: Board) -> dict[Path, str]:
    """Return all that is written for the game in this package: each file with its text."""
    path = path_of(package)
    wiring = Wiring(package, path.parent, board)
    found = {path: derived(package, board)}
    return {**found, path.with_name(f"{WIRED}.py"): wired(board, wiring)} if wiring.lines else found


def derived(package: str, board: Board) -> str:
    """Return the text of the derived module."""
    modules: set[str] = set()
    observe = observing(board, package, modules)
    told = {f"{each.name}_of" for each in kept_numbers(board) if f"{each.name}_of(p" in str(observe)}
    near = any("near(" in line for line in observe)
    knowledge = any(item.type == "Knowledge" for item in board.stored)
    imports = {
        *board.code,
        "from abc import abstractmethod",
        "from typing import TYPE_CHECKING, Final",
        "from houndtable.kernel.chance import Chance",
        "from houndtable.kernel.events import Event",
        *(["from houndtable.kernel.knowledge import Knowledge, no_knowledge"] if knowledge else []),
        f"from houndtable.kernel.observation import Sheet{', near' if near else ''}",
        "from houndtable.kernel.options import Options",
        "from houndtable.kernel.outcome import Round",
        "from houndtable.kernel.state import State",
    }
    late = [f"from {package} import {', '.join(sorted(modules))}"] if modules else []
    note = ["", "", "# These know positions, so they come after them."] if modules else []
    lines = [
        f"# Written by `houndtable derive {board.game}` from board.py: change that, not this.",
        f"# ruff: noqa: {'E402, ' if late else ''}I001",
        f'"""A position of {board.title}, its copies, and what a seat knows of it as numbers."""',
        "",
        "from __future__ import annotations",
        "",
        *_merged(imports),
        "",
        "if TYPE_CHECKING:",
        "    from mypy_extensions import i64",
        "",
        *[f"{constant}: Final = {step}" for step, constant in enumerate(board.step_names)],
        "",
        "",
        *_position(board),
        *accessors(board, told | asked_of(package, path_of(package).parent)),
        *note,
        *late,
        "",
        "",
        *observe,
    ]
    return "\n".join(lines) + "\n"


def wired(board: Board, wiring: Wiring) -> str:
    """Return the text of the module with the classes of the state and the game."""
    lines = [
        f"# Written by `houndtable derive {board.game}` from the names in this folder: do not change it.",
        "# ruff: noqa: I001",
        f'"""{board.title} as the engine asks it: each question goes to the function that answers it."""',
        "",
        "from __future__ import annotations",
        "",
        *_merged(wiring.imports),
        "",
        "if TYPE_CHECKING:",
        "    from mypy_extensions import i64",
        "",
        "",
        *wiring.lines,
    ]
    return "\n".join(lines) + "\n"


def _merged(imports: set[str]) -> list[str]:
    """Return the imports in order, one for each module."""
    names: dict[str, set[str]] = {}
    for line in imports:
        module, _, found = line.removeprefix("from ").partition(" import ")
        names.setdefault(module, set()).update(found.split(", "))
    return [f"from {module} import {', '.join(sorted(names[module]))}" for module in sorted(names)]


def _position(board: Board) -> list[str]:
    """Return the class of the positions."""
    fields = [("step", "i64", "0", "shared", "what is decided next"), *_fields(board)]
    lines = [
        "class Position(State):",
        f'    """What lies on a table of {board.title}; a copy if there is one it is `like`."""',
        "",
        "    def __init__(",
        "        self, players: i64, options: Options, chance: Chance, version: i64, like: Position | None",
        "    ) -> None:",
        "        self.players: i64 = players",
        "        self.options = options",
        "        self.chance = chance",
        "        self.version: i64 = version",
        "        self.events: list[Event] | None = None",
        "        if like is None:",
        "            self.waiting: list[int] = []",
        "            self.rounds: list[Round] = []",
    ]
    for name, type_, first, _, about in fields:
        comment = f"  # {about}" if about else ""
        lines.append(f"            self.{name}: {type_} = {first}{comment}")
    lines.append("        else:")
    for name in ("waiting", "rounds"):
        lines.append(f"            self.{name} = like.{name}{'' if name in board.shared else '[:]'}")
    for name, _, _, copy, _ in fields:
        lines.append(f"            self.{name} = {_copied(f'like.{name}', copy)}")
    return [
        *lines,
        "",
        "    @abstractmethod",
        "    def clone(self) -> Position:",
        '        """The same position with the same future luck; nobody listens to it."""',
        "",
        "    def observe(self, seat: i64, sheet: Sheet) -> None:",
        "        p = self.known_to(seat)",
        "        assert isinstance(p, Position)",
        "        put(p, seat, sheet)",
    ]


def _copied(what: str, copy: str) -> str:
    return {
        "shared": what,
        "list": f"{what}[:]",
        "lists": f"[row[:] for row in {what}]",
        "clone": f"{what}.clone()",
    }[copy]


def _fields(board: Board) -> list[tuple[str, str, str, str, str]]:
    """Return what a position keeps: name, type, first value, how it is copied, and what it is."""
    found: list[tuple[str, str, str, str, str]] = []
    for item in board.items:
        if isinstance(item, Stored):
            found.append((item.name, item.type, item.first, item.copy, item.about))
        elif isinstance(item, Figure) and item.get is None and item.kept is None:
            if item.seats:
                found.append((item.attr, "list[int]", f"[{item.first}] * players", "list", item.about))
            elif type(item.kind) is Flag:
                found.append((item.attr, "bool", str(bool(item.first)), "shared", item.about))
            else:
                found.append((item.attr, "i64", str(item.first), "shared", item.about))
        elif isinstance(item, Place) and item.packed is not None and item.kept is None:
            if item.seats:
                found.append((item.attr, "list[int]", "[0] * players", "list", item.about))
            else:
                found.append((item.attr, "i64", item.first, "shared", item.about))
        elif isinstance(item, Place) and item.get is None and item.packed is None:
            if item.seats:
                found.append((item.attr, "list[list[int]]", "[[] for _ in range(players)]", "lists", item.about))
            elif item.single:
                found.append((item.attr, "i64", "-1", "shared", item.about))
            else:
                found.append((item.attr, "list[int]", "[]", "shared" if item.shared else "list", item.about))
    for each in kept_numbers(board):
        if each.whole is None:
            about = f"of each seat: see {each.name}_of"
            found += [(field, "i64", "0", "shared", about) for field in each.fields()]
    return found
