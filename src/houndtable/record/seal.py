"""The seal: every line has a checksum over itself and the line before, so that none can be changed alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Final

from houndtable.kernel.errors import BadRecord
from houndtable.kernel.json import Json
from houndtable.record.lines import canonical

DIGITS: Final = 16


def sum_of(before: str, data: dict[str, Json]) -> str:
    """The checksum of a line without its own, after a line with the checksum `before`."""
    return sha256((before + canonical(data)).encode()).hexdigest()[:DIGITS]


def sealed(lines: Iterable[dict[str, Json]]) -> Iterator[dict[str, Json]]:
    """The lines, each with its checksum."""
    before = ""
    for line in lines:
        before = sum_of(before, line)
        yield {**line, "sum": before}


def opened(before: str, number: int, data: dict[str, Json]) -> str:
    """The line's checksum, which is now taken out of it; refused if it does not fit."""
    told = data.pop("sum", None)
    if told is None:
        raise BadRecord(number, "record-no-checksum")
    if told != sum_of(before, data):
        raise BadRecord(number, "record-other-checksum")
    return sum_of(before, data)
