"""A game for which nobody drew a board or a picture: it is found, learned about, played to its end and looked back at.

All that the server tells of a game has another name when it comes to the browser, which then knows nothing of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Error

from houndtable.games import find, names
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import NewVisitor
from tests.web.layout import faults
from tests.web.tables import shortest
from tests.web.test_boards import NARROW
from tests.web.test_pages import serious

if TYPE_CHECKING:
    from playwright.sync_api import Route

UNDRAWN = "undrawn"


@contextmanager
def closing_in_between(visitor: Visitor) -> Iterator[None]:
    """What the page still asks for when the test is over has nobody to be answered to."""
    try:
        yield
    except Error:
        if not visitor.page.is_closed():
            raise


def rename(visitor: Visitor, game: str) -> None:
    """From now on the browser is told of this game by a name it has never heard."""

    def pass_on(route: Route) -> None:
        request = route.request
        body = request.post_data
        with closing_in_between(visitor):
            answer = route.fetch(
                url=request.url.replace(f"/{UNDRAWN}", f"/{game}"),
                post_data=None if body is None else body.replace(f'"{UNDRAWN}"', f'"{game}"'),
            )
            route.fulfill(response=answer, body=answer.text().replace(f'"{game}"', f'"{UNDRAWN}"'))

    visitor.page.route("**/api/**", pass_on)


@pytest.mark.parametrize("game", names())
def test_it_is_played_to_its_end_at_the_generic_board(game: str, visit: NewVisitor) -> None:
    ada = visit(size=NARROW)
    rename(ada, game)
    ada.set_up(UNDRAWN, shortest(game))
    assert ada.wait_for_turn()
    assert ada.page.locator(".any .zone").count() > 1
    assert "Round 1" in ada.page.locator(".any .about").inner_text()
    assert faults(ada) == []
    assert serious(ada) == []
    assert ada.play_on(seed=3)
    assert ada.page.locator(".ending li > details").count() == 2
    ada.page.get_by_role("link", name="Replay").click()
    ada.page.wait_for_selector(".moves li")
    ada.page.keyboard.press("End")
    ada.page.locator(".any .about", has_text="Winner").wait_for()
    assert serious(ada) == []


def test_the_home_page_shows_it_with_its_title_and_its_rules_are_read(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    rename(ada, names()[0])
    ada.go()
    card = ada.page.locator(f'article[data-game="{UNDRAWN}"]')
    card.locator("svg text", has_text=find(names()[0]).title).wait_for()
    assert serious(ada) == []
    card.get_by_role("link", name="Rules").click()
    ada.page.locator(".clause").first.wait_for()
    assert serious(ada) == []


def test_what_leads_nowhere_is_said(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    rename(ada, names()[0])
    ada.set_up(UNDRAWN, {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.locator(".zone button.piece:not(.lit)").first.click()
    ada.page.locator(".notice", has_text="do anything with that right now").wait_for()
