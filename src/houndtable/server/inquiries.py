"""Inquiries: what one process of a cluster asks another, and the answers."""

from __future__ import annotations

import asyncio
import itertools
from typing import Final

import msgspec
from starlette.types import ASGIApp

from houndtable.server.asgi import Call, called
from houndtable.server.frames import ListRequest, Request, Response
from houndtable.server.hub import Hub
from houndtable.server.link import Link
from houndtable.server.messages import TableInfo
from houndtable.server.refusals import Elsewhere

PATIENCE: Final = 10.0  # for an answer of another process
BRIEF_PATIENCE: Final = 1.0  # for its public tables
Listing = list[tuple[int, TableInfo]]


class Inquiries:
    """What we wait for, and `app`, which answers what others ask."""

    def __init__(self, hub: Hub, link: Link) -> None:
        self.hub = hub
        self.link = link
        self.app: ASGIApp | None = None
        self.waiting: dict[int, tuple[str, asyncio.Future[Response]]] = {}
        self.numbers = itertools.count(1)

    async def call(self, node: str, call: Call) -> Response:
        """The process' answer to what was asked over HTTP."""
        return await self.ask(node, Request(self.link.node, next(self.numbers), *call), PATIENCE)

    async def listed(self, nodes: set[str]) -> Listing:
        """The public tables of these processes; those of one that does not answer are left out."""
        asks = [self.ask(node, ListRequest(self.link.node, next(self.numbers)), BRIEF_PATIENCE) for node in nodes]
        answers = await asyncio.gather(*asks, return_exceptions=True)
        found: Listing = []
        for one in answers:
            if isinstance(one, Response):
                found += msgspec.json.decode(one.body, type=Listing)
        return found

    async def ask(self, node: str, request: Request | ListRequest, patience: float) -> Response:
        """The process' answer; refused if none comes."""
        future: asyncio.Future[Response] = asyncio.get_running_loop().create_future()
        self.waiting[request.number] = (node, future)
        try:
            self.link.post(node, request)
            async with asyncio.timeout(patience):
                return await future
        except TimeoutError:
            raise Elsewhere("refused-elsewhere-silent") from None
        finally:
            del self.waiting[request.number]

    def take(self, frame: Response) -> None:
        """An answer came."""
        if frame.number in self.waiting and not self.waiting[frame.number][1].done():
            self.waiting[frame.number][1].set_result(frame)

    def give_up(self, node: str | None) -> None:
        """No answer comes from this process, or from any."""
        for other, answer in self.waiting.values():
            if (node is None or other == node) and not answer.done():
                answer.set_exception(Elsewhere("refused-elsewhere-silent"))

    async def answer(self, frame: Request) -> None:
        """Another process has our answer."""
        assert self.app is not None
        call = Call(frame.method, frame.path, frame.headers, frame.address, frame.body)
        self.reply(frame, *await called(self.app, call))

    def tell_tables(self, frame: ListRequest) -> None:
        """Another process has our public tables."""
        self.reply(frame, 200, [], msgspec.json.encode(self.hub.here()))

    def reply(self, frame: Request | ListRequest, status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> None:
        """The answer is on its way."""
        self.link.post(frame.sender, Response(self.link.node, frame.number, status, headers, body))
