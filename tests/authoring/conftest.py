"""A new game for every test."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.authoring.author import Author


@pytest.fixture(scope="session")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a game that was just written."""
    author = Author(tmp_path_factory.mktemp("written"))
    author.houndtable("new-game", "stairs")
    return author.folder / "stairs"


@pytest.fixture
def author(tmp_path: Path, written: Path) -> Author:
    """Somebody who has a new game, installed."""
    found = Author(tmp_path)
    shutil.copytree(written, tmp_path / "stairs")
    found.install("stairs")
    return found
