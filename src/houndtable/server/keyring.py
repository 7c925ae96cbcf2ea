"""The server's signing keys: made at the first start, replaced by its operator, told to everybody, used on records.

They are read from the store each time, so that all processes of a cluster sign with the newest at once."""

from __future__ import annotations

import time
from typing import ClassVar, Final, NamedTuple

import msgspec

from houndtable.kernel.errors import Refusal
from houndtable.record import signed
from houndtable.server import signing
from houndtable.server.bodies import PublicKey, PublicKeys
from houndtable.server.store import Database, Statement

ALL: Final = "SELECT number, public, private FROM keys ORDER BY number"
ADD: Final = "INSERT INTO keys (number, public, private) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"
STRIP: Final = "UPDATE keys SET private = $2 WHERE number < $1"
DROP: Final = "DELETE FROM keys WHERE number = $1"


class StoredKey(NamedTuple):
    """A signing key, the newest with the highest number; once it is replaced its private half is empty."""

    number: int
    public: bytes
    private: bytes


class NoSuchKey(Refusal):
    """There is no such key, or it is in use."""

    code: ClassVar[str] = "no-such-key"


async def keys(store: Database) -> list[StoredKey]:
    """Return all keys, the newest last; the first one is made if there is none."""
    found = await stored(store)
    if not found:
        await add(store, make(0))
        found = await stored(store)  # another process may have been faster
    return found


async def stored(store: Database) -> list[StoredKey]:
    return [StoredKey(*row) for row in await store.fetch(ALL)]


async def add(store: Database, key: StoredKey) -> None:
    """Make the key the newest and keep only the public halves of the others, unless its number is taken."""
    await store.execute(Statement(ADD, key), Statement(STRIP, (key.number, b"")))


async def begin(store: Database) -> None:
    """Have a key."""
    await keys(store)


def make(number: int) -> StoredKey:
    private = signing.new_key()
    return StoredKey(number, signing.public_half(private), private)


async def published(store: Database) -> PublicKeys:
    """Return the public halves of all keys, the newest first."""
    return PublicKeys([told(key.public) for key in reversed(await keys(store))])


def as_json(told: PublicKeys) -> str:
    """Return the keys as they are told at /api/keys, for a file."""
    return msgspec.json.format(msgspec.json.encode(told)).decode()


def told(public: bytes) -> PublicKey:
    return PublicKey(signing.key_id(public), signing.as_text(public))


async def sign(store: Database, text: str) -> str:
    """Return the text of a record, signed now with the newest key."""
    key = (await keys(store))[-1]
    now = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime())
    return signed(text, signing.key_id(key.public), now, lambda data: signing.sign(key.private, data))


async def replace(store: Database) -> str:
    """Make a new key that signs from now on, and return its id; of those before only the public halves are kept."""
    key = make((await keys(store))[-1].number + 1)
    await add(store, key)
    if key.public not in [one.public for one in await stored(store)]:
        raise NoSuchKey("refused-other-new-key")
    return signing.key_id(key.public)


async def drop(store: Database, name: str) -> None:
    """Publish a replaced key no longer: nothing that it signed can be checked with this server's keys any more."""
    *old, newest = await keys(store)
    if name == signing.key_id(newest.public):
        raise NoSuchKey("refused-key-in-use")
    found = [key for key in old if signing.key_id(key.public) == name]
    if not found:
        raise NoSuchKey("refused-no-such-key", key=name[:60])
    await store.execute(Statement(DROP, (found[0].number,)))
