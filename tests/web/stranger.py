"""A stranger at the table: somebody who taps on whatever there is, lawful or not, and is never left in the dark."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from houndtable.kernel.chance import Seeded
from tests.web.browsing import POST
from tests.web.watching import LISTENING, SETTLED, Findings, Found, Tab

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

    from tests.web.product import Product

SIZES: Final = {"390x844": True, "1280x800": False, "360x640": True, "844x390": True}  # and whether it is a phone
LANGUAGES: Final = ["en", "de", "ja"]
SHORTENERS: Final = {"hoard": 0, "laps": 0, "lives": 0, "rounds": 0, "target": 2, "turn_cap": 2}  # above the lowest
HOLD: Final = 100  # milliseconds, so that tables hold as they do, but matches are short
TURN: Final = 12.0  # seconds for the next turn of the stranger, more than after which a table is frozen
AWAY: Final = 10.0  # seconds after which a network that came back is noticed
LONGEST: Final = 60.0  # seconds in which any lawful moves end a short match
MOST_MATCHES: Final = 12
LAST: Final = 20  # deeds that a failure tells
KEYS: Final = ["1", "2", "3", "9", "Escape", "m", "h", "u", "l", "?", "Tab", "Enter", " ", "ArrowRight", "ArrowLeft",
               "ArrowDown", "Home", "End"]  # fmt: skip
PIECES: Final = "button.piece, .centre button, .hand button"
LIT: Final = "button.fits:not(.picked), button.lit:not(.picked)"
MOVES: Final = ".actions button[data-move]"

# How often each deed is done in a short match; every one is done at least once.
DEEDS: Final = {
    "move": 8, "lit": 5, "unlawful": 7, "anything": 3, "put_back": 2, "hint": 2, "take_back": 2, "menu": 2, "log": 1,
    "moves_list": 2, "keys": 4, "language": 2, "reload": 1, "second_tab": 2, "stall": 1, "cut": 1,
    "back_and_forward": 2, "wander": 1, "leave_and_return": 1, "chat": 2, "turn_the_phone": 1, "close_tab": 1,
}  # fmt: skip

# Where to tap an element, in sight if it can be: the first point of it that nothing else lies over.
POINT: Final = """([selector, number]) => {
    const there = [...document.querySelectorAll(selector)].filter(one => one.checkVisibility());
    if (number === null) return there.length;
    const element = there[number];
    if (!element) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [[12, 16], [width / 2, height / 2], [width - 6, height - 6], [6, height - 6]];
    const free = ([x, y]) => element.contains(document.elementFromPoint(left + x, top + y));
    const [x, y] = points.find(free) ?? points[1];
    const { piece, move } = element.dataset;
    const what = piece ?? move ?? element.getAttribute("aria-label") ?? (element.innerText || element.tagName);
    return { x: left + x, y: top + y, what: what.slice(0, 60) };
}"""

# Makes any lawful move of a new position; true when the match is over.
HURRY: Final = """seed => {
    const any = list => list[(window.hurry = ((window.hurry ?? seed) * 48271) % 2147483647) % list.length];
    if (document.querySelector(".ending")) return true;
    const room = document.querySelector(".room");
    if (!room || room.dataset.position === window.hurried) return false;
    const listed = [...document.querySelectorAll("dialog button[data-move]")];
    const offered = [...document.querySelectorAll(".actions button[data-move]")];
    const more = listed.length ? null : document.querySelector(".status button, .actions .plain");
    if (more) more.click();
    else if (listed.length + offered.length) {
        window.hurried = room.dataset.position;
        any(listed.length ? listed : offered).click();
    }
    return false;
}"""
TICK: Final = "() => new Promise(done => setTimeout(done, 20))"  # lets the browser tell what happened


@dataclass(frozen=True)
class Setting:
    """A game, how many play, and the size of the screen."""

    game: str
    players: int
    size: str

    def __str__(self) -> str:
        return f"{self.game}-{self.players}-{self.size}"

    @property
    def viewport(self) -> dict[str, int]:
        width, height = self.size.split("x")
        return {"width": int(width), "height": int(height)}


class Stranger:
    """One person with one browser; `seed` decides all that they do."""

    def __init__(self, browser: Browser, product: Product, setting: Setting, seed: int, script: str = "") -> None:
        self.product = product
        self.setting = setting
        self.seed = seed
        self.luck = Seeded(seed)
        self.findings = Findings()
        self.deeds: list[str] = []
        self.done: set[str] = set()
        self.is_phone = SIZES[setting.size]
        self.table = ""
        self.tabs: list[Tab] = []
        self.count = 0
        self.context = browser.new_context(
            viewport=setting.viewport,  # type: ignore[arg-type]
            has_touch=self.is_phone,
            is_mobile=self.is_phone,
            reduced_motion="reduce" if self.luck.below(2) else "no-preference",
            locale="en-GB",
        )
        self.context.set_default_timeout(10_000)
        self.context.expose_binding("strangerHears", self.heard)
        self.context.add_init_script(LISTENING)
        if script:
            self.context.add_init_script(script)
        self.context.on("page", self.opened)
        self.tab = self.open()

    # Tabs.

    def opened(self, page: Page) -> None:
        """A new page is watched."""
        self.tabs.append(Tab(page, self.product.site, self.count, self.findings))
        self.count += 1
        page.on("close", lambda page: self.forget(page))

    def open(self) -> Tab:
        page = self.context.new_page()
        return next(tab for tab in self.tabs if tab.page == page)

    def forget(self, page: Page) -> None:
        self.tabs = [tab for tab in self.tabs if tab.page != page]

    def heard(self, source: Any, what: str, document: str, code: int, reason: str) -> None:
        page = source["page"]
        for tab in self.tabs:
            if tab.page == page:
                tab.heard(what, document, code, reason)

    @property
    def page(self) -> Page:
        return self.tab.page

    def close(self) -> None:
        self.context.close()

    # The evening.

    def play(self, deeds: dict[str, int] = DEEDS) -> None:
        """Sits down, does all of these in some order, plays to the end, and looks back at it."""
        self.sit_down()
        self.mix(deeds)
        self.finish()
        self.look_back()

    def mix(self, deeds: dict[str, int]) -> None:
        """Does each of these so many times, in some order, at as many tables as that takes."""
        names = list(deeds)
        deck = [at for at, name in enumerate(names) for _ in range(deeds[name])]
        self.luck.shuffle(deck)
        matches = 1
        for name in map(names.__getitem__, deck):
            seen = self.ready()
            if seen["over"] and matches < MOST_MATCHES:
                self.rematch()
                matches += 1
            self.do(name, getattr(self, name))

    def do(self, name: str, deed: Callable[[], None]) -> None:
        """Does it, and looks whether anything is wrong."""
        self.note(f"{name}:")
        before = len(self.deeds)
        deed()
        if len(self.deeds) > before:  # something was really done
            self.done.add(name)
        self.check()

    def note(self, what: str) -> None:
        self.deeds.append(f"{time.monotonic() - self.findings.begun:6.1f} tab {self.tab.number} {what}")

    def check(self) -> dict[str, Any]:
        """The screen of this tab; all tabs and the server's log are looked at."""
        seen = self.tab.look()
        for tab in self.tabs:
            if tab is not self.tab and tab.viewings:
                tab.look()
        for line in self.product.said():
            self.findings.add(f"the server's log: {line}")
        if self.findings.all:
            raise Found("\n".join(self.findings.all[:10]))
        return seen

    def until(self, is_so: Callable[[dict[str, Any]], bool], seconds: float) -> dict[str, Any]:
        """The screen as soon as it is so, or after so many seconds; all is looked at meanwhile."""
        end = time.monotonic() + seconds
        while True:
            seen = self.check()
            if is_so(seen) or time.monotonic() > end:
                return seen
            self.page.evaluate(TICK)

    def ready(self) -> dict[str, Any]:
        """At the table, at any of the tabs, with everything closed and, mostly, something to decide."""
        for tab in list(self.tabs):
            if self.table not in tab.page.url and tab is not self.tab:
                tab.page.close()
        self.tab = self.tabs[self.luck.below(len(self.tabs))]
        if f"/table/{self.table}" not in self.page.url:
            self.to_table()
        seen = self.until(lambda seen: bool(seen["room"]), 10)
        if not seen["room"]:
            raise Found(f"The table is not shown: {seen}")
        if seen["dialog"]:
            self.key("Escape")
        if not self.luck.below(6):
            return seen  # somebody who does not wait
        return self.my_turn()

    def my_turn(self) -> dict[str, Any]:
        """The screen when the stranger has to choose, or all is over."""

        def is_mine(seen: dict[str, Any]) -> bool:
            return bool((seen["mine"] and seen["lit"] + seen["actions"]) or seen["over"] or seen["away"])

        seen = self.until(lambda seen: is_mine(seen) and self.tab.is_answered, TURN)
        if not is_mine(seen):
            raise Found(f"No turn came within {TURN:g} s: {seen}")
        if seen["away"] and not seen["over"]:
            self.tap(".status button")
            self.until(lambda seen: not seen["away"], 5)
        return seen

    # Fingers.

    def tap(self, selector: str, number: int | None = None) -> bool:
        """Taps one of these, if there is any."""
        count = self.page.evaluate(POINT, [selector, None])
        if not count:
            return False
        at = self.page.evaluate(POINT, [selector, self.luck.below(count) if number is None else number % count])
        if at is None:
            return False
        self.note(f"  tap {at['what']!r}")
        if self.is_phone:
            self.page.touchscreen.tap(at["x"], at["y"])
        else:
            self.page.mouse.click(at["x"], at["y"])
        return True

    def key(self, key: str) -> None:
        self.note(f"  key {key!r}")
        self.page.keyboard.press(key)

    def wait(self, selector: str) -> None:
        self.page.wait_for_selector(selector)

    # Sitting down.

    def go(self, path: str) -> None:
        self.page.goto(self.product.site + path)

    def sit_down(self, **options: str) -> None:
        """A short match against beginners, with these and any other choices of the game."""
        self.go("")
        self.wait("article")
        games = self.page.evaluate("async () => (await (await fetch('/api/games')).json()).games")
        game = next(one for one in games if one["name"] == self.setting.game)
        wish = {
            "game": self.setting.game,
            "players": self.setting.players,
            "options": {**self.options(game["options"]), **options},
            "seats": [{"kind": "person"}, *[{"kind": "bot", "level": 1}] * (self.setting.players - 1)],
            "level": 1,
            "hold": HOLD,
        }
        self.note(f"table {json.dumps(wish['options'])}")
        made = self.page.evaluate(POST, ["/api/tables", wish])
        self.table = made["info"]["table"]
        seat = {"name": "Ada", "key": made["key"]}
        self.page.evaluate(POST, [f"/api/tables/{self.table}/seats", seat])
        self.go(f"table/{self.table}")
        self.my_turn()

    def options(self, known: list[dict[str, Any]]) -> dict[str, Any]:
        """Choices for a short match: what makes it shorter is low, and half of the others are any."""
        chosen: dict[str, Any] = {}
        for option in known:
            if option["name"] in SHORTENERS:
                chosen[option["name"]] = option["low"] + SHORTENERS[option["name"]]
            elif option["words"] and not option["seats"] and self.luck.below(2):
                chosen[option["name"]] = option["words"][self.luck.below(len(option["words"]))]
        return chosen

    def to_table(self) -> None:
        """Comes back to the table, by the browser's button if that leads there."""
        self.note("  back to the table")
        self.page.go_back()
        if f"/table/{self.table}" not in self.page.url:
            self.go(f"table/{self.table}")

    def rematch(self) -> None:
        """Another game with the same people."""
        self.note("rematch:")
        before = self.table
        for tab in [tab for tab in self.tabs if tab is not self.tab]:
            tab.page.close()
        assert self.tap(".ending button.main")
        self.page.wait_for_function("before => !location.pathname.endsWith(before)", arg=before)
        self.table = self.page.url.rpartition("/")[2]
        self.my_turn()

    # Deeds.

    def move(self) -> None:
        """Any lawful move, by tapping what is lit and then what it is called."""
        for _ in range(6):
            if self.tap(MOVES):
                return
            if not self.tap(LIT):
                return
        self.key("Escape")

    def lit(self) -> None:
        """Something lawful is picked."""
        self.tap(LIT)

    def unlawful(self) -> None:
        """Pieces that lead nowhere; the server says why."""
        for _ in range(1 + self.luck.below(3)):
            self.tap(f":is({PIECES}):not(.lit)")

    def anything(self) -> None:
        """Whatever can be tapped on the table: a piece, a place, a button, a link."""
        self.tap(f"{PIECES}, .seats li, .room button, .room a[href], .room summary, .status, .centre *")

    def put_back(self) -> None:
        """What was picked is put back."""
        self.tap(LIT)
        if self.luck.below(2) and self.tap(".actions .plain:not([aria-haspopup])"):
            return
        self.key("Escape")

    def hint(self) -> None:
        """Asks what to do, and sometimes does it."""
        self.tap(".room header button:not(.narrow)", 0)
        if self.luck.below(2):
            self.until(lambda seen: self.tab.is_answered or self.findings.is_break, 5)
            self.tap(".actions button.main")

    def take_back(self) -> None:
        """Asks for the last move back, whether there is one or not."""
        self.tap(".room header button:not(.narrow)", 1)

    def menu(self) -> None:
        """Opens the menu, and taps on something in it."""
        if self.tap(".room header button:last-child"):
            self.tap("dialog .items button, dialog .items a[href], dialog header button")

    def log(self) -> None:
        """Reads the log."""
        if not self.tap(".room header .narrow"):
            self.key("l")
        self.until(lambda seen: bool(seen["dialog"]), 1)
        self.tap("dialog .tabs button, .lines li")
        self.key("Escape")

    def moves_list(self) -> None:
        """Looks at the list of all moves, and takes one or not."""
        self.key("Escape")
        self.key("m")
        seen = self.until(lambda seen: bool(seen["dialog"]), 1)
        if not seen["dialog"] or not self.luck.below(3) or not self.tap("dialog button[data-move]"):
            self.key("Escape")

    def keys(self) -> None:
        """Any keys."""
        for _ in range(1 + self.luck.below(4)):
            self.key(KEYS[self.luck.below(len(KEYS))])

    def language(self) -> None:
        """Chooses a language, and comes back by the browser's button."""
        chosen = LANGUAGES[self.luck.below(len(LANGUAGES))]
        self.key("Escape")
        if self.tap(".room header button:last-child") and self.tap('dialog a[href="/settings"]'):
            self.wait("main select")
            self.note(f"  {chosen}")
            self.page.locator("main select").first.select_option(chosen)
            self.page.wait_for_function("chosen => document.documentElement.lang === chosen", arg=chosen)
            self.page.go_back()

    def reload(self) -> None:
        """Loads the page anew."""
        self.note("  load anew")
        self.page.reload()

    def second_tab(self) -> None:
        """Opens the same table in another tab."""
        if len(self.tabs) < 2:
            self.note("  open a tab")
            self.tab = self.open()
            self.go(f"table/{self.table}")
        self.until(lambda seen: bool(seen["room"]), 5)

    def close_tab(self) -> None:
        """Closes one of several tabs; who has only one opens another first."""
        self.second_tab()
        self.note("  close a tab")
        self.page.close()
        self.tab = self.tabs[0]

    def stall(self) -> None:
        """Nothing comes through for a while; then it does."""
        self.network_away(cut=False)

    def cut(self) -> None:
        """The connection is cut, and there is none for a while."""
        self.network_away(cut=True)

    def network_away(self, *, cut: bool) -> None:
        """Taps on while there is no network, and goes on when it is back."""
        self.findings.break_since = time.monotonic()
        if cut:
            for tab in self.tabs:
                tab.page.evaluate("() => window.strangerCuts()")
        self.context.set_offline(True)
        for deed in (self.lit, self.unlawful, self.move, self.hint):
            if self.luck.below(2):
                deed()
        self.until(lambda seen: bool(seen["broken"]), 1.0)
        self.context.set_offline(False)
        self.note("  the network is back")
        for tab in self.tabs:
            self.tab = tab
            self.until_well()
            tab.forgive()
        self.findings.break_since = None

    def until_well(self) -> None:
        """The line of this tab is open again, and all is answered."""
        is_well = False

        def look(seen: dict[str, Any]) -> bool:
            nonlocal is_well
            is_well = not seen["isBroken"] and seen["line"] in ("", "open") and self.tab.is_answered
            return is_well

        seen = self.until(look, AWAY)
        if not is_well:
            raise Found(f"tab {self.tab.number}: no line {AWAY:g} s after the network came back: {seen}")

    def back_and_forward(self) -> None:
        """Goes back in the browser, and forward again."""
        self.note("  back")
        self.page.go_back()
        self.until(lambda seen: not seen["loading"] and not seen["empty"], 5)
        if self.luck.below(2):
            self.page.go_forward()

    def wander(self) -> None:
        """Goes home, and comes back from there."""
        if self.tap(".room header a"):
            self.wait("article")
            self.check()
            self.tap(f'a[href="/table/{self.table}"]')

    def leave_and_return(self) -> None:
        """A bot plays on, until the stranger comes back."""
        if self.tap(".room header button:last-child"):
            self.tap("dialog .items button", 2)
            self.until(lambda seen: bool(seen["away"] or seen["over"]), 5)
            self.unlawful()
            self.tap(".status button.main")
            self.until(lambda seen: not seen["away"], 5)

    def chat(self) -> None:
        """Says something."""
        if not self.tap(".wide .tabs button", 1):
            self.tap(".room header .narrow")
            self.until(lambda seen: bool(seen["dialog"]), 1)
            self.tap("dialog .tabs button", 1)
        field = self.page.locator("form input:visible")
        if field.count():
            field.first.fill("Good evening <b>all</b> こんばんは")
            self.key("Enter")

    def turn_the_phone(self) -> None:
        """Holds the phone the other way, and then again as before."""
        if not self.is_phone:
            return
        size = self.setting.viewport
        for width, height in [(size["height"], size["width"]), (size["width"], size["height"])]:
            self.note(f"  {width}x{height}")
            self.page.set_viewport_size({"width": width, "height": height})
            self.until(lambda seen: seen["wide"] <= 0, 2 * SETTLED)
            self.lit()

    # The end.

    def finish(self) -> None:
        """Plays any lawful moves, quickly, until the match is over."""
        self.note("finish:")
        self.tab = self.tabs[0]
        if not self.ready()["over"]:
            end = time.monotonic() + LONGEST
            while time.monotonic() < end and not self.hurried():
                self.check()
        seen = self.until(lambda seen: bool(seen["over"]), 5)
        if not seen["over"]:
            raise Found(f"The match did not end: {seen}")
        self.tap(".ending summary")
        self.keys()
        if self.check()["dialog"]:
            self.key("Escape")

    def hurried(self) -> bool:
        """Whether the match is over; if not, any lawful move is made once there is a new position."""
        self.page.evaluate(TICK)
        return bool(self.page.evaluate(HURRY, 1 + self.seed))

    def look_back(self) -> None:
        """Steps through the match, through everybody's eyes."""
        self.do("look back", self.to_replay)
        for number in range(self.setting.players + 1):
            self.page.locator(".side select").select_option(index=number)
            self.page.wait_for_function(
                "seat => new URL(location.href).searchParams.get('seat') === seat",
                arg=None if number == 0 else str(number - 1),
            )
            self.do(f"seen by {number}", self.step)
        self.do("reload", self.reload)
        self.wait(".moves li")
        self.do("the table again", lambda: self.go(f"table/{self.table}"))
        self.until(lambda seen: bool(seen["over"]), 5)

    def to_replay(self) -> None:
        self.page.locator('.ending a[href^="/replay/"]').click()
        self.wait(".moves li")

    def step(self) -> None:
        """Any steps, by buttons, keys and the list; and pieces, which now are only pictures."""
        for _ in range(4):
            taps = [".buttons button:not(:disabled)", ".moves button", PIECES, ""]
            where = taps[self.luck.below(len(taps))]
            if where:
                self.tap(where)
            else:
                self.key(["ArrowLeft", "ArrowRight", "Home", "End"][self.luck.below(4)])
            self.check()

    # What a failure tells.

    def keep(self, folder: Path, found: str) -> str:
        """Keeps what was found, screenshots, frames and deeds in the folder; the answer says what was done last."""
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "found.txt").write_text(found, encoding="utf-8")
        for tab in self.tabs:
            tab.page.screenshot(path=folder / f"tab{tab.number}.png")
        lines = [json.dumps(frame, ensure_ascii=False) for frame in self.findings.frames]
        (folder / "frames.jsonl").write_text("\n".join(lines), encoding="utf-8")
        (folder / "deeds.txt").write_text("\n".join(self.deeds), encoding="utf-8")
        (folder / "server.log").write_text("\n".join(self.product.said()), encoding="utf-8")
        return "\n".join(self.deeds[-LAST:])
