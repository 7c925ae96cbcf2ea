"""Every game played to its end, from the home page, by touching what is lit."""

from __future__ import annotations

import re

import pytest

from houndtable.games import names
from tests.web.browsing import LAPTOP
from tests.web.conftest import NewVisitor
from tests.web.tables import shortest


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_to_its_end_by_clicks_on_a_phone(game: str, visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up(game, shortest(game))
    assert ada.play_on(seed=len(game))
    ending = ada.page.locator(".ending")
    assert re.search(r"win|wins", ending.locator("h2").inner_text())
    assert ending.locator("li > details").count() == 2
    overflow = ada.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert overflow == 0


@pytest.mark.smoke
def test_playing_now_takes_one_click(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    ada.go()
    ada.page.get_by_role("button", name="Play now: Here Comes the Dog").click()
    assert ada.wait_for_turn()
    assert ada.page.locator(".seats li").count() == 3
    assert ada.page.locator("aside .lines li").count() > 0
