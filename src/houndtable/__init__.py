"""Five tabletop games on one rules engine.

The engine is one Python source that also runs compiled, where a C compiler was there at install time. ./play installs
it as it is and compiles it afterwards, into a folder of the environment from which it is taken once it is complete.
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


class _SourceFinder:
    """Finds every houndtable module as its .py file, even where a compiled one lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(__name__ + "."):
            return None
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        specs = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name) for folder in path or ())
        return next((spec for spec in specs if spec is not None and spec.loader is not None), None)


def _is_compiled_here() -> bool:
    from importlib.machinery import EXTENSION_SUFFIXES

    state = os.path.join(os.path.dirname(__file__), "kernel", "state")
    return any(os.path.exists(state + suffix) for suffix in EXTENSION_SUFFIXES)


def compiled_beside() -> str | None:
    """Return the folder in which ./play left this package compiled; None if there is none yet."""
    folder = os.path.join(sys.prefix, BESIDE)
    is_ours = os.path.realpath(__file__).startswith(os.path.join(os.path.realpath(sys.prefix), ""))
    return folder if is_ours and os.path.isdir(folder) else None


def _choose_engine(wish: str) -> None:
    if wish not in ("", "compiled", "interpreted"):
        raise ImportError(f'HOUNDTABLE_ENGINE is "interpreted", "compiled" or unset, not "{wish}".')
    if wish == "interpreted":
        sys.meta_path.insert(0, _SourceFinder)
    elif not _is_compiled_here():
        folder = compiled_beside()
        if folder is not None:
            sys.path.insert(0, folder)
            __path__.insert(0, os.path.join(folder, __name__))
        elif wish:
            raise ImportError(
                "HOUNDTABLE_ENGINE asks for the compiled engine, but this Houndtable has none; "
                "install it again where there is a C compiler, or unset HOUNDTABLE_ENGINE."
            )


def engine() -> str:
    """Which engine plays in this process: "compiled" or "interpreted"."""
    from importlib import import_module
    from importlib.machinery import EXTENSION_SUFFIXES

    file = import_module("houndtable.kernel.state").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


_choose_engine(os.environ.get("HOUNDTABLE_ENGINE", ""))
