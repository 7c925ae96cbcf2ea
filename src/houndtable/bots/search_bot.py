"""The bot that searches, and the levels made of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.bots.bot import Bot
from houndtable.bots.budget import Budget
from houndtable.bots.levels import simulations
from houndtable.bots.perspective import Memory, Perspective
from houndtable.bots.phrases import ONLY_MOVE
from houndtable.bots.search import Node, Row, Search, followed, met, node_of
from houndtable.bots.thinking import Thinking, untried
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.phrase import say

if TYPE_CHECKING:
    from mypy_extensions import i64


class SearchBot(Bot):
    """Tries the moves in many simulations. What it found out before a move of its own is still there when it is on
    again at once. A bot of a level, counted from 0, takes the simulations of its level; -1 is none."""

    def __init__(self, seed: int, stream: int, budget: Budget, forgotten: i64, level: int = -1) -> None:
        self.chance: Chance = Seeded(seed, stream)
        self.budget = budget
        self.memory = Memory(forgotten, seed, stream)
        self.level = level
        self.node = Node()
        self.key: i64 = 0  # of what the bot itself has done since it thought about `node`

    def __reduce__(self) -> Recipe:
        kept = self.chance.clone(), self.budget, self.memory, self.level, self.node.as_rows(), self.key
        return search_bot_with, kept

    def think(self, perspective: Perspective) -> Thinking:
        offers = perspective.legal()
        if len(offers) == 1:
            self.key = followed(self.key, offers[0])
            return untried(perspective, offers[0], [say(ONLY_MOVE)])
        if self.level >= 0:
            self.budget.simulations = simulations(perspective.game, self.level)
        known = self.node.next.get(met(self.key, offers, perspective.seat))
        search = Search(perspective, self.chance, self.memory, Node() if known is None else known)
        search.run(self.budget)
        found = search.thinking()
        self.node = search.root
        self.key = followed(0, found.move)
        return found


def search_bot_with(chance: Chance, budget: Budget, memory: Memory, level: int, tree: list[Row], key: i64) -> SearchBot:
    """A bot that searches in the middle of its game, with what it has found out."""
    found = SearchBot(memory.seed, memory.stream, budget, memory.forgotten, level)
    found.chance = chance
    found.node = node_of(tree)
    found.key = key
    return found
