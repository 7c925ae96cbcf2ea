"""The lesson of every game, played by whoever follows all advice, and by whoever does not."""

from __future__ import annotations

import pytest

from houndtable import games, words
from houndtable.authoring.traceability import clauses
from houndtable.bots.bot import Bot, RandomBot
from houndtable.bots.lesson import OPPONENT, LessonBot
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from houndtable.kernel.game import Game
from houndtable.kernel.lesson import LEARNER, Lesson, Tip
from houndtable.lab.lesson import tried
from houndtable.record import Guide, Match
from houndtable.words.languages import languages

pytestmark = pytest.mark.engine
LONGEST = {"en": 330, "de": 360, "ja": 170}  # characters of a tip
MOST_CHOICES = 30
FREE_MATCHES = 5
FREE_MOVES = 150


def lesson_of(name: str) -> tuple[Game, Lesson]:
    game = games.find(name)
    lesson = game.lesson()
    assert lesson is not None
    return game, lesson


@pytest.mark.parametrize("name", games.names())
def test_following_all_advice_shows_every_tip_once_in_order_and_wins_soon(name: str) -> None:
    game, lesson = lesson_of(name)
    trial = tried(game, lesson)
    assert [tip.clause for _, tip in trial.shown] == [tip.clause for tip in lesson.tips]
    assert [tip for _, tip in trial.shown] == lesson.tips
    places = [place for place, _ in trial.shown]
    assert places == sorted(set(places))
    assert trial.is_won
    assert len(trial.choices) <= MOST_CHOICES
    assert trial.waits <= 1
    assert trial.unused <= 3


@pytest.mark.parametrize("name", games.names())
def test_a_tip_cites_a_clause_that_exists(name: str) -> None:
    _, lesson = lesson_of(name)
    assert lesson.game == name
    assert [tip.clause for tip in lesson.tips if tip.clause not in clauses(games.rulebook(games.find(name)))] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("name", games.names())
def test_tips_are_short_and_different_in_every_language(name: str, language: str) -> None:
    game, lesson = lesson_of(name)
    numbers = range(1, len(lesson.tips) + 1)
    texts = [words.of(game, language).tip(number) for number in numbers]
    assert all(20 < len(text) <= LONGEST[language] for text in texts), max(map(len, texts))
    assert len(set(texts)) == len(texts)
    for number in numbers:
        assert len({words.of(game, other).tip(number) for other in languages()}) == len(languages())


def free_match(game: Game, lesson: Lesson, seed: int) -> tuple[Match, Guide, list[Tip]]:
    """The lesson played at random, as far as it is looked at."""
    match = Match(game, lesson.players, lesson.options, lesson.chance())
    guide, shown = Guide(lesson), list[Tip]()
    bots: list[Bot] = [
        RandomBot(Seeded(seed)),
        *(LessonBot(OPPONENT, lesson, seat) for seat in range(1, match.players)),
    ]
    while True:
        tip = guide.look(match)
        shown += [tip] if tip is not None else []
        if match.is_over or len(match.moves) == FREE_MOVES:
            return match, guide, shown
        seat = match.state.waiting[0]
        move = bots[seat].choose(Perspective(game, match.state, seat))
        match.play(seat, game.vocabulary.texts[move])


@pytest.mark.parametrize("name", games.names())
def test_the_learner_may_play_freely(name: str) -> None:
    game, lesson = lesson_of(name)
    ended = 0
    for seed in range(FREE_MATCHES):
        match, guide, shown = free_match(game, lesson, seed)
        assert shown[0] == lesson.tips[0]
        assert len(shown) >= 3
        assert sorted(map(id, shown + guide.left)) == sorted(map(id, lesson.tips))
        if match.is_over:
            assert shown[-1] == lesson.tips[-1]
            ended += 1
    assert ended or name == "drachensachen"  # at random a round of it takes hundreds of moves


@pytest.mark.parametrize("name", games.names())
def test_a_tip_uses_nothing_that_the_learner_cannot_see(name: str) -> None:
    game, lesson = lesson_of(name)
    played = tried(game, lesson).match
    match, guide = Match(game, lesson.players, lesson.options, lesson.chance()), Guide(lesson)
    for number, made in enumerate(played.moves):
        guide.look(match)
        state, due = match.state, guide.due(match)
        for seed in range(2):
            match.state = state.clone()
            match.state.redeal(LEARNER, Seeded(seed, number))
            assert guide.due(match) == due
        match.state = state
        match.play(made.seat, made.text)


def test_a_move_taken_back_brings_no_tip_twice() -> None:
    game, lesson = lesson_of("dachs")
    match, guide = Match(game, lesson.players, lesson.options, lesson.chance()), Guide(lesson)
    assert guide.look(match) == lesson.tips[0]
    assert guide.look(match) is None
    match.play(LEARNER, "play 2b 2s")
    assert guide.look(match) == lesson.tips[1]
    again = Match(game, lesson.players, lesson.options, lesson.chance())
    assert guide.look(again) is None
    again.play(LEARNER, "play 2b 2s")
    assert guide.look(again) is None
    again.play(LEARNER, "draw")
    assert guide.look(again) == lesson.tips[2]
