"""The signature of a record: where it stands and which bytes it covers. Making and checking it is left to whoever
has the keys, so that records need no cryptography."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from json import loads
from typing import Final

from houndtable.kernel.json import Reader, wanted
from houndtable.record.lines import lines_in, show
from houndtable.record.seal import DIGITS, sum_of

KEY: Final = re.compile("[A-Za-z0-9_-]{43}")
TIME: Final = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ", re.ASCII)
VALUE: Final = re.compile("[0-9a-f]{128}")
# How a signed record ends; everything before this is signed.
TAIL: Final = re.compile(rf', "signature": "{VALUE.pattern}", "sum": "[0-9a-f]{{{DIGITS}}}"\}}\Z')


@dataclass(frozen=True)
class Signature:
    """The id of the key that signed, when it did (UTC), and the signature."""

    key: str
    time: str
    value: bytes


def signed(text: str, key: str, time: str, sign: Callable[[bytes], bytes]) -> str:
    """Return the text of a sealed record with a signature on its last line."""
    *lines, last = lines_in(text)
    end = loads(last)
    del end["sum"]
    end |= {"key": key, "time": time}
    part = "\n".join([*lines, show(end).removesuffix("}")])
    end["signature"] = sign(part.encode()).hex()
    end["sum"] = sum_of(loads(lines[-1])["sum"], end)
    return "\n".join([*lines, show(end), ""])


def signed_part(text: str) -> bytes:
    """Return the bytes that the signature of this text has to cover: all of it up to the signature itself. Line ends
    and a byte order mark do not count."""
    return TAIL.sub("", "\n".join(lines_in(text))).encode()


def read_signature(reader: Reader) -> Signature | None:
    """Return what the last line says of its signature; None if it has none."""
    if "signature" not in reader.data:
        return None
    key, time, value = reader.text("key"), reader.text("time"), reader.text("signature")
    if not KEY.fullmatch(key):
        raise reader.odd("key", wanted("letters-and-digits", count=43), key)
    if not TIME.fullmatch(time):
        raise reader.odd("time", wanted("time", example="2026-11-18T20:15:00Z"), time)
    if not VALUE.fullmatch(value):
        raise reader.odd("signature", wanted("hexadecimal", count=128), value)
    return Signature(key, time, bytes.fromhex(value))
