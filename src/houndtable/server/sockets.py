"""All open sockets of this process: how many there may be, whose they are, and how long each may keep us waiting.

A socket is a stranger's until a person is known at it, and a guest's until they say hello to a table. When there is no
room the oldest stranger's is closed, then the oldest guest's; a socket with a table is never closed to make room."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from houndtable.server.rates import Buckets
from houndtable.server.settings import Settings

FOREVER: Final = float("inf")
EXTENSION: Final = "houndtable.line"  # where an ASGI scope has the line of its socket

# Why a socket was refused or closed, as /metrics counts it.
ADDRESS: Final = "address"
HASTE: Final = "haste"
FULL: Final = "full"
HEADERS: Final = "headers"
BODY: Final = "body"
PIPELINE: Final = "pipeline"
MALFORMED: Final = "malformed"
FRAMES: Final = "frames"
SLOW_HEADERS: Final = "slow-headers"
SLOW_BODY: Final = "slow-body"
NO_HELLO: Final = "no-hello"
UNREAD: Final = "unread"
REASONS: Final = {
    ADDRESS: "too many sockets of one address",
    HASTE: "too many new sockets of one address in a short time",
    FULL: "closed or refused because there was no room",
    HEADERS: "headers too large or too many",
    BODY: "a body that went on after it was refused",
    PIPELINE: "too many requests sent ahead",
    MALFORMED: "not HTTP",
    FRAMES: "too many pings, pongs or fragments",
    SLOW_HEADERS: "headers that did not come in time",
    SLOW_BODY: "a body that did not come in time",
    NO_HELLO: "no person or no table named in time",
    UNREAD: "answers that were not read in time",
}


class Unread(NamedTuple):
    """How much waited to be read, and when."""

    size: int
    since: float


def later(data: bytes) -> bool:
    """Send nothing."""
    return False


class Line:
    """One open socket. `post` sends a WebSocket's message at once, or returns False: it has to wait."""

    __slots__ = ("address", "is_cut", "is_proxied", "post", "reason", "sockets", "transport", "unread", "until")

    def __init__(self, sockets: Sockets, address: str, *, is_proxied: bool) -> None:
        self.sockets = sockets
        self.address = address  # that it counts for; empty while a proxy has not said whose it is
        self.is_proxied = is_proxied
        self.transport: asyncio.Transport | None = None
        self.until = FOREVER
        self.reason = ""
        self.unread: Unread | None = None
        self.is_cut = False
        self.post: Callable[[bytes], bool] = later

    def open(self, transport: asyncio.Transport) -> None:
        """Remember the transport; close it if the line was cut before it had one."""
        self.transport = transport
        if self.is_cut:
            transport.abort()

    def wait(self, reason: str, seconds: float) -> None:
        """Close the line for this reason unless something else happens in time."""
        self.reason, self.until = reason, self.sockets.now() + seconds

    def rest(self) -> None:
        """Wait for a next request; a proxy may send somebody else's."""
        self.until = FOREVER
        if self.is_proxied:
            self.sockets.uncount(self)
        self.sockets.strangers[self] = None

    def work(self) -> None:
        """Stay open while we work on an answer."""
        self.until = FOREVER
        self.sockets.strangers.pop(self, None)

    def know(self) -> None:
        """Give the person who is known now some time to say hello."""
        if self in self.sockets.lines:
            self.sockets.strangers.pop(self, None)
            self.sockets.guests[self] = None
            self.wait(NO_HELLO, self.sockets.settings.hello_time)

    def greet(self) -> None:
        """Keep the line: its person looks at a table."""
        self.sockets.guests.pop(self, None)
        self.until = FOREVER

    def cut(self, reason: str) -> None:
        """Close the line at once and count why."""
        if not self.is_cut:
            self.is_cut = True
            self.sockets.refused[reason] += 1
            self.gone()
            if self.transport is not None:
                self.transport.abort()

    def gone(self) -> None:
        """Forget the line."""
        self.sockets.forget(self)


