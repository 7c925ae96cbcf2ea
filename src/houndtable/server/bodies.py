"""What goes in and out over HTTP, as types; the OpenAPI document is made of them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from houndtable.kernel.errors import IllegalMove, NoSuchMove, Refusal
from houndtable.server.messages import Clock, TableInfo, Words, worded


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A place as the host wants it: person, hot or bot; a bot has a level from 1 to 5."""

    kind: str
    level: int = 2


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Without `seats` all are people; `level` is the bots' who play for somebody; `hold` is for
    how many milliseconds every question that only some are asked is held."""

    game: str
    players: int = 2
    options: dict[str, str | int] = {}
    seats: list[Wish] | None = None
    level: int = 2
    clock: Clock = Clock()
    hold: int | None = None
    public: bool = False


class Made(Struct, frozen=True):
    """The table made; its key lets others join."""

    key: str
    info: TableInfo


class NewLesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson to be begun: which game, and the learner's name."""

    game: str
    name: str


class SitDown(Struct, frozen=True, forbid_unknown_fields=True):
    """A place to be taken. `hash` is that of a seed for the table's luck and goes with one seat, which must be named;
    `key` is needed where the table is not public."""

    name: str
    seat: int | None = None
    hash: str = ""
    key: str = ""


class Seated(Struct, frozen=True):
    """The place taken."""

    seat: int
    info: TableInfo


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link to a place."""

    token: str


class PlaceLink(Struct, frozen=True):
    """A link to a place: the first device that shows its token before `until`, in seconds since 1970, has the place
    too."""

    token: str
    until: int


class Guest(Struct, frozen=True):
    """Somebody a place is shared with, and how they are called."""

    person: str
    name: str


class Sharing(Struct, frozen=True):
    """Who else has your place; `until` is when the link to it ends, in seconds since 1970, 0 where there is none."""

    until: int
    guests: list[Guest]


class Revoke(Struct, frozen=True, forbid_unknown_fields=True):
    """Whom to take the place away from; nobody, but the link to it, if it is empty."""

    person: str = ""


class Key(Struct, frozen=True):
    """What others join the table with."""

    key: str


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody new; a program asks for its token as a bearer."""

    name: str
    bearer: bool = False


class Me(Struct, frozen=True):
    """Who you are; `named` says whether others may see your name after a game. The token is told only to a new
    program."""

    person: str
    name: str
    named: bool
    token: str = ""


class Done(Struct, frozen=True):
    """It is done."""

    done: bool = True


class SessionInfo(Struct, frozen=True):
    """A device that is logged in, the dates when it began and was last used, and whether it is this one."""

    session: str
    made: str
    used: str
    here: bool


class Sessions(Struct, frozen=True):
    """Your devices."""

    sessions: list[SessionInfo]


class MyWishes(Struct, frozen=True, forbid_unknown_fields=True):
    """What others may see of you after a game: `named` is your consent to your name."""

    named: bool


