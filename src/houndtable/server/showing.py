"""What one viewer may see of a table, as the messages it is sent. Nothing else looks into a table for a viewer."""

from __future__ import annotations

from typing import Any

from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import Tip
from houndtable.server.messages import Asked, Offer, Result, Seal, TableInfo
from houndtable.server.table import Table

News = tuple[list[dict[str, Any]], list[str]]
Core = tuple[dict[str, Any], list[Offer], str, int]


def core(table: Table, viewer: int | None, language: str) -> Core:
    """The position: the view, the lawful moves with how they read, what there is to decide, and after which move of
    the viewer's own it is: dice may fall as they lay, and still whoever rolled them is shown the table anew."""
    view, moves = table.view(viewer)
    speech = table.game.speech(language)
    texts = [table.game.vocabulary.texts[move] for move in moves]
    offers = [Offer(text, speech.move(text)) for text in texts]
    last = -1 if viewer is None else table.move_log.last_of(viewer)
    return dict(view.as_json()), offers, speech.ask(view) if offers else "", last


def told(table: Table, events: list[Event], viewer: int | None, language: str, names: list[str] | None = None) -> News:
    """The events as the viewer may know them, and as sentences, with these names or those of the table."""
    return read_out(table.game, names or [seat.title for seat in table.seats], events, viewer, language)


def read_out(game: Game, names: list[str], events: list[Event], viewer: int | None, language: str) -> News:
    """The same of any match of the game between players with these names."""
    seen = [event.seen_by(viewer) for event in events]
    speech = game.speech(language)
    return [dict(one) for one in seen], [speech.event(one, names, viewer) for one in seen]


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
