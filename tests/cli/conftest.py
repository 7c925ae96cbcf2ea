"""A terminal in an empty folder."""

from __future__ import annotations

from pathlib import Path

import pytest

from houndtable.cli import typed
from tests.cli.terminal import Terminal


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Terminal:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C")  # English, wherever the tests run
    monkeypatch.setattr(typed, "ADVISER", "search:sims=8")  # quick hints, and the same ones every time
    return Terminal(monkeypatch, capsys)
