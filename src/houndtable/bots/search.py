"""Information-set Monte Carlo tree search: one tree for all that the seat cannot tell apart.

Every simulation deals anew what the seat cannot know, walks down the tree by the moves lawful in that deal, adds a
node, plays the round out by the rollout policy, and values the end by each seat's share of the win to expect there.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final, TypeAlias

from houndtable.bots.budget import Budget
from houndtable.bots.perspective import Memory, Perspective
from houndtable.bots.phrases import CHANCE
from houndtable.bots.thinking import Thinking, Thought
from houndtable.kernel.chance import Chance
from houndtable.kernel.copying import Recipe
from houndtable.kernel.game import Game
from houndtable.kernel.message import Message
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64

EXPLORE: Final = 0.5  # how much a move that was tried seldom is worth trying again
FAVOUR: Final = 0.35  # the part of that which belongs to the heuristic's own choice
FPU_REDUCTION: Final = 0.05  # first-play urgency: how much worse than its fellows a move never tried is thought to be
NOISE: Final = 12  # one move in so many of a playout is any lawful one
LONGEST: Final = 400  # moves of a playout
LIMIT: Final = 35184372088777  # below 2**45; keys of nodes stay below it
FACTOR: Final = 32609

# A node as plain values: its visits, gain, moves, offered, tried and gained, and where the next ones are.
Row: TypeAlias = tuple[int, float, list[int], list[int], list[int], list[list[float]], dict[int, int]]


class Node:
    """What was tried where one seat had a choice, whatever the others hold. For each move: how often it was there,
    how often it was tried, and what each seat gained by it, all tries together."""

    def __init__(self) -> None:
        self.visits = 0
        self.gain = 0.0  # of the seat that has the choice
        self.moves: list[int] = []
        self.offered: list[int] = []
        self.tried: list[int] = []
        self.gained: list[list[float]] = []
        self.place: dict[int, int] = {}
        self.next: dict[int, Node] = {}

    def __reduce__(self) -> Recipe:
        return node_of, (self.as_rows(),)

    def as_rows(self) -> list[Row]:
        """This node and all below it, however deep that goes: the figures of each, and where in the list the next ones
        are, by their keys."""
        nodes = [self]
        rows: list[Row] = []
        for node in nodes:
            below: dict[int, int] = {}
            for key, following in node.next.items():
                below[key] = len(nodes)
                nodes.append(following)
            gained = [each[:] for each in node.gained]
            rows.append((node.visits, node.gain, node.moves[:], node.offered[:], node.tried[:], gained, below))
        return rows

    def place_of(self, move: int) -> i64:
        """Where the move's figures are; a new place for a new one."""
        found = self.place.get(move)
        if found is None:
            found = len(self.moves)
            self.place[move] = found
            self.moves.append(move)
            self.offered.append(0)
            self.tried.append(0)
            self.gained.append([])
        return found

    def best(self, seat: i64) -> i64:
        """The place of the move tried most, the better one of equals."""
        best: i64 = 0
        for at in range(1, len(self.moves)):
            more = self.tried[at] - self.tried[best]
            if more > 0 or (more == 0 and self.tried[at] > 0 and self.gained[at][seat] > self.gained[best][seat]):
                best = at
        return best

    def book(self, at: i64, seat: i64, results: list[float]) -> None:
        """One more try, and what came of it."""
        self.visits += 1
        self.gain += results[seat]
        self.tried[at] += 1
        gained = self.gained[at]
        if not gained:
            self.gained[at] = results[:]
            return
        place: i64 = 0
        for result in results:
            gained[place] += result
            place += 1

    def select(self, seat: i64, offers: list[int], favourite: int) -> i64:
        """The place of the move to try now: promising, or seldom tried for how often it was there."""
        share = EXPLORE * (1.0 - FAVOUR) / len(offers)
        extra = EXPLORE * FAVOUR
        fresh = (self.gain / self.visits if self.visits > 0 else 0.5) - FPU_REDUCTION
        best: i64 = 0
        most = -1.0e9
        for move in offers:
            at: i64 = self.place_of(move)
            there = self.offered[at] + 1
            self.offered[at] = there
            tries = self.tried[at]
            weight = share + extra if move == favourite else share
            value = self.gained[at][seat] / tries if tries > 0 else fresh
            value += weight * sqrt(there) / (1 + tries)
            if value > most:
                most = value
                best = at
        return best


def node_of(rows: list[Row]) -> Node:
    """The first of the nodes that `as_rows` wrote, with all below it."""
    nodes = [Node() for _ in rows]
    for node, row in zip(nodes, rows):
        node.visits, node.gain, node.moves, node.offered, node.tried, node.gained, below = row
        node.place = {move: at for at, move in enumerate(node.moves)}
        node.next = {key: nodes[place] for key, place in below.items()}
    return nodes[0]


def followed(key: i64, move: i64) -> i64:
    """The key of what was done so far, with one move more."""
    return (key * FACTOR + move + 1) % LIMIT


