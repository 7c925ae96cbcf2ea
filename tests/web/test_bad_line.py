"""A bad line, and faults of the server's: the table ends in the right state, and the person knows how things stand."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from houndtable.kernel.chance import Seeded
from tests.web.browsing import CORNER, LAPTOP, Visitor
from tests.web.conftest import NewVisitor, serving

if TYPE_CHECKING:
    from playwright.sync_api import Locator

MINUTE = 60_000
SOON: Final = 2000  # milliseconds within which somebody is told of a line that is down
AGAINST_A_BOT: Final = [{"kind": "person"}, {"kind": "bot", "level": 1}]

# Stands before the browser's own socket. `window.isGood` ends it.
BAD_LINE = """
    let state = SEED * 7919;
    const chance = () => (state = (state * 48271) % 2147483647) / 2147483647;
    const Real = window.WebSocket;
    window.lost = 0;
    const badly = deliver => {
        if (window.isGood) return deliver();
        for (let copies = chance() < 0.15 ? 2 : 1; copies > 0; copies -= 1) {
            if (chance() < 0.1) window.lost += 1;
            else if (chance() < 0.3) setTimeout(deliver, chance() * 1500);
            else deliver();
        }
    };
    window.WebSocket = class {
        constructor(address) {
            this.real = new Real(address);
            this.real.onmessage = event => badly(() => this.onmessage?.(event));
            this.real.onclose = event => this.onclose?.(event);
            if (!window.isGood) setTimeout(() => window.isGood || this.real.close(), 5000 + chance() * 15000);
        }
        get readyState() { return this.real.readyState; }
        send(frame) { badly(() => this.real.readyState === 1 && this.real.send(frame)); }
        close() { this.real.close(); }
    };
"""


def told(visitor: Visitor) -> tuple[list[str], list[str]]:
    """How the table stands as this page tells it: everybody's figures, and the log."""
    seats = [re.sub(r"\s+", " ", text) for text in visitor.page.locator(".seats li").all_inner_texts()]
    return seats, visitor.page.locator("aside .lines li").all_inner_texts()


@pytest.mark.parametrize("seed", [1])
def test_a_bad_minute_ends_in_the_right_state(seed: int, visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP, script=BAD_LINE.replace("SEED", str(seed)))
    table = ada.set_up("dachs", {"first": "0", "lives": "3"})
    ada.context.set_default_timeout(MINUTE)
    luck, before = Seeded(seed), ""
    start = ada.page.evaluate("performance.now()")
    is_over = False
    while not is_over and ada.page.evaluate("performance.now()") - start < MINUTE:
        is_over = not ada.wait_for_turn(before)
        if not is_over:
            before = ada.position
            ada.move(luck)
    assert ada.page.evaluate("window.lost") > 0
    ada.page.evaluate("window.isGood = true")
    if not is_over:
        ada.wait_for_turn(before)
    fresh = visit(size=LAPTOP)
    fresh.context.add_cookies(ada.context.cookies())  # type: ignore[arg-type]
    fresh.go(f"table/{table}")
    fresh.page.wait_for_function("() => document.querySelectorAll('aside .lines li').length > 5")
    right = told(fresh)
    same = "count => document.querySelectorAll('aside .lines li').length === count"
    ada.page.wait_for_function(same, arg=len(right[1]))
    assert told(ada) == right


# When the line went down, and when the page first said so.
WATCHED = """
    addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
            const room = document.querySelector('.room');
            if (room && room.dataset.line !== 'open') window.downAt ??= performance.now();
            if (window.downAt && document.querySelector('.broken')) window.toldAt ??= performance.now();
        }).observe(document, { subtree: true, childList: true, attributes: true });
    });
"""
# Stands before the browser's own socket: counts what is sent, keeps moves back, and breaks at what is poison.
WAITING_LINE = """
    const Real = window.WebSocket;
    window.sent = [];
    window.kept = [];
    window.WebSocket = class extends Real {
        send(frame) {
            const { type } = JSON.parse(frame);
            window.sent.push(type);
            if (type === window.poison) setTimeout(() => this.close());
            else if (type === 'move' && window.isKeeping) window.kept.push(() => super.send(frame));
            else super.send(frame);
        }
    };
"""


def begun(visitor: Visitor) -> None:
    """The person plays Dachs against a bot, and it is their turn."""
    visitor.lay(game="dachs", options={"first": 0, "lives": 3}, seats=AGAINST_A_BOT)
    visitor.wait_for_turn()


