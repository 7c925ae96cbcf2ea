"""The games as environments of PettingZoo, every installed one by its name: `dachs_v1.env(players=4)` and so on. See
docs/pettingzoo.md."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from itertools import repeat
from typing import Any

from houndtable.adapters.rules import MOST, rules_for
from houndtable.games import names
from houndtable.kernel.errors import BadOption, NoSuchMove, unknown
from houndtable.kernel.options import Value

try:
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv

    from houndtable.adapters.core.board import NOBODY
except ImportError as error:
    raise ImportError(
        "houndtable.adapters.pettingzoo needs PettingZoo: install the extra, pip install 'houndtable[pettingzoo]'."
    ) from error

from houndtable.adapters.rewards import check_reward, rewards
from houndtable.adapters.spaces import action_space, board_for, observation_space

VERSION = "v1"  # changes whenever observations, moves or rewards do
RENDER_MODES = ["human", "ansi", "rgb_array"]


class TableEnv(AECEnv):  # type: ignore[misc]
    """A game for so many players, one move at a time."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        options: Mapping[str, Value] | None = None,
        reward: str = "rank",
        max_moves: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.rules = rules_for(game, players, options, max_moves)
        self.reward = check_reward(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("unknown-render-mode", **unknown(render_mode[:40], RENDER_MODES))
        self.render_mode = render_mode
        self.metadata = {
            "name": f"{game}_{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.rules.players)]
        self.observation_spaces = {agent: observation_space(self.rules) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.rules) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._board = board_for(self.rules)
        self._random = seeding.np_random()[0]

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game begins; the same seed gives the same games."""
        if seed is not None:
            self._random = seeding.np_random(seed)[0]
        self._board.deal(int(self._random.integers(2**62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = dict(zip(self.agents, self._board.infos))
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._board.seat]

    def step(self, action: int | None) -> None:
        """The move has been made; refused with a sentence, and nothing changed, if it is not lawful. After the end
        every agent steps once more, with None."""
        if action is None:
            self._leave()
            return
        seat = self._board.step(int(action))
        if seat == NOBODY:
            self._end()
        else:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _leave(self) -> None:
        """An agent has left a game that is over."""
        if self._board.seat != NOBODY:
            raise NoSuchMove("None is no move: it is for agents whose game is over.")
        self._was_dead_step(None)

    def _end(self) -> None:
        """The game is over, or was broken off."""
        outcome = self._board.outcome()
        earned = rewards(outcome, self.rules.players, self.reward)
        self.rewards = dict(zip(self.agents, earned))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, outcome is not None)
        self.truncations = dict.fromkeys(self.agents, outcome is None)
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        return self._board.told(self._seats[agent])

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whoever is to move, again and again."""
        for _ in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        """The same as PettingZoo's own; quicker while the game goes on, when there is no reward yet."""
        if observe and self._board.seat != NOBODY:
            return self._board.last()
        found: tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]] = super().last(observe)
        return found

    def render(self) -> Any:
        """The position as whoever is to move sees it, a spectator after the end: text, pixels, or printed."""
        if self.render_mode is None:
            return None
        from houndtable.adapters.picture import picture, words

        state = self._board.state
        assert state is not None
        view = state.view(None if self._board.seat == NOBODY else int(self._board.seat))
        if self.render_mode == "rgb_array":
            return picture(self.rules.game, view, self.possible_agents)
        text = "\n".join(words(self.rules.game, view, self.possible_agents))
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """Nothing is open."""


class Environment:
    """A game as PettingZoo's own modules are: `env(...)` makes an environment."""

    def __init__(self, game: str) -> None:
        self.game = game

    def env(self, players: int | None = None, **settings: Any) -> TableEnv:
        """An environment for so many players, the fewest if nothing is said."""
        return TableEnv(self.game, players, **settings)

    raw_env = env


def __getattr__(name: str) -> Environment:
    """The game that is asked for by its name and our version."""
    game = name.removesuffix(f"_{VERSION}")
    if game == name or game not in names():
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = Environment(game)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted([*globals(), *[f"{game}_{VERSION}" for game in names()]])
