"""Why a move or a whole game is not taken, as a sentence."""

from __future__ import annotations

from typing import NoReturn

from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchMove
from houndtable.kernel.game import Game
from houndtable.kernel.message import english, text
from houndtable.kernel.state import State


def begun(game: Game, state: State) -> State:
    """The game that was dealt; refused if it is over before anybody moves."""
    if not state.waiting:
        raise BadOption(f"{game.title} is over before anybody moves with these options: there is nothing to play.")
    return state


def refuse(game: Game, state: State, seat: int, move: int, where: str = "") -> NoReturn:
    """The move is not lawful, or no move at all."""
    texts = game.vocabulary.texts
    if not 0 <= move < len(texts):
        raise NoSuchMove(f"Moves of {game.title} are numbers from 0 to {len(texts) - 1}, not {move}{where}.")
    verdict = state.objection(seat, move)
    assert verdict is not None
    why = english(verdict.message, game.name)
    raise IllegalMove(verdict.clause, text(f"{why} So {texts[move]!r} is not lawful{where}."))
