"""The application: paths, the socket, headers on every response."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from houndtable.kernel.errors import Refusal
from houndtable.server import client, keyring, people
from houndtable.server.addresses import address_of, check_origin
from houndtable.server.asgi import Forwarding
from houndtable.server.bodies import Problem
from houndtable.server.connection import Connection
from houndtable.server.desk import answer, guarded, problem
from houndtable.server.get_rates import GetRates
from houndtable.server.http import Pages
from houndtable.server.hub import Hub
from houndtable.server.openapi import PATHS
from houndtable.server.refusals import CONNECT_AGAIN, FOREIGN_ORIGIN, OUR_FAULT, TOO_MANY, UNKNOWN_PERSON
from houndtable.server.sockets import EXTENSION, Line

SOCKET: Final = "/api/socket"
PAUSE: Final = 0.001  # seconds between two requests of a crowd: more than one takes
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",
}
HTTPS_ALONE: Final = {"strict-transport-security": "max-age=31536000"}


class Headers:
    """Every response says what a browser may do with it; under https also that it is to come by https alone."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self.app = app
        self.headers = {**HEADERS, **HTTPS_ALONE} if https else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self.app(scope, receive, send_with if scope["type"] == "http" else send)


class Turnstile:
    """Lets in one request with each turn of the event loop, and where others wait too, after a pause, so that a crowd
    keeps nobody's move waiting."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.lock = asyncio.Lock()
        self.waiting = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            self.waiting += 1
            try:
                async with self.lock:
                    await asyncio.sleep(PAUSE if self.waiting > 1 else 0)
            finally:
                self.waiting -= 1
        await self.app(scope, receive, send)


class Unfailing:
    """Whatever goes wrong is answered in the one shape of problems; nothing raised in a page goes any further."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        is_begun = False

        async def sending(message: Message) -> None:
            nonlocal is_begun
            is_begun = True
            await send(message)

        try:
            await self.app(scope, receive, sending)
        except ClientDisconnect:
            return
        except Exception as error:
            fault = self.hub.fault(error)
            if not is_begun:
                await problem(fault)(scope, receive, send)


class Door:
    """Where sockets come in."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.addresses: Counter[str] = Counter()

    async def enter(self, socket: WebSocket) -> None:
        """A connection, until it is over; a fault before it begins closes the socket."""
        await socket.accept()
        try:
            await self.let_in(socket)
        except WebSocketDisconnect:
            return
        except Exception as error:
            self.hub.fault(error)
            await socket.close(OUR_FAULT)

    async def let_in(self, socket: WebSocket) -> None:
        """A connection, if we know who it is, it comes from a page of ours, and there are not too many."""
        settings = self.hub.settings
        address = address_of(socket, settings)
        try:
            check_origin(socket, settings)
        except Refusal:
            await socket.close(FOREIGN_ORIGIN)
            return
        try:
            person = await people.known(socket, self.hub.registry, settings)
        except Refusal:
            await socket.close(CONNECT_AGAIN)
            return
        if person is None or self.addresses[address] >= settings.connections:
            await socket.close(UNKNOWN_PERSON if person is None else TOO_MANY)
            return
        line: Line = socket.scope["extensions"][EXTENSION]
        line.know()
        self.addresses[address] += 1
        self.hub.counts.connections += 1
        try:
            await Connection(socket, person, address, self.hub, self.hub.chat, line.greet, line.post).run()
        finally:
            self.addresses[address] -= 1
            self.hub.counts.connections -= 1
            if not self.addresses[address]:
                del self.addresses[address]


async def missing(request: Request, error: Exception) -> Response:
    """A page that says so for a person's browser, and for programs the one shape of problems."""
    is_persons = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/")
    if is_persons and client.is_built():
        return client.send(client.INDEX, request, 404)
    return answer(Problem("no-such-page", ("refused-no-such-page", {})), 404)


async def wrong_method(request: Request, error: Exception) -> Response:
    return answer(Problem("wrong-method", ("refused-wrong-method", {})), 405)


def make(hub: Hub) -> ASGIApp:
    """The application over a hub, which it closes in the end."""
    pages, door = Pages(hub), Door(hub)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        loop = asyncio.get_running_loop()
        before = loop.get_exception_handler()
        loop.set_exception_handler(hub.stray)
        hub.work(hub.begin() if hub.cluster is None else hub.cluster.begin())
        hub.work(keyring.begin(hub.store))
        hub.forgetting.watch()
        yield
        await hub.close()
        loop.set_exception_handler(before)

    routes: list[Route | WebSocketRoute] = [
        Route(path.path, guarded(getattr(pages, path.name)), methods=[path.method]) for path in PATHS
    ]
    app = Starlette(
        routes=[*client.routes(), *routes, WebSocketRoute(SOCKET, door.enter)],
        lifespan=life,
        exception_handlers={404: missing, 405: wrong_method},
        middleware=[Middleware(Unfailing, hub)],
    )
    if hub.cluster is not None:
        hub.cluster.inquiries.app = app
    return Headers(Turnstile(GetRates(Forwarding(app, hub), hub)), https=hub.settings.secure_cookies)
