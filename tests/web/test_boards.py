"""The boards with all that their games offer: nothing is cut, and everything that can be touched is large enough."""

from __future__ import annotations

from typing import Final

import pytest

from houndtable.games import names
from houndtable.kernel.chance import Seeded
from tests.web.conftest import NewVisitor
from tests.web.tables import unusual

NARROW: Final = {"width": 360, "height": 740}
MOVES: Final = 15  # of the person; bots make some between them

# What is wrong with what is seen: something sticks out sideways, a target is too small for a thumb, a name is cut.
FAULTS: Final = """() => {
    const faults = [];
    for (const part of [document.documentElement, document.querySelector('.centre')]) {
        if (part.scrollWidth > part.clientWidth) faults.push(`${part.className} is too wide`);
    }
    for (const target of document.querySelectorAll('.room button, .room summary')) {
        const { width, height } = target.getBoundingClientRect();
        const name = target.getAttribute('aria-label') ?? target.textContent;
        if (width && Math.min(width, height) < 43.9) faults.push(`${name} is ${width} by ${height}`);
    }
    for (const name of document.querySelectorAll('.centre .name')) {
        if (name.scrollWidth > name.clientWidth + 1) faults.push(`${name.textContent} is cut`);
    }
    return faults;
}"""


@pytest.mark.parametrize("crowded", [False, True])
@pytest.mark.parametrize("game", names())
def test_nothing_is_cut_or_too_small_on_a_narrow_phone(game: str, crowded: bool, visit: NewVisitor) -> None:
    ada = visit(size=NARROW)
    players, options = unusual(game, crowded=crowded)
    ada.set_up(game, options, players)
    luck, before = Seeded(players), ""
    for _ in range(MOVES):
        if not ada.wait_for_turn(before):
            return
        before = ada.position
        assert ada.page.evaluate(FAULTS) == []
        ada.move(luck)
