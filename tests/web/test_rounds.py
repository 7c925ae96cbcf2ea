"""What a table shows between two rounds: all hands with their points, for as long as somebody looks at them."""

from __future__ import annotations

from typing import Final

import pytest

from houndtable.games import find
from houndtable.kernel.chance import Seeded
from tests.web.browsing import LAPTOP, PHONE, Visitor
from tests.web.conftest import NewVisitor
from tests.web.tables import several_rounds, shortest, three, with_rounds
from tests.web.test_pages import serious

MOST: Final = 200  # moves of the person before a round is over


def play_a_round(visitor: Visitor, luck: Seeded) -> None:
    """The next round is over, and its end is shown."""
    before = ""
    for _ in range(MOST):
        assert visitor.wait_for_turn(before), "the game is over already"
        if visitor.page.locator(".round").count():
            return
        before = visitor.position
        visitor.move(luck)
    raise AssertionError("no round ended")


@pytest.mark.parametrize("game", with_rounds())
def test_the_end_of_a_round_shows_hands_and_points_until_it_is_put_away(game: str, visit: NewVisitor) -> None:
    ada = visit(size=PHONE if with_rounds().index(game) else LAPTOP)
    options, players = several_rounds(game), three(find(game))
    assert options is not None
    ada.set_up(game, options, players)
    luck = Seeded(6)
    play_a_round(ada, luck)
    panel = ada.page.locator(".round")
    while panel.locator(".hand svg").count() == 0:  # a round that nobody won may show no hand
        panel.get_by_role("button", name="Close").click()
        panel.wait_for(state="detached")
        play_a_round(ada, luck)
    assert panel.locator("ol > li").count() == players
    assert panel.locator(".hand svg").count() > 0
    assert panel.locator("h2").inner_text() in " ".join(ada.page.locator("aside .lines li").all_text_contents())
    assert serious(ada) == []
    panel.get_by_role("button", name="Close").click()
    panel.wait_for(state="detached")


def test_the_last_round_is_put_away_by_a_key_or_by_playing_on(visit: NewVisitor) -> None:
    ada = visit()
    game = with_rounds()[0]
    ada.set_up(game, several_rounds(game) or {})
    luck = Seeded(1)
    panel = ada.page.locator(".round")
    play_a_round(ada, luck)
    assert panel.locator(".hand").count() == 2
    ada.page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    play_a_round(ada, luck)
    ada.move(luck)
    panel.wait_for(state="detached")


def test_looking_back_shows_the_end_of_a_round_too(visit: NewVisitor) -> None:
    ada = visit()
    game = with_rounds()[0]
    ada.set_up(game, shortest(game))
    assert ada.play_on(seed=3)
    assert ada.page.locator(".round .hand").count() == 2
    top = "document.querySelector('.ending').getBoundingClientRect().top"
    ada.page.wait_for_function(f"{top} >= document.querySelector('.centre').getBoundingClientRect().top")
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_selector(".moves li")
    assert ada.page.locator(".round").count() == 0
    ada.page.keyboard.press("End")
    assert ada.page.locator(".round .hand").count() == 2
