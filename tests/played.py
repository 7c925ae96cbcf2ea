"""A game that tests play and read by text; each game's own tests add what only they read."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable.kernel.errors import IllegalMove
from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.state import State


class Played:
    """A state of a game, with all that was told since."""

    def __init__(self, game: Game, state: State) -> None:
        self.game = game
        self.state = state
        self.state.events = self.state.events or []

    @property
    def seat(self) -> int:
        """Whoever owes a choice first."""
        return self.state.waiting[0]

    def play(self, *texts: str, seat: int | None = None) -> None:
        """Whoever is on, or the seat named, makes these moves, which must be lawful."""
        for text in texts:
            who = self.seat if seat is None else seat
            move = self.game.parse(text)
            verdict = self.state.objection(who, move)
            assert verdict is None, f"{text}: {verdict}"
            assert move in self.state.legal(who)
            self.state.apply(who, move)

    def offers(self, verb: str = "", seat: int | None = None) -> list[str]:
        """The lawful moves that begin with this verb."""
        moves = self.state.legal(self.seat if seat is None else seat)
        return [text for text in (self.game.vocabulary.texts[move] for move in moves) if text.startswith(verb)]

    def clause(self, text: str, seat: int | None = None) -> str | None:
        """The clause that forbids the move; None if it is lawful."""
        try:
            move = self.game.parse(text)
        except IllegalMove as refusal:
            return refusal.clause
        verdict = self.state.objection(self.seat if seat is None else seat, move)
        return None if verdict is None else verdict.clause

    def dump(self, name: str) -> Any:
        """A field of the position's file."""
        return self.state.dump()[name]

    def facts(self, name: str, seat: int | None = None) -> Any:
        """A fact of a view."""
        return self.state.view(seat).facts[name]

    def told(self, name: str, seat: int | None = None) -> list[dict[str, Any]]:
        """All events of this name, as a seat or a spectator may see them."""
        events: list[Event] = self.state.events or []
        return [event.seen_by(seat) for event in events if event.name == name]


def clauses_of(game: Game, *ids: str) -> pytest.MarkDecorator:
    """Marks a test with the clauses of the game's rulebook that it proves."""
    return pytest.mark.clause(game.name, *ids)
