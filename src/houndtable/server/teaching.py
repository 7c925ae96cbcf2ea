"""What a lesson has to say at its table."""

from __future__ import annotations

from houndtable.bots.levels import CASUAL
from houndtable.kernel.lesson import LEARNER, Lesson, Tip
from houndtable.record import Guide, Match

ADVISER = CASUAL + 1  # the level whose hints lead through a lesson


class Teaching:
    """The tips of a lesson as its match goes on; `fresh` are those the learner has not been sent yet."""

    __slots__ = ("fresh", "guide", "latest", "lesson")

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.guide = Guide(lesson)
        self.latest: Tip | None = None
        self.fresh: list[Tip] = []

    def look(self, match: Match) -> None:
        """The match has gone on, or back."""
        tip = self.guide.look(match)
        if tip is not None:
            self.latest = tip
            self.fresh.append(tip)

    def settlement(self) -> tuple[list[int], int | None, int]:
        """Which tips are still to come, which came last, by their places in the lesson, and after how many choices."""
        tips = self.lesson.tips
        latest = None if self.latest is None else tips.index(self.latest)
        return [tips.index(tip) for tip in self.guide.left], latest, self.guide.chosen

    def settle(self, left: list[int], latest: int | None, chosen: int) -> None:
        """The tips are as they were then."""
        tips = self.lesson.tips
        self.guide.left = [tips[place] for place in left]
        self.guide.chosen = chosen
        self.latest = None if latest is None else tips[latest]

    def tip(self, match: Match) -> Tip | None:
        """The tip for what the learner has to decide now, or for the end."""
        return self.latest if self.guide.chosen == match.made_by(LEARNER) else None

    def seed(self, match: Match, seat: int) -> int:
        """The luck of a bot that has to move here, or to give a hint."""
        return self.lesson.bot_seed(match.made_by(seat))
