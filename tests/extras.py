"""What tests need that is not always installed."""

from __future__ import annotations

import os
from importlib import import_module

import pytest


def needs(extra: str, *modules: str) -> None:
    """Skips with a sentence where the extra is missing; where extras are expected that is an error."""
    for module in modules:
        if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS"):
            import_module(module)
        else:
            pytest.importorskip(module, reason=f"{module} is not here: pip install -e '.[{extra}]' installs it")
