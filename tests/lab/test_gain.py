"""What a bot wins with most of the luck taken out: the tool that measures it."""

from __future__ import annotations

from typing import Any

import gain
import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.state import State


def under_way(name: str, moves: int) -> State:
    """A game of two after so many moves by the rules of thumb."""
    game = games.find(name)
    state = game.new(2, Seeded(5))
    for _ in range(moves):
        state.apply(state.waiting[0], game.thumb(state, state.waiting[0]))
    return state


@pytest.mark.parametrize("name", list(gain.SHUFFLES))
def test_the_rules_of_thumb_gain_nothing_over_themselves(name: str) -> None:
    total, share, decisions, others = gain.play(name, "2", 3, 1)
    assert (total, others) == (0.0, 0)
    assert share == 0.5  # the same game twice, with the seats changed
    assert decisions > 0


@pytest.mark.parametrize("name", list(gain.SHUFFLES))
@pytest.mark.parametrize("moves", [0, 7, 20])
def test_what_somebody_has_seen_stays_where_it_is(name: str, moves: int) -> None:
    state: Any = under_way(name, moves)
    copy = state.clone()
    gain.SHUFFLES[name](copy, Seeded(1))
    assert sorted(copy.cards()) == sorted(state.cards())
    for seat in (0, 1):
        assert copy.view(seat).as_json() == state.view(seat).as_json()


@pytest.mark.parametrize("name", ["dogndog", "dogsbreath"])
def test_what_nobody_has_seen_is_dealt_anew_and_hands_are_not(name: str) -> None:
    state: Any = under_way(name, 20)
    copy = state.clone()
    gain.SHUFFLES[name](copy, Seeded(1))
    assert copy.hands == state.hands
    assert copy.deck != state.deck


def test_what_one_move_gains_over_another_the_other_loses() -> None:
    game = games.find("dachs")
    state = under_way("dachs", 12)
    seat = state.waiting[0]
    best, worst = game.thumb(state, seat), state.legal(seat)[0]
    found = gain.gain(game, state, seat, best, worst, 5, 1)
    assert found == -gain.gain(game, state, seat, worst, best, 5, 1)
    assert gain.gain(game, state, seat, best, best, 5, 1) == 0.0
