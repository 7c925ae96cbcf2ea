"""How large, how quick and how lean the table in the browser is: python -m tests.web.measure [SECONDS]

Prints the bytes of the home page and of each table, the time from a message of the server to the picture on the screen,
and the memory of the page while it plays for so many seconds (60 unless told).
"""

from __future__ import annotations

import sys
from statistics import quantiles

import services
from playwright.sync_api import Browser, sync_playwright

from houndtable.games import NAMES
from houndtable.kernel.chance import Seeded
from tests.web.browsing import ARGUMENTS, Visitor
from tests.web.screens import server
from tests.web.test_pages import fetched

# After a message was taken, the time until the frame that shows it was handed to the screen.
STOPWATCH = """
    window.took = [];
    window.worked = [];
    const Real = window.WebSocket;
    window.WebSocket = class extends Real {
        set onmessage(take) {
            super.onmessage = event => {
                const start = performance.now();
                take(event);
                if (!String(event.data).includes('"position"')) return;
                const painted = new MessageChannel();
                painted.port1.onmessage = () => window.took.push(performance.now() - start);
                requestAnimationFrame(() => painted.port2.postMessage(0));
                queueMicrotask(() => queueMicrotask(() => window.worked.push(performance.now() - start)));
            };
        }
    };
"""
GAME_SECONDS = 60
LONG = {"lives": "3", "target": "60"}


def sizes(browser: Browser, site: str) -> None:
    for game in NAMES:
        ada = Visitor(browser, site)
        ada.go()
        ada.page.locator("article svg").last.wait_for()
        home = fetched(ada)
        ada.page.locator(f'article[data-game="{game}"] button.main').click()
        ada.wait_for_turn()
        more = sum(size for name, size in fetched(ada).items() if name not in home)
        print(f"home {sum(home.values()) / 1000:.1f} kB, table of {game} {more / 1000:.1f} kB more", flush=True)
        ada.leave()


def quickness_and_memory(browser: Browser, site: str, seconds: int) -> None:
    ada = Visitor(browser, site, script=STOPWATCH, reduced_motion="no-preference")
    ada.set_up("dachs", LONG, players=4)
    probe = ada.context.new_cdp_session(ada.page)
    luck, before = Seeded(1), ""
    heaps: list[float] = []
    start = last = ada.page.evaluate("performance.now()")
    while last - start < seconds * 1000 and ada.wait_for_turn(before):
        before = ada.position
        ada.move(luck)
        now = ada.page.evaluate("performance.now()")
        if not heaps or now - last > 10_000:
            probe.send("HeapProfiler.collectGarbage")
            heaps.append(probe.send("Runtime.getHeapUsage")["usedSize"] / 1e6)
            last = now
    for what in ("worked", "took"):
        took = ada.page.evaluate(f"window.{what}")
        cuts = quantiles(took, n=100)
        told = {"worked": "the page's own work for a position", "took": "a position on the screen after"}[what]
        print(f"{told}: {cuts[49]:.1f} ms (median of {len(took)}), {cuts[94]:.1f} ms (95 of 100)")
    print("memory in MB, every 10 s:", *(f"{heap:.1f}" for heap in heaps))
    ada.leave()


def main(seconds: int = GAME_SECONDS) -> None:
    path = services.find("chromium")
    if path is None:
        sys.exit("This is measured with chromium (Debian: apt-get install chromium).")
    with server() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        sizes(browser, site)
        quickness_and_memory(browser, site, seconds)
        browser.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
