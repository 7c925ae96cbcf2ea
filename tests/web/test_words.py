"""Languages in the browser: there is room for one with long words on every page, and it is switched without a word to
the table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final

import pytest

from houndtable.games import names
from tests.web import pseudo
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import NewVisitor
from tests.web.layout import faults, untold
from tests.web.tables import shortest
from tests.web.test_boards import NARROW

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

PAGES: Final = {
    "": "article svg",
    **{f"new/{game}": ".numbers" for game in names()},
    "settings": "select",
    "privacy": ".contact",
}
SIZES: Final = pytest.mark.parametrize("size", [NARROW, LAPTOP], ids=["phone", "laptop"])


def is_well(visitor: Visitor, *allowed: str) -> None:
    """Nothing is cut, and all is in the made-up language."""
    assert faults(visitor) == []
    assert [line for line in untold(visitor) if line not in allowed] == []


@SIZES
def test_every_page_has_room_for_long_words(size: dict[str, int], visit: NewVisitor) -> None:
    ada = visit(size=size)
    pseudo.speak(ada)
    for path, ready in PAGES.items():
        ada.go(path)
        ada.page.locator(ready).last.wait_for()
        if path.startswith("new"):
            ada.page.locator("summary").click()
        is_well(ada, "English", "Deutsch")
    assert ada.page.locator("html").get_attribute("lang") == pseudo.CODE


@SIZES
@pytest.mark.parametrize("game", names())
def test_log_menu_and_end_have_room_for_long_words(game: str, size: dict[str, int], visit: NewVisitor) -> None:
    ada = visit(size=size)
    pseudo.speak(ada)
    ada.set_up(game, shortest(game))
    if ada.wait_for_turn():
        for key in "?" if size == LAPTOP else "?l":  # where there is room, the log is always there
            ada.page.keyboard.press(key)
            ada.page.locator("dialog[open]").wait_for()
            assert faults(ada) == []
            ada.page.keyboard.press("Escape")
            ada.page.locator("dialog").wait_for(state="detached")
        ada.page.locator("header button").last.click()
        ada.page.locator("dialog select").wait_for()
        assert faults(ada) == []
        ada.page.keyboard.press("Escape")
    assert ada.play_on(seed=len(game))
    is_well(ada)
    ada.page.locator('.ending a[href^="/replay/"]').click()
    ada.page.locator(".moves li").last.wait_for()
    ada.page.keyboard.press("End")
    is_well(ada)


def test_the_language_is_switched_at_the_table_without_a_word_to_it(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    pseudo.offer(ada)
    sent: list[str] = []

    def heard(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)["type"]))

    ada.page.on("websocket", heard)
    ada.set_up("dachs", {"first": "0"})
    ada.play_on(seed=3, most=2)
    assert ada.wait_for_turn()
    ada.page.wait_for_function("() => document.querySelectorAll('aside .lines li').length > 3")
    assert sent.count("hello") == 1
    status = ada.page.locator(".status").inner_text()
    before, position = len(sent), ada.position
    ada.page.get_by_role("button", name="Menu").click()
    choice = ada.page.locator("dialog [data-setting=language]")
    for code, begins in {"de": "Du spielst", "ja": "あなた", pseudo.CODE: "Ýööüü plááý", "en": "You play"}.items():
        choice.select_option(code)
        ada.page.locator(f'html[lang="{code}"]').wait_for(state="attached")
        assert [line for line in ada.page.locator("aside .lines li").all_text_contents() if line.startswith(begins)]
        assert code != pseudo.CODE or untold(ada) == ["English", "Deutsch"]
    ada.page.keyboard.press("Escape")
    assert ada.page.locator(".status").inner_text() == status
    assert ada.position == position
    assert set(sent[before:]) <= {"story", "ping"}  # which the page asks for by itself, some time after a move
