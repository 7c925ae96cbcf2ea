"""What the options make of the rules, ready to be asked in every turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from houndtable.games.drachensachen.components import EXTERMINO, FIVE, FOUR, NULLO, PROTECTO
from houndtable.kernel.copying import Recipe
from houndtable.kernel.options import Options

if TYPE_CHECKING:
    from mypy_extensions import i64

PATIENCE: Final = 40  # turns a player [7.5]


class HouseRules:
    """How a table of so many players plays. Nothing in it ever changes, so copies of a position share it."""

    def __init__(self, options: Options, players: i64) -> None:
        any_dragon = options.says("answer_four", "any_dragon")
        fives_too = options.says("answer_five", "fives_too")
        self.options = options
        self.patience: i64 = PATIENCE * players if options.says("stalemate", "score") else 0  # 0 for ever [7.5]
        # The faces that answer a 4 [5.3] and a 5 [5.9], as bits.
        self.four_answers: i64 = 1 << FOUR | 1 << PROTECTO | (1 << NULLO | 1 << EXTERMINO if any_dragon else 0)
        self.five_answers: i64 = 1 << PROTECTO | (1 << FIVE if fives_too else 0)
        self.blind_push = options.says("blind_push", "on")  # [5.6]
        self.fitting_set = options.says("fitting_set", "must")  # whether a set that fits must be played [4.6]
        self.multi_protecto = options.says("multi_protecto", "on")  # [6.6]

    def __reduce__(self) -> Recipe:
        return HouseRules, (self.options, self.patience // PATIENCE)  # patience is all that the players make of it
