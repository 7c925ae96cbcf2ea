"""Everything that can be seen and heard of a page while somebody plays, and what must never be among it."""

from __future__ import annotations

import json
import re
import time
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from houndtable.games import find, names
from houndtable.words.catalogue import COMMON, WEB, own, source
from houndtable.words.languages import ENGLISH
from houndtable.words.merging import entries
from tests.web.product import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import ConsoleMessage, Page, Request, Response, WebSocket

ANSWER: Final = 5.0  # seconds within which every message is answered
SENDINGS: Final = 3  # of one message
FREEZE: Final = 10.0  # seconds after which a picture that does not change is frozen
SETTLED: Final = 1.0  # seconds in which a page is laid out anew
PATIENCE: Final = 5.0  # seconds for a screen that is only passing
KEPT: Final = 5000  # frames

# What the client never asks for, however it is tapped on: each of these is a fault of the page or of the server.
NEVER: Final = {
    "malformed", "no-such-table", "not-yours", "too-many", "too-large", "not-stored", "elsewhere", "not-known",
    "foreign-origin", "no-such-game", "no-such-language", "no-such-seat", "no-such-move", "bad-option", "no-such-page",
    "wrong-method", "our-fault",
}  # fmt: skip
# What chromium itself says of a network that is not there.
NO_NETWORK: Final = re.compile(
    r"net::ERR_(INTERNET_DISCONNECTED|NETWORK_CHANGED|NETWORK_IO_SUSPENDED|CONNECTION_\w+)"
    r"|WebSocket connection to '\S+' failed|WebSocket is already in CLOSING or CLOSED state"
)
ABORTED: Final = "net::ERR_ABORTED"  # somebody went elsewhere

# Tells of every new document, and of every socket that closes while its document lives; a socket can be cut.
LISTENING: Final = """(() => {
    if (window.top !== window) return;
    const document = Math.random().toString(36);
    const sockets = new Set();
    window.strangerCuts = () => sockets.forEach(socket => socket.close(4999));
    window.WebSocket = class extends WebSocket {
        constructor(...words) {
            super(...words);
            sockets.add(this);
            this.addEventListener("close", event => {
                sockets.delete(this);
                window.strangerHears("closed", document, event.code, event.reason);
            });
        }
    };
    window.strangerHears("born", document, 0, "");
})()"""

# The screen as a person has it.
LOOK: Final = r"""keys => {
    const all = selector => [...document.querySelectorAll(selector)];
    const seen = element => element.checkVisibility({ visibilityProperty: true });
    const text = selector => all(selector).filter(seen).map(one => one.innerText.trim()).join(" ").trim();
    const room = document.querySelector(".room");
    const root = document.documentElement;
    const words = `${document.title} ${document.body.innerText} ${
        all("[aria-label], [title], [placeholder], [alt]").map(one => ["aria-label", "title", "placeholder", "alt"]
            .map(name => one.getAttribute(name) ?? "").join(" ")).join(" ")}`;
    const raw = /(?<![\w./#=-])[a-z]+((_[a-z]+)+|[A-Z][a-z]\w*)(?![\w./])/;
    const key = [...words.matchAll(/(?<![\w./#=-])[a-z]\w*(-\w+)+(?![\w./-])/g)].find(([one]) => keys.includes(one));
    const namesOptions = location.pathname.startsWith("/rules/"); // the rules call what can be chosen by its name
    const bad = key ?? words.match(/\b(undefined|NaN|null)\b|\[object \w+\]/)
        ?? (namesOptions ? null : words.match(raw));
    return {
        path: location.pathname,
        room: !!room,
        position: room?.dataset.position ?? "",
        line: room?.dataset.line ?? "",
        busy: !!room && (room.getAttribute("aria-busy") === "true" || !!room.dataset.pending),
        over: !!document.querySelector(".ending"),
        lit: all("button.lit, button.fits, .lit button").filter(seen).length,
        actions: all(".actions button, .notice button, .status button").filter(seen).length,
        mine: !!document.querySelector(".status.mine"),
        turn: all(".seats li.turn .name").map(one => one.innerText.trim()),
        myTurn: !!document.querySelector(".foot .hand") && !!document.querySelector(".seats li.turn:last-child"),
        status: text(".status"),
        away: all(".status button").length > 0,
        notice: text(".notice"),
        broken: text(".broken"),
        isBroken: !!document.querySelector(".broken"),
        pass: text(".pass"),
        dialog: !!document.querySelector("dialog[open]"),
        loading: !!document.querySelector(".loading"),
        nowhere: text(".nowhere"),
        empty: location.protocol.startsWith("http") && !document.body.innerText.trim(),
        wide: root.scrollWidth - root.clientWidth,
        bad: bad ? words.slice(Math.max(0, bad.index - 40), bad.index + bad[0].length + 40) : "",
        picture: room ? `${room.dataset.position} ${text("main")}` : document.body.innerText,
    };
}"""


