"""The link: what the processes of a cluster say to each other, over channels of Redis.

A channel loses what is said while somebody is cut off. So whoever was cut off says so, and everybody begins anew what
they had going through that process: clients are told to connect again, which makes up for anything.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, Final

from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from houndtable.server.frames import ENCODER, AnyFrame, Restarted, read

PREFIX: Final = "houndtable:"
EVERYBODY: Final = "all"
PAUSE: Final = 0.5  # before Redis is tried again
PATIENCE: Final = 5.0  # after which a silent Redis is asked whether it is there


class Link:
    """`take` is given every frame, `deaf` a process that hears nothing, or None when it is we who are cut off."""

    def __init__(
        self, url: str, node: str, take: Callable[[AnyFrame], None], deaf: Callable[[str | None], None]
    ) -> None:
        patience: dict[str, Any] = {
            "socket_timeout": PATIENCE,
            "socket_connect_timeout": PATIENCE,
            "health_check_interval": PATIENCE,
        }
        self.redis: Any = Redis.from_url(url, retry=Retry(NoBackoff(), 0), **patience)
        self.node = node
        self.take = take
        self.deaf = deaf
        self.outbox: asyncio.Queue[tuple[str, bytes] | None] = asyncio.Queue()
        self.is_up = asyncio.Event()

    def post(self, node: str, frame: AnyFrame) -> None:
        """The frame is on its way."""
        if self.is_up.is_set():
            self.outbox.put_nowait((node, ENCODER.encode(frame)))
        else:
            self.deaf(None)

    async def run(self) -> None:
        """Speaks and listens; begins anew whenever Redis is gone."""
        while True:
            try:
                return await self.connect()
            except (RedisError, OSError):
                self.deaf(None)
            await asyncio.sleep(PAUSE)

    async def connect(self) -> None:
        """Speaks and listens until all is said or Redis is gone."""
        async with self.redis.pubsub(ignore_subscribe_messages=True) as ears:
            await ears.subscribe(PREFIX + self.node, PREFIX + EVERYBODY)
            self.outbox = asyncio.Queue()
            self.is_up.set()
            self.post(EVERYBODY, Restarted(self.node))
            hearing = asyncio.create_task(self.hear(ears))
            speaking = asyncio.create_task(self.speak())
            try:
                done, _ = await asyncio.wait([hearing, speaking], return_when=asyncio.FIRST_COMPLETED)
                done.pop().result()
            finally:
                self.is_up.clear()
                for task in (hearing, speaking):
                    task.cancel()
                await asyncio.gather(hearing, speaking, return_exceptions=True)

    async def hear(self, ears: Any) -> None:
        """What is said to us is taken."""
        while True:
            message = await ears.get_message(timeout=PATIENCE)
            frame = None if message is None else read(message["data"])
            if frame is not None and frame.sender != self.node:
                self.take(frame)

    async def speak(self) -> None:
        """What waits goes out, as much as there is at once; whoever nobody hears for is told of."""
        while (first := await self.outbox.get()) is not None:
            batch = [first]
            while not self.outbox.empty():
                more = self.outbox.get_nowait()
                if more is None:
                    self.outbox.put_nowait(None)
                    break
                batch.append(more)
            async with self.redis.pipeline(transaction=False) as pipe:
                for node, data in batch:
                    pipe.publish(PREFIX + node, data)
                heard = await pipe.execute()
            for node in {node for (node, _), count in zip(batch, heard) if not count}:
                self.deaf(node)

    def close(self) -> None:
        """Nothing more is said than what waits."""
        self.outbox.put_nowait(None)
