"""What is written down of a table: entry after entry, never changed. A table is what its entries make it.

Entries that no longer have any effect are deleted once a `Settled` entry stands for them."""

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
    whom each place is kept, its owner first; empty where anybody may sit. Older tables have one
    person instead. The luck of a `lesson` is prepared. `shuffles` is sorted (docs/fairness.md), or empty at older
    tables."""

    game: str
    rules: int
    players: int
    options: dict[str, str | int]
    seats: list[Plan]
    reserved: list[list[str] | str]
    host: str
    level: int
    clock: Clock
    hold: int
    public: bool
    key: str
    secret: str
    at: int = 0  # when, in milliseconds since 1970
    lesson: bool = False
    shuffles: str = ""


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
    """Somebody said something; older entries do not tell which of the people who have the place."""

    seat: int
    text: str
    person: str = ""


class Away(Entry, frozen=True):
    """A bot plays the place until its person comes back."""

    seat: int


class Here(Entry, frozen=True):
    """The person plays again, with at least so many milliseconds."""

    seat: int
    bank: int


class Shared(Entry, frozen=True):
    """A device used the link to a place. The place is its person's too: a further one, or its owner's again."""

    seat: int
    person: str


class Linked(Entry, frozen=True):
    """The first device that shows the token with this hash, before a time in seconds since 1970, has the place too.
    Earlier links to it are void; an empty hash is no link."""

    seat: int
    hash: str
    until: int = 0


class PutOut(Entry, frozen=True):
    """The place is no longer this further person's."""

    seat: int
    person: str


class Rekeyed(Entry, frozen=True):
    """Others join with this key from now on."""

    key: str


class Continued(Entry, frozen=True):
    """The same people play again at another table."""

    table: str


class Settled(Entry, frozen=True):
    """What earlier entries that can be deleted have left behind: the time each seat has left, who is away, by which
    messages moves were made; in a lesson which tips are still to come, which came last, and after how many choices."""

    banks: list[int | None]
    away: list[bool]
    ids: list[str]
    tips: list[int] = []
    latest: int | None = None
    chosen: int = -1


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
    | PutOut
    | Rekeyed
    | Continued
    | Settled
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


def people_in(entry: AnyEntry) -> set[str]:
    """Return the people who come to the table by an entry, or for whom a place is kept by it."""
    match entry:
        case Created():
            return {entry.host, *(person for kept in entry.reserved for person in group_of(kept))} - {""}
        case Sat() | Shared():
            return {entry.person} - {""}
    return set()


def group_of(reserved: list[str] | str) -> list[str]:
    """Return the people a place is kept for, however the table tells it."""
    return reserved if isinstance(reserved, list) else [reserved] * bool(reserved)
