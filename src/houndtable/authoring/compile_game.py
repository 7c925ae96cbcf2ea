"""Compiles somebody else's game: into an engine of its own, since kernel and games are compiled together."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import ClassVar, Final

import houndtable
from houndtable import games
from houndtable.authoring import compiling, derive
from houndtable.kernel.errors import Refusal

ENGINE: Final = Path(sys.prefix, houndtable.BESIDE)
WORK: Final = Path(sys.prefix, f"{houndtable.BESIDE}-build")
TRIED: Final = (
    "import sys; from houndtable import engine, games; from houndtable.kernel.chance import Seeded;"
    "game = games.find(sys.argv[1]); state = game.new(game.players[0], Seeded(1));"
    "file = sys.modules[type(state).__module__].__file__;"
    "assert engine() == 'compiled' and not file.endswith('.py'), f'{file} is not compiled'"
)


class CannotCompile(Refusal):
    """Something lacks that compiling needs, or the compiler refused."""

    code: ClassVar[str] = "cannot-compile"


def check(name: str) -> str:
    """Return the package of the game, or refuse what cannot be compiled here."""
    package = derive.package_of(name)
    if package.startswith(f"{games.__name__}."):
        raise CannotCompile("authoring-compiled-already", name=name)
    games.find(name)
    if not houndtable.is_installed():
        raise CannotCompile("authoring-checkout")
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise CannotCompile("needs-extra", what="compile-game", extra="compile")
    lack = compiling.missing()
    if lack:
        raise CannotCompile("authoring-lacks", lack=lack)
    return package


def compile_game(name: str, tell: compiling.Tell) -> int:
    """Put the engine with the game, and those compiled before, into the environment; return how many modules it has."""
    package = check(name)
    others = sorted({package, *[kept for kept in kept_before() if find_spec(kept) is not None]})
    source = staged(others)
    paths = compiling.modules(source, others)
    compiling.build(WORK, source, paths, tell)
    put_in_place(name, others)
    shutil.rmtree(WORK)
    return len(paths)


def kept_before() -> list[str]:
    """Return the packages whose games the engine has compiled."""
    folder = ENGINE / houndtable.OTHERS
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def folder_of(package: str) -> Path:
    """Return where a package's files lie."""
    return derive.path_of(package).parent


def staged(others: list[str]) -> Path:
    """Return a folder with the sources of all that is compiled together."""
    source = WORK / "together"
    shutil.rmtree(source, ignore_errors=True)
    for package in [houndtable.__name__, *others]:
        ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd", "static", "template")
        shutil.copytree(folder_of(package), source / package.replace(".", "/"), ignore=ignored)
    return source


def put_in_place(name: str, others: list[str]) -> None:
    """Make the complete engine appear in the environment at once; if the game does not work there, all is as before."""
    new, old = ENGINE.with_suffix(".new"), ENGINE.with_suffix(".old")
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    shutil.copytree(folder_of(houndtable.__name__), new / houndtable.__name__, ignore=ignored)
    shutil.copytree(WORK / "lib", new, dirs_exist_ok=True)
    for package in others:
        kept = new / houndtable.OTHERS / package
        kept.parent.mkdir(exist_ok=True)
        shutil.move(new / package.replace(".", "/"), kept)
        for path in folder_of(package).glob("*.py"):
            shutil.copy2(path, kept)
    if ENGINE.exists():
        ENGINE.rename(old)
    new.rename(ENGINE)
    env = {key: value for key, value in os.environ.items() if key != "HOUNDTABLE_ENGINE"}
    words = [sys.executable, "-c", TRIED, name]
    done = subprocess.run(words, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        shutil.rmtree(ENGINE)
        if old.exists():
            old.rename(ENGINE)
        raise CannotCompile("authoring-compiled-in-vain", error=done.stderr.strip()[-400:])
    shutil.rmtree(old, ignore_errors=True)
