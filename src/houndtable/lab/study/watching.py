"""What is looked at while a game is played: who has a choice, who leads between rounds, and which moves are made."""

from __future__ import annotations

from itertools import pairwise

from houndtable.kernel.game import Game
from houndtable.kernel.state import State

EVEN = 1e-9  # shares of the win that differ by less are equal


class Watcher:
    """Sees every move before it is made. For each seat: its decisions, those with more than one lawful move, and how
    many lawful moves these had together. `leaders` holds who led after each finished round, None where several did."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.decisions = [0] * players
        self.choices = [0] * players
        self.offers = [0] * players
        self.made: list[tuple[int, int]] = []
        self.leaders: list[int | None] = []

    def __call__(self, state: State, seat: int, move: int) -> None:
        """A move is about to be made."""
        if len(state.rounds) > len(self.leaders):
            self.look(state)
        offered = len(state.legal(seat))
        self.decisions[seat] += 1
        if offered > 1:
            self.choices[seat] += 1
            self.offers[seat] += offered
        self.made.append((seat, move))

    def look(self, state: State) -> None:
        """Who can expect most now leads after all rounds that ended since; rounds nobody had to move in count
        as one."""
        found = leader(self.game.value(state))
        self.leaders += [found] * (len(state.rounds) - len(self.leaders))


def leader(shares: list[float]) -> int | None:
    """The seat with the largest share of the win; None where several have it."""
    most = max(shares)
    best = [seat for seat, share in enumerate(shares) if share > most - EVEN]
    return best[0] if len(best) == 1 else None


def lead_changes(leaders: list[int | None]) -> int:
    """How often somebody else leads than the last one who led alone."""
    alone = [seat for seat in leaders if seat is not None]
    return sum(before != after for before, after in pairwise(alone))


def halfway(leaders: list[int | None]) -> int | None:
    """Who led alone after half of the rounds, the middle one being left to the second half; None if nobody did."""
    middle = len(leaders) // 2
    return leaders[middle - 1] if middle else None
