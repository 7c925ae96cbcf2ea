# interpreted: a few calls a match, and what it calls is compiled
"""The bots of a lesson: beginners, who answer the same moves in the same way; and a casual player's advice."""

from __future__ import annotations

from typing import Final

from houndtable.bots.levels import BEGINNER, CASUAL, LEVELS
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.thinking import Thinking
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER, Lesson
from houndtable.kernel.state import State

OPPONENT: Final = LEVELS[BEGINNER]
ADVISER: Final = LEVELS[CASUAL]


def answer(game: Game, lesson: Lesson, state: State, seat: int, moves: int) -> int:
    """The move of the bot in this seat when it has made so many moves."""
    return make(OPPONENT, lesson.bot_seed(moves), seat).choose(Perspective(game, state, seat))


def advice(game: Game, lesson: Lesson, state: State, moves: int) -> Thinking:
    """The move that is suggested to the learner when they have made so many, and why."""
    return make(ADVISER, lesson.bot_seed(moves), LEARNER).think(Perspective(game, state, LEARNER))
