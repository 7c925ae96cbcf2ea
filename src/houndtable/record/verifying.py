"""Whether a record is whole and lawful, and what it is a record of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.outcome import Outcome
from houndtable.record.fairness import NONE, OPEN, SEALED, WITHHELD, Place
from houndtable.record.proof import check
from houndtable.record.reading import read
from houndtable.record.replaying import replayed
from houndtable.record.signature import Signature

SAID: Final = {
    SEALED: "revealed the seed sealed before the deal",
    WITHHELD: "withheld the seed",
    OPEN: "gave a seed openly",
    NONE: "gave no seed",
}


@dataclass(frozen=True)
class Report:
    """What a good record holds; `outcome` is None while the match is unfinished; `is_fair` says its luck was proved
    to be the one committed to, and is None where nothing was committed to or the secret is not told; `is_prepared` says
    it was prepared for a lesson, `places` what each person's seat added to it, where the record tells that.
    `signature` has not been checked, which takes a key."""

    game: str
    rules: int
    houndtable: str
    players: int
    names: list[str]
    moves: int
    is_sealed: bool
    outcome: Outcome | None
    is_fair: bool | None = None
    is_prepared: bool = False
    places: list[Place] = field(default_factory=list)
    signature: Signature | None = None

    @property
    def is_finished(self) -> bool:
        """Whether the match was played to its end."""
        return self.outcome is not None

    def __str__(self) -> str:
        end = "finished" if self.is_finished else "unfinished"
        seal = "The seal is whole." if self.is_sealed else "Not sealed: lines may have been altered."
        luck = " The luck is the one that was committed to." if self.is_fair else ""
        luck += " It was prepared for a lesson." if self.is_prepared else self.seeds() if self.is_fair else ""
        return (
            f"{self.game}, rules version {self.rules}, {self.players} players, {self.moves} moves, {end}. "
            f"Every move is lawful. {seal}{luck}"
        )

    def seeds(self) -> str:
        """What became of everybody's seeds, as sentences."""
        if not self.places:
            return " The record does not show that the seeds were sealed before they were known."
        kinds = [(said, [place.seat for place in self.places if place.seed == kind]) for kind, said in SAID.items()]
        return "".join(f" {seats_in_words(seats)} {said}." for said, seats in kinds if seats)


def seats_in_words(seats: list[int]) -> str:
    """The seats by their numbers, at the beginning of a sentence."""
    words = [str(seat) for seat in seats]
    return f"Seat {words[0]}" if len(words) == 1 else f"Seats {', '.join(words[:-1])} and {words[-1]}"


def verify(text: str, find: Callable[[str], Game] = games.find) -> Report:
    """What the record holds, if every line of it is good; else a refusal that names the first bad line."""
    record = read(text, find)
    match = replayed(record)
    head, end = record.head, record.end
    is_fair = None
    if head.fair is not None and end.secret:
        check(replace(head.fair, secret=end.secret), head, match, end.line)
        is_fair = True
    return Report(
        head.game.name,
        head.rules,
        head.houndtable,
        head.players,
        head.names,
        len(match.moves),
        head.is_sealed,
        match.state.outcome(),
        is_fair,
        head.fair is not None and head.fair.is_prepared,
        [] if head.fair is None else head.fair.places,
        end.signature,
    )
