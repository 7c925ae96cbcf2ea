"""When a tip applies, and what the luck of a lesson comes of."""

from __future__ import annotations

import pytest

from houndtable.kernel.json import Json
from houndtable.kernel.lesson import Lesson, When, is_like
from houndtable.kernel.view import View, Zone
from tests.conformance.toy import ToyGame

VIEW = View(0, "play", [0], [Zone("hand", 0, ["2v"]), Zone("open", 0, [])], {"debt": 2, "lives": [1, 1]})
OFFERS = ["play 2v", "take pile"]
TOLD: list[dict[str, Json]] = [{"event": "played", "seat": 1, "card": "3"}]


@pytest.mark.parametrize(
    ("move", "pattern", "alike"),
    [
        ("play 7 x2", "play", True),
        ("play 7 x2", "play 7", True),
        ("play 7 x2", "play * x2", True),
        ("play 7 x2", "play * x1", False),
        ("play 7", "play * x2", False),
        ("place 2v", "play", False),
    ],
)
def test_a_move_is_like_the_words_it_begins_with(move: str, pattern: str, alike: bool) -> None:
    assert is_like(move, pattern) == alike


@pytest.mark.parametrize(
    ("when", "holds"),
    [
        (When(), True),
        (When(step="play"), True),
        (When(step="draw"), False),
        (When(offers="take"), True),
        (When(offers="draw"), False),
        (When(told={"event": "played", "seat": 1}), True),
        (When(told={"event": "played", "seat": 0}), False),
        (When(facts={"debt": 2, "lives": [1, 1]}), True),
        (When(facts={"debt": 3}), False),
        (When(facts={"points": 3}), False),
        (When(empty="open"), True),
        (When(empty="hand"), False),
        (When(step="play", offers="take", told={"card": "3"}, facts={"debt": 2}, empty="open"), True),
    ],
)
def test_all_that_is_given_must_be_seen(when: When, holds: bool) -> None:
    assert when.holds(VIEW, OFFERS, TOLD) == holds


def test_without_a_choice_only_the_end_teaches() -> None:
    assert not When(step="play").holds(VIEW, [], TOLD)
    over = View(0, "over", [], [], {})
    assert When(step="over").holds(over, [], [])
    assert not When(told={"event": "played"}).holds(over, [], TOLD)


def test_the_deal_decides_all_luck() -> None:
    lesson, same, other = (Lesson("dachs", deal, 2, {}, []) for deal in (1, 1, 2))
    assert lesson.secret == same.secret != other.secret
    assert [lesson.chance().below(1000), lesson.bot_seed(3)] == [same.chance().below(1000), same.bot_seed(3)]
    assert lesson.bot_seed(3) != other.bot_seed(3)
    assert len({lesson.bot_seed(moves) for moves in range(50)}) == 50


def test_a_game_may_come_without_a_lesson() -> None:
    assert ToyGame().lesson() is None
