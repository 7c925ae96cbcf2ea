"""The changes of a store's schema, numbered: each is made once, whole or not at all."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Final

from houndtable.server.store import BadStore

CHANGE: Final = re.compile(r"(\d{4})\.sql")


def changes(kind: str) -> list[tuple[int, str]]:
    """Every change of this kind of store, by its number."""
    found = []
    for file in files("houndtable.server").joinpath("migrations", kind).iterdir():
        match = CHANGE.fullmatch(file.name)
        if match:
            found.append((int(match[1]), file.read_text(encoding="utf-8")))
    return sorted(found)


def missing(kind: str, version: int) -> list[tuple[int, str]]:
    """The changes that data of this version still lacks; refused if a newer Houndtable made it."""
    known = changes(kind)
    if version > known[-1][0]:
        raise BadStore("refused-newer-data", version=version, known=known[-1][0])
    return [(number, sql) for number, sql in known if number > version]
