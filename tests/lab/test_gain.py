"""What a bot wins with most of the luck taken out: the tool that measures it."""

from __future__ import annotations

from typing import Any

import gain
import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.state import State

SHUFFLED = [name for name in games.names() if hasattr(games.part(games.find(name), "measuring"), "shuffle_unseen")]


def under_way(name: str, moves: int) -> State:
    """A game of two after so many moves by the heuristic."""
    game = games.find(name)
    state = game.new(2, Seeded(5))
    for _ in range(moves):
        state.apply(state.waiting[0], game.heuristic(state, state.waiting[0]))
    return state


@pytest.mark.parametrize("name", SHUFFLED)
def test_the_heuristic_gains_nothing_over_itself(name: str) -> None:
    total, share, decisions, others = gain.play(name, ["2", "2"], 3, 1)
    assert (total, others) == (0.0, 0)
    assert share == 0.5  # the same game twice, with the seats changed
    assert decisions > 0


@pytest.mark.parametrize("name", SHUFFLED)
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_what_somebody_has_seen_stays_where_it_is(name: str, moves: int) -> None:
    state: Any = under_way(name, moves)
    copy = state.clone()
    gain.shuffle_of(games.find(name))(copy, Seeded(1))
    assert sorted(copy.cards()) == sorted(state.cards())
    for seat in (0, 1):
        assert copy.view(seat).as_json() == state.view(seat).as_json()


@pytest.mark.parametrize(("name", "moves"), [("dogndog", 20), ("dogsbreath", 50)])
def test_what_nobody_has_seen_is_dealt_anew_and_hands_are_not(name: str, moves: int) -> None:
    state: Any = under_way(name, moves)
    copy = state.clone()
    gain.shuffle_of(games.find(name))(copy, Seeded(1))
    assert copy.hands == state.hands
    assert copy.deck != state.deck


def test_cards_of_the_grid_that_never_lay_face_up_are_dealt_anew() -> None:
    state: Any = under_way("dogsbreath", 2)
    copy = state.clone()
    gain.shuffle_of(games.find("dogsbreath"))(copy, Seeded(1))
    seen = [place for place, card in enumerate(state.grid) if card >= 0 and state.knowledge.known[card]]
    assert seen
    assert [copy.grid[place] for place in seen] == [state.grid[place] for place in seen]
    assert copy.grid != state.grid


def test_what_one_bot_gains_another_loses() -> None:
    one, other = gain.play("dogndog", ["1", "2"], 3, 2), gain.play("dogndog", ["2", "1"], 3, 2)
    assert one[0] == -other[0] != 0.0
    assert one[1] == 1.0 - other[1]


def test_what_is_left_of_the_draft_stays_under_the_deck() -> None:
    state: Any = under_way("dogsbreath", 50)
    copy = state.clone()
    gain.shuffle_of(games.find("dogsbreath"))(copy, Seeded(1))
    under = state.bottom
    assert under > 0
    assert copy.deck[:under] == state.deck[:under]
    assert copy.deck[under:] != state.deck[under:]


def test_two_moves_are_tried_with_the_same_luck() -> None:
    game = games.find("dachs")
    state = under_way("dachs", 12)
    seat = state.waiting[0]
    one, other = game.heuristic(state, seat), state.legal(seat)[0]
    found = gain.gain(game, state, seat, one, other, 5, 1)
    assert found != 0.0
    assert found == -gain.gain(game, state, seat, other, one, 5, 1)
    assert gain.gain(game, state, seat, one, one, 5, 1) == 0.0
