"""Snapshots: a position of a table's game from which the rest is played on, so that waking takes no longer in a long
game. A snapshot is a cache: without it, or where it does not fit, the entries alone tell the same table."""

from __future__ import annotations

import zlib
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from houndtable.kernel.chance import Committed
from houndtable.kernel.state import State

FORMAT: Final = 1
SUM: Final = 16  # bytes of the checksum in front
LEVEL: Final = 1


class BadSnapshot(Exception):
    """The snapshot cannot be used; the text says why, and tells nothing of the game."""


class Base(NamedTuple):
    """The position after so many moves. Nobody changes it: whoever plays on takes a clone."""

    moves: int
    state: State


class Snapshot(Struct, frozen=True, array_like=True):
    """A base as it is stored: how many moves, how many of them can never be taken back, a digest of them, where the
    committed luck stands, and the position."""

    format: int
    moves: int
    open_from: int
    digest: bytes
    block: int
    words: list[int]
    position: dict[str, Any]


DECODER: Final = msgspec.msgpack.Decoder(Snapshot)


def digest(moves: list[tuple[int, str]]) -> bytes:
    """Return another digest for other moves."""
    return blake2b(msgspec.msgpack.encode(moves), digest_size=SUM).digest()


def written(base: Base, moves: list[tuple[int, str]], open_from: int) -> bytes:
    """Return the base after these moves as it is stored."""
    chance = base.state.chance
    assert isinstance(chance, Committed)
    position = dict(base.state.dump())
    snapshot = Snapshot(FORMAT, base.moves, open_from, digest(moves), chance.block, chance.words, position)
    data = zlib.compress(msgspec.msgpack.encode(snapshot), LEVEL)
    return blake2b(data, digest_size=SUM).digest() + data


def read(data: bytes) -> Snapshot:
    """Return what was stored, if it is whole and in the format of today."""
    if blake2b(data[SUM:], digest_size=SUM).digest() != data[:SUM]:
        raise BadSnapshot("its checksum is wrong")
    try:
        snapshot = DECODER.decode(zlib.decompress(data[SUM:]))
    except (zlib.error, msgspec.MsgspecError):
        raise BadSnapshot("it cannot be read") from None
    if snapshot.format != FORMAT:
        raise BadSnapshot("its format is another")
    return snapshot
