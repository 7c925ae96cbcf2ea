"""Links over HTTP: to a place, to share it with another device, and to a table, for others to join."""

from __future__ import annotations

import secrets
import time

from starlette.requests import Request
from starlette.responses import Response

from houndtable.server import actions, bodies, showing
from houndtable.server.actor import TableActor
from houndtable.server.desk import Desk, answer, seat_of
from houndtable.server.people import Person


class LinkPages(Desk):
    """The answers, each a method; `openapi.py` says under which path."""

    async def asked_for(self, request: Request) -> tuple[Person, TableActor]:
        """Return who asks, and the table."""
        return await self.me_asking(request), await self.hub.find(request.path_params["table"])

    async def sharing(self, request: Request) -> Response:
        me, actor = await self.asked_for(request)
        seat = actions.owned(await actor.durable(), seat_of(request.path_params["seat"]), me.person)
        names = [(other, await self.hub.registry.name(other)) for other in seat.group[1:]]
        until = seat.link[1] if seat.link is not None and seat.link[1] > time.time() else 0
        return answer(bodies.Sharing(until, [bodies.Guest(*one) for one in names]))

    async def link(self, request: Request) -> Response:
        await self.body(request, dict[str, str])
        me, actor = await self.asked_for(request)
        seat, token = seat_of(request.path_params["seat"]), secrets.token_urlsafe(32)
        until = int(time.time()) + self.hub.settings.link_seconds
        await actor.do(lambda: actions.link(actor.table, seat, me.person, token, until))
        return answer(bodies.PlaceLink(token, until))

    async def revoke(self, request: Request) -> Response:
        wish = await self.body(request, bodies.Revoke)
        me, actor = await self.asked_for(request)
        seat = seat_of(request.path_params["seat"])
        if wish.person:
            await actor.do(lambda: actions.put_out(actor.table, seat, me.person, wish.person))
            actor.put_out(seat, wish.person)
        else:
            await actor.do(lambda: actions.link(actor.table, seat, me.person, "", 0))
        return answer(bodies.Done())

    async def come_back(self, request: Request) -> Response:
        """Share the place that the link is for with whoever asks. They stay who they are: a link gives away one place,
        and nothing else of its owner's."""
        wish = await self.body(request, bodies.Token)
        me, actor = await self.asked_for(request)
        shared = await actor.do(lambda: actions.share(actor.table, me.person, wish.token, time.time()))
        return answer(bodies.Seated(shared.seat, showing.info(actor.table)))

    async def renew_key(self, request: Request) -> Response:
        await self.body(request, dict[str, str])
        me, actor = await self.asked_for(request)
        key = secrets.token_urlsafe(18)
        await actor.do(lambda: actions.renew_key(actor.table, me.person, key))
        return answer(bodies.Key(key))
