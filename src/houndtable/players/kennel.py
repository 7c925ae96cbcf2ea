"""The kennel: programs kept running from game to game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from types import TracebackType

from houndtable.bots.budget import Clock
from houndtable.players.naming import Player, is_program, make, tidy
from houndtable.players.program import Program, Report, unreported

Faults = dict[str, Counter[str]]


class Kennel:
    """Seats players for one game after another. Bots are made anew for each; of a program there is one for each
    seat it has at a table, and it goes on playing until the kennel is closed."""

    def __init__(self, report: Report = unreported, clock: Clock | None = None) -> None:
        self.report = report
        self.clock = clock
        self.programs: dict[tuple[str, int], Program] = {}

    def seated(self, names: Sequence[str], seed: int, stream: int) -> list[Player]:
        """The players with these names, each with the luck of its seat."""
        return [self.player(name, names[:seat].count(name), seed, stream + seat) for seat, name in enumerate(names)]

    def player(self, name: str, place: int, seed: int, stream: int) -> Player:
        """The player with this name; `place` counts those of the same name at the table."""
        if not is_program(name):
            return make(name, seed, stream, clock=self.clock)
        key = (tidy(name), place)
        if key not in self.programs:
            found = make(name, seed, stream, self.report)
            assert isinstance(found, Program)
            self.programs[key] = found
        self.programs[key].reseed(seed, stream)
        return self.programs[key]

    def take_faults(self) -> Faults:
        """What programs did wrong since this was last asked, by name and kind."""
        faults: Faults = {}
        for (name, _), program in self.programs.items():
            if program.faults:
                faults.setdefault(name, Counter()).update(program.faults)
                program.faults = Counter()
        return faults

    def close(self) -> None:
        """No program is running."""
        for program in self.programs.values():
            program.close()
        self.programs.clear()

    def kill(self) -> None:
        """All programs are ended, by a process that ends itself at once: whatever it was doing, nothing is waited for
        and nothing tidied up."""
        for program in list(self.programs.values()):
            if program.process is not None:
                program.process.strike()

    def __enter__(self) -> Kennel:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
