"""A view: what one seat, or a spectator, may know of a position. Hidden cards are absent: only `?` stands for them."""

from __future__ import annotations

from typing import Final

from houndtable.kernel.copying import Recipe
from houndtable.kernel.json import Json

HIDDEN: Final = "?"


class Zone:
    """A place where cards lie: its name, whose it is (None: everybody's), and its cards, `?` for those not known."""

    def __init__(self, name: str, owner: int | None, cards: list[str]) -> None:
        self.name = name
        self.owner = owner
        self.cards = cards

    def __reduce__(self) -> Recipe:
        return Zone, (self.name, self.owner, self.cards)


class View:
    """What a seat may know: the step of the turn, who is known to owe a choice, the zones, and all open figures."""

    def __init__(
        self, seat: int | None, step: str, waiting: list[int], zones: list[Zone], facts: dict[str, Json]
    ) -> None:
        self.seat = seat
        self.step = step
        self.waiting = waiting
        self.zones = zones
        self.facts = facts

    def __reduce__(self) -> Recipe:
        return View, (self.seat, self.step, self.waiting, self.zones, self.facts)

    def zone(self, name: str, owner: int | None = None) -> list[str]:
        """The cards of one zone."""
        return next(zone.cards for zone in self.zones if zone.name == name and zone.owner == owner)

    def as_json(self) -> dict[str, Json]:
        zones: list[Json] = [{"name": zone.name, "owner": zone.owner, "cards": list(zone.cards)} for zone in self.zones]
        return {
            "seat": self.seat,
            "step": self.step,
            "waiting": list(self.waiting),
            "zones": zones,
            "facts": self.facts,
        }
