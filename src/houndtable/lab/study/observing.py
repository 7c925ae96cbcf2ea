"""Games of a study, played and looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.lab.arena import Setup, play_one, study_of
from houndtable.lab.duplicate import LineUp, result
from houndtable.lab.study.observation import Counts, Ended, Key, Observation
from houndtable.lab.study.plan import Arm, Study
from houndtable.lab.study.watching import Watcher, halfway, lead_changes
from houndtable.lab.workers import Stopped
from houndtable.players.kennel import Kennel

DETAILED = 2000  # deals of the table as it is whose moves are kept one by one


@dataclass(frozen=True)
class Task:
    """A deal to be played by one line-up."""

    arm: Arm
    deal: int
    seats: LineUp

    @property
    def key(self) -> Key:
        return (self.arm.players, "" if self.arm.change is None else self.arm.change.text, self.deal, self.seats)


def observe(study: Study, tasks: Sequence[Task], stopped: Stopped, kennel: Kennel) -> list[Observation]:
    """These games, played and looked at, up to where `stopped` says so."""
    found = []
    for task in tasks:
        if stopped():
            break
        found.append(observed(study, task, kennel))
    return found


def observed(study: Study, task: Task, kennel: Kennel) -> Observation:
    """One game, played and looked at."""
    game, contest = games.find(study.game), study.contest(task.arm)
    setup = Setup(contest.game, contest.players, list(task.seats), contest.seed, contest.options)
    watcher = Watcher(game, task.arm.players)
    state, moves = play_one(game, setup, task.deal, kennel, watcher)
    watcher.look(state)
    times, points = lines_of(state)
    keeps = task.arm.change is None and task.deal < DETAILED
    players, change, deal, seats = task.key
    return Observation(
        players,
        change,
        result(deal, seats, state, moves, kennel.take_faults()),
        [Ended(each.how, each.turns, each.totals()) for each in state.rounds],
        watcher.decisions,
        watcher.choices,
        watcher.offers,
        lead_changes(watcher.leaders),
        halfway(watcher.leaders),
        counts_of(game, state, deal),
        times,
        points,
        moves_of(game, watcher.made, players) if keeps else {},
    )


def counts_of(game: Game, state: State, deal: int) -> Counts:
    """The game's own counts; the first deal tells also what did not happen."""
    if state.outcome() is None:
        return {}
    found = study_of(game)(state)
    return {name: numbers for name, numbers in found.items() if deal == 0 or any(numbers)}


def lines_of(state: State) -> tuple[Counts, Counts]:
    """How often each seat had each score line, and the points it brought."""
    times: Counts = {}
    points: Counts = {}
    for ended in state.rounds:
        for seat, lines in enumerate(ended.lines):
            for line in lines:
                if line.points:
                    add(times, line.name, seat, 1, state.players)
                    add(points, line.name, seat, line.points, state.players)
    return times, points


def moves_of(game: Game, made: list[tuple[int, int]], players: int) -> Counts:
    """How often each seat made each move."""
    found: Counts = {}
    for seat, move in made:
        add(found, game.vocabulary.texts[move], seat, 1, players)
    return found


def add(counts: Counts, name: str, seat: int, number: int, players: int) -> None:
    """So much more for a seat under this name."""
    if name not in counts:
        counts[name] = [0] * players
    counts[name][seat] += number
