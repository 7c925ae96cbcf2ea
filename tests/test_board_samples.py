"""The positions that the boards are tried with in the browser's tests are what the games bring about."""

from __future__ import annotations

import board_samples
import pytest

from houndtable.games import names


def test_every_board_is_a_games() -> None:
    assert board_samples.names()
    assert set(board_samples.names()) <= set(names())


@pytest.mark.parametrize("name", board_samples.names())
def test_the_samples_are_up_to_date(name: str) -> None:
    written = board_samples.file_of(name).read_text(encoding="utf-8")
    assert written == board_samples.text(name), "`PYTHONPATH=src python tools/board_samples.py` writes them anew."
