"""The games in OpenSpiel: importing this module registers each as `houndtable_<game>`. See docs/openspiel.md."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from houndtable.adapters.episode import CHANCE, DEAL_NODES, OVER, Episode, opening
from houndtable.adapters.luck import SAMPLES
from houndtable.adapters.rules import MOST, Rules, choice, parameter, rules_of
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.options import Value

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise ImportError(
        "houndtable.adapters.openspiel needs OpenSpiel: install the extra, pip install 'houndtable[openspiel]'."
    ) from error

PREFIX = "houndtable_"


class TableGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Houndtable with its parameters."""

    def __init__(self, kind: pyspiel.GameType, given: dict[str, Value]) -> None:
        rules = rules_from(kind.short_name, given)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.texts),
            max_chance_outcomes=SAMPLES,
            num_players=rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=rules.most,
        )
        defaults = parameters(rules.game)
        super().__init__(kind, info, {name: value for name, value in given.items() if value != defaults[name]})

    @cached_property
    def rules(self) -> Rules:
        """Asked for anew by a game that was unpickled."""
        return rules_from(self.get_type().short_name, self.get_parameters())

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Those of the deal, and at most one a move."""
        return DEAL_NODES + self.rules.most

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, object] | None = None
    ) -> TableObserver:
        return TableObserver(kind or pyspiel.IIGObservationType(perfect_recall=False), params, self.rules)


class TableState(pyspiel.State):  # type: ignore[misc]
    """A state: all it holds is its episode, which OpenSpiel copies and pickles."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.episode: Episode = opening(game.rules).copy()

    def current_player(self) -> int:
        return self.episode.turn

    def is_terminal(self) -> bool:
        return self.episode.turn == OVER

    def is_chance_node(self) -> bool:
        return self.episode.turn == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Straight from the episode where a player is to move: four times as fast as by way of C++."""
        turn = self.episode.turn
        if turn >= 0 and (player is None or player == turn):
            return self.episode.legal()
        actions: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return actions

    def _legal_actions(self, player: int) -> list[int]:
        return self.episode.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.episode.outcomes()

    def _apply_action(self, action: int) -> None:
        self.episode.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"luck {action}" if player == CHANCE else self.episode.rules.texts[action]

    def returns(self) -> list[float]:
        return self.episode.returns()

    def __str__(self) -> str:
        return str(self.episode)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that agrees with all the player knows; its history begins anew."""
        return self.dealt_anew(player, int(probability_sampler() * 2**53))

    def dealt_anew(self, player: int, seed: int) -> TableState:
        """The same by a seed."""
        if self.episode.turn in (CHANCE, OVER):
            raise ValueError("A state is resampled where a player is to move.")
        state: TableState = self.get_game().new_initial_state()
        state.episode = self.episode.dealt_anew(player, Seeded(seed))
        return state


class TableObserver:
    """What players see as text: the view, with perfect recall all they saw and did before as well. What one player
    sees now is also there as a tensor: the numbers of its observation, all 0 before the deal."""

    def __init__(self, kind: pyspiel.IIGObservationType, params: dict[str, object] | None, rules: Rules) -> None:
        if params:
            raise ValueError(f"Observers of Houndtable take no parameters, but got {params}.")
        self.is_public = kind.public_info
        self.recalls = kind.perfect_recall
        self.private = kind.private_info
        self.players = rules.players
        self.is_one = self.private == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: Any = None
        self.dict: dict[str, object] = {}
        if self.is_public and self.is_one and not self.recalls:
            self.tensor = np.zeros(len(rules.game.observed(rules.players)), np.float32)
            self.dict["observation"] = self.tensor

    def set_from(self, state: TableState, player: int) -> None:
        """The tensor, if there is one, tells what the player observes."""
        if self.tensor is not None:
            self.tensor[:] = state.episode.numbers(player)

    def string_from(self, state: TableState, player: int) -> str:
        episode = state.episode
        if self.is_public and self.is_one:
            return episode.known(player) if self.recalls else episode.seen(player)
        parts: list[str] = []
        if self.is_public:
            parts.append(episode.known(self.players) if self.recalls else episode.seen(self.players))
        if self.private != pyspiel.PrivateInfoType.NONE:
            parts += [episode.secret(seat) for seat in ([player] if self.is_one else range(self.players))]
        return "\n".join(parts)


class TableBot(pyspiel.Bot):  # type: ignore[misc]
    """A bot of Houndtable that plays against those of OpenSpiel."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self.bot = make(name, seed)

    def restart_at(self, state: TableState) -> None:
        """Nothing: all that such a bot keeps from move to move is its luck."""

    def step(self, state: TableState) -> int:
        """The move of the player whose turn it is, chosen by what that player knows."""
        episode = state.episode
        assert episode.state is not None
        return self.bot.choose(Perspective(episode.rules.game, episode.state, episode.turn))


class Maker:
    """Makes a registered game. It holds itself, since OpenSpiel lets go of it only after Python is gone."""

    def __init__(self, kind: pyspiel.GameType) -> None:
        self.kind = kind
        self.itself = self

    def __call__(self, given: dict[str, Value]) -> TableGame:
        return TableGame(self.kind, given)


def parameters(game: Game) -> dict[str, Value]:
    """A game's parameters with their defaults: the players, its options, and after how many moves it is broken off."""
    options = {option.name: parameter(option) for option in game.options}
    return {"players": game.players[0], **options, "max_game_length": MOST}


def rules_from(short_name: str, given: dict[str, Value]) -> Rules:
    """The rules that these parameters say, defaults where they say nothing; refused with a sentence if they cannot
    be."""
    name = short_name.removeprefix(PREFIX)
    game = find(name)
    values = {**parameters(game), **given}
    chosen = tuple((option.name, choice(option, values[option.name])) for option in game.options)
    return rules_of(name, int(values["players"]), chosen, int(values["max_game_length"]))


def kind_of(game: Game) -> pyspiel.GameType:
    """The game as OpenSpiel lists it."""
    kinds: Any = pyspiel.GameType
    return kinds(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=game.players[0],
        max_num_players=game.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters(game),
    )


def resampler(seed: int) -> Callable[[TableState, int], TableState]:
    """For `ISMCTSBot.set_resampler`: states dealt anew with repeatable luck."""
    luck = Seeded(seed)

    def resample(state: TableState, player: int) -> TableState:
        return state.dealt_anew(player, luck.below(2**31))

    return resample


for _name in names():
    _kind = kind_of(find(_name))
    pyspiel.register_game(_kind, Maker(_kind))
