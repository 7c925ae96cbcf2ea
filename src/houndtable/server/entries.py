"""What is written down of a table: entry after entry, never changed. A table is what its entries make it."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from houndtable.kernel.chance import Luck
from houndtable.server.messages import Clock


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    """What all entries share: the field `entry` says which it is."""


class Plan(Struct, frozen=True):
    """A place as the table was made: person, hot (on the host's device) or bot of a level."""

    kind: str
    level: int


class Outcome(Struct, frozen=True, array_like=True):
    """An outcome of chance."""

    kind: str
    values: list[int]
    of: int


class Created(Entry, frozen=True):
    """The table was made; the secret decides its luck, and its hash is told from now on. `reserved` are the people for
    whom places are kept, empty where anybody may sit. The luck of a `lesson` is prepared."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    seats: list[Plan]
    reserved: list[str]
    host: str
    level: int
    clock: Clock
    hold: int
    public: bool
    key: str
    secret: str
    at: int = 0  # when, in milliseconds since 1970
    lesson: bool = False


class Sat(Entry, frozen=True):
    """A person took a place and gave the hash of a seed, or none. Older entries have the seed itself."""

    seat: int
    person: str
    name: str
    seed: str = ""
    hash: str = ""


class Sealed(Entry, frozen=True):
    """The game is about to begin: the server's commitment and the hash of each seat's seed, empty where it gave none,
    are fixed. From now on seeds are revealed."""

    commitment: str
    hashes: list[str]


class Revealed(Entry, frozen=True):
    """A seat revealed the seed whose hash it had given."""

    seat: int
    seed: str


class Started(Entry, frozen=True):
    """The game began; free places are played by bots. `dealt` is what chance gave before the first move, `withheld`
    are the seats that gave a hash and did not reveal the seed in time."""

    dealt: list[Outcome]
    withheld: list[int] = []


class Moved(Entry, frozen=True):
    """A move, what chance gave because of it, who made it, what it was sent as, and the time it took."""

    seat: int
    move: str
    luck: list[Outcome]
    bot: bool
    id: str
    spent: int


class UndoAsked(Entry, frozen=True):
    """Somebody asked to take back all moves after so many; the other people have to agree."""

    seat: int
    kept: int


class UndoAnswered(Entry, frozen=True):
    """Somebody agreed to that while others have still to, or did not."""

    seat: int
    agree: bool


class Undone(Entry, frozen=True):
    """All moves after so many were taken back."""

    kept: int


class Spoke(Entry, frozen=True):
    """Somebody said something."""

    seat: int
    text: str


class Away(Entry, frozen=True):
    """A bot plays the place until its person comes back."""

    seat: int


class Here(Entry, frozen=True):
    """The person plays again, with at least so many milliseconds."""

    seat: int
    bank: int


class Shared(Entry, frozen=True):
    """The place is a further person's too: the same one on another device."""

    seat: int
    person: str


class Linked(Entry, frozen=True):
    """Whoever shows the token with this hash has the place."""

    seat: int
    hash: str


class Continued(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


AnyEntry: TypeAlias = (
    Created
    | Sat
    | Sealed
    | Revealed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Spoke
    | Away
    | Here
    | Shared
    | Linked
    | Continued
)
DECODER: Final[msgspec.json.Decoder[AnyEntry]] = msgspec.json.Decoder(AnyEntry)


def written(entry: AnyEntry) -> bytes:
    """The entry as it is stored."""
    return msgspec.json.encode(entry)


def read(data: bytes) -> AnyEntry:
    """The entry that was stored."""
    return DECODER.decode(data)


def outcomes(luck: list[Luck]) -> list[Outcome]:
    """Luck as it is stored."""
    return [Outcome(one.kind, [int(value) for value in one.values], int(one.of)) for one in luck]
