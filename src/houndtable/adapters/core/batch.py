"""Many games at once, a move in each of them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from houndtable.adapters.core.refusing import begun, refuse
from houndtable.adapters.core.rows import Rows, size_of
from houndtable.kernel.chance import Seeded
from houndtable.kernel.copying import Recipe
from houndtable.kernel.errors import NoSuchMove
from houndtable.kernel.game import Game
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State

STREAM: Final = 2**32 - 1  # of the luck that picks moves; deals have the streams from 0 on


class End:
    """A game of a batch that ended with the latest move: its number, and how; None if it was broken off."""

    def __init__(self, number: int, outcome: Outcome | None) -> None:
        self.number = number
        self.outcome = outcome

    def __reduce__(self) -> Recipe:
        return End, (self.number, self.outcome)


class Batch:
    """So many games of one kind. After `step` every game waits for its seat in `seats`, and `picks` has any one of its
    lawful moves; a game that ended, or was broken off after `most` moves, has been dealt anew."""

    def __init__(self, game: Game, players: int, options: Options, most: int, games: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.most: i64 = most
        self.games: i64 = games
        self.seed = 0
        self.moves: i64 = len(game.vocabulary.texts)
        fields = game.observed(players)
        self.rows = Rows(games, len(fields), size_of(fields))
        self.masks = Rows(games, self.moves, 1)
        self.states: list[State] = []
        self.deals = vec[i64]([0] * games)
        self.made = vec[i64]([0] * games)
        self.seats = vec[u8](bytes(games))
        self.picks = vec[i64]([0] * games)
        self.chance = Seeded(0)
        self.ends: list[End] = []

    def __reduce__(self) -> Recipe:
        games = self.seed, self.chance.clone(), self.states, list(self.deals), list(self.made)
        turn = self.rows, self.masks, bytes(self.seats), list(self.picks), self.ends
        return batch_with, ((self.game, self.players, self.options, self.most, self.games), games, turn)

    def reset(self, seed: int) -> None:
        """All games are dealt anew from this seed."""
        self.seed = seed
        self.chance = Seeded(seed, STREAM)
        self.deals = vec[i64]([0] * self.games)
        self.states = [self.dealt(number) for number in range(self.games)]
        self.clear()
        for number in range(self.games):
            self.write(number)

    def dealt(self, number: i64) -> State:
        """A new game for this place; which one depends on the seed, the place and how many were dealt there before."""
        deal = self.deals[number]
        self.deals[number] = deal + 1
        self.made[number] = 0
        chance = Seeded(self.seed, number + self.games * deal)
        return begun(self.game, self.game.start(self.players, self.options, chance))

    def clear(self) -> None:
        """Nothing is written, and no game has ended."""
        self.rows.clear()
        self.masks.clear()
        self.ends = []

    def write(self, number: i64) -> None:
        """The observation of whoever is to move in this game, and the lawful moves."""
        state = self.states[number]
        seat: i64 = state.waiting[0]
        self.seats[number] = u8(seat)
        self.rows.begin(number)
        state.observe(seat, self.rows)
        offers = state.legal(seat)
        self.picks[number] = offers[self.chance.below(len(offers))]
        masks = self.masks.cells
        base: i64 = number * self.moves
        for move in offers:
            masks[base + move] = 1

    def step(self, moves: vec[i64]) -> None:
        """A move has been made in every game; refused, with nothing changed, if one of them is not lawful."""
        self.check(moves)
        self.clear()
        number: i64 = 0
        while number < self.games:
            state = self.states[number]
            state.apply(i64(self.seats[number]), moves[number])
            made: i64 = self.made[number] + 1
            self.made[number] = made
            if not state.waiting or made >= self.most:
                self.ends.append(End(number, state.outcome()))
                self.states[number] = self.dealt(number)
            self.write(number)
            number += 1

    def check(self, moves: vec[i64]) -> None:
        """Refused unless there is a lawful move for every game."""
        if len(moves) != self.games:
            raise NoSuchMove(f"There are {self.games} games and so many moves are wanted, not {len(moves)}.")
        masks = self.masks.cells
        number: i64 = 0
        while number < self.games:
            move: i64 = moves[number]
            if move < 0 or move >= self.moves or masks[number * self.moves + move] == 0:
                refuse(self.game, self.states[number], i64(self.seats[number]), move, f" in game {number}")
            number += 1


def batch_with(
    rules: tuple[Game, int, Options, int, int],
    games: tuple[int, Seeded, list[State], list[int], list[int]],
    turn: tuple[Rows, Rows, bytes, list[int], list[End]],
) -> Batch:
    """A batch in the middle of its games: its rules, where the games stand, and what is told of that."""
    game, players, options, most, number = rules
    found = Batch(game, players, options, most, number)
    seed, chance, states, deals, made = games
    found.seed, found.chance, found.states = seed, chance, states
    found.deals, found.made = vec[i64](deals), vec[i64](made)
    rows, masks, seats, picks, ends = turn
    found.rows, found.masks, found.ends = rows, masks, ends
    found.seats, found.picks = vec[u8](seats), vec[i64](picks)
    return found
