"""A lesson tried out: played by whoever follows all advice."""

from __future__ import annotations

from dataclasses import dataclass, field

from houndtable.bots.lesson import ADVISER, OPPONENT, LessonBot
from houndtable.bots.perspective import Perspective
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER, Lesson, Tip, is_like
from houndtable.record import Guide, Match


@dataclass
class Trial:
    """What came of it: the match, each tip with how many choices the learner had made before it, and how often a tip
    had to wait for another."""

    match: Match
    shown: list[tuple[int, Tip]] = field(default_factory=list)
    waits: int = 0

    @property
    def choices(self) -> list[str]:
        """The moves of the learner."""
        return [made.text for made in self.match.moves if made.seat == LEARNER]

    @property
    def is_won(self) -> bool:
        """Whether the learner won, and nobody else."""
        outcome = self.match.state.outcome()
        return outcome is not None and outcome.winners == [LEARNER]

    @property
    def unused(self) -> int:
        """How many tips are about a move that was not made then."""
        choices = self.choices
        return sum(1 for at, tip in self.shown if tip.when.offers and not is_like(choices[at], tip.when.offers))


def tried(game: Game, lesson: Lesson) -> Trial:
    """The lesson played to its end."""
    match = Match(game, lesson.players, lesson.options, lesson.chance())
    guide, trial = Guide(lesson), Trial(match)
    names = [ADVISER if seat == LEARNER else OPPONENT for seat in range(lesson.players)]
    bots = [LessonBot(name, lesson, seat) for seat, name in enumerate(names)]
    while True:
        tip = guide.look(match)
        if tip is not None:
            trial.shown.append((len(trial.choices), tip))
            trial.waits += len(guide.due(match))
        if match.is_over:
            return trial
        seat = next((seat for seat in match.state.waiting if seat != LEARNER), LEARNER)
        move = bots[seat].choose(Perspective(game, match.state, seat))
        match.play(seat, game.vocabulary.texts[move])
