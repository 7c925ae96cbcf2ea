"""Events: what happened, and who may see it. A game declares each of its events once: its fields with their kinds, and
who is told which."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Kind
from houndtable.kernel.message import Message, slug

Telling: TypeAlias = Callable[[dict[str, Json]], list[Message]]


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
        if self.tells(seat):
            told.update(self.secret)
        return told

    def tells(self, seat: int | None) -> bool:
        """Whether a seat, or a spectator (None), is told the secret."""
        return seat is not None and self.knowers >> seat & 1 != 0


class EventKind:
    """A declared event. Everybody is told the `open` fields; the `secret` ones only those seats that the fields named
    in `to` hold. A field told as None is left out if it is among the `optional` ones, else it is null. It is put into
    words by the message `event-` and its name; where that takes several sentences, `says` makes messages of what
    somebody was told."""

    def __init__(
        self,
        name: str,
        *,
        open: dict[str, Kind],
        secret: dict[str, Kind],
        to: list[str],
        optional: list[str] | None = None,
        says: Telling | None = None,
    ) -> None:
        assert bool(secret) == bool(to), f"The secret fields of {name!r} need seats that are told them, and only they."
        assert all(field in open for field in to), f"Who is told the secret of {name!r} is no open field."
        self.name = name
        self.open = open
        self.secret = secret
        self.to = to
        self.optional = optional or []
        self.says = says
        self.key = f"event-{slug(name)}"

    def __reduce__(self) -> Recipe:
        return event_kind_of, (self.name, self.open, self.secret, self.to, self.optional, self.says)

    def forms(self) -> dict[str, Json]:
        """The kind of each field, for whoever puts the event into words."""
        return {field: kind.form() for field, kind in {**self.open, **self.secret}.items()}

    def messages(self, told: dict[str, Json]) -> list[Message] | None:
        """What somebody who was told this reads; None where the event itself is the message."""
        return None if self.says is None else self.says(told)

    def event(self, values: dict[str, object]) -> Event:
        """The event with these values, each told as its field's kind does."""
        unknown = [field for field in values if field not in self.open and field not in self.secret]
        assert not unknown, f"The event {self.name!r} has no field {unknown[0]!r}."
        knowers = 0
        for field in self.to:
            seat = values[field]
            assert isinstance(seat, int)
            knowers |= 1 << seat
        return Event(self.name, self.told(self.open, values), self.told(self.secret, values), knowers)

    def told(self, fields: dict[str, Kind], values: dict[str, object]) -> dict[str, Json]:
        """These fields as JSON."""
        return {
            field: kind.tell(values[field])
            for field, kind in fields.items()
            if field not in self.optional or values.get(field) is not None
        }

    def about(self) -> dict[str, Json]:
        """The declaration as JSON, for documents and programs."""
        return {
            "event": self.name,
            "open": {field: kind.name for field, kind in self.open.items()},
            "secret": {field: kind.name for field, kind in self.secret.items()},
            "to": [*self.to],
            "optional": [*self.optional],
        }


def event_kind_of(
    name: str,
    open: dict[str, Kind],
    secret: dict[str, Kind],
    to: list[str],
    optional: list[str],
    says: Telling | None,
) -> EventKind:
    """The declared event with all of this."""
    return EventKind(name, open=open, secret=secret, to=to, optional=optional, says=says)


def tell(_events: list[Event] | None, _kind: EventKind, **values: object) -> None:
    """The event is told, if somebody listens."""
    if _events is not None:
        _events.append(_kind.event(values))


def to_all(_name: str, **open: Kind) -> EventKind:
    """An event of which everybody is told everything."""
    return EventKind(_name, open=open, secret={}, to=[])
