"""What is derived from a game's board is what lies beside it."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.authoring.derive import board_of, derived, package_of, path_of

PACKAGES = [*map(package_of, games.names()), "tests.conformance.toy"]


@pytest.mark.parametrize("package", PACKAGES)
def test_derived_is_what_the_board_says(package: str) -> None:
    assert path_of(package).read_text(encoding="utf-8") == derived(package, board_of(package))