class Found(AssertionError):
    """The stranger found a fault."""


def codes() -> set[str]:
    """Every code a refusal may have, as docs/protocol.md tells them."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    return set(
        re.findall(r"^\| `([\w-]+)` \|", page.partition("\n## Refusals\n")[2].partition("\n## ")[0], re.MULTILINE)
    )


@cache
def keys() -> list[str]:
    """The keys of all messages that a page may say: none is ever to be seen itself."""
    places = [COMMON, WEB, *(own(find(name)) for name in names())]
    return sorted({key for place in places for key in entries(source(place, ENGLISH)) if "-" in key})


@dataclass
class Pending:
    """A message that is not answered yet."""

    type: str
    since: float


@dataclass
class Viewing:
    """What a viewer of a table was told last."""

    info: dict[str, Any] = field(default_factory=dict)
    position: dict[str, Any] = field(default_factory=dict)
    greeted: float | None = None  # since when a hello waits for its answer
    owed: set[str] = field(default_factory=set)


class Findings:
    """What went wrong, and all frames of all pages, for whoever looks into it."""

    def __init__(self) -> None:
        self.all: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.begun = time.monotonic()
        self.break_since: float | None = None
        self.answer, self.freeze, self.patience = ANSWER, FREEZE, PATIENCE
        self.codes = codes()

    @property
    def is_break(self) -> bool:
        """Whether the stranger has taken the network away, so that what comes of that is no fault."""
        return self.break_since is not None

    def add(self, what: str) -> None:
        """Notes a fault."""
        self.all.append(what)

    def frame(self, tab: int, way: str, text: str | bytes) -> None:
        """Keeps a frame."""
        at = round(time.monotonic() - self.begun, 3)
        self.frames.append({"at": at, "tab": tab, "way": way, "text": text if isinstance(text, str) else text.hex()})
        if len(self.frames) > KEPT:
            del self.frames[0]


class Tab:
    """One page, watched from its first document on."""

    def __init__(self, page: Page, site: str, number: int, findings: Findings) -> None:
        self.page = page
        self.site = site
        self.number = number
        self.findings = findings
        self.document = ""
        self.pending: dict[str, Pending] = {}
        self.sendings: dict[str, int] = {}  # of each message, answered or not
        self.asked: dict[str, str] = {}  # the type of every message with an id
        self.viewings: dict[tuple[str, int | None], Viewing] = {}
        self.sockets: list[WebSocket] = []
        self.retired: list[WebSocket] = []
        self.closes: list[tuple[str, int, str]] = []
        self.picture = ""
        self.changed = time.monotonic()
        self.wrong_since: float | None = None
        self.wide_since: float | None = None
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.find(f"page error: {error}"))
        page.on("crash", lambda _: self.find("the page crashed"))
        page.on("request", self.request)
        page.on("response", self.response)
        page.on("requestfailed", self.failed)
        page.on("websocket", self.socket)

    def find(self, what: str) -> None:
        self.findings.add(f"tab {self.number}: {what}")

    # What the browser tells.

    def console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if not (self.findings.is_break and NO_NETWORK.search(message.text)):
            self.find(f"console {message.type}: {message.text}")

    def request(self, request: Request) -> None:
        if not request.url.startswith((self.site, "data:", "blob:", "about:")):
            self.find(f"asked for {request.url}")

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.find(f"HTTP {response.status}: {response.request.method} {response.url}")

    def failed(self, request: Request) -> None:
        reason = request.failure or ""
        if ABORTED not in reason and not (self.findings.is_break and NO_NETWORK.search(reason)):
            self.find(f"request failed: {request.url} {reason}")

    def heard(self, what: str, document: str, code: int, reason: str) -> None:
        """The script in the page tells of a new document, or of a socket that closed."""
        if what == "born":
            self.document = document
            self.pending.clear()
            self.sendings.clear()
            self.viewings.clear()
            self.closes.clear()
            self.retired += self.sockets
            self.sockets.clear()
        elif not self.findings.is_break:
            self.closes.append((document, code, reason))

    # Frames.

    def socket(self, socket: WebSocket) -> None:
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.sent(socket, frame))
        socket.on("framereceived", lambda frame: self.received(socket, frame))

    def sent(self, socket: WebSocket, frame: str | bytes) -> None:
        self.findings.frame(self.number, "sent", frame)
        if socket in self.retired:
            return
        message = json.loads(frame)
        now = time.monotonic()
        known = message.get("id")
        if known:
            self.asked[known] = message["type"]
            self.pending.setdefault(known, Pending(message["type"], now))
            self.sendings[known] = self.sendings.get(known, 0) + 1
            if self.sendings[known] > SENDINGS:
                self.find(f"sent {self.sendings[known]} times: {frame!r}")
        elif message["type"] == "hello":
            viewing = self.viewing(message)
            viewing.greeted = now if viewing.greeted is None else viewing.greeted
            viewing.owed = {"people"} if viewing.info.get("phase") == "open" else {"people", "position"}
        elif message["type"] == "bye":
            self.viewings.pop((message["table"], message.get("seat")), None)

    def received(self, socket: WebSocket, frame: str | bytes) -> None:
        self.findings.frame(self.number, "received", frame)
        if socket in self.retired:
            return
        message = json.loads(frame)
        if message["type"] == "refused":
            self.refused(message)
        if "seq" in message:
            self.told(message)
        elif message.get("id"):
            self.pending.pop(message["id"], None)

    def refused(self, message: dict[str, Any]) -> None:
        """A refusal has a documented code and a sentence, and is of a kind that a person can cause."""
        of = self.asked.get(message.get("id", ""), "a message without id")
        code = message.get("code")
        if not code:
            self.find(f"a refusal without a code, of {of}: {message}")
        elif code not in self.findings.codes:
            self.find(f"a refusal with an undocumented code, of {of}: {message}")
        elif code in NEVER or not message.get("id") or (code == "too-fast" and of != "say"):
            self.find(f"a refusal that nobody at the table can cause, of {of}: {message}")
        elif not message.get("message"):
            self.find(f"a refusal without a reason, of {of}: {message}")

    def told(self, message: dict[str, Any]) -> None:
        """A message of a table."""
        viewing = self.viewing(message)
        if message["type"] == "people":
            viewing.info = message["info"]
            if viewing.info["phase"] == "open":
                viewing.owed.discard("position")
        elif message["type"] == "position":
            viewing.position = message
        viewing.owed.discard(message["type"])
        if not viewing.owed:
            viewing.greeted = None

    def viewing(self, message: dict[str, Any]) -> Viewing:
        return self.viewings.setdefault((message["table"], message.get("seat")), Viewing())

    # Judgement.

    def forgive(self) -> None:
        """What was not answered while the network was away has its time anew."""
        now = time.monotonic()
        self.sendings.clear()
        for pending in self.pending.values():
            pending.since = now
        for viewing in self.viewings.values():
            viewing.greeted = viewing.greeted and now
        self.changed, self.wrong_since, self.wide_since = now, None, None

    @property
    def is_answered(self) -> bool:
        """Whether nothing that was sent waits for its answer."""
        return not self.pending and all(viewing.greeted is None for viewing in self.viewings.values())

    def look(self) -> dict[str, Any]:
        """The screen; what is wrong with it, or with what was said meanwhile, is noted."""
        seen: dict[str, Any] = self.page.evaluate(LOOK, keys())
        now = time.monotonic()
        if seen["picture"] != self.picture:
            self.picture, self.changed = seen["picture"], now
        if self.findings.is_break:
            return seen
        self.closes = [close for close in self.closes if close[0] == self.document]
        for _, code, reason in self.closes:
            self.find(f"a socket closed without being asked to: {code} {reason}".rstrip())
        self.closes.clear()
        answer = self.findings.answer
        for known, pending in self.pending.items():
            if now - pending.since > answer:
                self.find(f"{pending.type} {known} was not answered within {answer:g} s")
        for (table, seat), viewing in self.viewings.items():
            if viewing.greeted is not None and now - viewing.greeted > answer:
                self.find(f"hello for {table} {seat} was not answered within {answer:g} s: no {viewing.owed}")
        self.judge(seen, now)
        return seen

    def judge(self, seen: dict[str, Any], now: float) -> None:
        """Notes what a person must never see."""
        if seen["bad"]:
            self.find(f"raw text on the page: {seen['bad']!r}")
        self.wide_since = (self.wide_since or now) if seen["wide"] > 0 else None
        if self.wide_since is not None and now - self.wide_since > SETTLED:
            self.find(f"the page scrolls sideways by {seen['wide']} px")
        wrong = self.wrong(seen)
        if not wrong:
            self.wrong_since = None
        elif self.wrong_since is None:
            self.wrong_since = now
        elif now - self.wrong_since > self.findings.patience:
            self.find(f"{wrong} for {now - self.wrong_since:.0f} s")
        if self.waits_for_bots(seen) and now - self.changed > self.findings.freeze:
            self.find(f"frozen: nothing changed for {now - self.changed:.0f} s while {seen['turn']} is waited for")

    def wrong(self, seen: dict[str, Any]) -> str:
        """What is wrong with the screen unless it passes."""
        if seen["empty"]:
            return "an empty page"
        if seen["loading"]:
            return "a page that is not there yet"
        if seen["nowhere"]:
            return f"a dead end: {seen['nowhere']!r}"
        if not seen["room"] or seen["over"] or seen["pass"] or seen["broken"]:
            return ""
        if seen["busy"]:
            return "a table that is busy"
        if (self.offers or seen["mine"] or seen["myTurn"]) and not seen["away"]:
            return "" if seen["lit"] or seen["actions"] or seen["dialog"] else "I am waited for and nothing is lit"
        said = seen["status"]
        if seen["notice"] or seen["away"] or any(name and name in said for name in seen["turn"]):
            return ""
        return f"nothing is lit, nobody is waited for and nothing is said (but {said!r})"

    @property
    def offers(self) -> int:
        """How many lawful moves the server offers here."""
        return sum(len(viewing.position.get("moves", ())) for viewing in self.viewings.values())

    def waits_for_bots(self, seen: dict[str, Any]) -> bool:
        """Whether only bots can go on: they always do, unless all people have left."""
        if not seen["room"] or seen["over"] or seen["mine"] or seen["away"] or seen["broken"]:
            return False
        for viewing in self.viewings.values():
            seats, waiting = viewing.info.get("seats", []), viewing.position.get("view", {}).get("waiting", [])
            if viewing.info.get("phase") != "playing" or any(not seats[seat]["bot"] for seat in waiting):
                return False
        return bool(self.viewings)
