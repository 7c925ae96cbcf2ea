"""What all answers over HTTP share: reading a body, knowing who asks, and the one shape of problems."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from houndtable.kernel.errors import Refusal
from houndtable.server import bodies, people
from houndtable.server.addresses import address_of, check_origin
from houndtable.server.hub import Hub
from houndtable.server.people import Person
from houndtable.server.rates import Buckets
from houndtable.server.refusals import Malformed, TooFast, TooLarge
from houndtable.server.texts import NAME, shown_text

T = TypeVar("T")
JSON: Final = "application/json"
STATUS: Final = {
    "not-known": 401,
    "not-yours": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-seat": 404,
    "no-such-session": 404,
    "our-fault": 500,
    "not-now": 409,
    "taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "closed": 410,
    "deleted": 410,
    "damaged": 500,
    "not-stored": 503,
    "elsewhere": 503,
}


def answer(data: msgspec.Struct, status: int = 200) -> Response:
    """The data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def problem(refusal: Refusal) -> Response:
    """A refusal in the one shape problems have."""
    return answer(bodies.problem_of(refusal), STATUS.get(refusal.code, 400))


def guarded(work: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """The same, with every refusal told."""

    async def respond(request: Request) -> Response:
        try:
            return await work(request)
        except Refusal as refusal:
            return problem(refusal)

    return respond


class Desk:
    """Takes requests for a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.makings = Buckets(settings.table_rate, settings.table_burst)
        self.newcomers = Buckets(settings.person_rate, settings.person_burst)

    async def body(self, request: Request, kind: type[T]) -> T:
        """What was sent, if a page of ours or a program sent it, not too often, and it is what is documented."""
        settings = self.hub.settings
        check_origin(request, settings)
        if not self.requests.take(address_of(request, settings), self.hub.time.now()):
            await self.hub.pause(settings.penalty)
            raise TooFast("refused-too-many-requests")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Malformed("refused-not-json")
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > settings.largest_body:
                raise TooLarge("refused-large-body", most=settings.largest_body)
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed("refused-bad-body", problem=str(error)[:200]) from None

    async def asker(self, request: Request) -> Person | None:
        """Return who asks, if the server knows them."""
        return await people.known(request, self.hub.registry, self.hub.settings)

    async def me_asking(self, request: Request) -> Person:
        """Return who asks; refuse strangers."""
        return await people.must_be_known(request, self.hub.registry, self.hub.settings)

    async def somebody(self, request: Request, name: str) -> Person:
        """Return who asks; somebody new gets a name and a token, and an old cookie is exchanged."""
        registry, settings = self.hub.registry, self.hub.settings
        found = await self.asker(request)
        if found is None:
            tidy = shown_text(name, settings.longest_name, NAME)
            if not self.newcomers.take(address_of(request, settings), self.hub.time.now()):
                raise TooFast("refused-too-many-new-people")
            return await people.welcome(registry, tidy)
        shown = people.shown(request, settings)
        if shown.cookie in ("", people.cookie_name(settings)):
            return found
        return await people.another_device(registry, found.person, shown.token)

    def known(self, response: Response, person: Person) -> Response:
        """Return the response, with the cookie of somebody who was given a token."""
        if person.token:
            people.set_cookie(response, person.token, self.hub.settings)
        return response


def seat_of(text: str) -> int:
    """The number of a seat."""
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Malformed("refused-bad-seat")
    return int(text)
