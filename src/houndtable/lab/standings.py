"""How the bots of a contest stand: their share of wins and their lead in points, deal by deal."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from houndtable.kernel.chance import Seeded
from houndtable.lab.duplicate import Contest, Result
from houndtable.lab.rating import Wins, added, rating_intervals, ratings, wins_of
from houndtable.lab.statistics import mean_interval, share_interval

RESAMPLING = 0x5EED  # the stream of luck that intervals of ratings use


def credits(game: Result) -> list[float]:
    """Each seat's part of the win: several winners share it, and all do where nobody won or there was no end."""
    seats = len(game.seats)
    if not game.winners:
        return [1 / seats] * seats
    return [(seat in game.winners) / len(game.winners) for seat in range(seats)]


def share(game: Result, bot: str) -> float:
    """The bot's part of the win, in all seats it has."""
    return sum(credit for name, credit in zip(game.seats, credits(game)) if name == bot)


def lead(game: Result, bot: str) -> float:
    """How many points the bot's seats have more than the others', on average."""
    own = [score for name, score in zip(game.seats, game.scores) if name == bot]
    others = [score for name, score in zip(game.seats, game.scores) if name != bot]
    return sum(own) / len(own) - sum(others) / len(others)


@dataclass(frozen=True)
class Standing:
    """One bot: means over deals, each with its 95% interval, as if the number of deals had been fixed beforehand; None
    where all deals were alike and tell nothing of it."""

    bot: str
    games: int
    share: float
    share_95: tuple[float, float]
    score: float
    lead: float
    lead_95: tuple[float, float] | None
    rating: float
    rating_95: tuple[float, float] | None


class Standings:
    """Whole deals, counted one after the other."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.games = self.moves = self.unfinished = 0
        self.shares: dict[str, list[float]] = {bot: [] for bot in contest.bots}
        self.leads: dict[str, list[float]] = {bot: [] for bot in contest.bots}
        self.scores: Counter[str] = Counter()
        self.seats: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.faults: dict[str, Counter[str]] = {}
        self.wins: list[Wins] = []

    @property
    def deals(self) -> int:
        """How many deals are counted."""
        return len(self.wins)

    @property
    def even(self) -> float:
        """The share of wins of bots that are equally strong."""
        return 1 / min(len(self.contest.bots), self.contest.players)

    def count(self, deal: list[Result]) -> None:
        """All games of one deal."""
        for bot in self.contest.bots:
            own = [game for game in deal if bot in game.seats]
            self.shares[bot].append(sum(share(game, bot) for game in own) / len(own))
            self.leads[bot].append(sum(lead(game, bot) for game in own) / len(own))
            self.played[bot] += len(own)
        self.wins.append(wins_of(deal, self.contest.bots))
        for game in deal:
            self.count_game(game)

    def count_game(self, game: Result) -> None:
        """What is only added up."""
        self.games += 1
        self.moves += game.moves
        self.unfinished += game.places is None
        for bot, score in zip(game.seats, game.scores):
            self.scores[bot] += score
            self.seats[bot] += 1
        for bot, kinds in game.faults.items():
            self.faults.setdefault(bot, Counter()).update(kinds)

    def standings(self) -> list[Standing]:
        """How each bot stands, the best first; nothing before the first deal."""
        if not self.wins:
            return []
        points = ratings(added(self.wins))
        intervals = rating_intervals(self.wins, Seeded(self.contest.seed, RESAMPLING))
        found = [self.standing(bot, points[place], intervals[place]) for place, bot in enumerate(self.contest.bots)]
        return sorted(found, key=lambda one: -one.rating)

    def standing(self, bot: str, rating: float, rating_95: tuple[float, float] | None) -> Standing:
        """How one bot stands."""
        shares, leads = self.shares[bot], self.leads[bot]
        return Standing(
            bot,
            self.played[bot],
            sum(shares) / len(shares),
            share_interval(shares),
            self.scores[bot] / self.seats[bot],
            sum(leads) / len(leads),
            mean_interval(leads) if len(set(leads)) > 1 else None,
            rating,
            rating_95,
        )
