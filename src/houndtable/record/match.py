"""A match: a game being played, every move checked at the door, and all that came of it kept."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from houndtable.kernel.chance import Chance, Luck, Recorded
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchSeat, shown
from houndtable.kernel.events import Event
from houndtable.kernel.game import Game
from houndtable.kernel.state import State

LONGEST_NAME: Final = 60


@dataclass(frozen=True, slots=True)
class Made:
    """A move that was made, with what chance gave and what there was to tell because of it."""

    seat: int
    text: str
    luck: list[Luck]
    events: list[Event]


class Match:
    """One match, by the rules of today or of the version given. `dealt` is what chance gave before the first move,
    `opening` what there was to tell."""

    def __init__(
        self,
        game: Game,
        players: int,
        given_options: Mapping[str, object],
        chance: Chance,
        names: list[str] | None = None,
        *,
        version: int | None = None,
    ) -> None:
        self.game = game
        self.version = game.check_version(game.version if version is None else version)
        self.players = players
        self.options = game.choose(players, given_options)
        self.names = checked_names(names, players)
        self.chance = Recorded(chance, game.faces)
        self.state = game.start(players, self.options, self.chance, listen=True, version=self.version)
        self.moves: list[Made] = []
        self.dealt, self.opening = self._news()

    def __setstate__(self, fields: dict[str, Any]) -> None:
        """A copy of a match goes on as the match would have: its position draws from the luck that it writes down."""
        self.__dict__.update(fields)
        self.state.chance = self.chance
        self.state.events = []

    @property
    def is_over(self) -> bool:
        """Whether nobody owes a choice any more."""
        return not self.state.waiting

    def play(self, seat: int, text: str) -> list[Event]:
        """The move is made; the answer is what there is to tell. A refused move changes nothing."""
        return self.make(seat, self.lawful(seat, text))

    def make(self, seat: int, move: int) -> list[Event]:
        """The same with a move that is known to be lawful."""
        self.state.apply(seat, move)
        luck, events = self._news()
        self.moves.append(Made(seat, self.game.vocabulary.texts[move], luck, events))
        return events

    def foreseen(self, seat: int, move: int) -> list[Luck]:
        """What chance will give because of this lawful move; the match stays as it is."""
        state = self.state.clone()
        state.chance = chance = Recorded(state.chance, self.game.faces)
        state.apply(seat, move)
        return chance.log

    def keep_latest(self) -> None:
        """Only the latest move is kept, for whoever keeps the others in another way: the match can go on, but it cannot
        be told or written down any more."""
        del self.moves[:-1]
        self.dealt, self.opening = [], []

    def at(self, state: State) -> Match:
        """Return the same match at another position of it, which becomes its own; what led there is not kept."""
        other = copy.copy(self)
        other.chance = state.chance = Recorded(state.chance, self.game.faces)
        state.events = []
        other.state, other.moves, other.dealt, other.opening = state, [], [], []
        return other

    def made_by(self, seat: int) -> int:
        """How many moves the seat has made."""
        return sum(1 for made in self.moves if made.seat == seat)

    def lawful(self, seat: int, text: str) -> int:
        """The move with this text, which the seat may make now; anything else is refused."""
        if not 0 <= seat < self.players:
            raise NoSuchSeat("no-such-seat", seat=seat, last=self.players - 1)
        move = self.game.parse(text)
        verdict = self.state.objection(seat, move)
        if verdict is not None:
            raise IllegalMove(verdict.clause, verdict.message, self.game.name)
        return move

    def _news(self) -> tuple[list[Luck], list[Event]]:
        """What chance gave and what there was to tell since this was last asked."""
        luck, events = self.chance.log, self.state.events or []
        self.chance.log, self.state.events = [], []
        return luck, events


def numbered_name(seat: int) -> str:
    """What somebody is called in a record whose name is not given."""
    return f"Player {seat + 1}"


def checked_names(names: list[str] | None, players: int) -> list[str]:
    """Who plays, seat by seat, in words that can be shown."""
    if names is None:
        return [numbered_name(seat) for seat in range(players)]
    if len(names) != players:
        raise BadOption("wrong-number-of-names", players=players, names=len(names))
    for name in names:
        if not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
            raise BadOption("bad-name", most=LONGEST_NAME, name=shown(name))
    return list(names)
