"""One's own data in the browser: devices, links, consent, the way out, and the page on privacy."""

from __future__ import annotations

import json

import pytest

from tests.web.browsing import LAPTOP, PHONE
from tests.web.conftest import NewVisitor
from tests.web.test_pages import serious


def test_a_link_shares_the_place_with_a_second_device_until_it_is_taken_away(visit: NewVisitor) -> None:
    ada, phone = visit(), visit(size=PHONE)
    table = ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.locator(".copy input").input_value()
    assert serious(ada) == []
    phone.page.goto(link)
    phone.page.get_by_role("heading", name="Someone is sharing a seat with you").wait_for()
    assert serious(phone) == []
    phone.page.get_by_role("button", name="Take the seat").click()
    assert phone.wait_for_turn()
    assert phone.page.url.endswith(f"/table/{table}")
    ada.page.locator("dialog").get_by_role("button", name="Close").click()
    ada.page.get_by_text("Another device has joined your seat.").wait_for()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    ada.page.get_by_role("button", name="Remove").click()
    ada.page.get_by_text("shares your seat").wait_for(state="detached")
    phone.page.get_by_text("re watching").first.wait_for()


def test_one_may_only_watch_where_a_place_is_shared(visit: NewVisitor) -> None:
    ada, eve = visit(), visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    ada.page.get_by_role("button", name="Create a link").click()
    eve.page.goto(ada.page.locator(".copy input").input_value())
    eve.page.get_by_role("button", name="Just watch").click()
    eve.page.get_by_text("re watching").first.wait_for()


def test_the_settings_show_this_device(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.go("settings")
    ada.page.get_by_text("This device").wait_for()
    assert serious(ada) == []


def test_a_used_link_does_not_work_again_and_a_new_one_can_be_taken_back(visit: NewVisitor) -> None:
    ada, eve = visit(), visit()
    ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Play on another device").click()
    ada.page.get_by_role("button", name="Create a link").click()
    link = ada.page.locator(".copy input").input_value()
    ada.page.get_by_role("button", name="Cancel the link").click()
    ada.page.get_by_role("button", name="Create a link").wait_for()
    eve.expected = ["403"]
    eve.page.goto(link)
    eve.page.get_by_role("button", name="Take the seat").click()
    eve.page.get_by_text("work any more").wait_for()


def test_the_host_renews_the_invitation(visit: NewVisitor) -> None:
    ada, ben = visit(), visit()
    ada.set_up("dachs", {}, others="friend")
    old = ada.page.locator(".copy input").input_value()
    ada.page.get_by_role("button", name="Create a new invitation").click()
    ada.page.wait_for_function("old => document.querySelector('.copy input').value !== old", arg=old)
    ben.page.goto(ada.page.locator(".copy input").input_value())
    ben.page.get_by_role("button", name="Take a seat").wait_for()
    assert serious(ben) == []
    ben.page.get_by_label("Show my name").check()
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.page.locator(".room").wait_for()
    assert ben.page.evaluate("fetch('/api/me').then(got => got.json())")["named"] is True


@pytest.mark.parametrize("button", ["Log out here", "Log out everywhere", "Delete me"])
def test_whoever_leaves_is_asked_twice_and_then_nobody(button: str, visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    table = ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.go("settings")
    page = ada.page
    page.get_by_role("button", name=button).click()
    page.locator("dialog").get_by_role("button", name="Cancel").click()
    assert ada.page.evaluate("fetch('/api/me').then(got => got.status)") == 200
    page.get_by_role("button", name=button).click()
    assert serious(ada) == []
    page.locator("dialog button.main").click()
    page.get_by_text("The server no longer knows this browser.").wait_for()
    assert not [cookie for cookie in ada.context.cookies() if "houndtable" in str(cookie.get("name"))]
    assert page.evaluate("localStorage.getItem('houndtable-tables')") is None
    assert table not in page.evaluate("JSON.stringify(localStorage)")


def test_everything_about_oneself_is_downloaded(visit: NewVisitor) -> None:
    ada = visit()
    table = ada.set_up("dachs", {"first": "0"})
    assert ada.wait_for_turn()
    ada.go("settings")
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download my data").click()
    told = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert [one["table"] for one in told["tables"]] == [table]


@pytest.mark.parametrize(("locale", "word"), [("en-GB", "365 days"), ("de", "365 Tagen"), ("ja", "365日")])
def test_the_page_on_privacy_tells_the_servers_own_figures(locale: str, word: str, visit: NewVisitor) -> None:
    ada = visit(locale=locale)
    ada.go()
    ada.page.locator('footer a[href="/privacy"]').click()
    ada.page.get_by_text(word).first.wait_for()
    assert serious(ada) == []
    ada.page.locator('main a[href="/settings"]').click()
    ada.page.locator("select").first.wait_for()
