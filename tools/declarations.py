"""Writes docs/declarations.md: the places, facts, events and reasons that every game declares.

python tools/declarations.py
"""

from __future__ import annotations

from pathlib import Path

from houndtable import games, words
from houndtable.kernel.events import EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.items import NOBODY
from houndtable.kernel.kinds import Kind, Many
from houndtable.kernel.verdict import Reason
from houndtable.words.catalogue import own, source
from houndtable.words.checking import entries
from houndtable.words.languages import ENGLISH

PAGE = Path(__file__).resolve().parent.parent / "docs" / "declarations.md"
INTRO = """# What games declare

The places, facts, events and reasons of every game, as declared in its `board.py`, `events.py` and `reasons.py`. They
appear in the views and messages of the [table server](protocol.md), in replayed [records](record.md) and in the
questions to [programs](bots.md). This page is written by `python tools/declarations.py`.

Besides its own facts, every view contains `round`, `rounds_to_play` (null if the number is open), `turn` (null at the
end), `winners` (null until the end), `rounds` (the finished ones, with score lines) and `options`.
"""


def said(game: Game, reason: Reason) -> str:
    """The English sentence of a reason, as its catalogue has it."""
    (entry,) = [entry for entry in entries(source(own(game), ENGLISH))[0] if entry.key == reason.key]
    stands = {
        name: next(field for field in reason.fields if f"{name}-".startswith(f"{field}-")) for name in entry.variables
    }
    return words.of(game).format(reason.key, {name: f"<{field}>" for name, field in stands.items()})


def page() -> str:
    """Return the whole page."""
    return "\n".join([INTRO, *[line for name in games.names() for line in section(games.find(name))]])


def section(game: Game) -> list[str]:
    """Return what one game declares."""
    board = game.board
    places = [
        [place.name, "each seat's" if place.seats else "", place.known, "face down" if place.face_down else ""]
        for place in board.places
        if place.zone
    ]
    facts = [
        [figure.name, figure.label, figure.kind.name, "each seat's" if figure.seats else "", figure.known]
        for figure in board.figures
        if figure.known != NOBODY
    ]
    facts += [
        [fact.name, fact.label, fact.kind, "each seat's" if fact.seats else "", fact.known] for fact in board.facts
    ]
    events = [
        [kind.name, fields(kind.open, kind), fields(kind.secret, kind), ", ".join(kind.to)] for kind in game.events
    ]
    reasons = [[reason.key.removeprefix("reason-"), reason.clause, said(game, reason)] for reason in game.reasons]
    return [
        f"## {game.title}",
        "",
        f"Rules version {' and '.join(map(str, game.versions))}. Steps: {', '.join(board.steps)}.",
        "",
        *table(["place", "whose", "known to", ""], places),
        *table(["fact", "label", "kind", "whose", "known to"], facts),
        *table(["event", "all are told", "only some", "who"], events),
        *table(["reason", "clause", "sentence"], reasons),
    ]


def fields(kinds: dict[str, Kind], event: EventKind) -> str:
    """Return the fields with their kinds; those that may be absent with a question mark."""
    return ", ".join(f"{name}{'?' if name in event.optional else ''}: {called(kind)}" for name, kind in kinds.items())


def called(kind: Kind) -> str:
    """Return what a kind is called."""
    return f"list of {called(kind.kind)}" if isinstance(kind, Many) else kind.name


def table(heads: list[str], rows: list[list[str]]) -> list[str]:
    """Return a table in Markdown, and an empty line."""
    lines = [
        "".join([f"| {cell} " if cell else "| " for cell in row]) + "|" for row in [heads, ["---"] * len(heads), *rows]
    ]
    return [*lines, ""]


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"written to {PAGE.relative_to(PAGE.parent.parent)}")
