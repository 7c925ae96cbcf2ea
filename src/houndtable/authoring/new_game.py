"""Writes a small game that can be played at once, as a package of its own, to be changed into another."""

from __future__ import annotations

import keyword
import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar, Final

from houndtable import games
from houndtable.kernel.errors import Refusal

TEMPLATE: Final = Path(__file__).with_name("template")
CALLED: Final = "climb"  # the template's game
NAME: Final = re.compile("[a-z][a-z0-9]{1,29}")


class CannotWrite(Refusal):
    """The name cannot be a game's, or something is there already."""

    code: ClassVar[str] = "cannot-write"


def check_name(name: str) -> str:
    """Return the name, or refuse it: it becomes that of a game, of a package and of classes."""
    if not NAME.fullmatch(name):
        raise CannotWrite("authoring-bad-name", name=name[:40])
    if keyword.iskeyword(name):
        raise CannotWrite("authoring-python-word", name=name)
    if name in games.offered():
        raise CannotWrite("authoring-game-exists", name=name)
    found = find_spec(name)
    if found is not None and found.origin is not None:
        raise CannotWrite("authoring-package-exists", name=name)
    return name


def write(name: str, folder: Path) -> None:
    """Write the package into the folder, which must not be there or be empty; what is derived too."""
    check_name(name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise CannotWrite("authoring-folder-exists", folder=str(folder))
    for path in sorted(TEMPLATE.rglob("*")):
        if path.suffix in (".py", ".md", ".toml", ".ftl"):
            target = folder / str(path.relative_to(TEMPLATE)).replace(CALLED, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(path.read_text(encoding="utf-8"), name), encoding="utf-8")
    derive(name, folder / "src")


def renamed(text: str, name: str) -> str:
    """Return the text of the template with the new game's name."""
    return text.replace(CALLED, name).replace(CALLED.capitalize(), name.capitalize())


def derive(name: str, source: Path) -> None:
    """Write derived.py and wired.py in a process of its own: this one has not found the package."""
    path = os.pathsep.join([str(source.resolve()), *[entry for entry in sys.path if entry]])
    words = [sys.executable, "-m", "houndtable", "derive", name]
    done = subprocess.run(words, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(source.parent)
        raise CannotWrite("authoring-not-derived", name=name, error=done.stderr.strip()[-400:])
