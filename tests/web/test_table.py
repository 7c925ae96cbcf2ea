"""What else happens at a table: by keyboard, with two browsers, after a reload, for onlookers, at one screen."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from houndtable.kernel.chance import Seeded
from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import NewVisitor

if TYPE_CHECKING:
    from playwright.sync_api import Page

SHORT = {"rounds": "1"}
COUNTING = """
    window.flown = 0;
    const count = () => { window.flown += document.querySelectorAll(".ghost").length };
    new MutationObserver(count).observe(document, { childList: true, subtree: true });
"""


def focused(page: Page) -> str:
    """The label of whatever has the focus."""
    script = "() => { const it = document.activeElement; return it.getAttribute('aria-label') ?? it.innerText }"
    return "" if page.evaluate("document.activeElement === document.body") else str(page.evaluate(script))


def tab_to(page: Page, label: str, key: str = "Tab") -> None:
    """Tab is pressed until the control that reads like this has the focus."""
    for _ in range(60):
        if re.search(label, focused(page)):
            return
        page.keyboard.press(key)
    raise AssertionError(f"no control reads {label}")


def test_a_whole_game_is_played_by_keyboard_alone(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    page = ada.page
    ada.go()
    page.wait_for_selector("article")
    tab_to(page, "New table: Here Comes the Dog")
    page.keyboard.press("Enter")
    page.wait_for_selector(".numbers")
    tab_to(page, "Create table")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    rounds = page.locator('[data-option="rounds"]')
    while not rounds.evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Home")
    tab_to(page, "Create table", "Shift+Tab")
    page.keyboard.press("Enter")
    before = ""
    while ada.wait_for_turn(before):
        before = ada.position
        if page.locator(".actions button[data-move]").count():
            page.keyboard.press("1")
        else:
            page.keyboard.press("m")
            page.wait_for_selector("dialog[open]")
            page.keyboard.press("Tab")
            assert focused(page) in page.locator("dialog li").first.inner_text()
            page.keyboard.press("Enter")
    assert page.locator(".ending").is_visible()


def test_arrow_keys_go_along_the_hand_and_enter_picks(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    hand = ada.page.locator(".hand button")
    hand.first.focus()
    ada.page.keyboard.press("ArrowRight")
    assert hand.nth(1).evaluate("card => card === document.activeElement")
    ada.page.keyboard.press("End")
    ada.page.keyboard.press("Enter")
    assert hand.last.get_attribute("aria-pressed") == "true"
    assert ada.page.locator(".actions button.main").inner_text().startswith("Play")
    ada.page.keyboard.press("Escape")
    assert hand.last.get_attribute("aria-pressed") == "false"


@pytest.mark.smoke
def test_what_cannot_be_played_says_why_with_a_link_to_the_rule(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.locator('[data-piece="row//0"]').click()
    link = ada.page.locator(".notice a")
    link.wait_for()
    assert ada.page.locator(".notice").inner_text().startswith("Play cards from your hand first.")
    clause = str(link.get_attribute("href")).partition("#")[2]
    ada.page.goto(ada.site + str(link.get_attribute("href"))[1:])
    assert ada.page.locator(".marked").get_attribute("id") == clause


def test_a_hint_is_shown_on_the_table_with_its_reason(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.wait_for_selector(".picked")
    assert ada.page.locator(".notice").inner_text().startswith("You could play")
    assert ada.page.locator(".actions button.main").is_visible()


def test_two_browsers_see_each_other_move_and_talk(visit: NewVisitor) -> None:
    ada, ben = visit(), visit(size=LAPTOP)
    table = ada.set_up("herecomesthedog", SHORT, others="friend")
    link = str(ada.page.locator(".copy input").input_value())
    assert table in link
    ben.page.goto(link)
    ben.page.locator('form input[type="text"]').fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.wait_for_selector(".room")
    ben.page.get_by_role("button", name="Chat").click()
    ben.page.get_by_label("Say something").fill("Good evening <b>all</b>")
    ben.page.get_by_role("button", name="Send").click()
    ada.page.get_by_role("button", name="Log").click()
    ada.page.get_by_role("button", name="Chat").click()
    ada.page.locator(".lines", has_text="Ben Good evening <b>all</b>").wait_for()
    ada.page.keyboard.press("Escape")
    seeds = [Seeded(1), Seeded(2)]
    while not ada.page.locator(".ending").is_visible():
        for somebody, luck in zip((ada, ben), seeds):
            if somebody.page.locator(".actions button[data-move], button.piece.fits").count():
                before = somebody.position
                somebody.move(luck)
                somebody.page.wait_for_function(
                    "before => document.querySelector('.ending') || document.querySelector('.room').dataset.position"
                    " !== before",
                    arg=before,
                )
    ben.page.locator(".ending").wait_for()
    headlines = {one.page.locator(".ending h2").inner_text() for one in (ada, ben)}
    assert any("You" in line for line in headlines)


def test_a_reload_in_the_middle_of_a_turn_changes_nothing(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    ada.set_up("dachs", {"first": "0"})
    ada.play_on(seed=3, most=3)
    assert ada.wait_for_turn()

    def shown() -> list[list[str]]:
        ada.page.wait_for_function("() => document.querySelectorAll('aside .lines li').length > 3")
        parts = [".hand button", ".seats li", ".status", "aside .lines"]  # a hand may be empty by now
        return [ada.page.locator(part).all_inner_texts() for part in parts]

    before = shown()
    ada.page.reload()
    assert ada.wait_for_turn()
    assert shown() == before


def test_one_table_on_two_devices_stays_in_step(visit: NewVisitor) -> None:
    ada, other = visit(), visit(size=LAPTOP)
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.locator(".copy input")
    link.wait_for()
    other.page.goto(link.input_value())
    other.page.get_by_role("heading", name="Someone is sharing a seat with you").wait_for()  # nothing is taken unasked
    other.page.get_by_role("button", name="Take the seat").click()
    assert other.wait_for_turn()
    assert "return=" not in other.page.url
    ada.page.keyboard.press("Escape")
    assert other.page.locator(".hand button").count() == ada.page.locator(".hand button").count()
    before = other.position
    ada.move(Seeded(1))
    assert other.wait_for_turn(before)
    assert ada.page.locator(".status").inner_text() == other.page.locator(".status").inner_text()


def test_an_onlooker_sees_no_hand_and_can_do_nothing(visit: NewVisitor) -> None:
    ada, eve = visit(), visit(size=LAPTOP)
    table = ada.set_up("dogndog", {"laps": "1", "first": "0"})
    assert ada.wait_for_turn()
    eve.go(f"table/{table}")
    eve.page.locator(".status", has_text="re watching").wait_for()
    assert eve.page.locator(".hand, .actions, .piece.lit").count() == 0
    assert eve.page.locator('[data-piece^="hand/"]').count() == 0
    before = eve.position
    ada.move(Seeded(2))
    eve.page.wait_for_function("before => document.querySelector('.room').dataset.position !== before", arg=before)


def test_friends_at_one_screen_pass_it_on_and_see_only_their_own(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("herecomesthedog", SHORT, others="here")
    page, luck, passed, before = ada.page, Seeded(5), 0, ""
    while ada.wait_for_turn(before):
        if page.locator(".pass").is_visible():
            assert page.locator(".hand, .seats").count() == 0
            page.locator(".pass button").click()
            page.wait_for_selector(".actions")
            passed += 1
        before = ada.position
        ada.move(luck)
        page.wait_for_function(
            "before => document.querySelector('.pass, .ending') ||"
            " document.querySelector('.room').dataset.position !== before",
            arg=before,
        )
        before = "" if page.locator(".pass").is_visible() else before
    assert passed > 2


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_while_the_screen_is_passed_on_nothing_of_the_last_player_is_in_the_page(
    visit: NewVisitor, size: dict[str, int]
) -> None:
    ada = visit(size=size)
    page, luck = ada.page, Seeded(5)
    ada.set_up("dachs", {"first": "0"}, others="here")
    ada.wait_for_turn()
    page.locator("aside li", has_text="You are dealt").wait_for(state="attached")
    while not page.locator(".pass").is_visible():
        before = ada.position
        ada.move(luck)
        page.wait_for_function(
            "before => document.querySelector('.pass') || document.querySelector('.room').dataset.position !== before"
            " && document.querySelector('.actions button')",
            arg=before,
        )
    for key in "lmh":
        page.keyboard.press(key)
    assert "You " not in " ".join(page.locator("body > :not(noscript)").all_text_contents())
    assert page.locator("dialog, aside *, .notice, .hand, .seats, .actions").count() == 0
    assert page.get_by_role("button", name="Log").count() == 0
    assert page.locator("[aria-live]").all_text_contents() == [""]
    page.get_by_role("button", name="Menu").click()
    assert page.get_by_role("button", name="Play on another device").count() == 0
    page.keyboard.press("Escape")
    page.locator(".pass button").click()
    page.locator(".actions").wait_for()
    page.keyboard.press("l")
    page.locator("dialog li").first.wait_for()


def test_taking_back_leaving_and_coming_back(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.keyboard.press("u")
    ada.page.locator(".notice", has_text="You have no move to undo").wait_for()
    before = ada.position
    ada.move(Seeded(1))
    assert ada.wait_for_turn(before)
    ada.page.keyboard.press("u")
    ada.page.wait_for_function("() => document.querySelector('.status').innerText.startsWith('Play one card')")
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Let a bot play for me").click()
    ada.page.get_by_role("button", name="Take over again").click()
    ada.page.get_by_role("button", name="Take over again").wait_for(state="detached")


def test_another_game_with_the_same_people(visit: NewVisitor) -> None:
    ada = visit()
    first = ada.set_up("herecomesthedog", SHORT)
    assert ada.play_on(seed=9)
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_function("first => !location.pathname.endsWith(first)", arg=first)
    assert ada.wait_for_turn()
    second = ada.page.url
    ada.page.go_back()
    ada.page.get_by_role("button", name="Play again").click()
    ada.page.wait_for_url(second)
    assert ada.wait_for_turn()


def test_pieces_fly_and_leave_nothing_behind(visit: NewVisitor) -> None:
    script = (
        "window.flown = 0; new MutationObserver(() => { window.flown += document.querySelectorAll('.ghost').length })"
    )
    script += ".observe(document, {childList: true, subtree: true})"
    ada = visit(reduced_motion="no-preference", script=script)
    ada.set_up("dachs", {"first": "0"})
    ada.play_on(seed=1, most=6)
    assert ada.page.evaluate("window.flown") > 0
    ada.page.wait_for_function("() => document.querySelectorAll('.ghost').length === 0")
