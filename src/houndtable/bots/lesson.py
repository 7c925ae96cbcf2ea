"""The bots of a lesson: a beginner, who answers the same play in the same way, and a casual player's advice."""

from __future__ import annotations

from typing import Final

from houndtable.bots.bot import Bot
from houndtable.bots.levels import BEGINNER, CASUAL, LEVELS
from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.bots.thinking import Thinking
from houndtable.kernel.copying import Recipe
from houndtable.kernel.lesson import Lesson

OPPONENT: Final = LEVELS[BEGINNER]
ADVISER: Final = LEVELS[CASUAL]


class LessonBot(Bot):
    """A player of a lesson who has made so many moves; each has its own luck, told by the lesson."""

    def __init__(self, name: str, lesson: Lesson, seat: int, moves: int = 0) -> None:
        self.name = name
        self.lesson = lesson
        self.seat = seat
        self.moves = moves

    def __reduce__(self) -> Recipe:
        return LessonBot, (self.name, self.lesson, self.seat, self.moves)

    def think(self, perspective: Perspective) -> Thinking:
        bot = make(self.name, self.lesson.bot_seed(self.moves), self.seat)
        self.moves += 1
        return bot.think(perspective)
