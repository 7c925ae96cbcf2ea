"""Everything that is asked over HTTP."""

from __future__ import annotations

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from houndtable import __version__, engine, games
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER
from houndtable.server import about, actions, bodies, keyring, metrics, people, showing
from houndtable.server.addresses import address_of
from houndtable.server.desk import JSON, answer, seat_of
from houndtable.server.entries import Plan
from houndtable.server.links import LinkPages
from houndtable.server.messages import PROTOCOL
from houndtable.server.naming import names_for, public_names
from houndtable.server.openapi import document
from houndtable.server.own import OwnPages
from houndtable.server.refusals import TooFast
from houndtable.server.seats import BOT, PERSON
from houndtable.server.steady import Steady, steady
from houndtable.server.texts import NAME, shown_text
from houndtable.words.catalogue import COMMON, WEB, Place, own, told
from houndtable.words.languages import ENGLISH, check_language, languages
from houndtable.words.rulebook import passages


class Pages(OwnPages, LinkPages):
    """The answers, each a method; `openapi.py` says under which path."""

    async def new_person(self, request: Request) -> Response:
        wish = await self.body(request, bodies.NewPerson)
        person = await self.somebody(request, wish.name)
        me = bodies.Me(person.person, person.name, person.named, person.token if wish.bearer else "")
        response = answer(me)
        shown = people.shown(request, self.hub.settings)
        if not wish.bearer and (person.token or shown.cookie):  # the browser keeps its cookie for another year
            people.set_cookie(response, person.token or shown.token, self.hub.settings)
        return response

    async def new_table(self, request: Request) -> Response:
        wish = await self.body(request, bodies.NewTable)
        hub, address = self.hub, address_of(request, self.hub.settings)
        if not self.makings.take(address, hub.time.now()):
            raise TooFast("refused-too-many-new-tables")
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
            raise TooFast("refused-too-many-new-tables")
        game = games.find(wish.game)
        name = shown_text(wish.name, hub.settings.longest_name, NAME)
        person = await self.somebody(request, name)
        actor = await hub.find((await hub.teach(person.person, address, game)).name)
        await actor.do(lambda: actions.sit(actor.table, hub.settings, person.person, name, LEARNER, ""))
        return self.known(answer(bodies.Seated(LEARNER, showing.info(actor.table)), 201), person)

    async def tables(self, request: Request) -> Response:
        return answer(bodies.Tables(await self.hub.listed()))

    async def places(self, request: Request) -> Response:
        person = await self.asker(request)
        actor = await self.hub.find(request.path_params["table"])
        table = await actor.durable()
        self.hub.tidy(actor)
        names = await names_for(table, self.hub.registry, person.person if person is not None else "")
        mine = [at for at, seat in enumerate(table.seats) if person is not None and person.person in seat.people]
        return answer(bodies.Places(mine, showing.info(table, names if table.phase == "over" else None)))

    async def table(self, request: Request) -> Response:
        table = await (await self.hub.find(request.path_params["table"])).durable()
        person = await self.asker(request) if table.phase == "over" else None
        names = await names_for(table, self.hub.registry, person.person if person is not None else "")
        return answer(showing.info(table, names if table.phase == "over" else None))

    async def sit(self, request: Request) -> Response:
        wish = await self.body(request, bodies.SitDown)
        actor = await self.hub.find(request.path_params["table"])
        person = await self.somebody(request, wish.name)
        settings = self.hub.settings
        sat = await actor.do(
            lambda: actions.sit(actor.table, settings, person.person, wish.name, wish.seat, wish.key, wish.hash)
        )
        return self.known(answer(bodies.Seated(sat.seat, showing.info(actor.table))), person)

    async def record(self, request: Request) -> Response:
        address = address_of(request, self.hub.settings)
        self.hub.retelling.admit(address)
        table = await (await self.hub.find(request.path_params["table"])).durable()
        names = await public_names(table, self.hub.registry)
        data = await self.hub.retelling.record(table, names, address)
        name = f"{table.created.game}-{table.name}.jsonl"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        text = await keyring.sign(self.hub.store, data.decode())
        return Response(text, media_type="application/jsonl", headers=headers)

    async def replay(self, request: Request) -> Response:
        address = address_of(request, self.hub.settings)
        self.hub.retelling.admit(address)
        actor = await self.hub.find(request.path_params["table"])
        table = await actor.durable()
        self.hub.tidy(actor)
        seat = request.query_params.get("seat")
        viewer = None if seat is None else seat_of(seat)
        if viewer is not None:
            actions.place(table, viewer)
        person = await self.asker(request)
        names = await names_for(table, self.hub.registry, person.person if person is not None else "")
        zipped = "gzip" in request.headers.get("accept-encoding", "")
        data = await self.hub.retelling.replay(table, names, viewer, address, zipped=zipped)
        headers = {"content-encoding": "gzip"} if zipped else {}
        return Response(data, media_type=JSON, headers={**headers, "vary": "accept-encoding"})

    async def games(self, request: Request) -> Response:
        return told_games().sent(request)

    async def languages(self, request: Request) -> Response:
        return told_languages().sent(request)

    async def page_words(self, request: Request) -> Response:
        return told_words(check_language(request.path_params["language"]), COMMON, WEB).sent(request)

    async def game_words(self, request: Request) -> Response:
        game = games.find(request.path_params["game"])
        return told_words(check_language(request.path_params["language"]), own(game)).sent(request)

    async def rules(self, request: Request) -> Response:
        game = games.find(request.path_params["game"])
        language = check_language(request.query_params.get("language", ENGLISH))
        if "text/markdown" in request.headers.get("accept", ""):
            return PlainTextResponse(games.rulebook(game, language), media_type="text/markdown")
        return told_rules(game.name, language).sent(request)

    async def notes(self, request: Request) -> Response:
        game = games.find(request.path_params["game"])
        return steady(told_passages(game, ENGLISH, games.notes(game)), JSON).sent(request)

    async def health(self, request: Request) -> Response:
        is_well = self.hub.cluster is None or self.hub.cluster.is_well
        status, code = ("ok", 200) if is_well else ("cut off", 503)
        return answer(bodies.Health(status, __version__, PROTOCOL, engine()), code)

    async def metrics(self, request: Request) -> Response:
        return PlainTextResponse(await metrics.text(self.hub), media_type="text/plain; version=0.0.4")

    async def keys(self, request: Request) -> Response:
        return answer(await keyring.published(self.hub.store))

    async def openapi(self, request: Request) -> Response:
        return Response(told_document(), media_type=JSON)

    async def home(self, request: Request) -> Response:
        return Response(about.home_page(await self.hub.listed()), media_type="text/html")


@cache
def told_games() -> Steady:
    """All games as data."""
    return steady(msgspec.json.encode(bodies.Games([about.game_info(name) for name in games.names()])), JSON)


@cache
def told_languages() -> Steady:
    """All languages."""
    found = [bodies.Language(code, name) for code, name in languages().items()]
    return steady(msgspec.json.encode(found), JSON)


@cache
def told_words(language: str, *places: Place) -> Steady:
    """Catalogues in a language, as Fluent has them."""
    return steady(told(language, places).encode(), "text/plain; charset=utf-8")


@cache
def told_rules(name: str, language: str) -> Steady:
    """The rules of a game, in English where nobody translated them."""
    game = games.find(name)
    found = language if games.has_rulebook(game, language) else ENGLISH
    return steady(told_passages(game, found, games.rulebook(game, found)), JSON)


def told_passages(game: Game, language: str, text: str) -> bytes:
    """A text about the rules, taken apart."""
    clauses = [bodies.Clause(passage.number, passage.text) for passage in passages(text)]
    return msgspec.json.encode(bodies.Rules(game.name, language, clauses))


@cache
def told_document() -> bytes:
    """The description of all that can be asked."""
    return msgspec.json.encode(document())
