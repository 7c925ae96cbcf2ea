"""A guide: which tip of a lesson comes when, as its match goes on."""

from __future__ import annotations

from houndtable.kernel.lesson import LEARNER, Lesson, Tip
from houndtable.record.match import Match


class Guide:
    """Looks on with the learner's eyes. Every tip comes once, and one at a time: before each of the learner's choices,
    and at the end, at most one."""

    def __init__(self, lesson: Lesson) -> None:
        self.left = list(lesson.tips)
        self.chosen = -1  # how often the learner had chosen when the latest tip came

    def look(self, match: Match) -> Tip | None:
        """The tip for the match as it is now, if there is one; to be asked after the deal and after every move."""
        chosen = match.made_by(LEARNER)
        due = self.due(match) if chosen != self.chosen else []
        if not due:
            return None
        self.left.remove(due[0])
        self.chosen = chosen
        return due[0]

    def due(self, match: Match) -> list[Tip]:
        """All tips whose situation is there and that have not come yet."""
        view = match.state.view(LEARNER)
        offers = [match.game.vocabulary.texts[move] for move in match.state.legal(LEARNER)]
        events = match.opening + [event for made in match.moves for event in made.events]
        told = [event.seen_by(LEARNER) for event in events]
        return [tip for tip in self.left if tip.when.holds(view, offers, told)]
