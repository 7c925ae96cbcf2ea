"""A transcript: all that it takes to play a match again, in any process."""

from __future__ import annotations

from dataclasses import dataclass

from houndtable import games
from houndtable.kernel.chance import Committed
from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.record import Match
from houndtable.record.fairness import SORTED
from houndtable.server.entries import Created


@dataclass(frozen=True, slots=True)
class Transcript:
    """How a table was made, the seeds and names of its players, and moves from the deal on: each seat and text."""

    created: Created
    seeds: list[str]
    names: list[str]
    moves: list[tuple[int, str]]

    @property
    def game(self) -> Game:
        """The game that is played."""
        return games.find(self.created.game)

    def chance(self) -> Committed:
        """The luck that was committed to, from its beginning."""
        made = self.created
        seeds = [seed.encode() for seed in self.seeds]
        return Committed(bytes.fromhex(made.secret), seeds, sorts=made.shuffles == SORTED)

    def dealt(self) -> Match:
        """The match before its first move, with the luck it was committed to."""
        made = self.created
        return Match(self.game, made.players, made.options, self.chance(), self.names, version=made.rules)

    def match(self) -> Match:
        """The match after its moves, with all that came of them."""
        match = self.dealt()
        for seat, text in self.moves:
            match.make(seat, match.game.parse(text))
        return match

    def events(self) -> list[Event]:
        """All that happened."""
        match = self.match()
        return match.opening + [event for made in match.moves for event in made.events]