def met(key: i64, offers: list[int], seat: i64) -> i64:
    """The key of a choice a seat has after what was done, told by the moves it may choose from."""
    for move in offers:
        key = (key * FACTOR + move + 1) % LIMIT
    return (key * FACTOR + seat) % LIMIT


class Edge:
    """A choice made on the way down."""

    def __init__(self, node: Node, at: i64, seat: i64) -> None:
        self.node = node
        self.at: i64 = at
        self.seat: i64 = seat


class Search:
    """One decision of a seat, thought over; `root` may have been thought about before."""

    def __init__(self, perspective: Perspective, chance: Chance, memory: Memory | None, root: Node) -> None:
        self.perspective = perspective
        self.game: Game = perspective.game
        self.seat: i64 = perspective.seat
        self.chance = chance
        self.memory = memory
        self.root = root
        self.open = len(self.game.faces) == 0
        self.done: i64 = 0
        self.rounds: i64 = 0
        self.root_favourite = -1
        self.forced = -1  # the move that every simulation begins with, if there is one

    def run(self, budget: Budget) -> None:
        """Simulations until the budget is spent, or no further one could change the choice."""
        budget.begin()
        while budget.lasts(self.done):
            if self.done & 63 == 63 and self.is_settled(budget.left(self.done)):
                break
            self.simulate()
            self.done += 1

    def try_move(self, move: int, times: int) -> None:
        """So many more simulations that begin with this move."""
        self.forced = move
        for _ in range(times):
            self.simulate()
        self.forced = -1

    def is_settled(self, left: i64) -> bool:
        """Whether the move tried most stays that in so many more simulations."""
        first: i64 = 0
        second: i64 = 0
        for tries in self.root.tried:
            if tries > first:
                second = first
                first = tries
            elif tries > second:
                second = tries
        return first - second > left

    def simulate(self) -> None:
        """Down the tree, out to the end of the round, and back."""
        state = self.perspective.believed(self.chance, self.memory)
        self.rounds = len(state.rounds)
        path = self.descend(state)
        self.play_out(state)
        results = self.game.value(state)
        for edge in path:
            edge.node.book(edge.at, edge.seat, results)

    def descend(self, state: State) -> list[Edge]:
        """The choices made on the way from the root to a node that is new."""
        node = self.root
        path: list[Edge] = []
        key: i64 = 0
        while True:
            waiting = state.waiting
            if not waiting or len(state.rounds) != self.rounds:
                return path
            seat: i64 = self.seat if self.seat in waiting else waiting[0]
            offers = state.legal(seat)
            if len(offers) == 1:
                key = followed(key, offers[0])
                state.apply(seat, offers[0])
                continue
            if path:
                key = met(key, offers if seat == self.seat or self.open else [], seat)
                found = node.next.get(key)
                if found is None:
                    node.next[key] = Node()
                    return path
                node = found
                key = 0
            if path:
                favourite = self.game.rollout(state, seat, self.chance)
            else:
                if self.root_favourite < 0:
                    self.root_favourite = self.game.heuristic(state, seat)
                favourite = self.root_favourite
            at: i64 = node.select(seat, offers, favourite)
            if self.forced >= 0 and not path:
                at = node.place_of(self.forced)
            path.append(Edge(node, at, seat))
            if len(waiting) == 1:  # others cannot tell what was chosen beside their own choice
                key = followed(0, node.moves[at])
            state.apply(seat, node.moves[at])

    def play_out(self, state: State) -> None:
        """Moves of the rollout policy to the end of the round, at most LONGEST; now and then any lawful one."""
        chance = self.chance
        game = self.game
        moves: i64 = 0
        while moves < LONGEST:
            waiting = state.waiting
            if not waiting or len(state.rounds) != self.rounds:
                return
            mover: i64 = waiting[0]
            if chance.below(NOISE) == 0:
                offers = state.legal(mover)
                state.apply(mover, offers[chance.below(len(offers))])
            else:
                state.apply(mover, game.rollout(state, mover, chance))
            moves += 1

    def thinking(self) -> Thinking:
        """What came of it: the move tried most, the better one of equals, and what each move is worth."""
        root = self.root
        thoughts: list[Thought] = []
        for move in self.perspective.legal():
            at: i64 = root.place_of(move)
            tries = root.tried[at]
            thoughts.append(Thought(move, tries, [gain / tries for gain in root.gained[at]]))
        return Thinking(root.moves[root.best(self.seat)], thoughts, self.why())

    def why(self) -> list[Message]:
        """The chance to win with the choice, beside the move tried most of the others."""
        root = self.root
        best: i64 = root.best(self.seat)
        second: i64 = -1
        for at in range(len(root.moves)):
            if at != best and root.tried[at] > 0 and (second < 0 or root.tried[at] > root.tried[second]):
                second = at
        other = None if second < 0 else self.game.vocabulary.texts[root.moves[second]]
        return [say(CHANCE, percent=self.percent(best), other=other, second=0 if second < 0 else self.percent(second))]

    def percent(self, at: i64) -> int:
        """The seat's expected share of the win after the move at this place, in hundredths."""
        return round(100.0 * self.root.gained[at][self.seat] / self.root.tried[at])
