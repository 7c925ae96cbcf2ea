"""What is derived from a game's board is what lies beside it."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.authoring.derive import board_of, package_of, texts

PACKAGES = [*map(package_of, games.names()), "tests.conformance.toy"]


@pytest.mark.parametrize("package", PACKAGES)
def test_derived_is_what_the_board_says(package: str) -> None:
    for path, text in texts(package, board_of(package)).items():
        assert path.read_text(encoding="utf-8") == text
