"""The bot contract, and the two bots every game has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Chance, Seeded
from houndtable.kernel.errors import NoSuchBot, unknown


class Bot(ABC):
    """Chooses a move from a seat's perspective; the same perspective and the same luck give the same move."""

    @abstractmethod
    def choose(self, perspective: Perspective) -> int:
        """One of the perspective's lawful moves."""


class RandomBot(Bot):
    """Plays any lawful move, all alike."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> int:
        offers = perspective.legal()
        return offers[self.chance.below(len(offers))]


class ThumbBot(Bot):
    """Plays by the game's rules of thumb, on a position that agrees with what its seat knows."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, perspective: Perspective) -> int:
        return perspective.game.thumb(perspective.sample(self.chance), perspective.seat)


BOTS: Final = ["thumb", "random"]


def make(name: str, seed: int, stream: int = 0) -> Bot:
    """The bot with this name, its luck seeded, or a refusal that lists the known ones."""
    key = name.strip().lower()
    if key == "random":
        return RandomBot(Seeded(seed, stream))
    if key == "thumb":
        return ThumbBot(Seeded(seed, stream))
    raise NoSuchBot(unknown("bot", name[:40], BOTS))
