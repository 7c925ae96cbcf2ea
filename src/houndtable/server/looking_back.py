"""A finished game move by move, as any viewer saw it: when it is over everybody may look through everybody's eyes."""

from __future__ import annotations

from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.record import Made
from houndtable.server.bodies import Replay, Step
from houndtable.server.messages import Offer
from houndtable.server.refusals import NotNow
from houndtable.server.showing import info, told
from houndtable.server.table import Table


def finished(table: Table) -> list[Made]:
    """The moves of a game that is over."""
    if table.match is None or table.phase != "over":
        raise NotNow("A game can be looked back at once it is over.")
    return table.match.moves


def replay(table: Table, viewer: int | None) -> Replay:
    """The deal and every move, each with what the viewer was told and saw then."""
    moves = finished(table)
    again = table.new_match()
    steps = [step(table, again.state, again.opening, viewer, None, None)]
    for made in moves:
        events = again.play(made.seat, made.text)
        steps.append(step(table, again.state, events, viewer, made.seat, offer(table.game, made.text)))
    return Replay(info(table), steps)


def offer(game: Game, text: str) -> Offer:
    """The move and how it reads."""
    return Offer(text, game.speech().move(text))


def step(
    table: Table, state: State, events: list[Event], viewer: int | None, seat: int | None, move: Offer | None
) -> Step:
    """One step as the viewer knew it."""
    facts, says = told(table, events, viewer)
    return Step(seat, move, facts, says, dict(state.view(viewer).as_json()))
