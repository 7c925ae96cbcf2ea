"""The bot contract, and the bots that do not search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from houndtable.bots.perspective import Memory, Perspective
from houndtable.bots.phrases import ANY_MOVE
from houndtable.bots.thinking import Thinking, untried
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.phrase import say
from houndtable.kernel.state import State

if TYPE_CHECKING:
    from mypy_extensions import i64


class Bot(ABC):
    """Chooses a move from a seat's perspective; the same perspective and the same luck give the same move."""

    @abstractmethod
    def think(self, perspective: Perspective) -> Thinking:
        """One of the perspective's lawful moves, and what was found out about each."""

    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's lawful moves."""
        return self.think(perspective).move


class RandomBot(Bot):
    """Plays any lawful move, all alike."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def __reduce__(self) -> Recipe:
        return RandomBot, (self.chance.clone(),)

    def think(self, perspective: Perspective) -> Thinking:
        return untried(perspective, self.choose(perspective), [say(ANY_MOVE)])

    def choose(self, perspective: Perspective) -> int:
        offers = perspective.legal()
        return offers[self.chance.below(len(offers))]


class HeuristicBot(Bot):
    """Plays by the game's heuristic, on a position that agrees with what its seat knows, but for so many percent
    of what it has to remember; and so many moves of a hundred are any lawful ones."""

    def __init__(self, seed: int, stream: int, forgotten: i64, careless: i64) -> None:
        self.chance: Chance = Seeded(seed, stream)
        self.memory = Memory(forgotten, seed, stream)
        self.careless: i64 = careless

    def __reduce__(self) -> Recipe:
        return heuristic_bot_with, (self.chance.clone(), self.memory, self.careless)

    def think(self, perspective: Perspective) -> Thinking:
        sample = perspective.sample(self.chance, self.memory)
        move = self.move(perspective, sample)
        return untried(perspective, move, perspective.game.reason(sample, perspective.seat, move))

    def choose(self, perspective: Perspective) -> int:
        return self.move(perspective, perspective.sample(self.chance, self.memory))

    def move(self, perspective: Perspective, sample: State) -> int:
        """The heuristic's choice, or any move if that is how it falls."""
        if self.careless > 0 and self.chance.below(100) < self.careless:
            offers = perspective.legal()
            return offers[self.chance.below(len(offers))]
        return perspective.game.heuristic(sample, perspective.seat)


def heuristic_bot_with(chance: Chance, memory: Memory, careless: i64) -> HeuristicBot:
    """A bot by the heuristic in the middle of its game."""
    found = HeuristicBot(memory.seed, memory.stream, memory.forgotten, careless)
    found.chance = chance
    return found
