"""Duplicate play: the same deals are played again and again with the bots in other seats, so that luck is shared."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import combinations, islice, permutations
from math import factorial

from houndtable import games, players
from houndtable.kernel.errors import BadOption
from houndtable.kernel.outcome import total
from houndtable.kernel.state import State
from houndtable.lab.arena import Setup, play_one
from houndtable.players.kennel import Kennel

LineUp = tuple[str, ...]


@dataclass(frozen=True)
class Contest:
    """What is compared: small, and the same in every process."""

    game: str
    players: int
    bots: list[str]
    seed: int
    options: Mapping[str, str] = field(default_factory=dict)

    def checked(self) -> Contest:
        """The same with its names tidied and the usual options left out, or a refusal."""
        game = games.find(self.game)
        chosen, usual = (game.choose(self.players, given).values for given in (self.options, {}))
        options = {name: str(value) for name, value in chosen.items() if value != usual[name]}
        bots = [players.tidy(name) for name in self.bots]
        for name in bots:
            players.make(name, 0)
        if len(bots) < 2:
            raise BadOption("lab-two-bots")
        twice = [name for name in bots if bots.count(name) > 1]
        if twice:
            raise BadOption("lab-bot-twice", bot=twice[0])
        return Contest(game.name, self.players, bots, self.seed, options)


@dataclass(frozen=True)
class Result:
    """How a deal ended for a line-up: winners and places are None where it was given up."""

    deal: int
    seats: LineUp
    places: list[int] | None
    winners: list[int]
    scores: list[int]
    moves: int
    faults: Mapping[str, Mapping[str, int]] = field(default_factory=dict)


def line_ups(bots: list[str], seats: int, deal: int) -> list[LineUp]:
    """Who sits where, game by game, in one deal: every table there can be, in all its rotations."""
    found = [rotation for table in tables(bots, seats, deal) for rotation in rotations(table)]
    return list(dict.fromkeys(found))


def tables(bots: list[str], seats: int, deal: int) -> list[LineUp]:
    """The bots at each table. Too few bots sit there several times, as evenly as it goes, each having once the places
    left over; of too many, all that can meet do, in an order round the table that changes from deal to deal."""
    if len(bots) < seats:
        return [tuple(bots[(start + seat) % len(bots)] for seat in range(seats)) for start in range(len(bots))]
    return [in_order(company, deal) for company in combinations(bots, seats)]


def in_order(company: LineUp, deal: int) -> LineUp:
    """The company as it sits round the table in this deal: all orders come in turn."""
    number = deal % factorial(len(company) - 1)
    return company[:1] + next(islice(permutations(company[1:]), number, None))


def rotations(table: LineUp) -> list[LineUp]:
    """The table with everybody moved on by 0, 1, 2 ... seats."""
    return [table[place:] + table[:place] for place in range(len(table))]


def play_deal(contest: Contest, deal: int, seats: LineUp, kennel: Kennel) -> Result:
    """The deal, played by this line-up; its cards and dice are the same for all."""
    setup = Setup(contest.game, contest.players, list(seats), contest.seed, contest.options)
    state, moves = play_one(games.find(contest.game), setup, deal, kennel)
    return result(deal, seats, state, moves, kennel.take_faults())


def result(deal: int, seats: LineUp, state: State, moves: int, faults: Mapping[str, Mapping[str, int]]) -> Result:
    """What came of a game."""
    outcome = state.outcome()
    if outcome is None:
        return Result(deal, seats, None, [], [0] * len(seats), moves, faults)
    scores = [total(lines) for lines in outcome.lines]
    return Result(deal, seats, list(outcome.places), list(outcome.winners), scores, moves, faults)


def play_deals(
    contest: Contest, wanted: list[tuple[int, LineUp]], stopped: Callable[[], bool], kennel: Kennel
) -> list[Result]:
    """The results of these deals and line-ups, up to where `stopped` says so."""
    found = []
    for deal, seats in wanted:
        if stopped():
            break
        found.append(play_deal(contest, deal, seats, kennel))
    return found
