"""Holds: where only some are asked, everybody waits the same time, so that nobody can tell who was.

A game says after which event only some may be asked (`Game.asks_after`). What follows it is held back from all others
until the time is over, asked or not. Where one person plays bots and nobody looks on, nobody could tell who was asked:
such a person has all the time in the world.
"""

from __future__ import annotations

from houndtable.kernel.events import Event
from houndtable.kernel.state import State
from houndtable.kernel.view import View
from houndtable.server.entries import Plan
from houndtable.server.seats import BOT
from houndtable.server.settings import Settings

THINKER = 5  # the level that thinks longest


class Hold:
    """Until when, the position that is shown meanwhile, what is to be told then, and what those saw who answered.
    Everybody was told of so many moves, but for the last `held` events."""

    def __init__(self, until: float, before: State, rest: list[Event], moves: int) -> None:
        self.until = until
        self.before = before
        self.rest = rest
        self.moves = moves
        self.held = len(rest)
        self.answered: dict[int, View] = {}

    def view(self, viewer: int | None) -> View:
        """What somebody sees who is not asked, or has answered."""
        return paused(
            self.before.view(viewer) if viewer is None or viewer not in self.answered else self.answered[viewer]
        )


def paused(view: View) -> View:
    """The same view, in which nobody is waited for."""
    return View(view.seat, view.step, [], view.zones, view.facts)


def usual(seats: list[Plan], settings: Settings) -> int:
    """How many milliseconds a table holds unless it chose: where at most one person sits, as many as bots need."""
    if sum(plan.kind != BOT for plan in seats) > 1:
        return settings.hold
    think_long = any(plan.kind == BOT and plan.level == THINKER for plan in seats)
    return min(settings.hold, settings.hold_alone * (2 if think_long else 1))


def shown_at_once(opener: str | None, events: list[Event]) -> int | None:
    """How many of a move's events all see at once before the hold begins; None if the move is followed by none."""
    for place, event in enumerate(events):
        if event.name == opener:
            return place + 1
    return None


def asked_in_secret(state: State) -> list[int]:
    """The seats that owe a choice of which the public must not know."""
    return state.waiting[:] if state.asks_in_secret() else []
