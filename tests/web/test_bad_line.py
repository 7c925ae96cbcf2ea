"""A line that loses, doubles and delays messages, and breaks now and then: the table ends in the right state."""

from __future__ import annotations

import re

import pytest

from houndtable.kernel.chance import Seeded
from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import NewVisitor

MINUTE = 60_000

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
