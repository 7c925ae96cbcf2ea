"""What the processes of a cluster say to each other."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct


class Frame(Struct, frozen=True, tag=True, array_like=True):
    """What is said; `sender` is the process that says it."""

    sender: str


class FromClient(Frame, frozen=True):
    """A client of the sender's says something to a table of the receiver's."""

    client: int
    person: str
    name: str
    address: str
    data: bytes


class ToClient(Frame, frozen=True):
    """The answer to a client of the receiver's, or what it looks on at."""

    client: int
    data: bytes


class Cut(Frame, frozen=True):
    """A client of the receiver's is to be closed with this code."""

    client: int
    code: int


class Gone(Frame, frozen=True):
    """A client of the sender's is gone."""

    client: int


class Request(Frame, frozen=True):
    """Something asked over HTTP of a table of the receiver's."""

    number: int
    method: str
    path: str
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes


class ListRequest(Frame, frozen=True):
    """The receiver's public tables are asked for."""

    number: int


class Response(Frame, frozen=True):
    """The answer to a request."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Restarted(Frame, frozen=True):
    """The sender may have missed something."""


class LoggedOut(Frame, frozen=True):
    """These sessions have ended."""

    sessions: list[str]


class Forget(Frame, frozen=True):
    """Somebody is to be forgotten; the database knows who."""


AnyFrame: TypeAlias = (
    FromClient | ToClient | Cut | Gone | Request | ListRequest | Response | Restarted | LoggedOut | Forget
)
DECODER: Final[msgspec.msgpack.Decoder[AnyFrame]] = msgspec.msgpack.Decoder(AnyFrame)
ENCODER: Final = msgspec.msgpack.Encoder()


def read(data: bytes) -> AnyFrame | None:
    """The frame; None for what another version of Houndtable says and this one does not know."""
    try:
        return DECODER.decode(data)
    except msgspec.MsgspecError:
        return None