def offered(visitor: Visitor) -> Locator:
    """The button of a move, once enough is picked for one."""
    buttons = visitor.page.locator(".actions [data-move]")
    while not buttons.count():
        visitor.press(visitor.page.locator("button.piece.fits:not(.picked)").first, position=CORNER)
    return buttons.first


def sent(visitor: Visitor, kind: str) -> int:
    """How often the page sent a message of this kind."""
    return int(visitor.page.evaluate("kind => window.sent.filter(one => one === kind).length", kind))


def line_is(visitor: Visitor, state: str) -> None:
    visitor.page.locator(f'.room[data-line="{state}"]').wait_for()


def test_a_server_that_goes_away_is_told_of_soon_and_play_goes_on_when_it_is_back(
    tmp_path: Path, visit: NewVisitor
) -> None:
    with serving("tests.server.quick_server", str(tmp_path), "0", "0") as address:
        ada = visit(address, script=WATCHED)
        ada.expected += ["WebSocket connection"]
        begun(ada)
    banner = ada.page.locator(".broken")
    banner.wait_for()
    assert ada.page.evaluate("window.toldAt - window.downAt") < SOON
    assert "Reconnecting" in banner.inner_text()
    port = address.rstrip("/").rpartition(":")[2]
    with serving("tests.server.quick_server", str(tmp_path), port, "0"):
        line_is(ada, "open")
        banner.wait_for(state="detached")
        before = ada.position
        ada.move(Seeded(1))
        ada.wait_for_turn(before)


def test_a_fault_of_ours_is_told_with_its_number_and_the_table_goes_on(tmp_path: Path, visit: NewVisitor) -> None:
    with serving("tests.web.failing_server", str(tmp_path)) as address:
        ada = visit(address)
        begun(ada)
        before, notice = ada.position, ada.page.locator(".notice")
        offered(ada).click()
        notice.wait_for()
        told = notice.inner_text()
        assert re.fullmatch(r"Something went wrong .*\b[0-9a-f]{8}\b.*", told)
        assert ada.position == before
        ada.page.keyboard.press("h")
        notice.filter(has_not_text=told).filter(has_text="on our side").wait_for()
        line_is(ada, "open")
        ada.move(Seeded(1))
        ada.wait_for_turn(before)
        assert notice.count() == 0


def test_what_breaks_the_line_twice_is_not_sent_again_and_the_page_says_so(visit: NewVisitor) -> None:
    ada = visit(script=WAITING_LINE)
    begun(ada)
    ada.page.evaluate("window.poison = 'hint'")
    ada.page.keyboard.press("h")
    ada.page.locator(".notice", has_text="didn’t accept that. Try something else").wait_for()
    assert sent(ada, "hint") == 2
    line_is(ada, "open")
    before = ada.position
    ada.move(Seeded(1))
    ada.wait_for_turn(before)
    assert sent(ada, "hint") == 2


def test_a_move_on_its_way_is_shown_and_made_once(visit: NewVisitor) -> None:
    ada = visit(script=WAITING_LINE)
    begun(ada)
    ada.page.evaluate("window.isKeeping = true")
    before, move = ada.position, offered(ada)
    move.dblclick()
    ada.page.locator(".status", has_text="Sending").wait_for()
    assert ada.page.locator(".room").get_attribute("data-pending") == move.get_attribute("data-move")
    assert ada.page.locator('.actions[aria-busy="true"] button:not([disabled])').count() == 0
    ada.page.keyboard.press("1")
    ada.page.locator('.room[data-trouble="slow"]').wait_for()
    assert "Waiting for the server" in ada.page.locator(".broken").inner_text()
    assert sent(ada, "move") == 1
    ada.page.evaluate("window.isKeeping = false; window.kept.forEach(deliver => deliver())")
    ada.wait_for_turn(before)
    assert ada.page.locator(".room[data-pending], .broken").count() == 0


def test_a_browser_without_a_network_says_so_and_comes_back_by_itself(visit: NewVisitor) -> None:
    ada = visit(script=WATCHED)
    ada.expected += ["WebSocket connection"]
    begun(ada)
    ada.context.set_offline(True)
    ada.page.locator(".broken").wait_for()
    assert ada.page.evaluate("window.toldAt - window.downAt") < SOON
    ada.context.set_offline(False)
    line_is(ada, "open")
    ada.page.locator(".broken").wait_for(state="detached")
    before = ada.position
    ada.move(Seeded(1))
    ada.wait_for_turn(before)
