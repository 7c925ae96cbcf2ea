"""A program of somebody's own that plays. Whatever it does, a lawful move comes of it."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable
from typing import Final

from houndtable.bots import naming
from houndtable.bots.bot import Bot
from houndtable.bots.levels import BEGINNER, LEVELS
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.players import protocol
from houndtable.players.process import Process
from houndtable.players.protocol import DIED, NONSENSE, UNASKED, UNLAWFUL, Fault

Report = Callable[[str], None]

STARTING: Final = 10.0  # seconds that a program has for its first answer, at least
PATIENCE: Final = 3  # faults in a row after which a program is not asked again
SEEDS: Final = 1 << 31


def unreported(sentence: str) -> None:
    """Nobody wants to hear of faults as they happen."""


def substitute(seed: int, stream: int) -> Bot:
    """Who plays for a program that gives no move."""
    return naming.make(LEVELS[BEGINNER], seed, stream)


class Program:
    """A program at one seat, for as many games as it lives; `faults` counts what it did wrong, by kind."""

    def __init__(self, command: str, ms: int, report: Report = unreported) -> None:
        self.command = command
        self.ms = ms
        self.report = report
        self.faults: Counter[str] = Counter()
        self.in_a_row = 0
        self.process: Process | None = None
        self.is_fresh = True  # it has not answered yet since it was started
        self.is_carried = False  # it played in an earlier game and has not answered yet in this one
        self.reseed(0, 0)

    def reseed(self, seed: int, stream: int) -> None:
        """The luck of the next game: the program's and its substitute's."""
        self.seed = Seeded(seed, stream).below(SEEDS)
        self.substitute = substitute(seed, stream)

    def begin(self, game: Game, options: Options, players: int, seat: int) -> None:
        """A new game; the program is started when it has to choose, if it is not there."""
        self.hello = protocol.line(protocol.hello(game, options, players, seat, self.seed, self.ms))
        self.seat = seat
        self.events: list[Json] = []
        self.told = 0
        self.is_carried = self.process is not None
        if self.process is not None:
            self.process.tell(self.hello)

    def hear(self, events: list[Event]) -> None:
        """The program will be told of these, as its seat may know them."""
        self.events += [event.seen_by(self.seat) for event in events]

    def choose(self, perspective: Perspective) -> int:
        """The program's move, or its substitute's."""
        if self.in_a_row >= PATIENCE:
            self.faults[UNASKED] += 1
            return self.substitute.choose(perspective)
        try:
            move = self.asked(perspective)
        except Fault as fault:
            self.blame(fault)
            return self.substitute.choose(perspective)
        self.in_a_row = 0
        return move

    def asked(self, perspective: Perspective) -> int:
        """The program's move, or a fault. One that ended with its last game, as it may, is started anew."""
        try:
            return self.answered(perspective)
        except Fault as fault:
            if fault.kind != DIED or not self.is_carried:
                raise
        self.kill()
        return self.answered(perspective)

    def answered(self, perspective: Perspective) -> int:
        """The program's answer, or a fault."""
        process = self.running()
        moves = perspective.legal()
        question = protocol.question(perspective, moves, self.events[self.told :], self.ms)
        seconds = self.ms / 1000
        answer = process.ask(protocol.line(question), max(seconds, STARTING) if self.is_fresh else seconds)
        self.told, self.is_fresh, self.is_carried = len(self.events), False, False
        return protocol.move_in(answer, perspective.game, moves)

    def running(self) -> Process:
        """The program, started and greeted if it was not there."""
        if self.process is None:
            self.process = Process(shlex.split(self.command))
            self.process.tell(self.hello)
            self.told, self.is_fresh, self.is_carried = 0, True, False
        return self.process

    def blame(self, fault: Fault) -> None:
        """The fault is counted and reported. A program that may still say something late is ended."""
        self.faults[fault.kind] += 1
        self.in_a_row += 1
        if fault.kind not in (NONSENSE, UNLAWFUL):
            self.kill()
        last = " It is not asked again." if self.in_a_row == PATIENCE else ""
        self.report(f"{self.command}: {fault}. Another bot made this move.{last}")

    def end(self, outcome: Outcome | None) -> None:
        """The program is told how the game ended."""
        if self.process is not None:
            self.process.tell(protocol.line(protocol.farewell(outcome, self.events[self.told :])))

    def close(self) -> None:
        """The program is not running."""
        if self.process is not None:
            self.process.close()
            self.process = None

    def kill(self) -> None:
        """The program is not running, whatever it was doing."""
        if self.process is not None:
            self.process.kill()
            self.process = None
