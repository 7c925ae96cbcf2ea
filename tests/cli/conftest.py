"""A terminal in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from houndtable.cli import typed
from tests.cli.terminal import Terminal


@pytest.fixture(autouse=True)
def empty_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever a test or what it starts writes without naming a folder is written there, not in the checkout."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C")  # English, wherever the tests run
    monkeypatch.setattr(typed, "ADVISER", "search:sims=8")  # quick hints, and the same ones every time
    return Terminal(monkeypatch, capsys)
