"""Programs that tests talk to: tools/services.py finds them."""

from __future__ import annotations

import os

import pytest
import services


def needed(name: str) -> str:
    """The program's path; without it the test is skipped, but fails where nothing may be missing."""
    path = services.find(name)
    if path is not None:
        return path
    if os.environ.get("HOUNDTABLE_EXPECT_EXTRAS") and name not in os.environ.get("HOUNDTABLE_WITHOUT", "").split():
        pytest.fail(f"{name} is missing and must not be.")
    pytest.skip(f"{name} is not on this machine.")
