"""What people ask about themselves over HTTP: their sessions and their data."""

from __future__ import annotations

from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from houndtable.server import bodies, people
from houndtable.server.desk import Desk, answer
from houndtable.server.refusals import NoSuchSession

EPOCH: Final = date(1970, 1, 1).toordinal()


class OwnPages(Desk):
    """The answers, each a method; `openapi.py` says under which path."""

    async def me(self, request: Request) -> Response:
        person = await self.me_asking(request)
        return answer(bodies.Me(person.person, person.name, person.named))

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
            raise NoSuchSession("You have no such session.")
        await self.hub.presence.log_out(me.person, None if wish.everywhere else session)
        response = answer(bodies.Done())
        if wish.everywhere or session == me.session:
            people.delete_cookie(response, self.hub.settings)
        return response


def date_of(day: int) -> str:
    """Return the date of a day counted from 1970."""
    return str(date.fromordinal(EPOCH + day))
