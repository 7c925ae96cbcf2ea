"""Fair luck in a record: what was published before the first card, everybody's seeds, and the secret in the end."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from houndtable.kernel.json import Json, Reader
from houndtable.kernel.lesson import SEED, Lesson

HASH: Final = re.compile("[0-9a-f]{64}")
SECRET: Final = re.compile("(?:[0-9a-f]{2}){16,64}")


@dataclass(frozen=True)
class Fair:
    """The hash of the secret, the seeds in the order of the seats, and the secret once it is told (else empty). The
    luck of a lesson is prepared: nothing is left to chance."""

    hash: str
    seeds: list[str]
    secret: str = ""
    is_prepared: bool = False


def prepared(lesson: Lesson) -> Fair:
    """What the record of a lesson says of its luck."""
    return Fair(lesson.chance().commitment(), [SEED], lesson.secret, is_prepared=True)


def write_commitment(fair: Fair) -> dict[str, Json]:
    """What the first line says of it."""
    luck: dict[str, Json] = {"prepared": True} if fair.is_prepared else {}
    return {"hash": fair.hash, "seeds": list(fair.seeds), **luck}


def read_commitment(reader: Reader) -> Fair | None:
    """What the first line says of it; None if it commits to nothing."""
    if "fair" not in reader.data:
        return None
    inner = Reader(reader.mapping("fair"), reader.wording)
    is_prepared = "prepared" in inner.data and inner.flag("prepared")
    commitment = Fair(inner.text("hash"), inner.texts("seeds"), is_prepared=is_prepared)
    inner.done()
    if not HASH.fullmatch(commitment.hash):
        raise reader.odd("hash", "64 hexadecimal digits", commitment.hash)
    return commitment


def read_secret(reader: Reader) -> str:
    """The secret that the last line tells; empty if it tells none."""
    if "secret" not in reader.data:
        return ""
    secret = reader.text("secret")
    if not SECRET.fullmatch(secret):
        raise reader.odd("secret", "32 to 128 hexadecimal digits", secret)
    return secret
