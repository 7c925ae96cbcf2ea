"""How large, how quick and how lean the table in the browser is: python -m tests.web.measure [SECONDS]

Prints the bytes of the home page and of each table; the time from a message of the server to the picture on the screen,
at every game with bots at their usual pace and at one with bots that never pause; and the memory of the page while it
plays that one for so many seconds (60 unless told).
"""

from __future__ import annotations

import os
import sys
from statistics import quantiles

import services
from playwright.sync_api import Browser, sync_playwright

from houndtable.games import names
from houndtable.server.settings import Settings
from tests.web.browsing import ARGUMENTS, Visitor
from tests.web.screens import server
from tests.web.tables import longest
from tests.web.test_pages import fetched

# For each position that was received: the time until the page holds it, until a frame with it begins, and until that
# frame was painted, which is told by a task that goes before all others.
STOPWATCH = """
    window.took = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(take) {
            super.onmessage = event => {
                const start = performance.now();
                take(event);
                if (!String(event.data).includes('"position"')) return;
                let held = 0;
                queueMicrotask(() => queueMicrotask(() => held = performance.now() - start));
                requestAnimationFrame(() => {
                    const begun = performance.now() - start;
                    const painted = () => window.took.push([held, begun, performance.now() - start]);
                    scheduler.postTask(painted, { priority: "user-blocking" });
                });
            };
        }
    };
"""
PARTS = ["held by the page", "a frame begins", "on the screen"]
# Somebody who plays from inside the page, so that the measuring itself asks nothing of it.
PLAYER = """() => setInterval(() => {
    const move = document.querySelector(".actions button[data-move]");
    (move ?? document.querySelector("button.piece.fits:not(.picked), .seats button.lit:not(.picked)"))?.click();
}, 100)"""
GAME_SECONDS = 60
PACED_SECONDS = 30
BREATH = 10  # seconds between two looks at the memory


def sizes(browser: Browser, site: str) -> None:
    for game in names():
        ada = Visitor(browser, site)
        ada.go()
        ada.page.locator("article svg").last.wait_for()
        home = fetched(ada)
        ada.page.locator(f'article[data-game="{game}"] button.main').click()
        ada.wait_for_turn()
        more = sum(size for name, size in fetched(ada).items() if name not in home)
        print(f"home {sum(home.values()) / 1000:.1f} kB, table of {game} {more / 1000:.1f} kB more", flush=True)
        ada.leave()


def play(browser: Browser, site: str, game: str, seconds: int) -> list[float]:
    """Prints how quick a table is; the answer is the page's memory in MB, every so many seconds."""
    ada = Visitor(browser, site, script=STOPWATCH, reduced_motion="no-preference")
    ada.set_up(game, longest(game), players=4)
    ada.wait_for_turn()
    ada.page.evaluate(PLAYER)
    probe = ada.context.new_cdp_session(ada.page)
    heaps: list[float] = []
    for _ in range(seconds // BREATH):
        ada.page.wait_for_timeout(BREATH * 1000)
        probe.send("HeapProfiler.collectGarbage")
        heaps.append(probe.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
    took = ada.page.evaluate("window.took")
    told = []
    for part, times in zip(PARTS, zip(*took)):
        cuts = quantiles(times, n=100)
        told.append(f"{part} {cuts[49]:.0f} / {cuts[94]:.0f}")
    print(f"{game}, {len(took)} positions, ms after the message (half / 95 of 100): {', '.join(told)}", end="; ")
    print(f"{os.getloadavg()[0]:.1f} processes wanted one of {os.cpu_count()} cores", flush=True)
    ada.leave()
    return heaps


def main(seconds: int = GAME_SECONDS) -> None:
    path = services.find("chromium")
    if path is None:
        sys.exit("This is measured with chromium (Debian: apt-get install chromium).")
    with server() as site, server(Settings().bot_pace) as paced, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        sizes(browser, site)
        print("Bots at their usual pace:")
        for game in names():
            play(browser, paced, game, PACED_SECONDS)
        print("Bots that never pause:")
        heaps = play(browser, site, "dachs", seconds)
        print(f"memory in MB, every {BREATH} s:", *(f"{heap:.1f}" for heap in heaps))
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
