"""A contest being played: deal after deal, on one or several processors, until all are done or there is a verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from houndtable.lab.duplicate import Contest, LineUp, Result, line_ups, play_deals
from houndtable.lab.results import Known
from houndtable.lab.sequential import Judge, SequentialVerdict
from houndtable.lab.standings import Standings
from houndtable.lab.workers import Workers

Keep = Callable[[list[Result]], None]
Progress = Callable[[int], None]


class ContestRun:
    """Deals are counted in their order, whoever is done first: the result is the same for any number of jobs. `known`
    are games that need not be played; `keep` gets those that were."""

    def __init__(
        self, contest: Contest, deals: int, jobs: int, known: Known, keep: Keep, judge: Judge | None = None
    ) -> None:
        self.contest = contest
        self.deals = deals
        self.known = known
        self.keep = keep
        self.judge = judge
        self.verdict: SequentialVerdict | None = None
        self.standings = Standings(contest)
        self.workers = Workers(min(jobs, deals))

    @property
    def is_stopped(self) -> bool:
        """Whether no further game is to begin."""
        return self.workers.stopped.is_set()

    def stop(self) -> None:
        """No further game is begun; `play` returns as soon as those at play are finished."""
        self.workers.stopped.set()

    @property
    def games(self) -> int:
        """How many games all deals have."""
        return len(self.line_ups(0)) * self.deals

    def line_ups(self, deal: int) -> list[LineUp]:
        """Who plays a deal."""
        return line_ups(self.contest.bots, self.contest.players, deal)

    def missing(self, deal: int) -> list[tuple[int, LineUp]]:
        """The games of a deal that are still to be played."""
        return [(deal, seats) for seats in self.line_ups(deal) if (deal, seats) not in self.known]

    def pieces(self) -> Iterator[list[tuple[int, LineUp]]]:
        """What is to be played, a deal at a time, as long as there is no verdict."""
        for deal in range(self.standings.deals, self.deals):
            piece = self.missing(deal)
            if piece and self.verdict is None:
                yield piece

    def play(self, progress: Progress) -> None:
        """All deals are played and counted, unless stopped; `progress` hears how many games are counted."""
        self.count()
        for results in self.workers.results(play_deals, self.contest, self.pieces()):
            self.keep(results)
            self.known.update({(result.deal, result.seats): result for result in results})
            self.count()
            progress(self.standings.games)
            if self.verdict is not None:
                self.stop()

    def count(self) -> None:
        """All deals that are complete, with every deal before them, are counted, up to the verdict."""
        while self.verdict is None and self.standings.deals < self.deals:
            deal = self.standings.deals
            keys = [(deal, seats) for seats in self.line_ups(deal)]
            if any(key not in self.known for key in keys):
                return
            self.standings.count([self.known.pop(key) for key in keys])
            if self.judge is not None:
                self.judge.hear(self.standings.shares[self.contest.bots[0]][-1])
                self.verdict = self.judge.verdict()
