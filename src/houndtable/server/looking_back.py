"""A finished game move by move, as any viewer saw it: when it is over everybody may look through everybody's eyes."""

from __future__ import annotations

from typing import Any

from houndtable.kernel.state import State
from houndtable.server.bodies import Replay, Step
from houndtable.server.messages import Offer
from houndtable.server.refusals import NotNow
from houndtable.server.showing import info, told
from houndtable.server.table import Table


def finished(table: Table) -> list[tuple[int, str]]:
    """Each move of a game that is over: its seat and text."""
    if table.match is None or table.phase != "over":
        raise NotNow("A game can be looked back at once it is over.")
    return table.move_log.first(len(table.move_log))


def replay(table: Table, viewer: int | None, language: str) -> Replay:
    """The deal and every move, each with what the viewer was told, in this language, and saw then."""
    moves = finished(table)
    speech = table.game.speech(language)
    again = table.new_match()
    steps = [Step(None, None, *told(table, again.opening, viewer, language), seen(again.state, viewer))]
    for seat, text in moves:
        news = told(table, again.make(seat, table.game.parse(text)), viewer, language)
        steps.append(Step(seat, Offer(text, speech.move(text)), *news, seen(again.state, viewer)))
    return Replay(info(table), steps)


def seen(state: State, viewer: int | None) -> dict[str, Any]:
    """The table as the viewer knew it."""
    return dict(state.view(viewer).as_json())
