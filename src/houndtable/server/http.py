"""Everything that is asked over HTTP."""

from __future__ import annotations

import asyncio
import gzip
import secrets
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from houndtable import __version__, engine, games, record
from houndtable.kernel.errors import Refusal
from houndtable.kernel.languages import ENGLISH, check_language
from houndtable.kernel.lesson import LEARNER, SEED
from houndtable.record import Fair
from houndtable.server import about, actions, bodies, looking_back, metrics, people, rulebook, showing
from houndtable.server.addresses import address_of, check_origin
from houndtable.server.entries import Plan
from houndtable.server.hub import Hub
from houndtable.server.messages import PROTOCOL
from houndtable.server.openapi import document
from houndtable.server.people import Person
from houndtable.server.rates import Buckets
from houndtable.server.refusals import Malformed, NotNow, TooFast, TooLarge
from houndtable.server.seats import BOT, PERSON

T = TypeVar("T")
JSON: Final = "application/json"
STATUS: Final = {
    "not-known": 401,
    "not-yours": 403,
    "foreign-origin": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "our-fault": 500,
    "not-now": 409,
    "taken": 409,
    "too-large": 413,
    "too-fast": 429,
    "too-many": 429,
    "not-stored": 503,
    "elsewhere": 503,
}


def answer(data: msgspec.Struct, status: int = 200) -> Response:
    """The data as JSON."""
    return Response(msgspec.json.encode(data), status, media_type=JSON)


def problem(refusal: Refusal) -> Response:
    """A refusal in the one shape problems have."""
    return answer(bodies.Problem(refusal.code, str(refusal)), STATUS.get(refusal.code, 400))


