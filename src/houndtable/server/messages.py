"""Every message of the socket, in one place. docs/protocol.md lists them; a test holds both together. None of them is a
sentence: where a person is to read something there is a key of a catalogue, with arguments.

A table's message names its viewer: `seat` is a seat, or None for a spectator; `seq` counts what this viewer was sent.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct

from houndtable.kernel.message import Message as Worded

PROTOCOL: Final = 2
LONGEST_ID: Final = 40
Words: TypeAlias = tuple[str, dict[str, Any]]  # a key, and what stands in the sentence


class Message(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """What all messages share: the field `type` says which it is."""


# From the client.


class Hello(Message, frozen=True):
    """Sends me what this viewer may see from now on; `last` with its `epoch` is the last number I have seen."""

    table: str
    seat: int | None = None
    epoch: str = ""
    last: int = 0


class Bye(Message, frozen=True):
    """Sends me nothing more for this viewer."""

    table: str
    seat: int | None = None


class Move(Message, frozen=True):
    """Makes a move in the position with this number; sent twice with the same `id` it is made once."""

    table: str
    seat: int
    position: int
    move: str
    id: str


class Why(Message, frozen=True):
    """Asks whether a move is lawful now, and if not, why."""

    table: str
    seat: int
    move: str
    id: str


class Hint(Message, frozen=True):
    """Asks for a move that looks good, and why."""

    table: str
    seat: int
    id: str


class AskHistory(Message, frozen=True, tag="story"):
    """Asks for all that happened so far, as this viewer may know it."""

    table: str
    seat: int | None
    id: str


class Say(Message, frozen=True):
    """Says something to everybody at the table."""

    table: str
    seat: int
    text: str
    id: str


class Start(Message, frozen=True):
    """The host starts the game; bots take the places that are still free."""

    table: str
    id: str


class Reveal(Message, frozen=True):
    """Reveals the seed whose hash I gave, once the table is sealed; sent twice it counts once."""

    table: str
    seat: int
    seed: str
    id: str


class Undo(Message, frozen=True):
    """Asks everybody to take back my last move and what followed it."""

    table: str
    seat: int
    id: str


class Consent(Message, frozen=True):
    """Agrees, or not, to what was asked to be taken back."""

    table: str
    seat: int
    agree: bool
    id: str


class Leave(Message, frozen=True):
    """Leaves the place to a bot until I come back."""

    table: str
    seat: int
    id: str


class Back(Message, frozen=True):
    """Takes the place again."""

    table: str
    seat: int
    id: str


class Rematch(Message, frozen=True):
    """Asks for another game with the same people at a new table."""

    table: str
    id: str


class Ping(Message, frozen=True):
    """Asks for a pong."""

    id: str = ""


FromClient: TypeAlias = (
    Hello | Bye | Move | Why | Hint | AskHistory | Say | Start | Reveal | Undo | Consent | Leave | Back | Rematch | Ping
)

# From the server.


class Welcome(Message, frozen=True):
    """The first message: who you are, and the epoch that numbers belong to."""

    protocol: int
    epoch: str
    person: str
    name: str


class ViewUpdate(Message, frozen=True, tag="position"):
    """The table as the viewer may see it now, and the viewer's lawful moves, by their texts; `events` led here."""

    table: str
    seat: int | None
    seq: int
    position: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    moves: list[str]


class Sight(Message, frozen=True, tag="position"):
    """A `ViewUpdate` whose larger parts are JSON already."""

    table: str
    seat: int | None
    seq: int
    position: int
    events: msgspec.Raw
    view: msgspec.Raw
    moves: msgspec.Raw


class Told(Message, frozen=True):
    """What happened; the position follows."""

    table: str
    seat: int | None
    seq: int
    events: list[dict[str, Any]]


