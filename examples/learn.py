"""Trains a small agent with scikit-learn against level 1, and measures it before and after.

    pip install 'houndtable[learn]'
    python examples/learn.py [GAME] [GAMES TO LEARN FROM] [GAMES OF A MEASUREMENT]

The agent values a move by its words, alone and together with what stands on the table, in a linear model: what came of
games in which such a move was made. It mostly makes the move it values most, and learns after every game.
"""

import sys
from typing import Any

import numpy as np
from scipy.sparse import vstack
from sklearn.feature_extraction import FeatureHasher
from sklearn.linear_model import SGDRegressor

from houndtable.adapters.gymnasium import SingleEnv
from houndtable.games import find

CURIOSITY = 0.2  # how often a move is tried in training for no reason
SHORT = {"dachs": {"lives": 1, "target": 20}}  # options that make games short


class Agent:
    """Values moves and learns from what came of them."""

    def __init__(self, game: str, players: int) -> None:
        self.texts = find(game).vocabulary.texts
        self.names = [field.name.replace(" ", "_") for field in find(game).observed(players)]
        self.hasher = FeatureHasher(2**14, input_type="string")
        self.model = SGDRegressor(alpha=1e-4, learning_rate="constant", eta0=0.003, random_state=1)
        self.model.partial_fit(self.hasher.transform([["nothing"]]), [0.0])

    def features(self, told: dict[str, Any], moves: Any) -> Any:
        """Each of the moves by its words, and by its words in this position."""
        standing = [self.names[at] for at in np.flatnonzero(told["observation"] == 1)]
        rows = []
        for move in moves:
            words = self.texts[move].split()
            verb = f"{words[0]}{len(words)}"
            rows.append([verb, *words[1:], *[f"{verb}*{name}" for name in standing]])
        return self.hasher.transform(rows)

    def choose(self, told: dict[str, Any], luck: Any, curiosity: float) -> tuple[int, Any]:
        """A lawful move, and what it was valued by."""
        moves = np.flatnonzero(told["action_mask"])
        if luck.random() < curiosity:
            moves = moves[[int(luck.integers(len(moves)))]]
        rows = self.features(told, moves)
        best = int((rows @ self.model.coef_).argmax())
        return int(moves[best]), rows[best]

    def learn(self, made: list[Any], reward: float) -> None:
        """This came of these moves."""
        self.model.partial_fit(vstack(made), [reward] * len(made))


def play(env: Any, agent: Agent, luck: Any, seed: int, curiosity: float) -> tuple[float, list[Any]]:
    """A game: its reward, and what each move was valued by."""
    told, _ = env.reset(seed=seed)
    made = []
    while True:
        move, row = agent.choose(told, luck, curiosity)
        made.append(row)
        told, reward, terminated, truncated, _ = env.step(move)
        if terminated or truncated:
            return reward, made


def measure(env: Any, agent: Agent, games: int, curiosity: float) -> str:
    """The mean reward on the same deals every time."""
    luck = np.random.default_rng(0)
    rewards = [play(env, agent, luck, 10_000 + seed, curiosity)[0] for seed in range(games)]
    return f"{np.mean(rewards):+.2f} ({games} games)"


def main(game: str = "dachs", games: str = "500", tests: str = "200") -> None:
    env = SingleEnv(game, players=2, opponents="1", options=SHORT.get(game))
    agent, luck = Agent(game, 2), np.random.default_rng(1)
    print(f"{game} against level 1: mean reward of random moves {measure(env, agent, int(tests), 1.0)}")
    for number in range(int(games)):
        reward, made = play(env, agent, luck, number, CURIOSITY)
        agent.learn(made, reward)
    print(f"{game} against level 1: mean reward after {games} games {measure(env, agent, int(tests), 0.0)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
