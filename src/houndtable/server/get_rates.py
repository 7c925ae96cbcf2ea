"""How often an address may ask for pages, files and data over HTTP."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from houndtable.server import client
from houndtable.server.addresses import address_of
from houndtable.server.desk import problem
from houndtable.server.rates import Buckets
from houndtable.server.refusals import TooFast

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

READS: Final = {"GET", "HEAD"}


class GetRates:
    """Refuses what only reads when an address asks for it too often. Files of the client are counted by themselves:
    a page needs many at once, and they cost next to nothing."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub
        settings = hub.settings
        self.pages = Buckets(settings.get_rate, settings.get_burst)
        self.files = Buckets(settings.static_rate, settings.static_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in READS:
            buckets = self.files if scope["path"][1:] in client.built() else self.pages
            if not buckets.take(address_of(HTTPConnection(scope), self.hub.settings), self.hub.time.now()):
                response = problem(TooFast("refused-too-many-requests"))
                response.headers["retry-after"] = str(math.ceil(1 / buckets.rate))
                await self.hub.pause(self.hub.settings.penalty)
                await response(scope, receive, send)
                return
        await self.app(scope, receive, send)
