"""Without its extra an adapter says which one to install."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest


def test_without_openspiel_a_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "houndtable.adapters.openspiel", raising=False)
    with pytest.raises(ImportError, match=r"install the extra, pip install 'houndtable\[openspiel\]'"):
        import_module("houndtable.adapters.openspiel")
