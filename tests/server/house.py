"""A server on loopback in the test's own loop, and clients that speak to it through real sockets."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import httpx
from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect

from houndtable.server.bots import Thinkers
from houndtable.server.clocks import Time
from houndtable.server.hub import Hub
from houndtable.server.messages import SERVER, FromClient, FromServer, Refused, ViewUpdate, Welcome, encode
from houndtable.server.serving import Server, address_of, bound
from houndtable.server.settings import Settings
from tests.server.databases import opened
from tests.server.quick import QUICK

M = TypeVar("M")
PROBLEM = {"code", "message", "game", "clause", "near"}  # the fields of what is refused over HTTP


@dataclass
class House:
    """A running server."""

    hub: Hub
    url: str

    def browser(self, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
        """A client with cookies of its own."""
        return httpx.AsyncClient(base_url=self.url, cookies=cookies, timeout=30)


class Foreseen:
    """Stands for the system's generator in the hub, so that a test has the same luck in every run."""

    def __init__(self, seed: int) -> None:
        self.luck = random.Random(seed)

    def token_hex(self, count: int) -> str:
        return self.luck.randbytes(count).hex()

    token_urlsafe = token_hex

    def randbits(self, bits: int) -> int:
        return self.luck.getrandbits(bits)


@asynccontextmanager
async def house(
    folder: Path, settings: Settings = QUICK, workers: int = 0, time: Time | None = None, seed: int = 1
) -> AsyncIterator[House]:
    """A server from its start to its clean end, with the luck of this seed."""
    with mock.patch("houndtable.server.hub.secrets", Foreseen(seed)):
        async with served(Hub(await opened(folder), settings, Thinkers(workers), time)) as home:
            yield home


@asynccontextmanager
async def served(hub: Hub) -> AsyncIterator[House]:
    """The hub at a port of its own, from its start to its clean end."""
    listening = bound("127.0.0.1", 0)
    started = asyncio.Event()
    server = Server(hub, started.set, quiet=True)
    task = asyncio.create_task(server.serve([listening]))
    starting = asyncio.create_task(started.wait())
    await asyncio.wait([task, starting], return_when=asyncio.FIRST_COMPLETED)
    assert started.is_set(), task
    try:
        yield House(hub, address_of(listening))
    finally:
        server.should_exit = True
        await task


async def soon(what: Awaitable[M]) -> M:
    """What is waited for, and comes within half a minute."""
    async with asyncio.timeout(30):
        return await what


class Player:
    """Somebody with a socket."""

    def __init__(self, url: str, http: httpx.AsyncClient, socket: ClientConnection) -> None:
        self.url = url
        self.http = http
        self.socket = socket
        self.sent = 0
        self.table = ""
        self.epoch = ""
        self.seat: int | None = None
        self.at: ViewUpdate | None = None
        self.heard: list[FromServer] = []
        self.raw: list[str | bytes] = []

    async def send(self, message: FromClient) -> None:
        await self.socket.send(encode(message).decode())

    async def hear(self) -> FromServer:
        """The next message; none is lost, and a position is remembered."""
        data = await soon(self.socket.recv())
        self.raw.append(data)
        message = SERVER.decode(data)
        self.heard.append(message)
        if isinstance(message, ViewUpdate):
            self.at = message
        return message

    async def wait(self, kind: type[M], holds: Callable[[M], bool] = lambda message: True) -> M:
        """The next message of this kind for which this holds."""
        while True:
            message = await self.hear()
            if isinstance(message, kind) and holds(message):
                return message

    async def ask(self, kind: Callable[..., FromClient], *words: Any, **named: Any) -> FromServer:
        """The answer to a message that has an id."""
        self.sent += 1
        return await self.answer(kind(*words, **named, id=f"m{self.sent}"))

    async def answer(self, message: FromClient) -> FromServer:
        """The answer to this message."""
        await self.send(message)
        known = message.id  # type: ignore[union-attr]
        while True:
            answer = await self.hear()
            if getattr(answer, "id", None) == known:
                return answer


@asynccontextmanager
async def player(home: House, name: str, http: httpx.AsyncClient | None = None) -> AsyncIterator[Player]:
    """Somebody new, or who has the cookies of this browser, connected."""
    browser = http or home.browser()
    if http is None:
        (await browser.post("/api/people", json={"name": name})).raise_for_status()
    cookie = "; ".join(f"{key}={value}" for key, value in browser.cookies.items())
    url = home.url.replace("http", "ws", 1) + "api/socket"
    try:
        async with connect(url, additional_headers={"cookie": cookie}) as socket:
            found = Player(home.url, browser, socket)
            found.epoch = (await found.wait(Welcome)).epoch
            yield found
    finally:
        if http is None:
            await browser.aclose()


async def post(http: httpx.AsyncClient, path: str, **body: Any) -> Any:
    """The answer to what is asked, which is not refused."""
    response = await http.post(path, json=body)
    assert response.status_code < 300, response.text
    return response.json()


def refused(message: FromServer) -> str:
    """The code of a refusal."""
    assert isinstance(message, Refused), message
    return message.code


def without_seq(message: Any) -> Any:
    """The message with its number left out."""
    return structs.replace(message, seq=0)
