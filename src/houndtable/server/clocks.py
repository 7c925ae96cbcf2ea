"""Time: where it comes from, and how a table keeps it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final, Protocol

from houndtable.server.messages import Clock
from houndtable.server.refusals import Malformed
from houndtable.server.settings import Settings
from houndtable.server.table import Table

DAY: Final = 86400
KINDS: Final = ["none", "soft", "bank", "days"]


class Alarm(Protocol):
    """Something that will happen later."""

    def cancel(self) -> None:
        """It will not."""


class Time(Protocol):
    """Where time comes from; tests have their own."""

    def now(self) -> float:
        """Seconds since some moment."""

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        """The call is done after so many seconds."""


class LoopTime:
    """The clock of this machine and the event loop's alarms."""

    def now(self) -> float:
        return time.monotonic()

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, call)


def checked(clock: Clock, settings: Settings) -> Clock:
    """The clock itself, if a table can have it."""
    most = {"none": 0, "soft": settings.longest_soft, "bank": settings.longest_bank, "days": settings.most_days}
    if clock.kind not in KINDS:
        raise Malformed("refused-bad-clock", known=[*KINDS])
    if clock.kind == "none":
        return Clock()
    if not 1 <= clock.amount <= most[clock.kind]:
        raise Malformed("refused-bad-time", most=most[clock.kind])
    return clock


class Hourglass:
    """Since when each person of a table is waited for, and who was reminded."""

    def __init__(self) -> None:
        self.since: dict[int, float] = {}
        self.reminded: set[int] = set()

    def turn(self, table: Table, now: float) -> None:
        """Time runs for exactly those people who are known to owe a choice."""
        owing: list[int] = []
        state = None if table.match is None or table.hold is not None else table.match.state
        if state is not None and not state.asks_in_secret():
            owing = [seat for seat in state.known_to(state.players).waiting if table.seats[seat].has_person]
        self.since = {seat: self.since.get(seat, now) for seat in owing}
        self.reminded &= set(owing)

    def spent(self, seat: int, now: float) -> int:
        """How many milliseconds the seat has taken so far."""
        return max(0, round((now - self.since.get(seat, now)) * 1000))

    def due(self, table: Table, seat: int) -> float | None:
        """When the seat's time is up, or it is reminded."""
        clock, since = table.created.clock, self.since[seat]
        if clock.kind == "bank":
            return since + (table.seats[seat].bank or 0) / 1000
        if clock.kind == "days":
            return since + clock.amount * DAY
        if clock.kind == "soft" and seat not in self.reminded:
            return since + clock.amount
        return None
