"""The contract every game keeps: a state is a whole position, hidden cards included."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.compiling import mypyc_attr
from houndtable.kernel.copying import Recipe, home_of, read_in
from houndtable.kernel.events import Event
from houndtable.kernel.json import Json
from houndtable.kernel.observation import Sheet
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome, Round
from houndtable.kernel.verdict import Verdict
from houndtable.kernel.view import View

if TYPE_CHECKING:
    from mypy_extensions import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position. `legal`, `objection` and `apply` agree: what is offered is what is accepted.

    `waiting` holds the seats that owe a choice now, ascending; it is empty when the game is over. `events` is a list
    while somebody listens, else None. `rounds` are the finished rounds, which everybody may know. `version` is that of
    the rules it is played by. The class with all that a game's position keeps is written from its board."""

    players: i64
    options: Options
    chance: Chance
    version: i64
    waiting: list[int]
    rounds: list[Round]
    events: list[Event] | None
    step: i64

    @abstractmethod
    def board(self) -> Board:
        """The declaration of what lies on the table."""

    @abstractmethod
    def deal(self) -> None:
        """The blank table is at its first decision, which somebody owes."""

    @abstractmethod
    def check(self) -> None:
        """Refuses a position that was read and from which play could not go on; else it is known who owes a choice."""

    @abstractmethod
    def legal(self, seat: i64) -> list[int]:
        """The seat's lawful moves, ascending; empty when it owes no choice. To be read only: the list may be shared."""

    @abstractmethod
    def apply(self, seat: i64, move: i64) -> None:
        """The move is made. Trusts its caller: the move is lawful."""

    @abstractmethod
    def objection(self, seat: i64, move: i64) -> Verdict | None:
        """Why the seat may not make this move now, with the clause; None if it may."""

    @abstractmethod
    def clone(self) -> State:
        """The same position with the same future luck, sharing nothing that changes; nobody listens to it."""

    @abstractmethod
    def redeal(self, seat: i64, chance: Chance) -> None:
        """All that the seat cannot know is dealt anew and the future luck is `chance`; all it knows is kept.
        Seat number `players` stands for a spectator."""

    def forget(self, seat: i64, chance: Chance, percent: i64) -> None:
        """Each thing that the seat only remembers is forgotten with this chance. For a copy that is redealt next;
        where a game shows all that was seen, nothing is."""
        return

    def candidates(self, seat: i64) -> i64:
        """How many positions, each dealt anew for the seat, vie to be the one a bot believes in: others keep what is
        good for them, so their hands are not what chance would deal."""
        return 1

    def plausibility(self, seat: i64) -> i64:
        """How well the hands of all others go with what they chose; of the candidates that with most is believed."""
        return 0

    def asks_in_secret(self) -> bool:
        """Whether nobody may know who is asked now: who is not, or has answered, is shown what it saw before. The
        board says at which steps."""
        return self.board().is_secret[self.step]

    def known_to(self, seat: i64) -> State:
        """The position this seat knows of, number `players` for a spectator: this one or, while others are asked in
        secret, the one from before."""
        return self

    def view(self, seat: int | None) -> View:
        """What the seat may know; None for a spectator."""
        return self.board().view(self.known_to(self.players if seat is None else seat), seat, self.outcome())

    @abstractmethod
    def observe(self, seat: i64, sheet: Sheet) -> None:
        """What the seat knows is on the sheet, which lay there with nothing but zeros."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The result; None while the game goes on."""

    def cards(self) -> list[int]:
        """Every card of the game, wherever it lies, in any order."""
        board = self.board()
        return board.cards(self) if board.has_cards else []

    def dump(self) -> dict[str, Json]:
        """The whole position as JSON, for `Game.load`."""
        return self.board().dump(self)

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.clone()

    def __reduce__(self) -> Recipe:
        """What comes back is a clone too: with the same future luck, and nobody listens to it."""
        return read_in, (home_of(self), self.dump(), self.chance.clone())
