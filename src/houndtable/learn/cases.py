"""Positions from self-play, each with what came of it."""

from __future__ import annotations

from array import array
from typing import Final

from houndtable import games
from houndtable.bots.budget import Budget
from houndtable.bots.net import Net
from houndtable.bots.perspective import Perspective
from houndtable.bots.search_bot import SearchBot
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.state import State
from houndtable.learn.recipe import Recipe

NOISE: Final = 12  # one move in so many is any lawful one
KEPT: Final = 4  # one position in so many of a game by quick moves is kept
LONGEST: Final = 5000  # moves of a game


class Cases:
    """Positions as figures, and each seat's share of the win in turn order: as it stood at the end of the round, and
    as one would have said before the round, from the standings alone."""

    def __init__(self) -> None:
        self.figures = array("f")
        self.shares = array("f")
        self.standings = array("f")
        self.count = 0

    def add(self, figures: list[float], shares: list[float], standing: list[float], seat: int) -> None:
        """One more position, from this seat's side."""
        self.figures.extend(figures)
        self.shares.extend(shares[seat:] + shares[:seat])
        self.standings.extend(standing[seat:] + standing[:seat])
        self.count += 1


class Player:
    """Makes everybody's moves in a game: quick ones, or those of a search with so many simulations."""

    def __init__(self, game: Game, seed: int, number: int, simulations: int, net: Net | None) -> None:
        self.game = game
        self.luck = Seeded(seed, 3 * number + 1)
        self.bot = SearchBot(seed, 3 * number + 2, Budget(simulations, 1.0, None), 0) if simulations else None
        if self.bot is not None:
            self.bot.net = net

    def move(self, state: State, seat: int, offers: list[int]) -> int:
        """A move: now and then any lawful one, so that games differ."""
        if self.luck.below(NOISE) == 0:
            return offers[self.luck.below(len(offers))]
        if self.bot is None:
            return self.game.quick(state, seat, self.luck)
        return self.bot.choose(Perspective(self.game, state, seat))

    def keeps(self) -> bool:
        """Whether this position is kept: all are that cost a search."""
        return self.bot is not None or self.luck.below(KEPT) == 0


def play(recipe: Recipe, number: int, net: Net | None, cases: Cases) -> None:
    """A game has been played, and its cases are among the others; with a net its moves come from searches."""
    game = games.find(recipe.game)
    state = game.new(recipe.players, Seeded(recipe.seed, 3 * number))
    player = Player(game, recipe.seed, number, recipe.simulations if net else 0, net)
    kept: list[tuple[list[float], int]] = []
    standing = game.prospects(state)
    rounds = moves = 0
    while state.waiting and moves < LONGEST:
        seat = state.waiting[0]
        offers = state.legal(seat)
        if len(offers) > 1 and player.keeps():
            kept.append((game.features(state, seat), seat))
        state.apply(seat, player.move(state, seat, offers) if len(offers) > 1 else offers[0])
        moves += 1
        if len(state.rounds) > rounds:
            shares = game.prospects(state)
            for figures, side in kept:
                cases.add(figures, shares, standing, side)
            kept, standing, rounds = [], shares, len(state.rounds)
