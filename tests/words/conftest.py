"""In these tests a message that cannot be said is an error."""

from __future__ import annotations

import pytest

from houndtable.words.saying import Sayer


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Sayer, "strict", True)
