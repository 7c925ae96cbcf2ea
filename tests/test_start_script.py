"""What ./play installs besides the game itself."""

from __future__ import annotations

import environment
import pytest

LAB, DASK = ("lab", "altair"), ("dask", "distributed")


@pytest.mark.parametrize(
    ("line", "extras"),
    [
        ("", []),
        ("play dachs", []),
        ("sim study --games 3", []),
        ("study dachs --deals 10", [LAB]),
        ("dataset dachs", [LAB]),
        ("study dachs --cluster tcp://host:8786", [LAB, DASK]),
        ("study dachs --cluster=tcp://host:8786", [LAB, DASK]),
        ("study --help", []),
    ],
)
def test_extras_are_installed_for_who_needs_them(line: str, extras: list[tuple[str, str]]) -> None:
    assert environment.wanted_extras(line.split()) == extras
