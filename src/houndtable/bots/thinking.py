"""What a bot thought before it moved."""

from __future__ import annotations

from houndtable.bots.perspective import Perspective
from houndtable.kernel.copying import Recipe
from houndtable.kernel.message import Message


class Thought:
    """One lawful move: how often it was tried, and each seat's expected share of the win after it; no shares where
    it was not tried."""

    def __init__(self, move: int, visits: int, results: list[float]) -> None:
        self.move = move
        self.visits = visits
        self.results = results

    def __reduce__(self) -> Recipe:
        return Thought, (self.move, self.visits, self.results)


class Thinking:
    """The move chosen, every lawful one with what was found out about it, and why."""

    def __init__(self, move: int, thoughts: list[Thought], why: list[Message]) -> None:
        self.move = move
        self.thoughts = thoughts
        self.why = why

    def __reduce__(self) -> Recipe:
        return Thinking, (self.move, self.thoughts, self.why)

    def of(self, move: int) -> Thought:
        """What was found out about one move."""
        for thought in self.thoughts:
            if thought.move == move:
                return thought
        return Thought(move, 0, [])


def untried(perspective: Perspective, move: int, why: list[Message]) -> Thinking:
    """A move chosen without trying any."""
    return Thinking(move, [Thought(offer, 0, []) for offer in perspective.legal()], why)
