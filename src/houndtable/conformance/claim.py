"""What a check says when something does not hold."""

from __future__ import annotations

from json import dumps

from houndtable.kernel.json import Json


class Broken(AssertionError):
    """The game does not keep what every game keeps; `str()` says what."""


def claim(holds: bool, otherwise: str) -> None:
    """Refuses a game for which this does not hold."""
    if not holds:
        raise Broken(otherwise)


def claim_same(left: Json, right: Json, otherwise: str) -> None:
    """Refuses a game for which these two are not the same, as JSON text; says where they first differ."""
    one, two = dumps(left, sort_keys=True), dumps(right, sort_keys=True)
    if one != two:
        place = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
        start = max(0, place - 40)
        raise Broken(f"{otherwise}: ...{one[start : place + 60]}... is not ...{two[start : place + 60]}...")
