"""The compiled engine plays move for move as the interpreted one."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final
from unittest import SkipTest

from houndtable import kernel
from houndtable.conformance.claim import Broken, claim
from houndtable.conformance.play import soak
from houndtable.conformance.subject import Subject
from houndtable.games import names

GAMES: Final = 12


def engines_play_alike(subject: Subject) -> None:
    """The same random games, traced in two processes, show the same on both engines."""
    name = subject.game.name
    if name not in names():
        raise SkipTest(f"{name} is not among the games that another process can find.")
    if not is_compiled_here():
        raise_or_skip("There is no compiled engine beside the sources here.")
    compare(trace_on("interpreted", name), trace_on("compiled", name))


def raise_or_skip(why: str) -> None:
    """Where the compiled engine is to be tested, its absence is a failure."""
    if os.environ.get("CI") and os.environ.get("HOUNDTABLE_EXPECT_ENGINE") == "compiled":
        raise Broken(why)
    raise SkipTest(why)


def is_compiled_here() -> bool:
    """Whether the kernel's compiled modules lie beside their sources."""
    folder = Path(next(iter(kernel.__path__)))
    return any((folder / f"state{suffix}").exists() for suffix in EXTENSION_SUFFIXES)


def trace_on(engine: str, name: str) -> list[str]:
    """The trace of the game on this engine, made in a process of its own."""
    code = f"from houndtable.conformance.trace import main; main({name!r}, {GAMES * soak()})"
    env = {**os.environ, "HOUNDTABLE_ENGINE": engine, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=False)
    claim(done.returncode == 0, f"The {engine} engine fails: {done.stderr[-600:]}")
    return done.stdout.splitlines()


def compare(interpreted: list[str], compiled: list[str]) -> None:
    """Refuses the first game that the engines played differently."""
    claim(len(interpreted) == len(compiled) > 0, "The engines traced different numbers of games.")
    for here, there in zip(interpreted, compiled, strict=True):
        claim(here == there, f"The engines differ. Interpreted: {here}. Compiled: {there}.")
