"""Who somebody is: a token in a cookie, or as a bearer for programs; only its hash is kept."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import Response

from houndtable.server.actions import hashed
from houndtable.server.refusals import NotKnown
from houndtable.server.registry import DAY, Registry
from houndtable.server.settings import Settings

PLAIN: Final = "houndtable"  # the cookie over http
HOST: Final = "__Host-houndtable"  # over https: a browser takes it only from this very host, and sends it nowhere else
BEARER: Final = "bearer "


class Person(Struct, frozen=True):
    """Somebody known; `token` is set only when their device is to be given a new one."""

    person: str
    name: str
    named: bool = False
    session: str = ""
    token: str = ""


class Shown(Struct, frozen=True):
    """The token that a request shows, empty if there is none, and the cookie it is in; none for a bearer."""

    token: str
    cookie: str = ""


def cookie_name(settings: Settings) -> str:
    """Return the name of the cookie."""
    return HOST if settings.secure_cookies else PLAIN


def shown(asking: HTTPConnection, settings: Settings) -> Shown:
    """Return the token that comes with a request."""
    header = asking.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return Shown(header[len(BEARER) :].strip())
    found = [name for name in (cookie_name(settings), PLAIN) if name in asking.cookies]
    return Shown(asking.cookies[found[0]], found[0]) if found else Shown("")


async def known(asking: HTTPConnection, registry: Registry, settings: Settings) -> Person | None:
    """Return who asks, if the server knows them."""
    token = shown(asking, settings).token
    found = await registry.known(hashed(token)) if token else None
    return None if found is None else Person(found.person, found.name, found.named, found.session)


async def must_be_known(asking: HTTPConnection, registry: Registry, settings: Settings) -> Person:
    """Return who asks; refuse strangers."""
    person = await known(asking, registry, settings)
    if person is None:
        raise NotKnown("refused-not-known")
    return person


async def welcome(registry: Registry, name: str) -> Person:
    """Write down somebody new."""
    person = Person(secrets.token_hex(8), name, False, secrets.token_hex(8), secrets.token_urlsafe(32))
    await registry.add(person.person, name, person.session, hashed(person.token))
    return person


async def another_device(registry: Registry, person: str, old_token: str = "") -> Person:
    """Give a person a further session; it ends that of the old token when it is first used."""
    session, token = secrets.token_hex(8), secrets.token_urlsafe(32)
    await registry.add_session(person, session, hashed(token), hashed(old_token) if old_token else "")
    return Person(person, await registry.name(person), session=session, token=token)


def set_cookie(response: Response, token: str, settings: Settings) -> None:
    """Give the browser a token that no script can read."""
    secure = settings.secure_cookies
    response.set_cookie(
        cookie_name(settings),
        token,
        settings.session_days * DAY,
        path="/",
        secure=secure,
        httponly=True,
        samesite="lax",
    )
    if secure:
        response.delete_cookie(PLAIN, path="/", secure=True, httponly=True, samesite="lax")


def delete_cookie(response: Response, settings: Settings) -> None:
    """Make the browser forget its token."""
    for name in {cookie_name(settings), PLAIN}:
        response.delete_cookie(name, path="/", secure=settings.secure_cookies, httponly=True, samesite="lax")
