"""The boards with all that their games offer: nothing is cut, and everything that can be touched is large enough."""

from __future__ import annotations

from typing import Final

import pytest

from houndtable.games import names
from houndtable.kernel.chance import Seeded
from tests.web import pseudo
from tests.web.conftest import NewVisitor
from tests.web.layout import faults, untold
from tests.web.tables import unusual

NARROW: Final = {"width": 360, "height": 740}
MOVES: Final = 15  # of the person; bots make some between them


@pytest.mark.parametrize("language", ["en", pseudo.CODE])
@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("game", names())
def test_nothing_is_cut_or_too_small_on_a_narrow_phone(
    game: str, crowded: bool, language: str, visit: NewVisitor
) -> None:
    ada = visit(size=NARROW)
    if language == pseudo.CODE:
        pseudo.speak(ada)
    players, options = unusual(game, crowded=crowded)
    ada.set_up(game, options, players)
    luck, before = Seeded(players), ""
    for _ in range(MOVES):
        if not ada.wait_for_turn(before):
            return
        before = ada.position
        assert faults(ada) == []
        assert language != pseudo.CODE or untold(ada) == []
        ada.move(luck)