def guarded(work: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
    """The same, with every refusal told."""

    async def respond(request: Request) -> Response:
        try:
            return await work(request)
        except Refusal as refusal:
            return problem(refusal)

    return respond


class Pages:
    """The answers, each a method; `routes.py` says under which path."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        settings = hub.settings
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.makings = Buckets(settings.table_rate, settings.table_burst)

    async def body(self, request: Request, kind: type[T]) -> T:
        """What was sent, if a page of ours or a program sent it, not too often, and it is what is documented."""
        settings = self.hub.settings
        check_origin(request, settings)
        if not self.requests.take(address_of(request, settings), self.hub.time.now()):
            raise TooFast("Too many requests in too short a time.")
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Malformed("A body is JSON, and its content type says so.")
        data = b""
        async for part in request.stream():
            data += part
            if len(data) > settings.largest_body:
                raise TooLarge(f"A body has at most {settings.largest_body} bytes.")
        try:
            return msgspec.json.decode(data, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(f"This is not what is asked for: {str(error)[:200]}.") from None

    async def somebody(self, request: Request, name: str) -> Person:
        """Who asks; somebody new gets a name and a token."""
        found = await people.known(request, self.hub.store)
        if found is not None:
            return found
        tidy = actions.shown_text(name, self.hub.settings.longest_name, "A name")
        return await people.welcome(self.hub.store, tidy)

    def known(self, response: Response, person: Person) -> Response:
        """The response, with the cookie of somebody new."""
        if person.token:
            people.set_cookie(response, person, self.hub.settings)
        return response

    async def new_person(self, request: Request) -> Response:
        wish = await self.body(request, bodies.NewPerson)
        person = await self.somebody(request, wish.name)
        me = bodies.Me(person.person, person.name, person.token if wish.bearer else "")
        response = answer(me)
        return response if wish.bearer else self.known(response, person)

    async def me(self, request: Request) -> Response:
        person = await people.must_be_known(request, self.hub.store)
        return answer(bodies.Me(person.person, person.name))

    async def new_table(self, request: Request) -> Response:
        wish = await self.body(request, bodies.NewTable)
        hub, address = self.hub, address_of(request, self.hub.settings)
        if not self.makings.take(address, hub.time.now()):
            raise TooFast("Too many tables in too short a time.")
        game = games.find(wish.game)
        game.check_players(wish.players)
        seats = wish.seats if wish.seats is not None else [bodies.Wish(PERSON)] * wish.players
        plans = [Plan(seat.kind, seat.level if seat.kind == BOT else wish.level) for seat in seats]
        person = await self.somebody(request, "host")
        table = await hub.create(
            person.person, address, wish.game, wish.players, wish.options, plans, wish.level, wish.clock, wish.hold,
            public=wish.public,
        )  # fmt: skip
        return self.known(answer(bodies.Made(table.created.key, showing.info(table)), 201), person)

    async def new_lesson(self, request: Request) -> Response:
        wish = await self.body(request, bodies.NewLesson)
        hub, address = self.hub, address_of(request, self.hub.settings)
        if not self.makings.take(address, hub.time.now()):
            raise TooFast("Too many tables in too short a time.")
        game = games.find(wish.game)
        name = actions.shown_text(wish.name, hub.settings.longest_name, "A name")
        person = await self.somebody(request, name)
        actor = await hub.find((await hub.teach(person.person, address, game)).name)
        await actor.do(lambda: actions.sit(actor.table, hub.settings, person.person, name, SEED, LEARNER, ""))
        return self.known(answer(bodies.Seated(LEARNER, showing.info(actor.table)), 201), person)

    async def tables(self, request: Request) -> Response:
        return answer(bodies.Tables(await self.hub.listed()))

    async def places(self, request: Request) -> Response:
        person = await people.known(request, self.hub.store)
        actor = await self.hub.find(request.path_params["table"])
        table = await actor.durable()
        self.hub.tidy(actor)
        mine = [at for at, seat in enumerate(table.seats) if person is not None and person.person in seat.people]
        return answer(bodies.Places(mine, showing.info(table)))

    async def table(self, request: Request) -> Response:
        return answer(showing.info(await (await self.hub.find(request.path_params["table"])).durable()))

    async def sit(self, request: Request) -> Response:
        wish = await self.body(request, bodies.SitDown)
        actor = await self.hub.find(request.path_params["table"])
        person = await self.somebody(request, wish.name)
        seed = wish.seed or secrets.token_hex(16)
        settings = self.hub.settings
        sat = await actor.do(
            lambda: actions.sit(actor.table, settings, person.person, wish.name, seed, wish.seat, wish.key)
        )
        return self.known(answer(bodies.Seated(sat.seat, showing.info(actor.table))), person)

    async def link(self, request: Request) -> Response:
        await self.body(request, dict[str, str])
        person = await people.must_be_known(request, self.hub.store)
        actor = await self.hub.find(request.path_params["table"])
        seat = seat_of(request.path_params["seat"])
        actions.own(actor.table, seat, person.person)
        token = secrets.token_urlsafe(32)
        await actor.do(lambda: actions.link(actor.table, seat, token))
        return answer(bodies.Token(token))

    async def come_back(self, request: Request) -> Response:
        shown = await self.body(request, bodies.Token)
        actor = await self.hub.find(request.path_params["table"])
        actions.share(actor.table, "", shown.token)
        person = await self.somebody(request, "guest")
        shared = await actor.do(lambda: actions.share(actor.table, person.person, shown.token))
        return self.known(answer(bodies.Seated(shared.seat, showing.info(actor.table))), person)

    async def record(self, request: Request) -> Response:
        table = await (await self.hub.find(request.path_params["table"])).durable()
        if table.match is None or table.phase != "over":
            raise NotNow("There is a record once the game is over.")
        fair = Fair(table.commitment, table.seeds, table.created.secret, is_prepared=table.created.lesson)
        name = f"{table.created.game}-{table.name}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(record.write(table.whole(), fair=fair), media_type="application/jsonl", headers=headers)

    async def replay(self, request: Request) -> Response:
        actor = await self.hub.find(request.path_params["table"])
        table = await actor.durable()
        self.hub.tidy(actor)
        looking_back.finished(table)
        seat = request.query_params.get("seat")
        viewer = None if seat is None else seat_of(seat)
        if viewer is not None:
            actions.place(table, viewer)
        language = language_of(request)
        data = await asyncio.to_thread(lambda: msgspec.json.encode(looking_back.replay(table, viewer, language)))
        if "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(data, media_type=JSON)
        packed = await asyncio.to_thread(gzip.compress, data, 6)
        return Response(packed, media_type=JSON, headers={"content-encoding": "gzip", "vary": "accept-encoding"})

    async def games(self, request: Request) -> Response:
        return answer(bodies.Games([about.game_info(name, language_of(request)) for name in games.names()]))

    async def rules(self, request: Request) -> Response:
        game = games.find(request.path_params["game"])
        if "text/markdown" in request.headers.get("accept", ""):
            return PlainTextResponse(games.rulebook(game), media_type="text/markdown")
        return answer(bodies.Rules(game.name, game.title, rulebook.clauses(game)))

    async def health(self, request: Request) -> Response:
        is_well = self.hub.cluster is None or self.hub.cluster.is_well
        status, code = ("ok", 200) if is_well else ("cut off", 503)
        return answer(bodies.Health(status, __version__, PROTOCOL, engine()), code)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(metrics.text(self.hub), media_type="text/plain; version=0.0.4")

    async def openapi(self, request: Request) -> Response:
        return Response(msgspec.json.encode(document()), media_type=JSON)

    async def home(self, request: Request) -> Response:
        return Response(about.home_page(await self.hub.listed()), media_type="text/html")


def language_of(request: Request) -> str:
    """The language asked for; English unless one is."""
    return check_language(request.query_params.get("language", ENGLISH))


def seat_of(text: str) -> int:
    """The number of a seat."""
    if not (text.isascii() and text.isdecimal() and len(text) < 4):
        raise Malformed("A seat is a number, from 0.")
    return int(text)
