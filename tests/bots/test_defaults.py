"""A game that tells the search nothing beyond its rules and its heuristic can still be searched."""

from __future__ import annotations

from houndtable.bots.naming import make
from houndtable.bots.perspective import Perspective
from houndtable.kernel.chance import Seeded
from tests.conformance.toy import ToyGame


def test_without_a_value_of_its_own_all_seats_expect_the_same() -> None:
    game = ToyGame()
    state = game.new(2, Seeded(1))
    assert game.value(state) == [0.5, 0.5]


def test_without_a_rollout_policy_the_heuristic_is_asked() -> None:
    game = ToyGame()
    state = game.new(2, Seeded(1))
    seat = state.waiting[0]
    assert game.rollout(state, seat, Seeded(2)) == game.heuristic(state, seat)
    assert make("search:sims=10", 1).choose(Perspective(game, state, seat)) in state.legal(seat)
