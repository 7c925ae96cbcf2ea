"""Whether a record is whole and lawful, and what it is a record of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from houndtable import games
from houndtable.kernel.game import Game
from houndtable.kernel.json import Json
from houndtable.kernel.message import Message, english
from houndtable.kernel.outcome import Outcome
from houndtable.record.fairness import NONE, OPEN, SEALED, WITHHELD, Place
from houndtable.record.proof import check
from houndtable.record.reading import read
from houndtable.record.replaying import replayed
from houndtable.record.signature import Signature

SEEDS: Final = {kind: f"record-seeds-{kind}" for kind in (SEALED, WITHHELD, OPEN, NONE)}  # what became of them


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
        return " ".join([english(message, self.game) for message in self.messages()])

    def messages(self) -> list[Message]:
        """The report as sentences."""
        counts: dict[str, Json] = {"rules": self.rules, "players": self.players, "moves": self.moves}
        found = [Message("record-report", {**counts, "finished": self.is_finished})]
        found.append(Message("record-sealed" if self.is_sealed else "record-not-sealed"))
        found += [Message("record-fair")] if self.is_fair else []
        found += [Message("record-prepared")] if self.is_prepared else self.seeds() if self.is_fair else []
        return found

    def seeds(self) -> list[Message]:
        """What became of everybody's seeds."""
        if not self.places:
            return [Message("record-seeds-not-shown")]
        found: list[Message] = []
        for kind, key in SEEDS.items():
            players: list[Json] = [str(place.seat + 1) for place in self.places if place.seed == kind]
            found += [Message(key, {"players": players})] if players else []
        return found


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