class SeatInfo(Struct, frozen=True):
    """A place: `kind` is person, hot or bot; `name` is empty while it is free; `bot` plays it now; `bank` is the
    time left in milliseconds, where there is a bank."""

    kind: str
    name: str
    level: int
    bot: bool
    bank: int | None


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is kept: `none`, `soft` (a reminder after so many seconds), `bank` (so many for each person's whole
    game) or `days` (so many for each move)."""

    kind: str = "none"
    amount: int = 0


class Asked(Struct, frozen=True):
    """Somebody asks to take back moves: who, how many, and who has still to agree."""

    seat: int
    moves: int
    owing: list[int]


class Result(Struct, frozen=True):
    """How the game ended, and how many moves of each seat its person and a bot made."""

    outcome: dict[str, Any]
    by_person: list[int]
    by_bot: list[int]


class Seal(Struct, frozen=True):
    """The sealed luck: the hash of each seat's seed, empty where it gave none; who has still to reveal theirs; and,
    once the game has begun, who did not."""

    hashes: list[str]
    owing: list[int]
    withheld: list[int]


class TableInfo(Struct, frozen=True):
    """All that everybody may know of a table besides the game itself. `phase` is open, starting (sealed), playing or
    over; `lesson` says that it is a lesson. `shuffles` is sorted, as in the record, or empty at older tables."""

    table: str
    game: str
    players: int
    options: dict[str, str | int]
    seats: list[SeatInfo]
    host: int
    level: int
    clock: Clock
    hold: int
    public: bool
    phase: str
    commitment: str
    undo: Asked | None
    result: Result | None
    rematch: str | None
    lesson: bool = False
    seal: Seal | None = None
    shuffles: str = ""


class People(Message, frozen=True):
    """Who sits where, and how the table stands. `key` lets others join; spectators do not get it."""

    table: str
    seat: int | None
    seq: int
    info: TableInfo
    key: str


class Said(Message, frozen=True):
    """Somebody said something."""

    table: str
    seat: int | None
    seq: int
    who: int
    text: str


class Reminder(Message, frozen=True):
    """You are waited for."""

    table: str
    seat: int | None
    seq: int


class Device(Message, frozen=True):
    """Another device has your place too, by the link you made."""

    table: str
    seat: int | None
    seq: int


class Tip(Message, frozen=True):
    """At a lesson's table: what to know for the next move, by its number in the lesson, from 1, and the rule to read
    on. `hello` brings the present one again."""

    table: str
    seat: int | None
    seq: int
    clause: str
    number: int


class Done(Message, frozen=True):
    """What the message with this id asked for is done, and written down."""

    id: str


class Hinted(Message, frozen=True):
    """A move that looks good, and why, in one message or several."""

    id: str
    move: str
    why: list[Words]


class Saying(Struct, frozen=True):
    """Something a seat said."""

    who: int
    text: str


class History(Message, frozen=True, tag="storied"):
    """All that happened so far, and what was said lately."""

    id: str
    events: list[dict[str, Any]]
    talk: list[Saying]


class Refused(Message, frozen=True):
    """The message with this id was not taken, and nothing changed. `message` says why: it is in the catalogue of
    `game`, or in the common one where that is empty. `clause` is the rule that forbids a move, `near` are moves that
    read like it."""

    id: str
    code: str
    message: Words
    game: str = ""
    clause: str = ""
    near: list[str] = []


class Pong(Message, frozen=True):
    """The answer to a ping."""

    id: str


FromServer: TypeAlias = (
    Welcome | ViewUpdate | Told | People | Said | Reminder | Device | Tip | Done | Hinted | History | Refused | Pong
)

CLIENT: Final[msgspec.json.Decoder[FromClient]] = msgspec.json.Decoder(FromClient)
SERVER: Final[msgspec.json.Decoder[FromServer]] = msgspec.json.Decoder(FromServer)
ENCODER: Final = msgspec.json.Encoder()


def worded(message: Worded) -> Words:
    """What is to be said, as it is sent."""
    return message.key, dict(message.args)


def encode(message: FromServer | FromClient | Sight) -> bytes:
    """The message as it goes over the wire."""
    return ENCODER.encode(message)
