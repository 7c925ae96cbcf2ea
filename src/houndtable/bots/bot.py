"""The bot contract, and the two bots every game has."""

from __future__ import annotations

import re
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
    """Plays by the game's rules of thumb, on a position that agrees with what its seat knows, but for so many percent
    of what it has to remember."""

    def __init__(self, chance: Chance, forgotten: int = 0) -> None:
        self.chance = chance
        self.forgotten = forgotten

    def choose(self, perspective: Perspective) -> int:
        return perspective.game.thumb(perspective.sample(self.chance, self.forgotten), perspective.seat)


BOTS: Final = ["thumb", "random"]
FORGETFUL: Final = re.compile("thumb:forget=(100|[0-9]{1,2})")


def is_known(name: str) -> bool:
    """Whether there is a bot with this name; "thumb:forget=30" is the thumb bot that forgets 30 percent."""
    return name in BOTS or FORGETFUL.fullmatch(name) is not None


def make(name: str, seed: int, stream: int = 0) -> Bot:
    """The bot with this name, its luck seeded, or a refusal that lists the known ones."""
    key = name.strip().lower()
    if key == "random":
        return RandomBot(Seeded(seed, stream))
    if key == "thumb":
        return ThumbBot(Seeded(seed, stream))
    setting = FORGETFUL.fullmatch(key)
    if setting is not None:
        return ThumbBot(Seeded(seed, stream), int(setting[1]))
    raise NoSuchBot(unknown("bot", name[:40], BOTS))
