"""Somebody in front of a browser: what they do, and everything that went wrong meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from houndtable.kernel.chance import Seeded

if TYPE_CHECKING:
    from playwright.sync_api import Browser, ConsoleMessage, Locator, Request

PHONE: Final = {"width": 390, "height": 844}
LAPTOP: Final = {"width": 1440, "height": 900}
ARGUMENTS: Final = [
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run",
]  # fmt: skip
PATIENCE: Final = 30_000
ATTEMPTS: Final = 10  # within that time
POLL: Final = 50  # milliseconds between two looks, so that looking is not what keeps the page busy
TAPS: Final = 8  # before somebody who picks cards at random looks at the list of moves
CORNER: Final = {"x": 12, "y": 16}  # of a card, which is to be seen however many lie over it

# A table at which somebody may do something, or where all is over.
READY: Final = """before => {
    const room = document.querySelector('.room');
    if (!room) return false;
    if (document.querySelector('.ending')) return true;
    if (room.dataset.position === before) return false;
    return !!document.querySelector('.actions button, .pass button');
}"""
POST: Final = """async ([path, body]) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(await answer.text());
    return await answer.json();
}"""


class Visitor:
    """One browser, quick and without motion unless asked."""

    def __init__(
        self, browser: Browser, site: str, *, size: dict[str, int] = PHONE, script: str = "", **settings: Any
    ) -> None:
        chosen: dict[str, Any] = {"viewport": size, "reduced_motion": "reduce", "locale": "en-GB", **settings}
        self.site = site
        self.context = browser.new_context(**chosen)
        self.context.set_default_timeout(PATIENCE)
        if script:
            self.context.add_init_script(script)
        self.page = self.context.new_page()
        self.trouble: list[str] = []
        self.expected: list[str] = []
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.trouble.append(str(error)))
        self.page.on("request", self.asked)

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not any(word in message.text for word in self.expected):
            self.trouble.append(message.text)

    def asked(self, request: Request) -> None:
        if not request.url.startswith(self.site):
            self.trouble.append(f"asked for {request.url}")

    def leave(self) -> None:
        self.context.close()

    def go(self, path: str = "") -> None:
        self.page.goto(self.site + path)

    def set_up(self, game: str, options: dict[str, str], players: int = 2, others: str = "1") -> str:
        """A table made from the home page by clicks; the answer is its name."""
        page = self.page
        self.go()
        page.locator(f'article[data-game="{game}"] a[href="/new/{game}"]').click()
        page.locator(f'.number input[value="{players}"]').check()
        for number in range(players - 1):
            page.locator(".place select").nth(number).select_option(others)
        page.locator("summary").click()
        for name, value in options.items():
            field = page.locator(f'[data-option="{name}"]')
            if field.evaluate("field => field.tagName") == "SELECT":
                field.select_option(value)
            else:
                field.fill(value)
        page.locator("button.main").click()
        page.wait_for_url("**/table/*")
        return page.url.rpartition("/")[2]

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """What the server answers to this person's browser."""
        return self.page.evaluate(POST, [path, body])

    def lay(self, **wish: Any) -> tuple[str, str]:
        """A table as wished, with this person in its first place; the answer is its name and its key."""
        self.go()
        made = self.post("/api/tables", wish)
        table, key = made["info"]["table"], made["key"]
        self.sit(table, key, "Ada")
        return table, key

    def sit(self, table: str, key: str, name: str) -> None:
        """The person has the next free place, and sees the table."""
        self.go()
        self.post(f"/api/tables/{table}/seats", {"name": name, "key": key})
        self.go(f"table/{table}")

    @property
    def position(self) -> str:
        """Which position of the table is shown."""
        return str(self.page.locator(".room").get_attribute("data-position"))

    def wait_for_turn(self, before: str = "") -> bool:
        """Whether there is anything to decide in a later position; if not, the game is over."""
        self.page.wait_for_function(READY, arg=before, polling=POLL)
        return not self.page.locator(".ending").is_visible()

    def move(self, luck: Seeded) -> None:
        """Any lawful move, made by touching what is lit; none if the others take the choice away meanwhile."""
        shown, actions = self.position, self.page.locator(".actions button[data-move]")
        for _ in range(TAPS):
            lit = self.page.locator("button.piece.fits:not(.picked), .seats button.lit:not(.picked)")
            count, more = actions.count(), lit.count()
            if count and (not more or luck.below(2)):
                self.press_while(shown, actions.nth(luck.below(count)))
                return
            if not more:
                break
            if not self.press_while(shown, lit.nth(luck.below(more)), position=CORNER):
                return
        self.choose_from_list(luck)

    def press_while(self, shown: str, button: Locator, **how: Any) -> bool:
        """Touches the button while this position is shown; whether it could."""
        from playwright.sync_api import TimeoutError as TakesTooLong

        for _ in range(ATTEMPTS):
            try:
                self.press(button, timeout=PATIENCE / ATTEMPTS, **how)
            except TakesTooLong:
                if self.position != shown:
                    return False
            else:
                return True
        raise AssertionError(f"{button} cannot be touched.")

    def choose_from_list(self, luck: Seeded) -> None:
        """Any lawful move, from the list of all; where they are few, each has a button and there is no list."""
        self.page.keyboard.press("Escape")
        self.page.locator(".actions button[data-move], .actions .plain[aria-haspopup]").first.wait_for()
        opener = self.page.locator(".actions .plain[aria-haspopup]")
        if opener.count():
            opener.click()
        moves = self.page.locator(f"{'dialog' if opener.count() else '.actions'} button[data-move]")
        self.press(moves.nth(luck.below(moves.count())))

    def press(self, button: Locator, **how: Any) -> None:
        button.click(**how)

    def play_on(self, seed: int, most: int = 10_000) -> bool:
        """Plays until the game is over, or so many moves were made; whether it is over."""
        luck, before = Seeded(seed), ""
        for _ in range(most):
            if not self.wait_for_turn(before):
                return True
            before = self.position
            self.move(luck)
        return not self.wait_for_turn(before)
