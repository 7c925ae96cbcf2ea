"""A new game is written, whole and ready to be played, or not at all."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import houndtable
from tests.authoring.author import Author


def test_it_says_what_to_do_next(tmp_path: Path) -> None:
    said = Author(tmp_path).houndtable("new-game", "stairs", "--folder", "games/mine")
    assert "pip install -e games/mine" in said
    assert "houndtable check-game stairs" in said
    assert (tmp_path / "games" / "mine" / "src" / "stairs" / "derived.py").exists()


def test_nothing_of_the_template_s_name_is_left_and_it_is_small(author: Author) -> None:
    files = [path for path in (author.folder / "stairs").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    assert not [path for path in files if "climb" in path.name or re.search("climb", path.read_text(), re.IGNORECASE)]
    assert sum(len(path.read_text().splitlines()) for path in files) < 750


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ["Stairs"],
            "A game’s name has 2 to 30 lowercase letters and digits and starts with a letter. “Stairs” doesn’t",
        ),
        (["my-game"], "A game’s name has"),
        (["class"], "“class” is a Python keyword. Choose another name."),
        (["../x"], "A game’s name has"),
        (["dachs"], "There is already a game called dachs. Choose another name."),
        (["stairs", "--folder", "other"], "There is already a game called stairs."),
        (["json"], "There is already a Python package called json."),
        (["steps", "--folder", "stairs"], "stairs already exists. Choose another --folder."),
        ([], "NAME is missing."),
    ],
)
def test_what_cannot_be_is_refused_and_nothing_is_written(author: Author, words: list[str], sentence: str) -> None:
    before = sorted(author.folder.rglob("*"))
    done = author.run("houndtable", "new-game", *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(sentence)
    assert sorted(author.folder.rglob("*")) == before


def test_it_is_played_at_once(author: Author) -> None:
    assert "Stairs, 2 to 4 players" in author.houndtable("games", "--language", "en")
    assert "20 games of Stairs" in author.houndtable("sim", "stairs", "--games", "20", "--jobs", "1")
    done = author.run("houndtable", "learn", "stairs")
    assert done.stderr == "Stairs has no lesson. To play it: houndtable play stairs\n"
    done = author.run("houndtable", "score", "stairs", "1")
    assert done.stderr.startswith("Stairs has no hands to score.")


def test_it_is_tidy_and_typed(author: Author, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("mypy", reason="mypy is not here: pip install -e '.[dev]' installs it")
    pytest.importorskip("ruff", reason="ruff is not here: pip install -e '.[dev]' installs it")
    author.paths = []
    project = author.folder / "stairs"
    ours = [] if houndtable.is_installed() else [str(Path(houndtable.__file__).parents[1])]
    monkeypatch.setenv("MYPYPATH", os.pathsep.join([*ours, str(project / "src")]))
    typed = author.run("mypy", "--strict", "--explicit-package-bases", "--cache-dir", os.devnull, "stairs")
    assert typed.returncode == 0, typed.stdout
    rules = ["--line-length", "120", "--select", "E,F,W,I,UP,B,SIM,RUF,C4,PIE,RET,N", "--ignore", "B905"]
    tidy = author.run("ruff", "check", "--isolated", *rules, "--config", f"src = ['{project / 'src'}']", "stairs")
    assert tidy.returncode == 0, tidy.stdout
