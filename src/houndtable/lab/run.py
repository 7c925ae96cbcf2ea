"""A simulation: many games on several processors, counted together."""

from __future__ import annotations

from collections.abc import Callable

from houndtable.lab.arena import Setup, play_many
from houndtable.lab.tally import Tally, empty_tally
from houndtable.lab.workers import Stopped, Workers
from houndtable.players.kennel import Kennel

Progress = Callable[[int], None]

MOST_IN_A_CHUNK = 500
CHUNKS_A_WORKER = 20


def chunks(games: int, jobs: int) -> list[range]:
    """The games in pieces, small enough that all workers are busy to the end."""
    size = max(1, min(MOST_IN_A_CHUNK, games // (jobs * CHUNKS_A_WORKER)))
    return [range(start, min(start + size, games)) for start in range(0, games, size)]


class Run:
    """Games being played; `tally` holds those finished so far."""

    def __init__(self, setup: Setup, games: int, jobs: int) -> None:
        self.setup = setup
        self.games = games
        self.pieces = chunks(games, jobs)
        self.workers = Workers(min(jobs, len(self.pieces)))
        self.tally = empty_tally(setup.players)

    @property
    def is_stopped(self) -> bool:
        """Whether no further game is to begin."""
        return self.workers.stopped.is_set()

    def stop(self) -> None:
        """No further game is begun; `play` returns as soon as those at play are finished."""
        self.workers.stopped.set()

    def play(self, progress: Progress) -> None:
        """All games are played and counted, unless stopped; `progress` hears how many are done."""
        for tally in self.workers.results(played, self.setup, self.pieces):
            self.tally.add(tally)
            progress(self.tally.games)


def played(setup: Setup, numbers: range, stopped: Stopped, kennel: Kennel) -> Tally:
    """The tally of a piece of the games."""
    return play_many(setup, numbers, stopped, empty_tally(setup.players), kennel)
