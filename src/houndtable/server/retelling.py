"""Retelling: records, replays and histories, made in a worker, and those of finished matches kept ready."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from houndtable.server import looking_back, showing
from houndtable.server.rates import Buckets
from houndtable.server.refusals import NotNow, TooFast
from houndtable.server.table import Table

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

NOTHING: Final = b"[]"  # a story without events
OVERHEAD: Final = 500  # bytes that an answer takes besides its own


class Ready:
    """Answers that never change, as many as so many bytes hold, those unused for longest dropped first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self.coming: dict[Hashable, asyncio.Task[bytes]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer known by this key; made if it is not there, once for all who wait for it."""
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        task = self.coming.get(key)
        if task is None:
            task = self.coming[key] = asyncio.get_running_loop().create_task(self.made(key, make))
        return await asyncio.shield(task)

    def drop(self, is_stale: Callable[[Any], bool]) -> None:
        """Drop the answers whose keys are stale."""
        for key in [key for key in self.kept if is_stale(key)]:
            self.size -= len(self.kept.pop(key)) + OVERHEAD

    async def made(self, key: Hashable, make: Callable[[], Awaitable[bytes]]) -> bytes:
        """Make the answer and keep it."""
        try:
            data = await make()
        finally:
            del self.coming[key]
        self.kept[key] = data
        self.size += len(data) + OVERHEAD
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1]) + OVERHEAD
        return data


class Retelling:
    """Every way in which a whole match is told."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.ready = Ready(hub.settings.ready_bytes)
        self.rate = Buckets(hub.settings.match_rate, hub.settings.match_burst)

    def admit(self, address: str) -> None:
        """Refuses who asks for too many."""
        if not self.rate.take(address, self.hub.time.now()):
            raise TooFast("refused-too-many-matches")

    def drop(self, table: str) -> None:
        """Keep nothing ready of a table from which somebody was removed."""
        self.ready.drop(lambda key: key[0][0] == table)

    async def record(self, table: Table, names: list[str], address: str) -> bytes:
        """The record of a finished match, with these names."""
        must_be_over(table, "refused-no-record-yet")
        transcript, fair = replace(table.transcript(), names=names), table.fair
        return await self.ready.get(
            (known(table, names), "record"),
            lambda: self.hub.offload.run_for(address, looking_back.recorded, transcript, fair),
        )

    async def replay(self, table: Table, names: list[str], viewer: int | None, address: str, *, zipped: bool) -> bytes:
        """A finished match step by step, with these names, as JSON."""
        must_be_over(table, "refused-no-replay-yet")
        transcript, info = table.transcript(), showing.info(table, names)
        return await self.ready.get(
            (known(table, names), "replay", viewer, zipped),
            lambda: self.hub.offload.run_for(address, looking_back.replayed, transcript, info, viewer, zipped=zipped),
        )

    async def story(self, table: Table, viewer: int | None, address: str) -> bytes:
        """All that was told so far. While a match goes on no answer is kept: how long one takes must not tell whether
        something happened in secret since."""

        def make() -> Awaitable[bytes]:
            return self.hub.offload.run_for(address, looking_back.storied, transcript, held, viewer)

        if table.match is None:
            return NOTHING
        transcript, held = table.told()
        if table.phase != "over":
            return await make()
        return await self.ready.get((known(table, []), "story", viewer), make)


def must_be_over(table: Table, key: str) -> None:
    """Refuses what is told only when the game is over."""
    if table.phase != "over":
        raise NotNow(key)


def known(table: Table, names: list[str]) -> tuple[Hashable, ...]:
    """What tells two tables, or two points of time of one, apart."""
    return table.name, table.number, *names
