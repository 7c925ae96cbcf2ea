"""The boards with all that their games offer: nothing is cut, and everything that can be touched is large enough."""

from __future__ import annotations

from typing import Final

import pytest

from houndtable.kernel.chance import Seeded
from tests.web.conftest import NewVisitor

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

TABLES: Final[list[tuple[str, int, dict[str, str]]]] = [
    ("drachensachen", 2, {"answer_four": "any_dragon", "blind_push": "on", "answer_five": "fives_too"}),
    ("drachensachen", 6, {"abilities": "cumulative", "curses": "on", "multi_protecto": "on", "hoard": "50"}),
    ("dogsbreath", 2, {"specials": "4", "request": "named", "show_seen": "on"}),
    ("dogsbreath", 4, {"specials": "4", "rounds": "2", "turn_cap": "2"}),
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_nothing_is_cut_or_too_small_on_a_narrow_phone(
    game: str, players: int, options: dict[str, str], visit: NewVisitor
) -> None:
    ada = visit(size=NARROW)
    ada.set_up(game, options, players)
    luck, before = Seeded(players), ""
    for _ in range(MOVES):
        if not ada.wait_for_turn(before):
            return
        before = ada.position
        assert ada.page.evaluate(FAULTS) == []
        ada.move(luck)
