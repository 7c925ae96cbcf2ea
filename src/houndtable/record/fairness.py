"""Fair luck in a record: what was published before the first card, everybody's seeds, and the secret in the end."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final

from houndtable.kernel.chance import Committed
from houndtable.kernel.json import Json, Reader, wanted
from houndtable.kernel.lesson import SEED, Lesson

HASH: Final = re.compile("[0-9a-f]{64}")
SECRET: Final = re.compile("(?:[0-9a-f]{2}){16,64}")
TAG: Final = "Houndtable seed"
# What became of a seat's seed.
SEALED: Final = "sealed"  # its hash was published first, then the seed was revealed
WITHHELD: Final = "withheld"  # its hash was published, and the seed never came
OPEN: Final = "open"  # it was given without a hash
NONE: Final = "none"  # the seat gave no seed
KINDS: Final = [SEALED, WITHHELD, OPEN, NONE]
SORTED: Final = "sorted"  # every shuffle first puts the cards into the order of the box


@dataclass(frozen=True)
class Place:
    """What a person's seat added to the luck: what became of its seed, and the hash it had published."""

    seat: int
    seed: str
    hash: str = ""

    @property
    def is_in(self) -> bool:
        """Whether its seed is one of those that decide the luck."""
        return self.seed in (SEALED, OPEN)


@dataclass(frozen=True)
class Fair:
    """The hash of the secret, the seeds in the order of the seats, the secret once it is told (else empty), and what
    each person's seat gave, where the record tells it. `shuffles` is sorted, or empty where it was played before there
    was that. The luck of a lesson is prepared: nothing is left to chance."""

    hash: str
    seeds: list[str]
    secret: str = ""
    is_prepared: bool = False
    places: list[Place] = field(default_factory=list)
    shuffles: str = ""

    def chance(self) -> Committed:
        """The luck, from its beginning."""
        seeds = [seed.encode() for seed in self.seeds]
        return Committed(bytes.fromhex(self.secret), seeds, sorts=self.shuffles == SORTED)


def seed_hash(commitment: str, seat: int, seed: str) -> str:
    """Return what a seat publishes of its seed. The commitment stands for the table, so that the hash is of no use at
    another table or in another seat."""
    return sha256(f"{TAG}\n{commitment}\n{seat}\n{seed}".encode()).hexdigest()


def prepared(lesson: Lesson) -> Fair:
    """What the record of a lesson says of its luck."""
    return Fair(lesson.chance().commitment(), [SEED], lesson.secret, is_prepared=True, shuffles=SORTED)


def write_commitment(fair: Fair) -> dict[str, Json]:
    """What the first line says of it."""
    told: dict[str, Json] = {"hash": fair.hash, "seeds": list(fair.seeds)}
    if fair.places:
        told["places"] = [write_place(place) for place in fair.places]
    if fair.shuffles:
        told["shuffles"] = fair.shuffles
    if fair.is_prepared:
        told["prepared"] = True
    return told


def write_place(place: Place) -> dict[str, Json]:
    """What the first line says of a seat."""
    told: dict[str, Json] = {"seat": place.seat, "seed": place.seed}
    return told | ({"hash": place.hash} if place.hash else {})


def read_commitment(reader: Reader, players: int) -> Fair | None:
    """What the first line says of it; None if it commits to nothing."""
    if "fair" not in reader.data:
        return None
    inner = Reader(reader.mapping("fair"), reader.wording)
    is_prepared = "prepared" in inner.data and inner.flag("prepared")
    places = read_places(inner, players) if "places" in inner.data else []
    shuffles = inner.word("shuffles", [SORTED]) if "shuffles" in inner.data else ""
    commitment = Fair(
        inner.text("hash"), inner.texts("seeds"), is_prepared=is_prepared, places=places, shuffles=shuffles
    )
    inner.done()
    if not HASH.fullmatch(commitment.hash):
        raise reader.odd("hash", wanted("hexadecimal", count=64), commitment.hash)
    count = sum(place.is_in for place in places)
    if places and count != len(commitment.seeds):
        raise reader.wording.refusal("record-other-count-of-seeds", places=count, seeds=len(commitment.seeds))
    return commitment


def read_places(reader: Reader, players: int) -> list[Place]:
    """What the first line says of each seat, in the order of the seats."""
    places = [read_place(Reader(one, reader.wording), players) for one in objects(reader, "places")]
    seats = [place.seat for place in places]
    if seats != sorted(set(seats)):
        raise reader.odd("places", wanted("seats-in-order"), list(seats))
    return places


def objects(reader: Reader, name: str) -> list[dict[str, Json]]:
    """The field as a list of objects."""
    found = [one for one in reader.items(name) if isinstance(one, dict)]
    if len(found) < len(reader.items(name)):
        raise reader.odd(name, wanted("objects"), reader.items(name))
    return found


def read_place(reader: Reader, players: int) -> Place:
    """What the first line says of one seat."""
    seat, seed = reader.number("seat", 0, players - 1), reader.word("seed", KINDS)
    hashed = reader.text("hash") if seed in (SEALED, WITHHELD) else ""
    reader.done()
    if seed in (SEALED, WITHHELD) and not HASH.fullmatch(hashed):
        raise reader.odd("hash", wanted("hexadecimal", count=64), hashed)
    return Place(seat, seed, hashed)


def read_secret(reader: Reader) -> str:
    """The secret that the last line tells; empty if it tells none."""
    if "secret" not in reader.data:
        return ""
    secret = reader.text("secret")
    if not SECRET.fullmatch(secret):
        raise reader.odd("secret", wanted("hexadecimal-within", low=32, high=128), secret)
    return secret
