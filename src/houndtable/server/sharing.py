"""A server whose data is in PostgreSQL: alone on it, or with others that it knows through Redis."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable

from uvicorn.loops.auto import auto_loop_factory

from houndtable.server.bots import Thinkers
from houndtable.server.cluster import Cluster
from houndtable.server.hub import Hub
from houndtable.server.postgres_store import PostgresStore
from houndtable.server.serving import Server, address_of, bound, up
from houndtable.server.settings import Settings


def serve(
    host: str, port: int, url: str, redis: str, settings: Settings, workers: int, ready: Callable[[str], None]
) -> None:
    """Serves until it is told to stop; `ready` is told the address when it answers."""
    with bound(host, port) as listening, asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
        runner.run(run(listening, url, redis, settings, workers, ready))


async def run(
    listening: socket.socket, url: str, redis: str, settings: Settings, workers: int, ready: Callable[[str], None]
) -> None:
    """The same at a socket that is bound."""
    hub = await opened(url, redis, settings, workers)
    await Server(hub, lambda: up(address_of(listening), ready), quiet=False).serve([listening])


async def opened(url: str, redis: str, settings: Settings, workers: int) -> Hub:
    """A hub over the database; without a Redis it has that for itself."""
    store = await PostgresStore.opened(url, settings.lease if redis else None)
    hub = Hub(store, settings, Thinkers(workers))
    if redis:
        try:
            await Cluster.join(hub, store.leases, redis)
        except BaseException:
            await store.close()
            raise
    return hub
