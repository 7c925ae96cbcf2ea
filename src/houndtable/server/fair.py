"""The fair order of jobs: whose turn is next. It knows no process and no clock, so that tests can follow it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

Path: TypeAlias = tuple[str, ...]  # whose job it is: the address first, then the person, then the table

PRESENT: Final = 0  # somebody waits for it
WATCHED: Final = 1  # somebody looks on
UNWATCHED: Final = 2  # nobody looks
RANKS: Final = 3
LONG: Final = 10.0  # seconds after which a job has the first rank
REMEMBERED: Final = 10000  # shares


class Queued(Protocol):
    """What the order knows of a job."""

    path: Path
    rank: int
    seconds: float  # that it is expected to take
    since: float


J = TypeVar("J", bound=Queued)


class FairOrder(Generic[J]):
    """Jobs that wait. The lowest rank comes first; within it whoever has been given the least time: first among
    addresses, then among the persons of that address, then among the tables of that person.

    This is start-time fair queueing at each of the three: `given` is the time a part was given, and whoever comes new
    begins where the last one served stood, so that nobody saves up time by waiting or gains any by coming anew."""

    def __init__(self) -> None:
        self.waiting: dict[J, None] = {}  # in the order in which they came
        self.trees: list[dict[str, Any]] = [{} for _ in range(RANKS)]  # rank, parts of the path, jobs
        self.given: dict[Path, float] = {}
        self.clock: dict[Path, float] = {}
        self.running = 0
        self.counts: Counter[str] = Counter()  # of jobs that wait, by address

    def __len__(self) -> int:
        return len(self.waiting)

    def add(self, job: J) -> None:
        """Let the job wait."""
        self.waiting[job] = None
        self.counts[job.path[0]] += 1
        self.plant(job)

    def remove(self, job: J) -> None:
        """Let the job wait no more."""
        del self.waiting[job]
        self.counts[job.path[0]] -= 1
        if not self.counts[job.path[0]]:
            del self.counts[job.path[0]]
        self.uproot(job)

    def rerank(self, job: J, rank: int) -> None:
        """Give a job another rank; where it waits, it keeps its place in time."""
        if job in self.waiting:
            self.uproot(job)
            job.rank = rank
            self.plant(job)
        else:
            job.rank = rank

    def plant(self, job: J) -> None:
        branch = self.trees[job.rank]
        for part in job.path[:-1]:
            branch = branch.setdefault(part, {})
        branch.setdefault(job.path[-1], []).append(job)

    def uproot(self, job: J) -> None:
        branches = [self.trees[job.rank]]
        for part in job.path[:-1]:
            branches.append(branches[-1][part])
        branches[-1][job.path[-1]].remove(job)
        for branch, part in zip(reversed(branches), reversed(job.path)):
            if not branch[part]:
                del branch[part]

    def take(self, now: float) -> J | None:
        """The job whose turn it is; it waits no more, and its time counts as given."""
        oldest = next(iter(self.waiting), None)
        if oldest is not None and now - oldest.since > LONG:
            self.rerank(oldest, PRESENT)
        tree = next((tree for tree in self.trees if tree), None)
        if tree is None:
            return None
        path: Path = ()
        branch: Any = tree
        while isinstance(branch, dict):
            path = min(((*path, part) for part in branch), key=self.stands)
            branch = branch[path[-1]]
        job: J = branch[0]
        self.remove(job)
        self.running += 1
        for part in parts(path):
            self.clock[part[:-1]] = stands = self.stands(part)
            self.given[part] = stands + job.seconds
        return job

    def stands(self, part: Path) -> float:
        """How much time this part of a path was given, or where one begins that comes new."""
        return max(self.given.get(part, 0.0), self.clock.get(part[:-1], 0.0))

    def done(self, job: J, seconds: float) -> None:
        """Count the time that a job took in the end, and not the time it was expected to take."""
        self.running -= 1
        for part in parts(job.path):
            self.given[part] = self.given.get(part, 0.0) + seconds - job.seconds
        if not self.running and not self.waiting:
            self.given.clear()
            self.clock.clear()
        elif len(self.given) > REMEMBERED:
            self.given = {part: time for part, time in self.given.items() if time > self.clock.get(part[:-1], 0.0)}
            if len(self.given) > REMEMBERED:
                self.given.clear()

    def last_of(self, address: str) -> J:
        """The job of this address that can wait best: of the highest rank, the newest."""
        return max((job for job in self.waiting if job.path[0] == address), key=lambda job: (job.rank, job.since))


def parts(path: Path) -> list[Path]:
    """The address, the address and the person, and so on."""
    return [path[: length + 1] for length in range(len(path))]
