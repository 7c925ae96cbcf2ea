"""A hub without a network: people who listen, and a time that passes when the test says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from houndtable.server import actions
from houndtable.server.actor import TableActor
from houndtable.server.bots import Thinkers
from houndtable.server.clocks import Alarm
from houndtable.server.entries import Plan, Sat
from houndtable.server.hub import Hub
from houndtable.server.messages import SERVER, Clock, FromServer, Move, ViewUpdate
from houndtable.server.settings import Settings
from tests.server.databases import opened
from tests.server.quick import QUICK


class Appointment:
    """Something to be called at its time."""

    def __init__(self, at: float, call: Callable[[], None]) -> None:
        self.at = at
        self.call = call
        self.is_off = False

    def cancel(self) -> None:
        self.is_off = True


class HandTime:
    """Time that passes by hand."""

    def __init__(self) -> None:
        self.seconds = 1000.0
        self.appointments: list[Appointment] = []

    def now(self) -> float:
        return self.seconds

    def later(self, seconds: float, call: Callable[[], None]) -> Alarm:
        self.appointments.append(Appointment(self.seconds + seconds, call))
        return self.appointments[-1]

    def pass_by(self, seconds: float) -> None:
        """So many seconds are over, and all that was due in them is done."""
        self.seconds += seconds
        due = [one for one in self.appointments if one.at <= self.seconds]
        self.appointments = [one for one in self.appointments if one.at > self.seconds]
        for one in due:
            if not one.is_off:
                one.call()


class Ear:
    """Keeps what it is sent."""

    person = ""
    address = ""

    def __init__(self) -> None:
        self.data: list[bytes] = []
        self.code: int | None = None

    def close(self, code: int) -> None:
        self.code = code

    def send(self, data: bytes) -> None:
        self.data.append(data)

    @property
    def heard(self) -> list[FromServer]:
        return [SERVER.decode(data) for data in self.data]

    @property
    def at(self) -> ViewUpdate:
        return [message for message in self.heard if isinstance(message, ViewUpdate)][-1]


class Room:
    """A hub, its time, and one table."""

    def __init__(self, hub: Hub, time: HandTime) -> None:
        self.hub = hub
        self.time = time
        self.actor: TableActor
        self.ears: dict[int | None, Ear] = {}
        self.sent = 0

    marks: dict[int | None, int]

    async def settle(self) -> None:
        """Nothing is under way any more."""
        while self.hub.tasks:
            await asyncio.wait(self.hub.tasks)

    async def later(self, seconds: float) -> None:
        self.time.pass_by(seconds)
        await self.settle()

    async def table(
        self,
        game: str,
        kinds: str,
        options: dict[str, str | int] | None = None,
        clock: Clock | None = None,
        hold: int | None = 0,
        *,
        is_watched: bool = True,
    ) -> TableActor:
        """A table with people (p), hot seats (h) and bots (b), all places taken, and everybody listening, somebody who
        only looks on too unless told otherwise."""
        words = {"p": "person", "h": "hot", "b": "bot"}
        plans = [Plan(words[letter], 2) for letter in kinds]
        made = await self.hub.create(
            "p0", "here", game, len(kinds), options or {}, plans, 2, clock or Clock(), hold, public=True
        )
        self.actor = actor = await self.hub.find(made.name)
        viewers: list[int | None] = [*range(len(kinds))]
        for viewer in [*viewers, None] if is_watched else viewers:
            self.ears[viewer] = Ear()
            await actor.listen(self.ears[viewer], viewer, 0)
        for seat, letter in enumerate(kinds):
            if letter != "b":
                await actor.do(self.sitting(seat, "p0" if letter == "h" else f"p{seat}"))
        await self.settle()
        return actor

    def sitting(self, seat: int, person: str) -> Callable[[], Sat]:
        return lambda: actions.sit(self.actor.table, self.hub.settings, person, person, seat, "")

    async def move(self, seat: int, text: str, position: int | None = None, known: str = "") -> None:
        """The person at the seat makes a move."""
        self.sent += 1
        at = self.ears[seat].at.position if position is None else position
        message = Move(self.actor.table.name, seat, at, text, known or f"m{self.sent}")
        await self.actor.move(f"p{seat}", message)
        await self.settle()


@asynccontextmanager
async def room(folder: Path, settings: Settings = QUICK) -> AsyncIterator[Room]:
    """A room from its opening to its end."""
    time = HandTime()
    hub = Hub(await opened(folder), settings, Thinkers(0), time)
    try:
        yield Room(hub, time)
    finally:
        await hub.close()
