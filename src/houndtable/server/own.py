"""What people ask about themselves over HTTP: their sessions and their data."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from houndtable.server import bodies, people
from houndtable.server.desk import JSON, Desk, answer
from houndtable.server.export import date_of, exported
from houndtable.server.hub import Hub
from houndtable.server.rates import Buckets
from houndtable.server.refusals import Malformed, NoSuchSession, TooFast


class OwnPages(Desk):
    """The answers, each a method; `openapi.py` says under which path."""

    def __init__(self, hub: Hub) -> None:
        super().__init__(hub)
        self.exports = Buckets(hub.settings.export_rate, hub.settings.export_burst)

    async def me(self, request: Request) -> Response:
        person = await self.me_asking(request)
        return answer(bodies.Me(person.person, person.name, person.named))

    async def change_me(self, request: Request) -> Response:
        wish = await self.body(request, bodies.MyWishes)
        me = await self.me_asking(request)
        await self.hub.registry.name_in_public(me.person, named=wish.named)
        return answer(bodies.Me(me.person, me.name, wish.named))

    async def export(self, request: Request) -> Response:
        me = await self.me_asking(request)
        if not self.exports.take(me.person, self.hub.time.now()):
            raise TooFast("refused-too-many-exports")
        data = msgspec.json.format(msgspec.json.encode(await exported(self.hub, me)), indent=2)
        headers = {"content-disposition": 'attachment; filename="houndtable.json"'}
        return Response(data, media_type=JSON, headers=headers)

    async def delete_me(self, request: Request) -> Response:
        wish = await self.body(request, bodies.DeleteMe)
        me = await self.me_asking(request)
        if not wish.sure:
            raise Malformed("refused-not-sure")
        await self.hub.forgetting.begin(me.person)
        response = answer(bodies.Done())
        people.delete_cookie(response, self.hub.settings)
        return response

    async def privacy(self, request: Request) -> Response:
        kept = self.hub.settings
        return answer(
            bodies.Privacy(
                contact=kept.contact,
                session_days=kept.session_days,
                link_hours=kept.link_seconds / 3600,
                open_days=kept.open_days,
                waiting_days=kept.waiting_days,
                abandoned_days=kept.abandoned_days,
                finished_days=kept.finished_days,
            )
        )

    async def sessions(self, request: Request) -> Response:
        me = await self.me_asking(request)
        found = await self.hub.registry.sessions(me.person)
        return answer(bodies.Sessions([
            bodies.SessionInfo(one.session, date_of(one.made), date_of(one.used), one.session == me.session)
            for one in found
        ]))  # fmt: skip

    async def log_out(self, request: Request) -> Response:
        wish = await self.body(request, bodies.LogOut)
        me = await self.me_asking(request)
        registry, session = self.hub.registry, wish.session or me.session
        if not wish.everywhere and session not in [one.session for one in await registry.sessions(me.person)]:
            raise NoSuchSession("refused-no-such-session")
        await self.hub.presence.log_out(me.person, None if wish.everywhere else session)
        response = answer(bodies.Done())
        if wish.everywhere or session == me.session:
            people.delete_cookie(response, self.hub.settings)
        return response
