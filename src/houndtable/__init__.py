"""Tabletop games on one rules engine.

The engine is one Python source that also runs compiled, where a C compiler was there at install time. ./play installs
it as it is and compiles it afterwards, into a folder of the environment from which it is taken once it is complete;
`houndtable compile-game` puts it there together with somebody else's game.
The environment variable HOUNDTABLE_ENGINE ("interpreted" or "compiled") insists on one of the two.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from importlib.machinery import ModuleSpec
    from types import ModuleType

__version__ = "0.1.0"
BESIDE = "houndtable-engine"  # the folder of the environment with this package compiled
OTHERS = "others"  # in it, with the compiled modules of other packages' games


class _SourceFinder:
    """Finds every houndtable module as its .py file, even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(__name__ + "."):
            return None
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        specs = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path or ())
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


class _GameFinder:
    """Finds the compiled modules of a game of another package, which lie in a folder of the engine."""

    def __init__(self, package: str, folder: str) -> None:
        self.package = package
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith(self.package + "."):
            return None
        from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, FileFinder

        return FileFinder(self.folder, (ExtensionFileLoader, EXTENSION_SUFFIXES)).find_spec(name)


def _is_compiled_here() -> bool:
    from importlib.machinery import EXTENSION_SUFFIXES

    state = os.path.join(os.path.dirname(__file__), "kernel", "state")
    return any(os.path.exists(state + suffix) for suffix in EXTENSION_SUFFIXES)


def compiled_beside() -> str | None:
    """Return the folder of the environment with this very package compiled; None if there is none."""
    folder = os.path.join(sys.prefix, BESIDE)
    copy = os.path.join(folder, __name__, os.path.basename(__file__))
    return folder if is_installed() and _same_file(__file__, copy) else None


def is_installed() -> bool:
    """Return whether this package is part of the environment, and no checkout."""
    return os.path.realpath(__file__).startswith(os.path.join(os.path.realpath(sys.prefix), ""))


def _same_file(one: str, other: str) -> bool:
    """Return whether a file is the copy of another, as far as size and time tell."""
    if not (os.path.exists(one) and os.path.exists(other)):
        return False
    here, there = os.stat(one), os.stat(other)
    return (here.st_size, int(here.st_mtime)) == (there.st_size, int(there.st_mtime))


def take_compiled(package: str) -> None:
    """Take the modules of another package's game from where they lie compiled, unless one changed since."""
    from importlib.util import find_spec

    kept = os.path.join(_beside or "", OTHERS, package)
    if _beside is None or package in sys.modules or not os.path.isdir(kept):
        return
    spec = find_spec(package)
    folder = os.path.dirname(spec.origin) if spec is not None and spec.origin is not None else ""
    names = {name for place in (folder, kept) for name in os.listdir(place) if name.endswith(".py")}
    if folder and all(_same_file(os.path.join(folder, name), os.path.join(kept, name)) for name in names):
        sys.meta_path.insert(0, _GameFinder(package, kept))


def _choose_engine(wish: str) -> str | None:
    """Return the folder beside, if the engine is taken from there."""
    if wish not in ("", "compiled", "interpreted"):
        raise ImportError(f'HOUNDTABLE_ENGINE is "interpreted", "compiled" or unset, not "{wish}".')
    if wish == "interpreted":
        sys.meta_path.insert(0, _SourceFinder)
        return None
    folder = compiled_beside()
    if folder is not None:
        sys.path.insert(0, folder)
        __path__.insert(0, os.path.join(folder, __name__))
    elif wish and not _is_compiled_here():
        raise ImportError(
            "HOUNDTABLE_ENGINE asks for the compiled engine, but this Houndtable has none; "
            "install it again where there is a C compiler, or unset HOUNDTABLE_ENGINE."
        )
    return folder


def engine() -> str:
    """Which engine plays in this process: "compiled" or "interpreted"."""
    from importlib import import_module
    from importlib.machinery import EXTENSION_SUFFIXES

    file = import_module("houndtable.kernel.state").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


_beside = _choose_engine(os.environ.get("HOUNDTABLE_ENGINE", ""))
