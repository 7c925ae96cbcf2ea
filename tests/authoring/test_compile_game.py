"""compile-game: what it refuses, and which compiled modules are taken. Compiling itself takes minutes; every compiled
wheel is made by the same code."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import houndtable
from tests.authoring.author import Author


def test_ours_are_compiled_with_houndtable(author: Author) -> None:
    done = author.run("houndtable", "compile-game", "dachs")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "dachs comes with Houndtable and is compiled with it.\n"


def test_what_is_no_game_is_refused(author: Author) -> None:
    done = author.run("houndtable", "compile-game", "chess")
    assert done.stderr.startswith("There is no game and no package “chess”")


@pytest.mark.skipif(houndtable.is_installed(), reason="this Houndtable is no checkout")
def test_a_checkout_has_no_engine_to_compile_into(author: Author) -> None:
    done = author.run("houndtable", "compile-game", "stairs")
    assert done.stderr == "This Houndtable is a checkout. Install it, then compile the game where it is installed.\n"


def is_taken(package: str) -> bool:
    """Whether the package's modules would be taken from an engine."""
    before = sys.meta_path[:]
    houndtable.take_compiled(package)
    found, sys.meta_path[:] = sys.meta_path != before, before
    return found


def test_compiled_modules_are_taken_while_the_code_is_the_same(
    tmp_path: Path, written: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source, kept = tmp_path / "src" / "stairs", tmp_path / "engine" / houndtable.OTHERS / "stairs"
    shutil.copytree(written / "src" / "stairs", source)
    shutil.copytree(source, kept)
    monkeypatch.syspath_prepend(str(source.parent))
    monkeypatch.setattr(houndtable, "_beside", None)
    assert not is_taken("stairs")
    monkeypatch.setattr(houndtable, "_beside", str(tmp_path / "engine"))
    assert is_taken("stairs")
    assert not is_taken("other")
    (source / "more.py").write_text("")
    assert not is_taken("stairs")
    shutil.copy2(source / "more.py", kept)
    assert is_taken("stairs")
    with (source / "rules.py").open("a") as file:
        file.write("# changed\n")
    assert not is_taken("stairs")


def test_compiled_modules_are_found_by_their_names(tmp_path: Path) -> None:
    finder = houndtable._GameFinder("stairs", str(tmp_path))
    assert finder.find_spec("ladder.turn") is None
    assert finder.find_spec("stairs.rules") is None
