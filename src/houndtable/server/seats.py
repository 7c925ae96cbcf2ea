"""A place at a table: whose it is, and who plays it now."""

from __future__ import annotations

from typing import Final

from houndtable.record.fairness import NONE, OPEN, SEALED, WITHHELD, Place
from houndtable.server.messages import SeatInfo

BOT = "bot"
HOT = "hot"
PERSON = "person"
KINDS = [PERSON, HOT, BOT]
IDS_KEPT: Final = 4
BOT_NAMES: Final = ["Argos", "Bella", "Cuno", "Dina", "Enzo", "Flora"]  # by seat, so that sentences tell bots apart


class Seat:
    """`people` have the place: its owner, and those it is shared with. `link` is the hash of a token that shares it,
    and until when it does; `hash` is that of the seed it adds to the luck, `seed` is empty until it is revealed."""

    __slots__ = (
        "bank", "hash", "ids", "is_away", "kind", "level", "link", "links_made", "name", "number", "owner", "people",
        "reserved", "seed",
    )  # fmt: skip

    def __init__(self, number: int, kind: str, level: int, reserved: list[str]) -> None:
        self.number = number
        self.kind = kind
        self.level = level
        self.reserved = reserved
        self.name = ""
        self.hash = ""
        self.seed = ""
        self.owner = ""
        self.people: set[str] = set()
        self.link: tuple[str, int] | None = None
        self.links_made = 0
        self.is_away = False
        self.bank: int | None = None
        self.ids: list[str] = []  # of the messages by which its latest moves were made

    def take(self, person: str, name: str, seed: str, hashed_seed: str) -> None:
        """A person has the place; kept for several, it is all of theirs, whoever comes first."""
        group = self.reserved if person in self.reserved else [person] * bool(person)
        self.owner, self.people = group[0] if group else "", set(group)
        self.name, self.seed, self.hash = name, seed, hashed_seed

    def moved_by(self, message: str) -> None:
        """Its latest move was made by the message with this id."""
        self.ids.append(message)
        del self.ids[:-IDS_KEPT]

    @property
    def group(self) -> list[str]:
        """Return the people who have the place, its owner first."""
        return [self.owner, *sorted(self.people - {self.owner})] if self.people else []

    @property
    def is_free(self) -> bool:
        """Whether somebody may sit down here."""
        return self.kind != BOT and not self.people

    @property
    def has_person(self) -> bool:
        """Whether a person plays here now."""
        return bool(self.people) and not self.is_away

    @property
    def title(self) -> str:
        """Who plays, for the record and for sentences."""
        return self.name or BOT_NAMES[self.number % len(BOT_NAMES)]

    @property
    def given(self) -> Place:
        """What the record says of the place's seed."""
        kind = (SEALED if self.seed else WITHHELD) if self.hash else OPEN if self.seed else NONE
        return Place(self.number, kind, self.hash)

    def info(self, name: str | None = None, *, started: bool) -> SeatInfo:
        """The place as everybody may know it, with this name or its own."""
        bot = self.kind == BOT or (started and not self.has_person)
        return SeatInfo(self.kind, name or (self.title if bot else self.name), self.level, bot, self.bank)
