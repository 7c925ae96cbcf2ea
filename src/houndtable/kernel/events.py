"""Events: what happened, and who may see it."""

from __future__ import annotations

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json


class Event:
    """Something that happened. Everybody sees `facts`; the seats in the mask `knowers` see `secret` as well."""

    def __init__(
        self, name: str, facts: dict[str, Json], secret: dict[str, Json] | None = None, knowers: int = 0
    ) -> None:
        self.name = name
        self.facts = facts
        self.secret = secret or {}
        self.knowers = knowers

    def __reduce__(self) -> Recipe:
        return Event, (self.name, self.facts, self.secret, self.knowers)

    def seen_by(self, seat: int | None) -> dict[str, Json]:
        """The event as a seat, or a spectator (None), may know it."""
        told: dict[str, Json] = {"event": self.name, **self.facts}
        if seat is not None and self.knowers >> seat & 1:
            told.update(self.secret)
        return told
