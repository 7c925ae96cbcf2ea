"""Copied bots go on as the bot would have, and copied perspectives hold nothing their seat does not know."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from time import monotonic
from typing import Any

import pytest

from houndtable.bots import naming
from houndtable.bots.lesson import OPPONENT, LessonBot
from houndtable.bots.perspective import Perspective
from houndtable.bots.search import Node, node_of
from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out

pytestmark = pytest.mark.engine

Way = Callable[[Any], Any]
DEEP = 5000  # nodes one below the other, more than could be copied one inside the other


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


ways = pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, pickled])
games = pytest.mark.parametrize("name", names())


def perspectives(name: str) -> list[Perspective]:
    """The same seat's side of the game at several of its turns."""
    game = find(name)
    state = game.new(3, Seeded(2))
    play_out(state, Seeded(3), 5)
    seat = state.waiting[0]
    found: list[Perspective] = []
    while state.waiting and len(found) < 4:
        if seat in state.waiting:
            found.append(Perspective(game, state.clone(), seat))
        play_out(state, Seeded(len(found)), 1)
    return found


@pytest.mark.long
@ways
@games
@pytest.mark.parametrize("bot", ["random", "heuristic:forget=30", "beginner", "search:sims=8"])
def test_a_copied_bot_goes_on_as_the_bot_would(way: Way, name: str, bot: str) -> None:
    first, *others = perspectives(name)
    one, other = naming.make(bot, 7), naming.make(bot, 7)
    assert one.choose(first) == other.choose(first)
    again = way(one)
    future = [other.choose(perspective) for perspective in others]
    assert [again.choose(perspective) for perspective in others] == future
    assert [one.choose(perspective) for perspective in others] == future


@ways
def test_a_copied_bot_keeps_its_clock(way: Way) -> None:
    first, *_ = perspectives("dachs")
    bot = naming.make("search:sims=20:ms=5000", 7, clock=monotonic)
    assert way(bot).choose(first) == bot.choose(first)


@ways
def test_a_copied_player_of_a_lesson_has_made_as_many_moves(way: Way) -> None:
    lesson = find("dachs").lesson()
    assert lesson is not None
    bot = LessonBot(OPPONENT, lesson, 1)
    bot.choose(perspectives("dachs")[0])
    again = way(bot)
    again.choose(perspectives("dachs")[1])
    assert (bot.moves, again.moves) == (1, 2)


def test_what_a_search_found_out_is_copied_however_deep_it_is() -> None:
    top = Node()
    node = top
    for key in range(DEEP):
        node.book(node.place_of(key), 0, [0.5, 0.25])
        node.next[key] = Node()
        node = node.next[key]
    for again in (copy.copy(top), pickled(top), node_of(top.as_rows())):
        assert again.as_rows() == top.as_rows()
        again.next[0].book(0, 1, [1.0, 0.0])
        assert top.next[0].visits == 1


@ways
@games
def test_a_copied_perspective_knows_the_same(way: Way, name: str) -> None:
    for perspective in perspectives(name):
        again = way(perspective)
        assert again.view().as_json() == perspective.view().as_json()
        assert again.legal() == perspective.legal()
        here, there = (each.believed(Seeded(9)).dump() for each in (perspective, again))
        assert here == there


@games
def test_a_copied_perspective_does_not_tell_what_is_hidden(name: str) -> None:
    for perspective in perspectives(name):
        game, seat = perspective.game, int(perspective.seat)
        others = [Perspective(game, perspective.sample(Seeded(luck)), seat) for luck in range(4)]
        kept = [other.__reduce__()[1][1].dump() for other in (perspective, *others)]
        assert all(position == kept[0] for position in kept)
