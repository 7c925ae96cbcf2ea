"""The games as environments of Gymnasium, for one player against bots. See docs/pettingzoo.md."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from houndtable.adapters.rules import MOST, rules_for
from houndtable.bots.bot import Bot
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import names as game_names
from houndtable.kernel.errors import BadOption, NoSuchMove, Refusal, unknown
from houndtable.kernel.options import Value

try:
    import gymnasium

    from houndtable.adapters.core.board import NOBODY
except ImportError as error:
    raise ImportError(
        "houndtable.adapters.gymnasium needs Gymnasium: install the extra, pip install 'houndtable[pettingzoo]'."
    ) from error

from houndtable.adapters.rewards import check_reward, rewards
from houndtable.adapters.spaces import action_space, board_for, observation_space

RENDER_MODES = ["ansi", "rgb_array"]
UNLAWFUL = -1.0  # the reward of a move that is not lawful


class SingleEnv(gymnasium.Env[Any, Any]):  # type: ignore[misc]
    """A game of one player against bots. A move that is not lawful ends it as lost."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | list[str] = "1",
        seat: int | None = None,
        options: Mapping[str, Value] | None = None,
        reward: str = "rank",
        max_moves: int = MOST,
        render_mode: str | None = None,
    ) -> None:
        self.rules = rules_for(game, players, options, max_moves)
        others = self.rules.players - 1
        self.opponents = [opponents] * others if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != others:
            raise BadOption(f"One player against {others} opponents, not {len(self.opponents)}.")
        for name in self.opponents:
            make(name, 0)
        if seat is not None and not 0 <= seat < self.rules.players:
            raise BadOption(f"A seat is a number from 0 to {self.rules.players - 1}, or None for any, not {seat}.")
        self.wanted = seat
        self.reward = check_reward(reward)
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption("unknown-render-mode", **unknown(render_mode[:40], RENDER_MODES))
        self.render_mode = render_mode
        self.observation_space = observation_space(self.rules)
        self.action_space = action_space(self.rules)
        self.seat = 0
        self.bots: dict[int, Bot] = {}
        self._board = board_for(self.rules)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game begins, and everybody before the player has moved."""
        super().reset(seed=seed)
        players = self.rules.players
        while True:
            self.seat = int(self.np_random.integers(players)) if self.wanted is None else self.wanted
            seats = [(self.seat + turn) % players for turn in range(1, players)]
            luck = int(self.np_random.integers(2**62))
            self.bots = {seat: make(name, luck, seat + 1) for seat, name in zip(seats, self.opponents)}
            self._board.deal(luck)
            self._others_move()
            if self._board.seat != NOBODY:
                return self._told(), {}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The player has moved, and then everybody until it is the player's move again."""
        if self._board.seat == NOBODY:
            raise NoSuchMove("No game is going on: call reset() to begin one.")
        try:
            self._board.step(int(action))
        except Refusal as refusal:
            self._board.seat = NOBODY
            return self._told(), UNLAWFUL, True, False, {"refused": str(refusal)}
        self._others_move()
        if self._board.seat != NOBODY:
            return self._told(), 0.0, False, False, {}
        outcome = self._board.outcome()
        earned = rewards(outcome, self.rules.players, self.reward)[self.seat]
        return self._told(), earned, outcome is not None, outcome is None, {}

    def _others_move(self) -> None:
        """It is the player's move, or the game is over."""
        board, game = self._board, self.rules.game
        assert board.state is not None
        while board.seat not in (NOBODY, self.seat):
            seat = int(board.seat)
            board.step(self.bots[seat].choose(Perspective(game, board.state, seat)))

    def _told(self) -> dict[str, Any]:
        return self._board.told(self.seat)

    def action_masks(self) -> Any:
        """Which moves are lawful now, by the name under which stable-baselines3-contrib asks for it."""
        return self._told()["action_mask"].astype(bool)

    def render(self) -> Any:
        """The position as the player sees it: text, or an array of pixels."""
        if self.render_mode is None or self._board.state is None:
            return None
        from houndtable.adapters.picture import picture, words

        names = [f"player_{seat}" for seat in range(self.rules.players)]
        view = self._board.state.view(self.seat)
        if self.render_mode == "rgb_array":
            return picture(self.rules.game, view, names)
        return "\n".join(words(self.rules.game, view, names))


for _name in game_names():
    gymnasium.register(f"houndtable/{_name}-v1", "houndtable.adapters.gymnasium:SingleEnv", kwargs={"game": _name})
