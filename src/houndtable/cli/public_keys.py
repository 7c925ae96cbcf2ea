"""Public keys as somebody has them: the keys of a server in a file or at an address, or one key as text."""

from __future__ import annotations

import os
from json import loads
from typing import Final
from urllib.error import URLError
from urllib.request import urlopen

from houndtable.cli.files import read_text
from houndtable.cli.parser import Misuse
from houndtable.server.signing import from_text, key_id

MOST_BYTES: Final = 1_000_000
SECONDS: Final = 20.0
KEYS: Final = "/api/keys"  # where a server tells them


def read_keys(source: str) -> dict[str, bytes]:
    """Return the keys by their ids."""
    if source.startswith(("http://", "https://")):
        text = fetched(source)
    elif not os.path.exists(source) and from_text(source):
        text = source
    else:
        text = read_text(source)
    one = from_text(text)
    found = [one] if one else keys_in(text, source)
    return {key_id(public): public for public in found}


def fetched(address: str) -> str:
    """Return what a server tells at the address; its keys if that is only the server's."""
    scheme, _, rest = address.partition("://")
    host, _, path = rest.partition("/")
    try:
        with urlopen(address if path else f"{scheme}://{host}{KEYS}", timeout=SECONDS) as answer:
            data: bytes = answer.read(MOST_BYTES)
        return data.decode()
    except (OSError, ValueError) as error:
        why = error.reason if isinstance(error, URLError) else error
        raise Misuse("misuse-no-keys-at", address=address[:200], error=str(why)) from None


def keys_in(text: str, source: str) -> list[bytes]:
    """Return the Ed25519 keys in a JWK or a set of them (RFC 7517, RFC 8037)."""
    try:
        data = loads(text)
        listed = data.get("keys", [data])
        found = [from_text(one["x"]) for one in listed if one.get("crv") == "Ed25519"]
    except (ValueError, AttributeError, KeyError, TypeError, RecursionError):
        found = []
    keys = [public for public in found if public]
    if not keys:
        raise Misuse("misuse-no-public-key", source=source[:200], path=KEYS)
    return keys
