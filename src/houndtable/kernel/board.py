"""A board: what lies on a game's table and who may know it, declared once.

View, dump, load, cards and the table of an observation are read off the declaration; what a search needs quickly (the
class of the position, its copies, `observe`) is written from it into the game's derived.py by `houndtable derive`.
Nothing here runs in a search. Who may know a thing never has a default: forgetting it is an error at import, not a
leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from houndtable.kernel.errors import BadPosition
from houndtable.kernel.glossary import spaced
from houndtable.kernel.json import Json, Reader, refuse
from houndtable.kernel.kinds import Counts, Flag, Kind, Seat
from houndtable.kernel.knowledge import Knowledge, no_knowledge
from houndtable.kernel.observation import Field, count_of, fields_of, one_of
from houndtable.kernel.outcome import Outcome, read_round
from houndtable.kernel.view import HIDDEN, View, Zone

# Who may know.
ALL: Final = "all"
OWNER: Final = "owner"  # whose it is; of a figure that is nobody's, whose turn it is
NOBODY: Final = "nobody"

OBJECT: Final = "object"  # the kind of a fact that has parts
REST: Final = "..."  # in a file: all cards that lie nowhere else
GAP: Final = "-"  # a place without its card
NO_CARD: Final = -1
COUNT_BITS: Final = 16  # of each number, where a file counts pieces

Position = Any  # a game's own class, which this module knows by its declaration
Viewer = int  # a seat, or the number of players for a spectator


class Stored:
    """Something a position keeps that no view or file tells by itself: its type and first value as code, in which
    `players`, `options` and `version` are known. A copy of a position has a `copy` of it: the same object ("shared"), a
    list of its own ("list", "lists" for a list of lists), or a "clone"."""

    def __init__(self, name: str, type: str, first: str, about: str = "", *, copy: str = "shared") -> None:
        self.name = name
        self.type = type
        self.first = first
        self.about = about
        self.copy = copy


class Figure:
    """A value of the position, or one for each seat: what it can be, where it is kept, who may know it. `get` and `put`
    read and write it where it is not kept by itself under `attr`. `file` is its name in a position's file; "" if it is
    not there. `label` is what an observation calls it, behind a colon what it can be; people read `called`, where that
    says it better."""

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
        self.get = get
        self.put = put
        self.told = told  # (position, viewer): what a view tells, where that is not the value
        self.observed = observed and known != NOBODY
        self.older = older  # whether files of earlier times may lack it

    def value(self, p: Position, owner: int) -> int:
        """The value, of this seat where each has one."""
        if self.get is not None:
            return int(self.get(p, owner) if self.seats else self.get(p))
        found = getattr(p, self.attr)
        return int(found[owner] if self.seats else found)

    def set(self, p: Position, owner: int, value: int) -> None:
        """The value is this."""
        if self.put is not None:
            self.put(p, owner, value) if self.seats else self.put(p, value)
        elif self.seats:
            getattr(p, self.attr)[owner] = value
        elif isinstance(self.kind, Flag):
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
            raise refuse(self.file, f"a list of {p.players}, one for each seat", values)
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
    piece, whoever knows it. `get` and `put` read and write its pieces where they are no list of their own under
    `attr`."""

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
        get: Callable[..., list[int]] | None = None,
        put: Callable[..., None] | None = None,
        counts: bool = False,
        heap: bool = False,
        top_last: bool = False,
        rest: bool = False,
        fill: int = 0,
        single: bool = False,
        gaps: bool = False,
        write: Callable[..., list[str]] | None = None,
        read: Callable[..., str] | None = None,
        there: Callable[..., bool] | None = None,
        told: Callable[..., list[str]] | None = None,
        zone: bool = True,
        counted: Callable[..., int] | None = None,
        sized: Callable[..., int] | None = None,
        lined: Callable[..., int] | None = None,
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
        self.write = write  # (position, owner): the pieces as a file has them, where the game marks some
        self.read = read  # (position, owner, text): the face of such a piece; its mark is minded
        self.there = there  # whether a view shows it now
        self.told = told  # (position, owner, viewer): the pieces as a viewer sees them, where that needs a rule
        self.zone = zone  # whether views have it as a zone
        self.counted = counted  # (position, owner, viewer): the known pieces, as packed counts of each face
        self.sized = sized  # (position, owner): how many pieces there are, where that is quicker than a list
        self.lined = lined  # (position, owner): the faces in their order, packed, the first lowest
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
        kept = getattr(p, self.attr)
        if self.single:
            return [] if kept == NO_CARD else [kept]
        found: list[int] = kept[owner] if self.seats else kept
        return found

    def lay(self, p: Position, owner: int, pieces: list[int]) -> None:
        """These pieces lie here."""
        if self.put is not None:
            self.put(p, owner, pieces) if self.seats else self.put(p, pieces)
        elif self.seats:
            getattr(p, self.attr)[owner] = pieces
        elif self.single:
            setattr(p, self.attr, pieces[0] if pieces else NO_CARD)
        else:
            setattr(p, self.attr, pieces)

    def in_order(self, p: Position, owner: int) -> list[int]:
        """The pieces as they are told: the top first."""
        pieces = self.pieces(p, owner)
        return pieces[::-1] if self.top_last else sorted(pieces) if self.heap else pieces


