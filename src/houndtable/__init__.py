"""Five tabletop games on one rules engine.

The engine is one Python source that also runs compiled, where a C compiler was there at install time.
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


def _choose_engine(wish: str) -> None:
    if wish == "interpreted":
        sys.meta_path.insert(0, _SourceFinder)
    elif wish == "compiled":
        if not _is_compiled_here():
            raise ImportError(
                "HOUNDTABLE_ENGINE asks for the compiled engine, but this Houndtable has none; "
                "install it again where there is a C compiler, or unset HOUNDTABLE_ENGINE."
            )
    elif wish:
        raise ImportError(f'HOUNDTABLE_ENGINE is "interpreted", "compiled" or unset, not "{wish}".')


def engine() -> str:
    """Which engine plays in this process: "compiled" or "interpreted"."""
    from importlib import import_module
    from importlib.machinery import EXTENSION_SUFFIXES

    file = import_module("houndtable.kernel.state").__file__ or ""
    return "compiled" if file.endswith(tuple(EXTENSION_SUFFIXES)) else "interpreted"


_choose_engine(os.environ.get("HOUNDTABLE_ENGINE", ""))