class DeleteMe(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether you are sure."""

    sure: bool = False


class ExportedTable(Struct, frozen=True):
    """What a table has of you: whether you made it, whether a place was kept for you, the places you have or had with
    the name you gave, empty where the place was shared with you, your seeds for the luck, and what you said."""

    table: str
    game: str
    made: str
    host: bool
    kept: bool
    places: dict[int, str]
    seeds: list[str]
    said: list[str]


class Exported(Struct, frozen=True):
    """Everything the server has of you."""

    person: str
    name: str
    named: bool
    sessions: list[SessionInfo]
    tables: list[ExportedTable]


class Privacy(Struct, frozen=True):
    """What is kept for how long, and how to reach whoever runs the server; empty where that is not told. Days count
    from when somebody last used a device, or looked at a table: an open one, one that waits for players, a game that is
    not over, and one that is."""

    contact: str
    session_days: float
    link_hours: float
    open_days: float
    waiting_days: float
    abandoned_days: float
    finished_days: float


class LogOut(Struct, frozen=True, forbid_unknown_fields=True):
    """Which session ends: the one named, this one if none is, or all."""

    session: str = ""
    everywhere: bool = False


class Tables(Struct, frozen=True):
    """The public tables."""

    tables: list[TableInfo]


class Places(Struct, frozen=True):
    """Which seats of a table are yours, and the table."""

    seats: list[int]
    info: TableInfo


class Step(Struct, frozen=True):
    """One step of a finished game as a viewer knew it; the deal has neither seat nor move."""

    seat: int | None
    move: str | None
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    """A finished game, step by step."""

    info: TableInfo
    steps: list[Step]


class OptionInfo(Struct, frozen=True):
    """A choice of the table. `part_of` is empty, or names a choice that says `off` where this one means nothing."""

    name: str
    default: str | int
    clause: str
    words: list[str]
    low: int
    high: int
    seats: bool
    part_of: str


class ZoneInfo(Struct, frozen=True):
    """A place of a view, and whether everybody has one."""

    name: str
    owner: bool


class FactInfo(Struct, frozen=True):
    """A figure or fact of a view: its form (docs/words.md), and whether it is a list, one for each seat."""

    name: str
    form: str
    per_seat: bool


class BoardInfo(Struct, frozen=True):
    """What the views of a game are made of, so that whoever draws a table needs to know none of its rules: places and
    facts, the form of its pieces, and the steps of a turn, the last of which is the end."""

    zones: list[ZoneInfo]
    facts: list[FactInfo]
    piece: str
    steps: list[str]


class MoveInfo(Struct, frozen=True):
    """How moves whose texts have this pattern read: by the message with this key."""

    key: str
    pattern: str


class GameInfo(Struct, frozen=True):
    """A game, and what a table may choose. `titles` and `abouts` are by language; all other words are in its
    catalogue. `minutes` is about how long a match takes with people, at the least and at the most; `lesson` says
    whether there is one that teaches it. `board` says what views are made of; `constants` are figures of the rules that
    no view tells again; at `secret_steps` only some are asked, and nobody else may know who; `colour` is the game's
    own. `events` and `phrases` have the form of each field of an event and of each argument of a message; `moves` say
    how texts of moves are read."""

    name: str
    titles: dict[str, str]
    abouts: dict[str, str]
    version: int
    fewest: int
    most: int
    minutes: tuple[int, int]
    options: list[OptionInfo]
    lesson: bool
    board: BoardInfo
    constants: dict[str, Any]
    secret_steps: list[str]
    colour: str
    events: dict[str, dict[str, str]]
    phrases: dict[str, dict[str, str]]
    moves: list[MoveInfo]


class Games(Struct, frozen=True):
    """The games."""

    games: list[GameInfo]


class Language(Struct, frozen=True):
    """A language: its code, and what it is called in itself."""

    code: str
    name: str


class Clause(Struct, frozen=True):
    """A rule, a heading or a paragraph between; `number` is empty where there is none."""

    number: str
    text: str


class Rules(Struct, frozen=True):
    """A game's rulebook, or its designer's notes, and the language it is in."""

    game: str
    language: str
    clauses: list[Clause]


class PublicKey(Struct, frozen=True):
    """A public key as RFC 8037 has it: `x` is the key, `kid` its thumbprint (RFC 7638)."""

    kid: str
    x: str
    kty: str = "OKP"
    crv: str = "Ed25519"
    alg: str = "EdDSA"
    use: str = "sig"


class PublicKeys(Struct, frozen=True):
    """The keys that records are signed with."""

    keys: list[PublicKey]


class Health(Struct, frozen=True):
    """The server is well."""

    status: str
    version: str
    protocol: int
    engine: str


class Problem(Struct, frozen=True):
    """What was refused: nothing changed. `message` says why: it is in the catalogue of `game`, or in the common one
    where that is empty. `clause` is the rule that forbids a move, `near` are moves that read like it."""

    code: str
    message: Words
    game: str = ""
    clause: str = ""
    near: list[str] = []


def problem_of(refusal: Refusal) -> Problem:
    """The refusal in the one shape problems have."""
    clause = refusal.clause if isinstance(refusal, IllegalMove) else ""
    near = refusal.near if isinstance(refusal, NoSuchMove) else []
    return Problem(refusal.code, worded(refusal.message), refusal.game, clause, near)
