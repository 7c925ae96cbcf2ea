"""A tally: what happened in many games, as whole numbers, so that tallies add up exactly in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from houndtable.kernel.outcome import Outcome, total
from houndtable.kernel.state import State


@dataclass
class SeatTally:
    """One seat's part: games won (alone or with others) and come last in, final scores and round scores by how
    often each occurred."""

    won: int = 0
    last: int = 0
    scores: Counter[int] = field(default_factory=Counter)
    round_scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: SeatTally) -> None:
        """The other's games are counted in."""
        self.won += other.won
        self.last += other.last
        self.scores.update(other.scores)
        self.round_scores.update(other.round_scores)


@dataclass
class Tally:
    """All that is kept of many games; `studied` are the game's own counts by name: one number for each seat, or
    a single one for the table. `faults` are what programs did wrong, by their names and the kind of it."""

    seats: list[SeatTally]
    games: int = 0
    moves: int = 0
    unfinished: int = 0
    unwon: int = 0
    rounds: Counter[int] = field(default_factory=Counter)
    turns: Counter[int] = field(default_factory=Counter)
    round_turns: Counter[int] = field(default_factory=Counter)
    studied: dict[str, list[int]] = field(default_factory=dict)
    faults: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        """The other's games are counted in."""
        for seat, tally in zip(self.seats, other.seats, strict=True):
            seat.add(tally)
        self.games += other.games
        self.moves += other.moves
        self.unfinished += other.unfinished
        self.unwon += other.unwon
        self.rounds.update(other.rounds)
        self.turns.update(other.turns)
        self.round_turns.update(other.round_turns)
        self.study(other.studied)
        self.blame(other.faults)

    def blame(self, faults: Mapping[str, Counter[str]]) -> None:
        """What programs did wrong is added."""
        for name, kinds in faults.items():
            self.faults.setdefault(name, Counter()).update(kinds)

    def study(self, counts: dict[str, list[int]]) -> None:
        """The game's own counts are added."""
        for name, numbers in counts.items():
            before = self.studied.get(name, [0] * len(numbers))
            self.studied[name] = [a + b for a, b in zip(before, numbers, strict=True)]

    def count(self, state: State, moves: int) -> None:
        """One more game, played to its end or given up, in so many moves."""
        self.games += 1
        self.moves += moves
        self.count_rounds(state)
        outcome = state.outcome()
        if outcome is None:
            self.unfinished += 1
        else:
            self.count_outcome(outcome)

    def count_rounds(self, state: State) -> None:
        """The finished rounds of a game, their turns and scores."""
        turns = 0
        for ended in state.rounds:
            turns += ended.turns
            self.round_turns[ended.turns] += 1
            for seat, score in zip(self.seats, ended.totals(), strict=True):
                seat.round_scores[score] += 1
        self.rounds[len(state.rounds)] += 1
        self.turns[turns] += 1

    def count_outcome(self, outcome: Outcome) -> None:
        """Who won, who came last, and everybody's final score."""
        self.unwon += not outcome.winners
        worst = max(outcome.places)
        for number, seat in enumerate(self.seats):
            seat.won += number in outcome.winners
            seat.last += outcome.places[number] == worst
            seat.scores[total(outcome.lines[number])] += 1


def empty_tally(players: int) -> Tally:
    """No game yet, for so many players."""
    return Tally([SeatTally() for _ in range(players)])
