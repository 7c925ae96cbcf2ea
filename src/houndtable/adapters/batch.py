"""Many games at once, their observations and lawful moves written into memory that numpy can read.

Compiled with the engine. It needs librt, whose writers compiled code fills byte by byte.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import IllegalMove, NoSuchMove
from houndtable.kernel.game import Game
from houndtable.kernel.observation import Field, Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.state import State

STREAM: Final = 2**32 - 1  # of the luck that picks moves; deals have the streams from 0 on


class Rows(Sheet):
    """Rows of numbers one below the other, each number one byte long or two, the lower one first. What is put goes
    into the row begun last."""

    def __init__(self, width: int, size: int) -> None:
        self.size: i64 = size
        self.length: i64 = width * size
        self.blank = bytes(self.length)
        self.writer = BytesWriter()
        self.base: i64 = 0

    def clear(self) -> None:
        """There is no row."""
        self.writer.truncate(0)
        self.base = -self.length

    def begin(self) -> None:
        """There is a row more, of zeros."""
        self.writer.write(self.blank)
        self.base += self.length

    def put(self, at: i64, value: i64) -> None:
        if self.size == 1:
            self.writer[self.base + at] = u8(value & 255)
        else:
            self.writer[self.base + 2 * at] = u8(value & 255)
            self.writer[self.base + 2 * at + 1] = u8(value >> 8 & 255)

    def count(self, at: i64) -> None:
        place: i64 = self.base + self.size * at
        before: u8 = self.writer[place]
        self.writer[place] = before + 1


def size_of(fields: list[Field]) -> int:
    """How many bytes a number of such an observation takes."""
    return 1 if all(field.low >= -128 and field.high <= 127 for field in fields) else 2


class End:
    """A game of a batch that ended with the latest move: its number, and how; None if it was broken off."""

    def __init__(self, number: int, outcome: Outcome | None) -> None:
        self.number = number
        self.outcome = outcome


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
        self.width: i64 = len(game.observed(players))
        self.rows = Rows(self.width, size_of(game.observed(players)))
        self.masks = Rows(self.moves, 1)
        self.states: list[State] = []
        self.deals = [0] * games
        self.made = [0] * games
        self.seats = [0] * games
        self.picks = [0] * games
        self.chance = Seeded(0)
        self.ends: list[End] = []

    def reset(self, seed: int) -> None:
        """All games are dealt anew from this seed."""
        self.seed = seed
        self.chance = Seeded(seed, STREAM)
        self.deals = [0] * self.games
        self.states = [self.dealt(number) for number in range(self.games)]
        self.clear()
        for number in range(self.games):
            self.write(number)

    def dealt(self, number: i64) -> State:
        """A new game for this place; which one depends on the seed, the place and how many were dealt there before."""
        deal = self.deals[number]
        self.deals[number] = deal + 1
        self.made[number] = 0
        return self.game.start(self.players, self.options, Seeded(self.seed, number + self.games * deal))

    def clear(self) -> None:
        """Nothing is written, and no game has ended."""
        self.rows.clear()
        self.masks.clear()
        self.ends = []

    def write(self, number: i64) -> None:
        """The observation of whoever is to move in this game, and the lawful moves."""
        state = self.states[number]
        seat = state.waiting[0]
        self.seats[number] = seat
        self.rows.begin()
        self.game.observe(state, seat, self.rows)
        offers = state.legal(seat)
        self.picks[number] = offers[self.chance.below(len(offers))]
        self.masks.begin()
        masks = self.masks.writer
        base: i64 = self.masks.base
        for move in offers:
            masks[base + move] = 1

    def step(self, moves: list[int]) -> None:
        """A move has been made in every game; refused, with nothing changed, if one of them is not lawful."""
        self.check(moves)
        self.clear()
        number: i64 = 0
        while number < self.games:
            state = self.states[number]
            state.apply(self.seats[number], moves[number])
            made = self.made[number] + 1
            self.made[number] = made
            if not state.waiting or made >= self.most:
                self.ends.append(End(number, state.outcome()))
                self.states[number] = self.dealt(number)
            self.write(number)
            number += 1

    def check(self, moves: list[int]) -> None:
        """Refused unless there is a lawful move for every game."""
        if len(moves) != self.games:
            raise NoSuchMove(f"There are {self.games} games and so many moves are wanted, not {len(moves)}.", [])
        masks = self.masks.writer
        number: i64 = 0
        while number < self.games:
            move: i64 = moves[number]
            if move < 0 or move >= self.moves:
                raise NoSuchMove(f"Moves are numbers from 0 to {self.moves - 1}, not {move} (game {number}).", [])
            if masks[number * self.moves + move] == 0:
                self.refuse(number, move)
            number += 1

    def refuse(self, number: i64, move: i64) -> None:
        """The move is not lawful: why, in a sentence with its clause."""
        verdict = self.states[number].objection(self.seats[number], move)
        assert verdict is not None
        text = self.game.vocabulary.texts[move]
        raise IllegalMove(verdict.clause, f"{text!r} in game {number}: {verdict.why}")
