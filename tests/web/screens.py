"""Pictures of every page and every table, to be looked at: python -m tests.web.screens build/screens [WORD ...]

Words choose: only pictures whose names hold one of them are taken.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import services
from playwright.sync_api import Browser, sync_playwright

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from tests.web.browsing import ARGUMENTS, LAPTOP, PHONE, Visitor
from tests.web.tables import shortest

SIZES = {"phone": PHONE, "wide": LAPTOP}
SCHEMES = ["light", "dark"]


def home(visitor: Visitor) -> None:
    visitor.go()
    visitor.page.locator("article svg").last.wait_for()


def new_table(visitor: Visitor) -> None:
    visitor.go("new/dachs")
    visitor.page.locator("summary").click()


def lobby(visitor: Visitor) -> None:
    visitor.set_up("dogndog", {}, others="friend")
    visitor.page.locator(".copy").wait_for()


def rules(visitor: Visitor) -> None:
    visitor.go("rules/drachensachen#4.6")
    visitor.page.locator(".marked").wait_for()


def settings(visitor: Visitor) -> None:
    visitor.go("settings")
    visitor.page.locator("select").first.wait_for()


def own_data(visitor: Visitor) -> None:
    visitor.set_up("dachs", {"first": "0"})
    visitor.wait_for_turn()
    visitor.go("settings")
    visitor.page.locator("li.card").first.wait_for()
    visitor.page.locator(".bad").scroll_into_view_if_needed()


def deleting(visitor: Visitor) -> None:
    own_data(visitor)
    visitor.page.locator(".bad").click()


def privacy(visitor: Visitor) -> None:
    visitor.go("privacy")
    visitor.page.locator(".contact").wait_for()


def sharing(visitor: Visitor) -> None:
    visitor.set_up("dachs", {"first": "0"})
    visitor.wait_for_turn()
    visitor.page.locator("header button").last.click()
    visitor.page.locator("[aria-expanded]").click()
    visitor.page.locator(".sharing button").first.click()
    visitor.page.locator(".copy").wait_for()


def joining(visitor: Visitor) -> None:
    visitor.go()
    made = visitor.post("/api/tables", {"game": "dachs", "public": True})
    visitor.go(f"table/{made['info']['table']}")
    visitor.page.locator("form button").wait_for()


def table(game: str, moves: int) -> Callable[[Visitor], None]:
    """A table after so many moves of one's own."""

    def show(visitor: Visitor) -> None:
        fewest, most = find(game).players
        visitor.set_up(game, {"first": "0"}, max(fewest, most - 1), "2")
        visitor.play_on(seed=7, most=moves)
        visitor.wait_for_turn()

    return show


def round_end(visitor: Visitor) -> None:
    visitor.set_up("dogsbreath", {"turn_cap": "2"}, 4, "2")
    luck, before = Seeded(3), ""
    while visitor.wait_for_turn(before) and not visitor.page.locator(".round").count():
        before = visitor.position
        visitor.move(luck)


def log(visitor: Visitor) -> None:
    table("dachs", 6)(visitor)
    visitor.page.keyboard.press("l")


def why(visitor: Visitor) -> None:
    table("dachs", 0)(visitor)
    visitor.page.locator('[data-piece="row//0"]').click()
    visitor.page.locator(".notice").wait_for()


def picked(visitor: Visitor) -> None:
    table("drachensachen", 0)(visitor)
    visitor.page.locator(".hand button").first.click()
    visitor.page.locator(".actions .plain").wait_for()


def ending(visitor: Visitor) -> None:
    visitor.set_up("dachs", shortest("dachs"))
    visitor.play_on(seed=3)


def replay(visitor: Visitor) -> None:
    visitor.set_up("herecomesthedog", shortest("herecomesthedog"))
    visitor.play_on(seed=3)
    visitor.page.get_by_role("link", name="Replay").click()
    visitor.page.locator(".moves li").last.wait_for()
    for _ in range(6):
        visitor.page.keyboard.press("ArrowRight")


PICTURES: dict[str, Callable[[Visitor], None]] = {
    "home": home,
    "new": new_table,
    "lobby": lobby,
    "rules": rules,
    "settings": settings,
    "own-data": own_data,
    "deleting": deleting,
    "privacy": privacy,
    "sharing": sharing,
    "joining": joining,
    **{f"table-{game}": table(game, 4) for game in names()},
    **{f"begin-{game}": table(game, 0) for game in names()},
    "round": round_end,
    "log": log,
    "why": why,
    "picked": picked,
    "ending": ending,
    "replay": replay,
}
# What is taken in other languages too, on a phone.
SPOKEN = [
    "home",
    "new",
    "own-data",
    "deleting",
    "privacy",
    "sharing",
    "joining",
    *(f"table-{game}" for game in names()),
    "round",
    "log",
]
LOCALES = ["de", "ja"]


@contextmanager
def server(pace: float = 0.0) -> Iterator[str]:
    """The address of a server with data of its own, whose bots wait so many seconds before each move."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "tests.server.quick_server", folder, "0", str(pace)]
        with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as running:
            assert running.stdout is not None
            try:
                yield running.stdout.readline().strip()
            finally:
                running.terminate()


def settings_of_pictures() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Each picture's title, what it shows, and how the browser is set."""
    for name in PICTURES:
        for size, pixels in SIZES.items():
            for scheme in SCHEMES:
                yield f"{name}-{size}-{scheme}", name, {"size": pixels, "color_scheme": scheme}
        if name in SPOKEN:
            for locale in LOCALES:
                yield f"{name}-phone-{locale}", name, {"size": PHONE, "locale": locale}


def take(browser: Browser, site: str, folder: Path, words: list[str]) -> None:
    """Every picture is in the folder."""
    for title, name, chosen in settings_of_pictures():
        if words and not any(word in title for word in words):
            continue
        visitor = Visitor(browser, site, **chosen)
        PICTURES[name](visitor)
        visitor.page.wait_for_timeout(300)
        visitor.page.screenshot(path=folder / f"{title}.png")
        visitor.leave()
        print(title, *visitor.trouble, flush=True)


def main(place: str, *words: str) -> None:
    folder = Path(place)
    folder.mkdir(parents=True, exist_ok=True)
    path = services.find("chromium")
    if path is None:
        sys.exit("Pictures are taken with chromium (Debian: apt-get install chromium).")
    with server() as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        take(browser, site, folder, list(words))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