class Observed:
    """A number, or several, that an observation tells and that follow from the rest: `get` works the value out of the
    position and the viewer, and for a seat's own of whose it is: (position, owner, viewer)."""

    def __init__(self, label: str, kind: Kind, get: Callable[..., int], *, seats: bool = False) -> None:
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


class Board:
    """All of it, for one game. `steps` are what can be decided, by the name of a constant and in the word that people
    read; the last is the end of the game. `faces` gives each piece its face, an index into `texts`; where equal pieces
    are `alike`, places hold faces. Where pieces are no cards, the game says so with `has_cards`: they are counted all
    the same. `endings` are the ways in which a round can end. With `remembers` a position keeps who knows which card,
    its `knowledge`; a game that keeps it otherwise makes it with `knowledge`, and `learn` puts one there that was read;
    where places alone tell who knows what, there is none. `constants` are what holds in every position, for whoever
    draws a table without knowing the rules: told once with the game, in no view. `secret_steps` are those, by their
    words, at which only some are asked and nobody else may know who."""

    def __init__(
        self,
        *,
        game: str,
        title: str,
        steps: dict[str, str],
        faces: list[int],
        texts: list[str],
        items: list[Figure | Place | Fact | Observed | Saved | Stored],
        endings: list[str],
        alike: bool = False,
        has_cards: bool = True,
        remembers: bool = False,
        knowledge: Callable[..., Knowledge] | None = None,
        learn: Callable[..., None] | None = None,
        rounds_to_play: Callable[..., int | None] | None = None,
        box: Callable[..., list[int]] | None = None,
        constants: dict[str, Json] | None = None,
        secret_steps: list[str] | None = None,
        a_card: str = "",
        shared: list[str] | None = None,
        code: list[str] | None = None,
    ) -> None:
        self.game = game
        self.title = title
        self.steps = list(steps.values())
        self.step_names = list(steps)
        self.faces = faces
        self.texts = texts
        if remembers:
            first = f"no_knowledge(players, {len(faces)})"
            items = [*items, Stored("knowledge", "Knowledge", first, "who knows which card", copy="clone")]
        self.items = items
        self.figures = [item for item in items if isinstance(item, Figure)]
        self.places = [item for item in items if isinstance(item, Place)]
        self.facts = [item for item in items if isinstance(item, Fact)]
        self.saved = [item for item in items if isinstance(item, Saved)]
        self.stored = [item for item in items if isinstance(item, Stored)]
        self.endings = endings
        self.alike = alike
        self.has_cards = has_cards
        self.remembers = remembers
        self.knowledge = kept_knowledge if remembers else knowledge
        self.learn = keep_knowledge if remembers else learn
        self.rounds_to_play = rounds_to_play
        self.box = box  # pieces that are not played with
        self.constants = constants or {}
        self.secret_steps = secret_steps or []
        self.is_secret = [step in self.secret_steps for step in self.steps]  # by the number of the step
        self.a_card = a_card or f"cards are {', '.join(texts)}"
        self.shared = shared or []  # of `waiting` and `rounds`, those that rules replace and never change in place
        self.code = code or []  # lines at the head of derived.py that first values need
        self.over = len(self.steps) - 1
        self.turn = self.must_have("turn")
        told = [figure.name for figure in self.figures] + [fact.name for fact in self.facts]
        assert "scores" in told or "lives" in told, f"{title} must tell scores or lives."
        assert len({*told}) == len(told), f"{title} declares a fact twice."
        unknown = [step for step in self.secret_steps if step not in self.steps]
        assert not unknown, f"{title} has no step {', '.join(unknown)} to ask somebody in secret."
        copies = [0] * len(texts)
        for face in faces:
            if face >= 0:
                copies[face] += 1
        self.copies = copies  # how many pieces there are of each face

    def must_have(self, name: str) -> Figure:
        """The figure that every game has under this name."""
        found = [figure for figure in self.figures if figure.name == name]
        assert len(found) == 1, f"{self.title} must declare the figure {name!r}."
        return found[0]

    def face_of(self, piece: int) -> int:
        """The face of a piece."""
        return piece if self.alike else self.faces[piece]

    def text_of(self, piece: int) -> str:
        """A piece by its face; a gap for none."""
        return GAP if piece == NO_CARD else self.texts[self.face_of(piece)]

    def cards(self, p: Position) -> list[int]:
        """Every piece of the game, wherever it lies; of equal ones that are alike, the first copies lie where their
        face is found first."""
        aside = [] if self.box is None else self.box(p)
        found = [self.faces[card] for card in aside] if self.alike else aside[:]
        for place in self.places:
            for owner in place.owners(p.players):
                found += [piece for piece in place.pieces(p, owner) if piece != NO_CARD]
        if not self.alike:
            return found
        firsts = [self.faces.index(face) for face in range(len(self.texts))]
        seen = [0] * len(self.texts)
        cards: list[int] = []
        for face in found:
            cards.append(firsts[face] + seen[face])
            seen[face] += 1
        return cards

    # What a viewer is shown.

    def view(self, p: Position, seat: int | None, outcome: Outcome | None) -> View:
        """What the seat may know; None for a spectator. The position is the one this viewer knows of."""
        viewer = p.players if seat is None else seat
        known = None if self.knowledge is None else self.knowledge(p)
        turn = self.turn.value(p, NO_CARD)
        zones: list[Zone] = []
        for place in self.places:
            if place.zone and (place.there is None or place.there(p)):
                for owner in place.owners(p.players):
                    zones.append(
                        Zone(place.name, owner if place.seats else None, self.shown(p, place, owner, viewer, known))
                    )
        facts: dict[str, Json] = {
            "round": max(1, len(p.rounds) + (p.step != self.over)),
            "rounds_to_play": None if self.rounds_to_play is None else self.rounds_to_play(p),
            "winners": None if outcome is None else [*outcome.winners],
        }
        for figure in self.figures:
            if figure.known != NOBODY:
                facts[figure.name] = figure.shown(p, viewer, turn)
        if p.step == self.over:
            facts["turn"] = None
        for fact in self.facts:
            facts[fact.name] = fact.shown(p, viewer)
        facts["rounds"] = [ended.as_json() for ended in p.rounds]
        facts["options"] = dict(p.options.values)
        return View(seat, self.steps[p.step], p.waiting[:], zones, facts)

    def shown(self, p: Position, place: Place, owner: int, viewer: Viewer, known: Knowledge | None) -> list[str]:
        """The pieces of a place as a viewer sees them."""
        if place.told is not None:
            return place.told(p, owner, viewer)
        pieces = place.in_order(p, owner)
        if place.face_down:
            return [HIDDEN] * len(pieces)
        if place.known == ALL:
            return [self.text_of(piece) for piece in pieces]
        if known is not None:
            told = [self.text_of(piece) if known.known[piece] >> viewer & 1 else HIDDEN for piece in pieces]
        else:
            told = [self.text_of(piece) if place.known == OWNER and owner == viewer else HIDDEN for piece in pieces]
        return [text for text in told if text != HIDDEN] + [HIDDEN] * told.count(HIDDEN) if place.heap else told

    # Files.

    def dump(self, p: Position) -> dict[str, Json]:
        """The whole position as JSON."""
        known = None if self.knowledge is None else self.knowledge(p)
        found: dict[str, Json] = {
            "game": self.game,
            "version": p.version,
            "players": p.players,
            "options": dict(p.options.values),
            "step": self.steps[p.step],
        }
        for item in self.items:
            if isinstance(item, Figure) and item.file:
                found[item.file] = item.write(p)
            elif isinstance(item, Place) and item.file:
                rows: list[Json] = [self.written(p, item, owner, known) for owner in item.owners(p.players)]
                found[item.file] = rows if item.seats else rows[0]
            elif isinstance(item, Saved):
                found[item.name] = item.write(p)
        found["rounds"] = [ended.as_json() for ended in p.rounds]
        return found

    def written(self, p: Position, place: Place, owner: int, known: Knowledge | None) -> Json:
        """The pieces of a place as a file has them: a list, how many of each face, or a single one."""
        if place.write is not None:
            return [*place.write(p, owner)]
        pieces = place.in_order(p, owner)
        if place.counts:
            faces = [self.face_of(piece) for piece in pieces]
            return {text: faces.count(face) for face, text in enumerate(self.texts)}
        texts = [text for _, text in self.marked(place, owner, pieces, known)]
        if place.single:
            return texts[0] if texts else None
        return [*texts]

    def marked(self, place: Place, owner: int, pieces: list[int], known: Knowledge | None) -> list[tuple[int, str]]:
        """The pieces by face and text, marked where others know them than usually do."""
        if place.known == ALL or known is None:
            return [(0, self.text_of(piece)) for piece in pieces]
        usual = place.usual(owner, known.everyone)
        found: list[tuple[int, str]] = []
        for piece in pieces:
            text = GAP if piece == NO_CARD else known.write(piece, self.text_of(piece), usual)
            found.append((self.faces[piece] if place.heap else 0, text))
        return sorted(found) if place.heap else found

    def load(self, p: Position, reader: Reader) -> None:
        """The position's table is as the file says; the file's head was read before. Every piece lies somewhere."""
        p.step = self.steps.index(reader.word("step", self.steps))
        for figure in self.figures:
            if figure.file:
                figure.read(p, reader)
        p.rounds = [read_round(ended, p.players, self.endings) for ended in reader.items("rounds")]
        loading = Loading(self, p, reader)
        for item in self.items:
            if isinstance(item, Place) and not item.rest:
                loading.read_place(item)
            elif isinstance(item, Saved) and item.pieces:
                item.read(p, loading)
        for place in self.places:
            if place.rest:
                loading.read_place(place)
        for saved in self.saved:
            if not saved.pieces:
                saved.read(p, loading)
        loading.done()
        reader.done()

    # Observations.

    def observed(self, players: int) -> list[Field]:
        """What each number of an observation tells."""
        return fields_of(players, self.fields(True), self.fields(False))

    def fields(self, seats: bool) -> list[Field]:
        """The numbers that tell of a seat, or of the table."""
        found: list[Field] = []
        for item in self.items:
            if isinstance(item, Figure) and item.observed:
                if isinstance(item.kind, Seat):
                    found += [Field(item.label, 0, 1)] if seats else []
                elif (item.seats and item.known == ALL) == seats:
                    found += item.kind.fields(item.label if seats or item.known == ALL else f"own {item.label}")
            elif isinstance(item, Place) and item.observed and item.seats == seats:
                found += self.place_fields(item)
            elif isinstance(item, Observed) and item.seats == seats:
                found += item.kind.fields(item.label)
        return found if seats else [*found, *one_of("step", self.steps[: self.over])]

    def place_fields(self, place: Place) -> list[Field]:
        """The numbers that tell of a place: its pieces in their order, or how many of each face are known; and their
        number where some may be unknown."""
        found: list[Field] = []
        if place.single:
            return one_of(place.label, self.texts)
        if place.line:
            found += [field for at in range(1, place.line + 1) for field in one_of(f"{place.label} {at}:", self.texts)]
        elif place.known != NOBODY:
            found += count_of(place.label, self.texts, self.copies)
        if place.known != ALL:
            found.append(Field(f"cards in {place.label}", 0, place.most or len(self.faces)))
        return found

    def about(self) -> dict[str, Json]:
        """The declaration as data: for boards that know nothing of the game, and for documents."""
        zones: list[Json] = [
            {"name": place.name, "label": place.label, "owner": place.seats} for place in self.places if place.zone
        ]
        told = [figure for figure in self.figures if figure.known != NOBODY]
        facts: list[Json] = [
            {"name": figure.name, "label": figure.called, "kind": figure.kind.name, "per_seat": figure.seats}
            for figure in told
        ]
        facts += [
            {"name": fact.name, "label": fact.label, "kind": fact.kind, "per_seat": fact.seats} for fact in self.facts
        ]
        labels = {figure.name: figure.called for figure in told} | {fact.name: fact.label for fact in self.facts}
        return {
            "zones": zones,
            "facts": facts,
            "steps": [*self.steps],
            "scores": labels.get("scores"),
            "lives": labels.get("lives"),
        }


