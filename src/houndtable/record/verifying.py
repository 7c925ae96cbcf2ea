"""Whether a record is whole and lawful, and what it is a record of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.outcome import Outcome
from houndtable.record.reading import read
from houndtable.record.replaying import replayed


@dataclass(frozen=True)
class Report:
    """What a good record holds; `outcome` is None while the match is unfinished."""

    game: str
    rules: int
    houndtable: str
    players: int
    names: list[str]
    moves: int
    is_sealed: bool
    outcome: Outcome | None

    @property
    def is_finished(self) -> bool:
        """Whether the match was played to its end."""
        return self.outcome is not None

    def __str__(self) -> str:
        end = "finished" if self.is_finished else "unfinished"
        seal = "The seal is whole." if self.is_sealed else "Not sealed: lines may have been altered."
        return (
            f"{self.game}, rules version {self.rules}, {self.players} players, {self.moves} moves, {end}. "
            f"Every move is lawful. {seal}"
        )


def verify(text: str, find: Callable[[str], Game] = games.find) -> Report:
    """What the record holds, if every line of it is good; else a refusal that names the first bad line."""
    record = read(text, find)
    match = replayed(record)
    head = record.head
    return Report(
        head.game.name,
        head.game.version,
        head.houndtable,
        head.players,
        head.names,
        len(match.moves),
        head.is_sealed,
        match.state.outcome(),
    )
