"""Requests for a table of another process: handed over whole, and answered by its own application."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from starlette.requests import ClientDisconnect
from starlette.requests import Request as Asked
from starlette.responses import Response as Answer
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from houndtable.kernel.errors import Refusal
from houndtable.server.desk import problem
from houndtable.server.refusals import Elsewhere

if TYPE_CHECKING:
    from houndtable.server.hub import Hub

TABLES: Final = "/api/tables/"
TRIES: Final = 2  # the second time it is looked up anew who has the table
Headers = list[tuple[bytes, bytes]]


class Call(NamedTuple):
    """What is asked over HTTP."""

    method: str
    path: str  # with the query behind it
    headers: Headers
    address: str
    body: bytes


class Forwarding:
    """What is asked of a table goes to the process that has it."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = None
        if self.hub.cluster is not None and scope["type"] == "http" and scope["path"].startswith(TABLES):
            try:
                answer = await self.forwarded(Asked(scope, receive))
            except Refusal as refusal:
                answer = problem(refusal)
            except ClientDisconnect:
                return
            except Exception as error:
                answer = problem(self.hub.fault(error))
        await (answer or self.app)(scope, receive, send)

    async def forwarded(self, asked: Asked) -> Answer | None:
        """The answer of the process that has the table; None if that is this one."""
        cluster = self.hub.cluster
        assert cluster is not None
        path = asked.scope["path"]
        table = path[len(TABLES) :].partition("/")[0]
        body: bytes | None = None
        for attempt in range(TRIES):
            node = await cluster.place(table)
            if node is None and body is None:
                return None
            if node is None:
                break
            if body is None:
                body = await up_to(asked, self.hub.settings.largest_body + 1)
            address = asked.client.host if asked.client else ""
            query = asked.scope["query_string"].decode("latin-1")
            whole = path + (f"?{query}" if query else "")
            call = Call(asked.method, whole, asked.headers.raw, address, body)
            got = await cluster.inquiries.call(node, call)
            if got.status != 503 or attempt + 1 == TRIES:
                return handed_on(got.status, got.headers, got.body)
            cluster.drop_node(node)
        raise Elsewhere("refused-elsewhere")


async def up_to(asked: Asked, most: int) -> bytes:
    """The body, or as much of it as shows that it is too large."""
    body = b""
    async for part in asked.stream():
        body += part
        if len(body) >= most:
            break
    return body[:most]


def handed_on(status: int, headers: Headers, body: bytes) -> Answer:
    """The answer as the other process gave it."""
    answer = Answer(body, status)
    answer.raw_headers = headers
    return answer


async def called(app: ASGIApp, call: Call) -> tuple[int, Headers, bytes]:
    """What our application answers."""
    status, headers, body = 500, Headers(), b""

    async def receive() -> Message:
        return {"type": "http.request", "body": call.body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, headers, body
        if message["type"] == "http.response.start":
            status, headers = message["status"], list(message["headers"])
        elif message["type"] == "http.response.body":
            body += message.get("body", b"")

    path, _, query = call.path.partition("?")
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "method": call.method,
        "path": path, "raw_path": path.encode(), "query_string": query.encode("latin-1"), "root_path": "",
        "headers": list(call.headers), "client": (call.address, 0), "server": ("127.0.0.1", 0),
    }  # fmt: skip
    await app(scope, receive, send)
    return status, headers, body
