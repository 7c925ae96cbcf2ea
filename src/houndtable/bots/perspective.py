"""A perspective: all that a bot may know of a game, and no way from there to the rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


class Memory:
    """How much of what it only remembers a bot forgets: so many percent, and always the same things in a game."""

    def __init__(self, forgotten: i64, seed: int, stream: int) -> None:
        self.forgotten: i64 = forgotten
        self.seed = seed
        self.stream = stream

    def __reduce__(self) -> Recipe:
        return Memory, (self.forgotten, self.seed, self.stream)

    def fade(self, state: State, seat: i64) -> None:
        """What is forgotten is gone from this copy, which is redealt next."""
        if self.forgotten > 0:
            state.forget(seat, Seeded(self.seed, self.stream), self.forgotten)


class Perspective:
    """A seat's side of a position: its view, its lawful moves, and whole positions that agree with what it knows."""

    def __init__(self, game: Game, state: State, seat: i64) -> None:
        self.game = game
        self.seat: i64 = seat
        self.players: i64 = state.players
        self.__state = state

    def __reduce__(self) -> Recipe:
        """A copy stands on a position dealt anew: it knows the same, and nothing that the seat does not."""
        return Perspective, (self.game, self.sample(Seeded(0)), self.seat)

    def legal(self) -> list[int]:
        """The seat's lawful moves, ascending."""
        return self.__state.legal(self.seat)[:]

    def view(self) -> View:
        """What the seat may know."""
        return self.__state.view(self.seat)

    def sample(self, chance: Chance, memory: Memory | None = None) -> State:
        """A whole position in which all that the seat cannot know is dealt anew, and what its memory lost; the future
        luck is `chance`."""
        state = self.__state.clone()
        if memory is not None:
            memory.fade(state, self.seat)
        state.redeal(self.seat, chance)
        return state

    def believed(self, chance: Chance, memory: Memory | None = None) -> State:
        """Such a position in which the others hold what goes with their choices: of several candidates the best."""
        best = self.sample(chance, memory)
        candidates: i64 = best.candidates(self.seat)
        most: i64 = best.plausibility(self.seat) if candidates > 1 else 0
        while candidates > 1:
            candidate = self.sample(chance, memory)
            plausibility: i64 = candidate.plausibility(self.seat)
            if plausibility > most:
                best = candidate
                most = plausibility
            candidates -= 1
        return best
