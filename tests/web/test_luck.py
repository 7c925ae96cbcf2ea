"""Luck in the browser: seeds stay at home until the table is sealed, and the page checks the game by itself."""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final

from playwright.sync_api import Route

from tests.web.browsing import LAPTOP, Visitor
from tests.web.conftest import NewVisitor
from tests.web.tables import shortest
from tests.web.test_pages import serious

AGAINST_A_BOT: Final = "1"
FRAMES: Final = """
    window.frames = [];
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            this.addEventListener('message', ({ data }) => window.frames.push(['in', JSON.parse(data)]));
        }
        send(frame) {
            window.frames.push(['out', JSON.parse(frame)]);
            if (JSON.parse(frame).type !== 'reveal' || !window.isMute) super.send(frame);
        }
    };
"""
MUTE: Final = FRAMES + "window.isMute = true;"
LINE: Final = '.luck[data-state="checked"]'


def finding(visitor: Visitor, check: str) -> str:
    """The verdict on one thing that was checked."""
    return str(visitor.page.locator(f'.luck [data-check="{check}"]').get_attribute("data-verdict"))


def findings(visitor: Visitor) -> dict[str, str]:
    visitor.page.locator(LINE).wait_for()
    return {
        check: finding(visitor, check) for check in ("commitment", "seal", "own", "withheld", "seeds", "secret", "luck")
    }


def test_a_seed_is_sent_only_after_the_seal_and_the_page_checks_the_whole_game(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP, script=FRAMES)
    ada.set_up("dachs", {**shortest("dachs"), "first": "0"})
    assert ada.play_on(seed=5)
    frames = ada.page.evaluate("window.frames")
    sent = next(at for at, (way, frame) in enumerate(frames) if way == "out" and frame["type"] == "reveal")
    kept = json.loads(ada.page.evaluate("localStorage['houndtable-luck']"))[0]
    seed = kept["seeds"][0]["seed"]
    assert frames[sent][1]["seed"] == seed
    assert len(seed) == 64
    assert seed not in json.dumps(frames[:sent])
    assert kept["hashes"][0] == kept["seeds"][0]["hash"]
    assert kept["acknowledged"] == [0]
    assert set(findings(ada).values()) == {"good"}
    assert "The luck was fair" in ada.page.locator(".luck > summary").inner_text()
    ada.page.locator(".luck > summary").click()
    assert ada.page.get_by_text(seed).is_visible()
    assert serious(ada) == []


def test_the_first_page_loads_no_hashes(visit: NewVisitor) -> None:
    ada = visit()
    asked: list[str] = []
    ada.page.on("request", lambda request: asked.append(request.url))
    ada.go()
    ada.page.locator("article").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert any("/assets/" in url for url in asked)
    assert not any("hashing" in url or "Luck" in url for url in asked)


def altered(change: Any, route: Route) -> None:
    """The record as a server would send it that cheats."""
    answer = route.fetch()
    lines = [json.loads(line) for line in answer.text().splitlines()]
    change(lines[0]["fair"], lines)
    route.fulfill(response=answer, body="".join(json.dumps(line) + "\n" for line in lines))


def test_a_record_that_is_not_what_was_promised_is_found_out(visit: NewVisitor) -> None:
    ada = visit()
    ada.set_up("dachs", {**shortest("dachs"), "first": "0"})
    assert ada.play_on(seed=6)
    ada.page.locator(LINE).wait_for()
    cheats: dict[str, Any] = {
        "secret": lambda fair, lines: lines[-1].update(secret="00" * 32),
        "commitment": lambda fair, lines: fair.update(hash="00" * 32),
        "seal": lambda fair, lines: fair["places"][0].update(hash="00" * 32),
        "own": lambda fair, lines: fair["seeds"].__setitem__(0, "another"),
        "withheld": lambda fair, lines: fair["places"][0].update(seed="withheld"),
        "seeds": lambda fair, lines: fair["seeds"].pop(),
        "luck": lambda fair, lines: lines[1].update(shuffle=" ".join(reversed(lines[1]["shuffle"].split()))),
    }
    for check, change in cheats.items():
        ada.page.route("**/record", partial(altered, change))
        ada.page.reload()
        assert findings(ada)[check] == "bad", check
        assert "Something is wrong with the luck." in ada.page.locator(".luck > summary").inner_text()
        ada.page.unroute("**/record")


def test_who_does_not_reveal_is_named_and_nobody_waits_for_long(visit: NewVisitor) -> None:
    ada, ben = visit(size=LAPTOP), visit(script=MUTE)
    ada.set_up("dachs", {**shortest("dachs"), "first": "0"}, others="friend")
    link = ada.page.locator("input[readonly]").input_value()
    ben.page.goto(link)
    ben.page.locator('form input[type="text"]').fill("Ben")
    ben.page.get_by_role("button", name="Take a seat").click()
    ada.page.get_by_text("Waiting for Ben").wait_for()
    for somebody in (ada, ben):
        somebody.page.locator(".notice", has_text="began without a seed from Ben").wait_for()
    assert serious(ada) == []
    ada.page.locator(".notice").get_by_role("button").click()
    assert ada.page.locator(".notice").count() == 0


def test_a_reload_between_the_seal_and_the_seed_loses_nothing(visit: NewVisitor) -> None:
    ada = visit(script=FRAMES + "window.isMute = !sessionStorage.once; sessionStorage.once = 1;")
    ada.set_up("dachs", {**shortest("dachs"), "first": "0"})
    ada.page.get_by_text("Shuffling").wait_for()
    ada.page.reload()
    assert ada.play_on(seed=7)
    assert set(findings(ada).values()) == {"good"}


def test_people_at_one_screen_have_a_seed_each_and_so_has_a_rematch(visit: NewVisitor) -> None:
    ada = visit(size=LAPTOP)
    ada.set_up("dachs", {**shortest("dachs"), "first": "0"}, others="here")
    for seed in (8, 9):
        ada.page.locator(".pass button, .actions button").first.wait_for()
        while not ada.page.locator(".ending").is_visible():
            if ada.page.locator(".pass button").count():
                ada.page.locator(".pass button").click()
            ada.play_on(seed=seed, most=1)
        assert set(findings(ada).values()) == {"good"}
        kept = json.loads(ada.page.evaluate("localStorage['houndtable-luck']"))[0]
        assert kept["acknowledged"] == [0, 1]
        if seed == 8:
            ada.page.get_by_role("button", name="Play again").click()
            ada.page.locator(".ending").wait_for(state="detached")
