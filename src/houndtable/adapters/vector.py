"""Thousands of games at once, with numpy arrays in and out. See docs/pettingzoo.md."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from houndtable.adapters.rewards import check_reward, rewards
from houndtable.adapters.rules import MOST, rules_for
from houndtable.kernel.errors import BadOption, NoSuchMove
from houndtable.kernel.options import Value

try:
    import numpy as np
    from librt.vecs import vec
    from mypy_extensions import i64

    from houndtable.adapters.core.batch import Batch
except ImportError as error:
    raise ImportError(
        "houndtable.adapters.vector needs numpy and librt: install the extra, pip install 'houndtable[pettingzoo]'."
    ) from error

from houndtable.adapters.spaces import kind_of


@dataclass(slots=True)
class Turn:
    """Where all games stand, a row a game: what the seat to move observes, which moves it may make, which seat it is;
    each seat's reward, and whether the game ended with the latest move, so that this is a new one. A game that was
    broken off counts as ended, with no reward."""

    observations: Any
    masks: Any
    seats: Any
    rewards: Any
    ends: Any


class Vector:
    """So many games side by side; a step makes one move in each of them, and a game that ends is dealt anew."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        games: int = 4096,
        options: Mapping[str, Value] | None = None,
        reward: str = "rank",
        max_moves: int = MOST,
    ) -> None:
        if games < 1:
            raise BadOption(f"There is at least one game, not {games}.")
        self.rules = rules_for(game, players, options, max_moves)
        self.games = games
        self.reward = check_reward(reward)
        self.fields = self.rules.game.observed(self.rules.players)
        self._kind = kind_of(self.fields)
        self._batch = Batch(self.rules.game, self.rules.players, self.rules.options, self.rules.most, games)
        self.reset(0)

    def reset(self, seed: int) -> Turn:
        """All games begin anew; the same seed and the same moves give the same games."""
        self._batch.reset(seed)
        return self._turn()

    def step(self, actions: Any) -> Turn:
        """A move has been made in every game; refused with a sentence, and nothing changed, if one is not lawful."""
        moves = np.asarray(actions)
        if moves.shape != (self.games,) or moves.dtype.kind not in "iu":
            raise NoSuchMove(f"A step takes a row of {self.games} whole numbers, a move for each game.")
        self._batch.step(vec[i64](np.ascontiguousarray(moves, np.int64)))
        return self._turn()

    def random_moves(self) -> Any:
        """Any lawful move for each game."""
        return np.array(self._batch.picks, np.int64)

    def _turn(self) -> Turn:
        batch, games = self._batch, self.games
        earned: Any = np.zeros((games, self.rules.players), np.float32)
        ends: Any = np.zeros(games, np.bool_)
        for end in batch.ends:
            ends[end.number] = True
            earned[end.number] = rewards(end.outcome, self.rules.players, self.reward)
        return Turn(
            np.frombuffer(batch.rows.cells, self._kind).reshape(games, -1),
            np.frombuffer(batch.masks.cells, np.bool_).reshape(games, -1),
            np.array(batch.seats, np.int8),
            earned,
            ends,
        )
