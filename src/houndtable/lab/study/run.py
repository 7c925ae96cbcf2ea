"""A study being played: piece after piece, on one or several processors or machines, until all of it is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain

from houndtable.lab.study.journal import Known
from houndtable.lab.study.observation import Observation
from houndtable.lab.study.observing import Task, observe
from houndtable.lab.study.plan import Arm, Study
from houndtable.lab.workers import Labour

Keep = Callable[[list[Observation]], None]
Progress = Callable[[int], None]
Deals = list[list[Observation]]  # deal by deal, the games of its line-ups

PIECE = 25  # deals handed out at a time; of dear ones a single one


class StudyRun:
    """`known` are games that need not be played; `keep` gets those that were."""

    def __init__(self, study: Study, workers: Labour, known: Known, keep: Keep) -> None:
        self.study = study
        self.workers = workers
        self.known = known
        self.keep = keep
        self.keys = {task.key for arm in study.arms() for deal in self.tasks(arm) for task in deal}

    @property
    def is_stopped(self) -> bool:
        """Whether no further game is to begin."""
        return self.workers.stopped.is_set()

    def stop(self) -> None:
        """No further game is begun; `play` returns as soon as those at play are finished."""
        self.workers.stopped.set()

    def tasks(self, arm: Arm) -> Iterator[list[Task]]:
        """The games of an arm, deal by deal."""
        for deal in range(arm.deals):
            yield [Task(arm, deal, seats) for seats in arm.line_ups(deal)]

    @property
    def games(self) -> int:
        """How many games there are in all."""
        return len(self.keys)

    @property
    def done(self) -> int:
        """How many of them are known."""
        return len(self.keys & self.known.keys())

    @property
    def is_whole(self) -> bool:
        """Whether all of them are known."""
        return self.done == self.games

    def pieces(self) -> list[list[Task]]:
        """What is to be played. The pieces of all arms are mixed evenly, so that the time left can be told."""
        placed: list[tuple[float, list[Task]]] = []
        seen = set(self.known)
        for arm in self.study.arms():
            missing: list[list[Task]] = []
            for deal in self.tasks(arm):
                fresh = [task for task in deal if task.key not in seen]
                seen.update(task.key for task in fresh)
                missing += [fresh] if fresh else []
            size = 1 if arm.is_dear else PIECE
            found = [list(chain(*missing[start : start + size])) for start in range(0, len(missing), size)]
            placed += [((number + 0.5) / len(found), piece) for number, piece in enumerate(found)]
        return [piece for _, piece in sorted(placed, key=lambda each: each[0])]

    def play(self, progress: Progress) -> None:
        """All that is missing is played, unless stopped; `progress` hears how many games are known."""
        done = self.done
        progress(done)
        for found in self.workers.results(observe, self.study, self.pieces()):
            self.keep(found)
            self.known.update({each.key: each for each in found})
            done += len(found)
            progress(done)

    def deals(self, arm: Arm) -> Deals:
        """The deals of an arm all of whose games are known."""
        return [self.games_of(deal) for deal in self.tasks(arm) if self.is_known(deal)]

    def compared(self, arm: Arm) -> tuple[Deals, Deals]:
        """The same deals with the arm's change and without it: those all of whose games are known in both."""
        with_it, without = [], []
        for one, two in zip(self.tasks(arm), self.tasks(arm.base)):
            if self.is_known([*one, *two]):
                with_it.append(self.games_of(one))
                without.append(self.games_of(two))
        return with_it, without

    def games_of(self, tasks: list[Task]) -> list[Observation]:
        """These games, all of which are known."""
        return [self.known[task.key] for task in tasks]

    def is_known(self, tasks: list[Task]) -> bool:
        """Whether all of these games are known."""
        return all(task.key in self.known for task in tasks)
