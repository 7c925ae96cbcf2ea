"""What the server refuses besides what the engine refuses: a closed list, told in docs/protocol.md."""

from __future__ import annotations

from typing import ClassVar, Final

from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchGame, NoSuchLanguage, NoSuchMove, NoSuchSeat, Refusal


class Malformed(Refusal):
    """This is no message or body as documented."""

    code: ClassVar[str] = "malformed"


class NoSuchTable(Refusal):
    """There is no such table."""

    code: ClassVar[str] = "no-such-table"


class NotYours(Refusal):
    """The place, or the right to do this, is somebody else's."""

    code: ClassVar[str] = "not-yours"


class NotNow(Refusal):
    """The table is not at the point where this can be done."""

    code: ClassVar[str] = "not-now"


class Stale(Refusal):
    """The move was made for an older position."""

    code: ClassVar[str] = "stale"


class Taken(Refusal):
    """The place is taken."""

    code: ClassVar[str] = "taken"


class NoUndo(Refusal):
    """Something hidden or random came to light since, or nothing is there to be taken back."""

    code: ClassVar[str] = "no-undo"


class TooFast(Refusal):
    """Too many of these in too short a time."""

    code: ClassVar[str] = "too-fast"


class TooMany(Refusal):
    """There are as many of these as there may be."""

    code: ClassVar[str] = "too-many"


class TooLarge(Refusal):
    """The body is larger than any that is taken."""

    code: ClassVar[str] = "too-large"


class NotStored(Refusal):
    """The disk does not take it; nothing changed, and nothing that was acknowledged is lost."""

    code: ClassVar[str] = "not-stored"


class OldRules(NotStored):
    """The table was begun by rules that this Houndtable does not play."""


class Damaged(Refusal):
    """What is stored of the table cannot be read; `number` in its message is its number in the server's log."""

    code: ClassVar[str] = "damaged"

    def __init__(self, number: str) -> None:
        super().__init__("refused-damaged", number=number)
        self.number = number


class TableClosed(Refusal):
    """The table was closed because nobody came back to it."""

    code: ClassVar[str] = "closed"

    def __init__(self, key: str = "refused-closed") -> None:
        super().__init__(key)


class TableDeleted(TableClosed):
    """The game was over for so long that it is no longer kept."""

    code: ClassVar[str] = "deleted"

    def __init__(self, key: str = "refused-deleted") -> None:
        super().__init__(key)


class Elsewhere(Refusal):
    """Another server has the table now, or nobody knows whether this was written down: connect and ask again."""

    code: ClassVar[str] = "elsewhere"

    def __init__(self, key: str, node: str = "") -> None:
        super().__init__(key)
        self.node = node


class OurFault(Refusal):
    """Something went wrong that should not; `number` in its message is its number in the server's log."""

    code: ClassVar[str] = "our-fault"

    def __init__(self, number: str) -> None:
        super().__init__("refused-our-fault", number=number)
        self.number = number


class NotKnown(Refusal):
    """The server does not know who asks."""

    code: ClassVar[str] = "not-known"


class NoSuchSession(Refusal):
    """You have no session of this name."""

    code: ClassVar[str] = "no-such-session"


class ForeignOrigin(Refusal):
    """A page from elsewhere asks."""

    code: ClassVar[str] = "foreign-origin"


REFUSALS: Final[list[type[Refusal]]] = [
    Malformed, NoSuchTable, NotYours, NotNow, Stale, Taken, NoUndo, TooFast, TooMany, TooLarge, NotStored, Damaged,
    TableClosed, TableDeleted, Elsewhere,
    OurFault, NotKnown, NoSuchSession, ForeignOrigin,
]  # fmt: skip
# What the engine refuses and the server hands on.
OF_THE_ENGINE: Final[list[type[Refusal]]] = [
    NoSuchGame, NoSuchLanguage, NoSuchSeat, NoSuchMove, IllegalMove, BadOption,
]  # fmt: skip

# Close codes of the socket; those below 4000 are the standard's own.
OUR_FAULT: Final = 1011
UNKNOWN_PERSON: Final = 4401
FOREIGN_ORIGIN: Final = 4403
TOO_MANY: Final = 4408
TOO_SLOW: Final = 4409
CONNECT_AGAIN: Final = 4410
TOO_MANY_FAULTS: Final = 4422
TOO_FAST: Final = 4429
CLOSES: Final = {
    1007: "a text frame was not UTF-8",
    1009: "a message was too large",
    OUR_FAULT: "something went wrong at our end before the first message, or no ping was answered: connect again",
    1012: "the server stops",
    UNKNOWN_PERSON: "no valid cookie or bearer token, or logged out",
    FOREIGN_ORIGIN: "a page from elsewhere asked",
    TOO_MANY: "too many connections from this address",
    TOO_SLOW: "messages were not read fast enough",
    CONNECT_AGAIN: "the table went to another server, or its database is gone: connect again",
    TOO_MANY_FAULTS: "too many messages that are none",
    TOO_FAST: "too many messages in too short a time",
}
