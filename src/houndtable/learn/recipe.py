"""What a training run is made of: the same recipe gives the same net."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Final

GENERATION: Final = 1000  # games by quick moves after which the net learns from them
REFINED: Final = 20  # games by search, for the same


@dataclass(frozen=True)
class Recipe:
    """So many games by quick moves, then so many by searches that ask the net learned so far."""

    game: str
    players: int
    seed: int
    games: int
    refine: int
    simulations: int  # of a search
    ahead: int  # quick moves before the net is asked
    hidden: tuple[int, ...]  # units of each layer but the last

    def generations(self) -> int:
        """How many times the net learns."""
        return -(-self.games // GENERATION) - (-self.refine // REFINED)

    def searches(self, generation: int) -> bool:
        """Whether the games of a generation are played by searches."""
        return generation >= -(-self.games // GENERATION)

    def numbers(self, generation: int) -> range:
        """The numbers of a generation's games."""
        quick = -(-self.games // GENERATION)
        if generation < quick:
            return range(generation * GENERATION, min(self.games, (generation + 1) * GENERATION))
        first = (generation - quick) * REFINED
        return range(self.games + first, self.games + min(self.refine, first + REFINED))

    def as_json(self) -> dict[str, object]:
        return {**asdict(self), "hidden": list(self.hidden)}
