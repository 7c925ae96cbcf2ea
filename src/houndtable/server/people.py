"""Who somebody is: a token in one cookie, or as a bearer for programs; only its hash is kept."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Final

from starlette.requests import HTTPConnection
from starlette.responses import Response

from houndtable.server.actions import hashed
from houndtable.server.refusals import NotKnown
from houndtable.server.settings import Settings
from houndtable.server.store import Store

COOKIE: Final = "houndtable"
BEARER: Final = "bearer "
YEAR: Final = 365 * 86400


@dataclass(frozen=True)
class Person:
    """Somebody known; `token` is set only when they are new."""

    person: str
    name: str
    token: str = ""


def token_of(asking: HTTPConnection) -> str:
    """The token shown, empty if there is none."""
    header = asking.headers.get("authorization", "")
    if header[: len(BEARER)].lower() == BEARER:
        return header[len(BEARER) :].strip()
    return asking.cookies.get(COOKIE, "")


async def known(asking: HTTPConnection, store: Store) -> Person | None:
    """Who asks, if the server knows them."""
    token = token_of(asking)
    found = await store.person(hashed(token)) if token else None
    return None if found is None else Person(*found)


async def must_be_known(asking: HTTPConnection, store: Store) -> Person:
    """Who asks; strangers are refused."""
    person = await known(asking, store)
    if person is None:
        raise NotKnown("The server does not know you: no valid cookie or bearer token came along.")
    return person


async def welcome(store: Store, name: str) -> Person:
    """Somebody new, written down."""
    person = Person(secrets.token_hex(8), name, secrets.token_urlsafe(32))
    await store.add_person(person.person, hashed(person.token), name)
    return person


def set_cookie(response: Response, person: Person, settings: Settings) -> None:
    """The browser knows the token, and no script does."""
    response.set_cookie(
        COOKIE, person.token, max_age=YEAR, httponly=True, samesite="lax", secure=settings.secure_cookies, path="/"
    )
