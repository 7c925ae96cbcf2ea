"""A board: what lies on a game's table and who may know it, declared once.

View, dump, load, cards and the table of an observation are read off the declaration; what a search needs quickly (the
class of the position, its copies, `observe`) is written from it into the game's derived.py by `houndtable derive`.
Nothing here runs in a search. Who may know a thing never has a default: forgetting it is an error at import, not a
leak."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from houndtable.kernel.items import (
    ALL,
    GAP,
    NO_CARD,
    NOBODY,
    OBJECT,
    OWNER,
    Fact,
    Figure,
    Observed,
    Place,
    Position,
    Saved,
    Stored,
    Viewer,
)
from houndtable.kernel.json import Json
from houndtable.kernel.kinds import Seat
from houndtable.kernel.knowledge import Knowledge
from houndtable.kernel.observation import Field, count_of, fields_of, one_of
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.view import HIDDEN, View, Zone

CARDS: Final = "cards"  # kinds of facts: pieces, or seats, as a list
SEATS: Final = "seats"
# What every view tells.
COMMON: Final[dict[str, Json]] = {"round": "number", "rounds_to_play": "number", "winners": "list seat"}


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
        term: str = "card",
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
        self.piece_form = f"term:{term}"  # how the keys of its pieces begin in a catalogue
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
        faces_of_pieces = range(len(texts)) if alike else faces
        self.piece_texts = [*[texts[face] if face >= 0 else GAP for face in faces_of_pieces], GAP]  # at NO_CARD a gap

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
        return self.piece_texts[piece]

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
        pieces, texts = place.in_order(p, owner), self.piece_texts
        if place.face_down:
            return [HIDDEN] * len(pieces)
        if place.known == ALL:
            return [texts[piece] for piece in pieces]
        if known is not None:
            told = [texts[piece] if known.known[piece] >> viewer & 1 else HIDDEN for piece in pieces]
        else:
            is_own = place.known == OWNER and owner == viewer
            told = [texts[piece] if is_own else HIDDEN for piece in pieces]
        if not place.heap or HIDDEN not in told:
            return told
        return [text for text in told if text != HIDDEN] + [HIDDEN] * told.count(HIDDEN)

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
            elif isinstance(item, Stored) and item.form is not None:
                found[item.name] = item.form.write(getattr(p, item.name))
            elif isinstance(item, Saved):
                found[item.name] = item.write(p)
        found["rounds"] = [ended.as_json() for ended in p.rounds]
        return found

    def written(self, p: Position, place: Place, owner: int, known: Knowledge | None) -> Json:
        """The pieces of a place as a file has them: a list, how many of each face, or a single one."""
        if place.seen and place.packed is not None:
            seen = getattr(p, place.seen)[owner]
            others = place.packed.unpack(place.number(p, owner) - seen)
            return [*[f"{self.text_of(piece)}*" for piece in place.packed.unpack(seen)], *map(self.text_of, others)]
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

    def forms(self) -> dict[str, Json]:
        """How what a view tells besides pieces is put into words, by its name; of what each seat has, one of it."""
        found: dict[str, Json] = {figure.name: figure.kind.form() for figure in self.figures if figure.known != NOBODY}
        named = {CARDS: f"list {self.piece_form}", SEATS: "list seat"}
        found |= {fact.name: named.get(fact.kind, fact.kind) for fact in self.facts if fact.kind != OBJECT}
        return found | COMMON

    def seated(self) -> list[str]:
        """The names of all facts that are lists with one for each seat; what only its owner knows is no list."""
        figures = [figure.name for figure in self.figures if figure.seats and figure.known == ALL]
        return figures + [fact.name for fact in self.facts if fact.seats]

    def about(self) -> dict[str, Json]:
        """The declaration as data: for boards that know nothing of the game, and for documents."""
        zones: list[Json] = [
            {"name": place.name, "label": place.label, "owner": place.seats} for place in self.places if place.zone
        ]
        told = [figure for figure in self.figures if figure.known != NOBODY]
        facts: list[Json] = [
            {
                "name": figure.name,
                "label": figure.called,
                "kind": figure.kind.name,
                "per_seat": figure.seats and figure.known == ALL,
            }
            for figure in told
        ]
        facts += [
            {"name": fact.name, "label": fact.label, "kind": fact.kind, "per_seat": fact.seats} for fact in self.facts
        ]
        labels = {figure.name: figure.called for figure in told} | {fact.name: fact.label for fact in self.facts}
        return {
            "forms": self.forms(),
            "piece": self.piece_form,
            "zones": zones,
            "facts": facts,
            "steps": [*self.steps],
            "scores": labels.get("scores"),
            "lives": labels.get("lives"),
        }


def kept_knowledge(p: Position) -> Knowledge:
    """The knowledge that a position keeps."""
    found: Knowledge = p.knowledge
    return found


def keep_knowledge(p: Position, known: Knowledge) -> None:
    """The position keeps this knowledge."""
    p.knowledge = known
