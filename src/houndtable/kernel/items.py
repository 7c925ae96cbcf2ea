"""What a board is made of: figures, places with pieces, facts, and what else a position keeps.

Who may know a thing never has a default: forgetting it is an error at import, not a leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from houndtable.kernel.forms import Form
from houndtable.kernel.json import Json, Reader, refuse, wanted
from houndtable.kernel.kinds import Flag, Kind
from houndtable.kernel.packing import Each, Packing

# Who may know.
ALL: Final = "all"
OWNER: Final = "owner"  # whose it is; of a figure that is nobody's, whose turn it is
NOBODY: Final = "nobody"

OBJECT: Final = "object"  # the kind of a fact that has parts
GAP: Final = "-"  # a place without its card
NO_CARD: Final = -1

Position = Any  # a game's own class, which this module knows by its declaration
Viewer = int  # a seat, or the number of players for a spectator


def spaced(name: str) -> str:
    """A name as words: "go out minimum"."""
    return name.replace("_", " ")


class Stored:
    """Something a position keeps that no view tells by itself: its type and first value as code, in which `players`,
    `options` and `version` are known. A copy of a position has a `copy` of it: the same object ("shared"), a list of
    its own ("list", "lists" for a list of lists), or a "clone". A file has it if it has a `form` there."""

    def __init__(
        self, name: str, type: str, first: str, about: str = "", *, copy: str = "shared", form: Form | None = None
    ) -> None:
        self.name = name
        self.type = type
        self.first = first
        self.about = about
        self.copy = copy
        self.form = form


class Figure:
    """A value of the position, or one for each seat: what it can be, where it is kept, who may know it. It is a field
    or a list by the name of `attr`, or `kept` otherwise; `get` and `put` read and write it where even that is not so.
    `file` is its name in a position's file; "" if it is not there. `label` is what an observation calls it, behind a
    colon what it can be; people read `called`, where that says it better."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        *,
        known: str,
        seats: bool = False,
        label: str = "",
        called: str = "",
        about: str = "",
        first: int = 0,
        attr: str = "",
        file: str | None = None,
        kept: Each | None = None,
        get: Callable[..., int] | None = None,
        put: Callable[..., None] | None = None,
        told: Callable[..., Json] | None = None,
        observed: bool = True,
        older: bool = False,
    ) -> None:
        self.name = name
        self.kind = kind
        self.known = checked(name, known)
        self.seats = seats
        self.label = label or spaced(name)
        self.called = called or self.label.rstrip(":")
        self.about = about
        self.first = first
        self.attr = attr or name
        self.file = name if file is None else file
        self.kept = kept
        self.get = get
        self.put = put
        self.told = told  # (position, viewer): what a view tells, where that is not the value
        self.observed = observed and known != NOBODY
        self.older = older  # whether files of earlier times may lack it

    def value(self, p: Position, owner: int) -> int:
        """The value, of this seat where each has one."""
        if self.get is not None:
            return int(self.get(p, owner) if self.seats else self.get(p))
        if self.kept is not None:
            return self.kept.get(p, owner)
        found = getattr(p, self.attr)
        return int(found[owner] if self.seats else found)

    def set(self, p: Position, owner: int, value: int) -> None:
        """The value is this."""
        if self.put is not None:
            self.put(p, owner, value) if self.seats else self.put(p, value)
        elif self.kept is not None:
            self.kept.put(p, owner, value)
        elif self.seats:
            getattr(p, self.attr)[owner] = value
        elif type(self.kind) is Flag:
            setattr(p, self.attr, value != 0)  # on its own: the compiler makes one number of "a bool or a number"
        else:
            setattr(p, self.attr, value)

    def write(self, p: Position) -> Json:
        """The figure as a file has it."""
        if not self.seats:
            return self.kind.write(self.value(p, NO_CARD))
        return [self.kind.write(self.value(p, owner)) for owner in range(p.players)]

    def read(self, p: Position, reader: Reader) -> None:
        """The figure is what the file says."""
        if self.older and self.file not in reader.data:
            return
        if not self.seats:
            self.set(p, NO_CARD, self.kind.read(self.file, reader.take(self.file), p.players))
            return
        values = reader.items(self.file)
        if len(values) != p.players:
            raise refuse(self.file, wanted("one-for-each-seat", count=p.players), values)
        for owner, value in enumerate(values):
            self.set(p, owner, self.kind.read(self.file, value, p.players))

    def shown(self, p: Position, viewer: Viewer, turn: int) -> Json:
        """The figure as a view tells it: what only its owner knows is null for everybody else."""
        if self.told is not None:
            return self.told(p, viewer)
        if self.known == ALL:
            return self.write(p)
        if self.seats:
            return self.kind.write(self.value(p, viewer)) if viewer < p.players else None
        return self.kind.write(self.value(p, NO_CARD)) if viewer == turn else None


