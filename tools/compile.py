"""Compiles the engine of this checkout. Used by the build hook, by ./play and by developers.

    python tools/compile.py build/engine

leaves the compiled modules in build/engine/lib. What was compiled before an interruption is not compiled again.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

SOURCE = Path(__file__).resolve().parent.parent / "src"
if TYPE_CHECKING:
    from houndtable.authoring.compiling import build, missing, modules, processors, say
else:  # by itself: it needs nothing of the package, which may not be there yet
    sys.path.insert(0, str(SOURCE / "houndtable" / "authoring"))
    from compiling import build, missing, modules, processors, say

    del sys.path[0]

__all__ = ["SOURCE", "build", "main", "missing", "modules", "processors", "say"]


def main(words: list[str]) -> None:
    if len(words) != 1:
        sys.exit("usage: python tools/compile.py FOLDER")
    lack = missing()
    if lack:
        sys.exit(f"The engine cannot be compiled here. {lack}")
    out = Path(words[0])
    out.mkdir(parents=True, exist_ok=True)
    start = time.monotonic()
    paths = modules(SOURCE)
    build(out, SOURCE, paths, say)
    print(f"{len(paths)} compiled modules in {out / 'lib'}, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
