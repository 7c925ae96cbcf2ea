# interpreted: never in a search, and compiling takes its time
"""A lesson: a short first match with prepared luck, and tips that come when what they are about can be seen.

It is an ordinary match, and the learner may play it freely. Whoever follows the heuristic against the bots it is
prepared for meets every tip, in the order of the list.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Final

from houndtable.kernel.chance import Committed
from houndtable.kernel.json import Json
from houndtable.kernel.options import Value
from houndtable.kernel.view import View

LEARNER: Final = 0  # the learner's seat
OVER: Final = "over"  # the step of every game that has ended
ANY: Final = "*"  # any word of a move
SEED: Final = "lesson"  # what the learner adds to the luck, as everybody at a table does


def is_like(move: str, pattern: str) -> bool:
    """Whether the move begins with the words of the pattern: "play 7 x2" is like "play" and like "play * x2"."""
    words, wanted = move.split(), pattern.split()
    return len(words) >= len(wanted) and all(want in (ANY, word) for word, want in zip(words, wanted))


@dataclass(frozen=True)
class When:
    """What the learner must see for a tip; all that is given must hold. `offers` is how a lawful move begins, `told`
    what an event said that was told so far, `facts` what the view says, `empty` a place of the learner's without
    cards."""

    step: str = ""
    offers: str = ""
    told: dict[str, Json] = field(default_factory=dict)
    facts: dict[str, Json] = field(default_factory=dict)
    empty: str = ""

    def holds(self, view: View, offers: list[str], told: list[dict[str, Json]]) -> bool:
        """Whether all of it can be seen now. Tips come when the learner has something to decide, or at the end."""
        return (
            (bool(offers) or self.step == OVER)
            and self.step in ("", view.step)
            and (not self.offers or any(is_like(move, self.offers) for move in offers))
            and (not self.told or any(self.told.items() <= event.items() for event in told))
            and self.facts.items() <= view.facts.items()
            and (not self.empty or not view.zone(self.empty, LEARNER))
        )


@dataclass(frozen=True)
class Tip:
    """A few sentences about one rule, `tip-1` and so on in the game's catalogue, and the clause to read on."""

    when: When
    clause: str


@dataclass(frozen=True)
class Lesson:
    """The first match of a game. The number of the `deal` decides all its luck; tools/lessons.py looks for one."""

    game: str
    deal: int
    players: int
    options: dict[str, Value]
    tips: list[Tip]

    @property
    def secret(self) -> str:
        """The secret of its luck, in hexadecimal; it is no secret, since everybody can work it out."""
        return hashlib.sha256(f"Houndtable, lesson {self.game}, deal {self.deal}".encode()).hexdigest()

    def chance(self) -> Committed:
        """The prepared luck."""
        return Committed(bytes.fromhex(self.secret), [SEED.encode()], sorts=True)

    def bot_seed(self, moves: int) -> int:
        """The seed of a bot that has made so many moves: the same play brings the same answers."""
        found = hashlib.sha256(f"{self.secret} {moves}".encode()).digest()
        return int.from_bytes(found[:7], "big")
