"""A game that is over before anybody moves is no game."""

from __future__ import annotations

import pytest

from houndtable.kernel.errors import BadOption
from tests.adapters.zoo import needs
from tests.conformance.test_suite import OverBeforeAnybodyMoves

np = needs("numpy")
batches = needs("houndtable.adapters.core.batch")
boards = needs("houndtable.adapters.core.board")

GAME = OverBeforeAnybodyMoves()
OPTIONS = GAME.choose(2, {})
WHY = "^Toy is over before anybody moves with these options: there is nothing to play.$"


def test_many_such_games_are_refused() -> None:
    with pytest.raises(BadOption, match=WHY):
        batches.Batch(GAME, 2, OPTIONS, 100, 6).reset(1)


def test_one_such_game_is_refused() -> None:
    with pytest.raises(BadOption, match=WHY):
        boards.Board(GAME, 2, OPTIONS, 100, np.frombuffer, np.int8, np.int8).deal(1)