class Fact:
    """Something a view tells that follows from the rest, for people and boards: `tell` works it out of the position
    and, unless all may know it, of the viewer. With `seats` it is a list, one for each seat. What is of the `kind`
    OBJECT is for boards alone that know the game."""

    def __init__(
        self,
        name: str,
        tell: Callable[..., Json],
        *,
        known: str,
        seats: bool = False,
        label: str = "",
        kind: str = OBJECT,
    ) -> None:
        self.name = name
        self.tell = tell
        self.known = checked(name, known)
        self.seats = seats
        self.label = label or spaced(name)
        self.kind = kind

    def shown(self, p: Position, viewer: Viewer) -> Json:
        """The fact as this viewer is told it."""
        return self.tell(p) if self.known == ALL else self.tell(p, viewer)


class Place:
    """Where pieces lie: cards, or faces where equal cards are alike. `known` says who knows the pieces as they come to
    lie there; what more is known of a card is told by the board's knowledge. A place that is `face_down` shows no
    piece, whoever knows it. Its pieces are a list by the name of `attr`, or `packed` in a number there, or in one that
    is `kept` otherwise; `get` and `put` read and write them where even that is not so. `counted`, `sized` and `lined`
    are functions of a module of the game, or code for derived.py, in which `p`, `owner` and `seat`, who looks, are
    known."""

    def __init__(
        self,
        name: str,
        *,
        known: str,
        seats: bool = False,
        face_down: bool = False,
        label: str = "",
        about: str = "",
        attr: str = "",
        file: str | None = None,
        first: str = "0",
        shared: bool = False,
        packed: Packing | None = None,
        kept: Each | None = None,
        get: Callable[..., list[int]] | None = None,
        put: Callable[..., None] | None = None,
        counts: bool = False,
        heap: bool = False,
        top_last: bool = False,
        rest: bool = False,
        fill: int = 0,
        single: bool = False,
        gaps: bool = False,
        seen: str = "",
        there: Callable[..., bool] | None = None,
        told: Callable[..., list[str]] | None = None,
        zone: bool = True,
        counted: Callable[..., int] | str = "",
        sized: Callable[..., int] | str = "",
        lined: str = "",
        bits: int = 4,
        line: int = 0,
        most: int = 0,
        observed: bool = True,
    ) -> None:
        self.name = name
        self.known = checked(name, known)
        self.seats = seats
        self.face_down = face_down
        self.label = label or spaced(name)
        self.about = about
        self.attr = attr or name.replace(" ", "_") + ("s" if seats else "")
        self.file = self.attr if file is None else file
        self.first = first  # the number at first, as code, where pieces are packed
        self.shared = shared  # whether copies share the list: rules replace it and never change it in place
        self.packed = packed
        self.kept = kept
        self.get = get
        self.put = put
        self.counts = counts  # a file says how many there are of each face
        self.heap = heap  # without an order: told in printed order, unknown pieces last
        self.top_last = top_last  # the last of the list lies on top; a file begins with the top
        assert not (single and seats), f"A single piece of each seat is no place of its own: {name!r}."
        self.single = single  # at most one piece: `attr` is it or NO_CARD, a file has its text or null
        self.rest = rest  # three dots at the end of the file's list are all pieces that lie nowhere else
        self.fill = fill  # or only as many as make so many pieces in all
        self.gaps = gaps  # some places, or a single piece's one, may be without their piece
        self.seen = seen  # where those of its pieces are packed that everybody saw; a file marks them by a star
        self.there = there  # whether a view shows it now
        self.told = told  # (position, owner, viewer): the pieces as a viewer sees them, where that needs a rule
        self.zone = zone  # whether views have it as a zone
        self.counted = counted  # (position, owner, viewer): the known pieces, as packed counts of each face
        self.sized = sized  # (position, owner): how many pieces there are, where that is quicker than a list
        self.lined = lined  # the faces in their order, packed, the first lowest
        self.bits = bits  # of each packed count or face
        self.line = line  # how many places an observation tells one by one, in their order; 0: it counts faces
        self.most = most  # pieces that can lie there, if not all
        self.observed = observed

    def owners(self, players: int) -> list[int]:
        """Whose there are: a seat's each, or nobody's one."""
        return list(range(players)) if self.seats else [NO_CARD]

    def usual(self, owner: int, everyone: int) -> int:
        """Who knows a piece that lies here with no mark in the file, as a mask of seats."""
        return everyone if self.known == ALL else 1 << owner if self.known == OWNER and owner >= 0 else 0

    def pieces(self, p: Position, owner: int) -> list[int]:
        """The pieces, as they are kept."""
        if self.get is not None:
            return self.get(p, owner) if self.seats else self.get(p)
        if self.packed is not None:
            return self.packed.unpack(self.number(p, owner))
        kept = getattr(p, self.attr)
        if self.single:
            return [] if kept == NO_CARD else [kept]
        found: list[int] = kept[owner] if self.seats else kept
        return found

    def number(self, p: Position, owner: int) -> int:
        """The number in which the pieces are packed."""
        if self.kept is not None:
            return self.kept.get(p, owner)
        return int(getattr(p, self.attr)[owner] if self.seats else getattr(p, self.attr))

    def lay(self, p: Position, owner: int, pieces: list[int]) -> None:
        """These pieces lie here."""
        if self.put is not None:
            self.put(p, owner, pieces) if self.seats else self.put(p, pieces)
        elif self.packed is not None and self.kept is not None:
            self.kept.put(p, owner, self.packed.pack(pieces))
        elif self.seats:
            getattr(p, self.attr)[owner] = pieces if self.packed is None else self.packed.pack(pieces)
        elif self.packed is not None:
            setattr(p, self.attr, self.packed.pack(pieces))
        elif self.single:
            setattr(p, self.attr, pieces[0] if pieces else NO_CARD)
        else:
            setattr(p, self.attr, pieces)

    def in_order(self, p: Position, owner: int) -> list[int]:
        """The pieces as they are told: the top first."""
        pieces = self.pieces(p, owner)
        return pieces[::-1] if self.top_last else sorted(pieces) if self.heap else pieces


class Observed:
    """A number, or several, that an observation tells and that follow from the rest: `get` is code for derived.py, in
    which `p`, `seat`, who looks, and for a seat's own `owner`, whose it is, are known; or a function of these, of a
    module of the game."""

    def __init__(self, label: str, kind: Kind, get: Callable[..., int] | str, *, seats: bool = False) -> None:
        self.label = label
        self.kind = kind
        self.get = get
        self.seats = seats


class Saved:
    """Something a file has that needs reading and writing of its own: a memory, a secret answer. It is read when all
    pieces lie somewhere or, if reading it takes `pieces`, among the places in the order of their declaration."""

    def __init__(
        self, name: str, write: Callable[..., Json], read: Callable[..., None], *, pieces: bool = False
    ) -> None:
        self.name = name
        self.write = write
        self.read = read  # (position, loading)
        self.pieces = pieces


def checked(name: str, known: str) -> str:
    """The word that says who may know a thing, or an error at import."""
    assert known in (ALL, OWNER, NOBODY), f"Who may know {name!r}: {ALL}, {OWNER} or {NOBODY}, not {known!r}."
    return known
