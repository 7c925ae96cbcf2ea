"""The stranger notices planted faults of the server and of the page, and tells what each is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.web.product import COMMAND, running
from tests.web.stranger import Setting, Stranger
from tests.web.watching import Found

if TYPE_CHECKING:
    from playwright.sync_api import Browser

FAULTY: Final = Path(__file__).with_name("faulty_server.py")
SETTING: Final = Setting("dachs", 2, "390x844")
FIRST: Final = {"first": "0"}  # the stranger begins, so that everything is on the table at once
TRIES: Final = 40
SOON: Final = 3.0  # seconds, instead of the longer times that the stranger gives a table

RESENDS: Final = """
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (frame) {
        send.call(this, frame);
        if (JSON.parse(frame).id) setInterval(() => this.readyState === 1 && send.call(this, frame), 100);
    };
"""
UNLIT: Final = """
    const strip = () => {
        document.querySelectorAll(".lit, .fits").forEach(one => one.classList.remove("lit", "fits"));
        document.querySelectorAll(".actions button").forEach(one => one.hidden || (one.hidden = true));
    };
    const look = { attributes: true, childList: true, subtree: true };
    new MutationObserver(strip).observe(document, look);
    addEventListener("DOMContentLoaded", () => {
        const style = new CSSStyleSheet();
        style.replaceSync("[hidden] { display: none !important }");
        document.adoptedStyleSheets = [style];
    });
"""
SAYS: Final = """
    const write = () => {
        const status = document.querySelector(".status");
        if (status && !status.textContent.includes("WORDS")) status.append("WORDS");
    };
    new MutationObserver(write).observe(document, { childList: true, subtree: true });
"""
REJECTS: Final = "setTimeout(() => Promise.reject(new Error('planted')), 50)"
WARNS: Final = "console.warn('planted')"
HANGS_UP: Final = """
    const Real = WebSocket;
    window.WebSocket = class extends Real {
        constructor(...words) { super(...words); setTimeout(() => this.close(), 800); }
    };
"""


def found(
    chromium: Browser, folder: Path, deed: str, start: Sequence[str] = COMMAND, script: str = "", tries: int = TRIES
) -> str:
    """What the stranger finds who does this again and again, and moves now and then; empty if nothing."""
    with running(folder, start) as product:
        stranger = Stranger(chromium, product, SETTING, seed=1, script=script)
        limits = stranger.findings
        limits.answer, limits.freeze, limits.patience = SOON, SOON, SOON
        try:
            stranger.sit_down(**FIRST)
            for _ in range(tries):
                stranger.my_turn()
                stranger.do(deed, getattr(stranger, deed))
        except Found as finding:
            return str(finding)
        finally:
            stranger.close()
    return ""


@pytest.mark.parametrize(
    ("fault", "deed", "words"),
    [
        ("nameless", "unlawful", "a refusal without a code, of why"),
        ("raising", "unlawful", r"our-fault|fault [0-9a-f]{8}: builtins.RuntimeError"),
        ("silent", "unlawful", "why .* was not answered within 3 s"),
        ("closing", "unlawful", "a socket closed without being asked to: 4409"),
        ("frozen", "move", "frozen: nothing changed for"),
    ],
)
def test_a_fault_of_the_server_is_caught(fault: str, deed: str, words: str, chromium: Browser, tmp_path: Path) -> None:
    assert re.search(words, found(chromium, tmp_path, deed, [str(FAULTY), fault]))


@pytest.mark.parametrize(
    ("script", "words"),
    [
        pytest.param(RESENDS, "sent 4 times: ", id="resends"),
        pytest.param(UNLIT, "I am waited for and nothing is lit", id="unlit"),
        pytest.param(SAYS.replace("WORDS", " turnOfSeveral"), "raw text on the page: .*turnOfSeveral", id="raw"),
        pytest.param(SAYS.replace("WORDS", " play-hand-of"), "raw text on the page: .*play-hand-of", id="key"),
        pytest.param(SAYS.replace("WORDS", " undefined"), "raw text on the page: .*undefined", id="undefined"),
        pytest.param(REJECTS, "page error: planted", id="rejects"),
        pytest.param(WARNS, "console warning: planted", id="warns"),
        pytest.param(HANGS_UP, "a socket closed without being asked to", id="hangs up"),
    ],
)
def test_a_fault_of_the_page_is_caught(script: str, words: str, chromium: Browser, tmp_path: Path) -> None:
    assert re.search(words, found(chromium, tmp_path, "unlawful", script=script))


def test_nothing_is_found_where_no_fault_is_planted(chromium: Browser, tmp_path: Path) -> None:
    assert found(chromium, tmp_path, "unlawful", tries=5) == ""