class Sockets:
    """All lines."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.settings = settings
        self.now = now
        self.most = settings.sockets
        self.lines: dict[Line, None] = {}
        self.strangers: dict[Line, None] = {}  # of those, the ones nobody is known at and no answer is owed to
        self.guests: dict[Line, None] = {}
        self.addresses: dict[str, dict[Line, None]] = {}
        self.arrivals = Buckets(settings.socket_rate, settings.socket_burst)
        self.refused: Counter[str] = Counter()

    def admit(self, address: str, *, is_proxied: bool) -> Line | None:
        """Return the line of a socket that was just accepted; None if there is no room for it."""
        if not is_proxied and not (self.has_time(address) and self.has_room(address)):
            return None
        if len(self.lines) >= self.most and not self.evict():
            self.refused[FULL] += 1
            return None
        line = Line(self, "", is_proxied=is_proxied)
        self.lines[line] = self.strangers[line] = None
        if not is_proxied:
            self.count(line, address)
        if len(self.strangers) > min(self.settings.strangers, self.most):
            next(iter(self.strangers)).cut(FULL)
        return line

    def has_time(self, address: str) -> bool:
        """Return whether the address did not come too often."""
        if self.arrivals.take(address, self.now()):
            return True
        self.refused[HASTE] += 1
        return False

    def has_room(self, address: str) -> bool:
        """Return whether the address may have one more line, for which its oldest stranger's may have to go."""
        mine = self.addresses.get(address, {})
        if len(mine) < self.settings.sockets_per_address:
            return True
        for line in mine:
            if line in self.strangers:
                line.cut(ADDRESS)
                return True
        self.refused[ADDRESS] += 1
        return False

    def evict(self) -> bool:
        """Close the line that is missed least; return whether there was one."""
        oldest = next(iter(self.strangers or self.guests), None)
        if oldest is not None:
            oldest.cut(FULL)
        return oldest is not None

    def assign(self, line: Line, address: str) -> bool:
        """Count the line for the address that a proxy named; return whether it may have one more."""
        self.uncount(line)
        if len(self.addresses.get(address, {})) >= self.settings.sockets_per_address:
            return False
        self.count(line, address)
        return True

    def count(self, line: Line, address: str) -> None:
        line.address = address
        self.addresses.setdefault(address, {})[line] = None

    def uncount(self, line: Line) -> None:
        mine = self.addresses.get(line.address, {})
        if line in mine:
            del mine[line]
            if not mine:
                del self.addresses[line.address]

    def forget(self, line: Line) -> None:
        """Keep nothing of the line."""
        if line in self.lines:
            del self.lines[line]
            self.strangers.pop(line, None)
            self.guests.pop(line, None)
            self.uncount(line)

    def sweep(self) -> None:
        """Close every line whose time is up, and those whose answers are not read."""
        now = self.now()
        unread: list[tuple[int, Line]] = []
        for line in list(self.lines):
            if now >= line.until:
                line.cut(line.reason)
            elif line.transport is not None:
                size = line.transport.get_write_buffer_size()
                if size and not self.is_stuck(line, size, now):
                    unread.append((size, line))
                elif not size:
                    line.unread = None
        self.shed(unread)

    def is_stuck(self, line: Line, size: int, now: float) -> bool:
        """Return whether too little was read for too long; such a line is closed."""
        settings = self.settings
        if line.unread is not None and now - line.unread.since < settings.unread_time:
            return False
        if line.unread is not None and size > line.unread.size - settings.slowest * settings.unread_time:
            line.cut(UNREAD)
            return True
        line.unread = Unread(size, now)
        return False

    def shed(self, unread: list[tuple[int, Line]]) -> None:
        """Close those who have most to read while that is too much in all."""
        total = sum(size for size, _ in unread)
        if total > self.settings.unread_in_all:
            for size, line in sorted(unread, key=lambda one: -one[0]):
                line.cut(UNREAD)
                total -= size
                if total <= self.settings.unread_in_all:
                    return

    def abort(self) -> None:
        """Close what is still open when the server stops."""
        for line in list(self.lines):
            if line.transport is not None:
                line.transport.abort()
