"""What bots believe of hidden hands: always something that can be, and never a trace of what is."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.bots.perspective import Perspective
from houndtable.games import names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out
from houndtable.kernel.state import State

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", names())
def test_a_believed_position_keeps_all_that_the_seat_knows(name: str) -> None:
    game = games.find(name)
    for seed in range(10):
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 12 * seed)
        for seat in range(2):
            believed = Perspective(game, state, seat).believed(Seeded(seed, 2))
            assert believed.view(seat).as_json() == state.view(seat).as_json()
            assert believed.candidates(seat) == state.candidates(seat)


@pytest.mark.parametrize("name", names())
def test_what_is_believed_does_not_depend_on_what_is_hidden(name: str) -> None:
    game = games.find(name)
    for seed in range(5):
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 25)
        for seat in range(2):
            other = state.clone()
            other.redeal(seat, Seeded(seed, 3))
            beliefs = [Perspective(game, one, seat).believed(Seeded(seed, 2)).dump() for one in (state, other)]
            assert beliefs[0] == beliefs[1]


@pytest.mark.parametrize("name", names())
def test_of_all_candidates_the_most_plausible_is_believed_and_where_there_are_none_what_chance_deals(name: str) -> None:
    game, most, beaten = games.find(name), 1, 0
    for seed in range(10):
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 6 * seed)
        for seat in range(2):
            perspective, luck = Perspective(game, state, seat), Seeded(seed, 2)
            dealt = [perspective.sample(luck) for _ in range(state.candidates(seat))]
            best = max(dealt, key=lambda candidate: candidate.plausibility(seat))
            assert perspective.believed(Seeded(seed, 2)).dump() == best.dump()
            most, beaten = max(most, len(dealt)), beaten + (best is not dealt[0])
    believes = type(state).plausibility is not State.plausibility  # others' choices tell of their hands
    assert (most > 1, beaten > 0) == (believes, believes)
