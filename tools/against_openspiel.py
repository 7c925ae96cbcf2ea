"""Our search against OpenSpiel's own information-set search, in every game, at equal time a move.

    python tools/against_openspiel.py [--ms 200] [--deals 6] [GAME ...]

Needs the extra `openspiel`. Two players, each deal twice with the seats changed. OpenSpiel's Python search counts
simulations, not time: before each of its decisions it is given as many as its pace so far allows in the time.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import houndtable
from houndtable import games
from houndtable.adapters import openspiel
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.lab.statistics import wilson


class Theirs:
    """OpenSpiel's search, told before each move how many simulations its time allows."""

    def __init__(self, game: Any, seconds: float, seed: int) -> None:
        luck = np.random.RandomState(seed)
        self.bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 8, random_state=luck)
        self.bot.set_resampler(openspiel.resampler(seed))
        self.seconds = seconds
        self.pace = 0.0
        self.spent, self.moves, self.tries = 0.0, 0, 0

    def step(self, state: Any) -> int:
        tries = max(2, int(self.pace * self.seconds)) if self.pace else 8
        self.bot._max_simulations = tries
        begun = time.perf_counter()
        action: int = self.bot.step(state)
        taken = time.perf_counter() - begun
        self.pace = tries / taken if not self.pace else 0.8 * self.pace + 0.2 * tries / taken
        self.spent, self.moves, self.tries = self.spent + taken, self.moves + 1, self.tries + tries
        return action


class Ours:
    """Level 5, for the same time."""

    def __init__(self, seconds: float, seed: int) -> None:
        self.bot = make(f"search:ms={round(1000 * seconds)}", seed, 0, time.perf_counter)
        self.spent, self.moves = 0.0, 0

    def step(self, state: Any) -> int:
        episode = state.episode
        begun = time.perf_counter()
        move = self.bot.choose(Perspective(episode.rules.game, episode.state, episode.turn))
        self.spent, self.moves = self.spent + time.perf_counter() - begun, self.moves + 1
        return move


def play(game: Any, bots: list[Any], seed: int) -> list[float]:
    """One game; moves without a choice are made at once."""
    luck = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(luck.choice(outcomes, p=chances)))
            continue
        offers = state.legal_actions()
        state.apply_action(offers[0] if len(offers) == 1 else bots[state.current_player()].step(state))
    returns: list[float] = state.returns()
    return returns


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*", default=games.names())
    parser.add_argument("--ms", type=int, default=200)
    parser.add_argument("--deals", type=int, default=6)
    args = parser.parse_args()
    print(f"{houndtable.engine()} engine, OpenSpiel {pyspiel.__version__ if hasattr(pyspiel, '__version__') else ''}")
    for name in args.games:
        game = pyspiel.load_game(f"houndtable_{name}(players=2)")
        won, played = 0.0, 0
        ours, theirs = Ours(args.ms / 1000, 1), Theirs(game, args.ms / 1000, 2)
        for deal in range(args.deals):
            for seat in (0, 1):
                bots = [ours, theirs] if seat == 0 else [theirs, ours]
                won += (play(game, bots, deal)[seat] + 1) / 2
                played += 1
        low, high = wilson(round(won), played)
        print(
            f"{name:16} won {won:g} of {played} (95% {low:.1%} to {high:.1%}); ms a move: ours "
            f"{1000 * ours.spent / ours.moves:.0f}, theirs {1000 * theirs.spent / theirs.moves:.0f} "
            f"({theirs.tries / theirs.moves:.0f} simulations)",
            flush=True,
        )


if __name__ == "__main__":
    main()
