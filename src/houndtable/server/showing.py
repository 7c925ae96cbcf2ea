"""What one viewer may see of a table, as the messages it is sent. Nothing else looks into a table for a viewer."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, NamedTuple

from msgspec import Raw

from houndtable.kernel.events import Event, EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import Tip
from houndtable.server.messages import ENCODER, Asked, Result, Seal, TableInfo
from houndtable.server.table import Table

News = list[dict[str, Any]]
SAYS: Final = "says"


class Core(NamedTuple):
    """The position: the view and the lawful moves as JSON, and after which move of the viewer's own it is: dice may
    fall as they lay, and still whoever rolled them is shown the table anew."""

    view: bytes
    moves: bytes
    last: int


class Tidings:
    """What happened, as JSON that is written once for all who may know the same of it."""

    def __init__(self, game: Game, events: list[Event]) -> None:
        self.game = game
        self.events = events
        self.written: dict[tuple[bool, ...], Raw] = {}  # by which of the secrets somebody knows

    def seen_by(self, viewer: int | None) -> Raw:
        """The events as the viewer may know them."""
        known = tuple([event.tells(viewer) for event in self.events])
        if known not in self.written:
            self.written[known] = Raw(ENCODER.encode(told(self.game, self.events, viewer)))
        return self.written[known]


def core(table: Table, viewer: int | None) -> Core:
    """The position as the viewer may see it."""
    view, moves = table.view(viewer)
    texts = table.game.vocabulary.texts
    last = -1 if viewer is None else table.move_log.last_of(viewer)
    return Core(ENCODER.encode(view.as_json()), ENCODER.encode([texts[move] for move in moves]), last)


def told(game: Game, events: list[Event], viewer: int | None) -> News:
    """The events as the viewer may know them."""
    return [telling(game, event, viewer) for event in events]


def telling(game: Game, event: Event, viewer: int | None) -> dict[str, Any]:
    """The event as the viewer may know it; where reading it takes several messages, with these. They are made of
    nothing but what the viewer is told."""
    seen = event.seen_by(viewer)
    messages = event_kinds(game)[event.name].messages(seen)
    return dict(seen) if messages is None else {**seen, SAYS: [message.as_json() for message in messages]}


@cache
def event_kinds(game: Game) -> dict[str, EventKind]:
    """What can happen in a game, by the names of its events."""
    return {kind.name: kind for kind in game.events}


def number_of(table: Table, tip: Tip) -> int:
    """The number of a tip in the table's lesson, from 1."""
    assert table.teaching is not None
    return table.teaching.lesson.tips.index(tip) + 1


def tip(table: Table) -> Tip | None:
    """What a lesson has to say to its learner now."""
    return None if table.teaching is None or table.match is None else table.teaching.tip(table.match)


def info(table: Table, names: list[str] | None = None) -> TableInfo:
    """All that everybody may know of the table besides the game, with these names or those of the table."""
    made = table.created
    hosts = [number for number, seat in enumerate(table.seats) if made.host in seat.people]
    undo = table.undo
    return TableInfo(
        table=table.name,
        game=made.game,
        players=made.players,
        options=made.options,
        seats=[
            seat.info(names[seat.number] if names else None, started=table.match is not None) for seat in table.seats
        ],
        host=hosts[0] if hosts else -1,
        level=made.level,
        clock=made.clock,
        hold=made.hold if table.match is None or table.hurries else 0,
        public=made.public,
        phase=table.phase,
        commitment=table.commitment,
        undo=Asked(undo.seat, moves_back(table), sorted(undo.owing)) if undo else None,
        result=result(table),
        rematch=table.rematch,
        lesson=made.lesson,
        seal=seal(table),
        shuffles=made.shuffles,
    )


def seal(table: Table) -> Seal | None:
    """What everybody may know of the seeds once they are sealed: no seed is told before the record."""
    if table.sealed_at is None:
        return None
    hashes, missing = [seat.hash for seat in table.seats], table.unrevealed
    return Seal(hashes, missing, []) if table.match is None else Seal(hashes, [], missing)


def moves_back(table: Table) -> int:
    """How many moves would be taken back."""
    assert table.undo is not None
    return len(table.move_log) - table.undo.kept


def result(table: Table) -> Result | None:
    """How the game ended and who played; None before."""
    if table.match is None or table.phase != "over":
        return None
    outcome = table.match.state.outcome()
    assert outcome is not None
    by_person, by_bot = [0] * table.created.players, [0] * table.created.players
    for seat, bot in zip(table.move_log.seats, table.bots):
        (by_bot if bot else by_person)[seat] += 1
    return Result(dict(outcome.as_json()), by_person, by_bot)