class Loading:
    """A position that is being read: the pieces that lie nowhere yet, and who knows those that do."""

    def __init__(self, board: Board, p: Position, reader: Reader) -> None:
        self.board = board
        self.p = p
        self.reader = reader
        aside = [] if board.box is None else board.box(p)
        cards = [card for card, face in enumerate(board.faces) if face >= 0 and card not in aside]
        self.left = [board.faces[card] for card in cards] if board.alike else cards
        self.known = no_knowledge(p.players, len(board.faces))
        if board.knowledge is not None:
            self.known.batches = board.knowledge(p).batches

    def take(self, text: str, usual: int) -> int:
        """A piece with this face, known as the marks behind it say, or a refusal."""
        face = text if self.board.alike else face_in(text)
        for piece in self.left:
            if self.board.text_of(piece) == face:
                self.left.remove(piece)
                if not self.board.alike:
                    self.known.read(piece, text[len(face) :], usual)
                return piece
        if face in self.board.texts:
            raise BadPosition(f"The position has more {face} than there are.")
        raise BadPosition(f"{text!r:.40} is no card of {self.board.title}; {self.board.a_card}.")

    def read_place(self, place: Place) -> None:
        """The place has the pieces that the file says; one that no file has gets all that are left."""
        p = self.p
        if not place.file:
            if place.rest:
                place.lay(p, NO_CARD, self.left[:])
                self.left.clear()
            return
        rows = self.reader.items(place.file) if place.seats else [self.reader.take(place.file)]
        if place.seats and len(rows) != p.players:
            raise refuse(place.file, f"a list for each of {p.players} seats", rows)
        for owner, row in zip(place.owners(p.players), rows):
            pieces = self.row(place, owner, self.texts_of(place, row))
            place.lay(p, owner, pieces[::-1] if place.top_last else pieces)

    def texts_of(self, place: Place, row: Json) -> list[str]:
        """The pieces by their texts, as the file has them: one, how many of each face, or a list."""
        if place.single:
            return self.single(place, row)
        return self.counted(place.file, row) if place.counts else self.reader.as_texts(place.file, row)

    def counted(self, name: str, row: Json) -> list[str]:
        """The pieces of which a file says how many there are of each face."""
        texts, kind = self.board.texts, Counts(self.board.texts, self.board.copies, COUNT_BITS)
        counts = kind.read(name, row, self.p.players)
        lowest = (1 << COUNT_BITS) - 1
        return [text for face, text in enumerate(texts) for _ in range(counts >> COUNT_BITS * face & lowest)]

    def single(self, place: Place, value: Json) -> list[str]:
        """The text of a single piece, or none where there may be none."""
        if value is None and place.gaps:
            return []
        if not isinstance(value, str):
            raise refuse(place.file, "a card", value)
        return [value]

    def row(self, place: Place, owner: int, texts: list[str]) -> list[int]:
        """The pieces of a list of texts."""
        usual = place.usual(owner, self.known.everyone)
        rest = place.rest and texts[-1:] == [REST]
        given = texts[:-1] if rest else texts
        if place.read is not None:
            given = [place.read(self.p, owner, text) for text in given]
        pieces = [NO_CARD if place.gaps and text == GAP else self.take(text, usual) for text in given]
        if rest:
            more = max(0, place.fill - len(pieces)) if place.fill else len(self.left)
            if not self.board.alike:
                for piece in self.left[:more]:
                    self.known.read(piece, "", usual)
            pieces += self.left[:more]
            self.left = self.left[more:]
        return pieces

    def done(self) -> None:
        """Refuses a position that lacks cards; else all that is known of them is learned."""
        if self.left:
            raise BadPosition(f"The position lacks cards: {', '.join(map(self.board.text_of, self.left))}.")
        if self.board.learn is not None:
            self.board.learn(self.p, self.known)


def checked(name: str, known: str) -> str:
    """The word that says who may know a thing, or an error at import."""
    assert known in (ALL, OWNER, NOBODY), f"Who may know {name!r}: {ALL}, {OWNER} or {NOBODY}, not {known!r}."
    return known


def face_in(text: str) -> str:
    """The face of a card that may have marks behind it: all before the first character that is no letter or digit."""
    for place, character in enumerate(text):
        if not character.isalnum():
            return text[:place]
    return text


def kept_knowledge(p: Position) -> Knowledge:
    """The knowledge that a position keeps."""
    found: Knowledge = p.knowledge
    return found


def keep_knowledge(p: Position, known: Knowledge) -> None:
    """The position keeps this knowledge."""
    p.knowledge = known
