# Written by `houndtable derive dogndog` from the names in this folder: do not change it.
# ruff: noqa: I001
"""Dog'n Dog as the engine asks it: each question goes to the function that answers it."""

from __future__ import annotations

from houndtable.games.dogndog import events, game, heuristic, hint, phrases, position_check, reasons, redeal, rules, value
from houndtable.games.dogndog.board import BOARD
from houndtable.games.dogndog.derived import OVER, Position
from houndtable.games.dogndog.game import COLOUR, MINUTES, SIMULATIONS
from houndtable.games.dogndog.lesson import LESSON
from houndtable.games.dogndog.options import OPTIONS, PLAYERS
from houndtable.games.dogndog.vocabulary import VOCABULARY
from houndtable.kernel.board import Board
from houndtable.kernel.chance import Chance
from houndtable.kernel.declaring import declared
from houndtable.kernel.events import EventKind
from houndtable.kernel.game import Game
from houndtable.kernel.message import Message
from houndtable.kernel.options import Options
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.phrase import Phrase
from houndtable.kernel.state import State
from houndtable.kernel.verdict import Reason, Verdict
from houndtable.kernel.view import View
from typing import Final, TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64


class GameState(Position):
    """A position of Dog'n Dog with its rules."""

    def board(self) -> Board:
        return BOARD

    def clone(self) -> GameState:
        return GameState(self.players, self.options, self.chance.clone(), self.version, self)

    def deal(self) -> None:
        rules.deal(self)

    def check(self) -> None:
        position_check.check(self)

    def legal(self, seat: i64) -> list[int]:
        return rules.legal(self, seat)

    def apply(self, seat: i64, move: i64) -> None:
        rules.apply(self, seat, move)

    def objection(self, seat: i64, move: i64) -> Verdict | None:
        return rules.objection(self, seat, move)

    def redeal(self, seat: i64, chance: Chance) -> None:
        redeal.redeal(self, seat, chance)

    def known_to(self, seat: i64) -> Position:
        return rules.known_to(self, seat)

    def outcome(self) -> Outcome | None:
        return rules.outcome(self) if self.step == OVER else None


class TheGame(Game):
    """Dog'n Dog."""

    def __init__(self) -> None:
        super().__init__(
            title=BOARD.title,
            board=BOARD,
            players=PLAYERS,
            options=OPTIONS,
            vocabulary=VOCABULARY,
            lesson=LESSON,
            minutes=MINUTES,
            simulations=SIMULATIONS,
            colour=COLOUR,
            events=declared(EventKind, vars(events)),
            reasons=declared(Reason, vars(reasons)),
            phrases=declared(Phrase, vars(phrases)),
        )

    def blank(self, players: int, options: Options, chance: Chance, version: int) -> GameState:
        return GameState(players, options, chance, version, None)

    def bound(self, players: int, options: Options) -> int | None:
        return game.bound(players, options)

    def never(self, text: str) -> Verdict | None:
        return game.never(text)

    def asks_after(self, options: Options) -> str | None:
        return game.asks_after(options)

    def heuristic(self, state: State, seat: int) -> int:
        return heuristic.choose(state, seat)

    def reason(self, state: State, seat: int, move: int) -> list[Message]:
        return hint.reason(state, seat, move)

    def table(self, view: View) -> list[Message]:
        return phrases.table(view)

    def expected_value(self, state: State) -> list[float]:
        return value.expected_value(state)


GAME: Final = TheGame()
