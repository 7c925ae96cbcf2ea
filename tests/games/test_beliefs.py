"""What bots believe of hidden hands: always something that can be, and never a trace of what is."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.bots.perspective import Perspective
from houndtable.games import NAMES
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out

pytestmark = pytest.mark.engine


@pytest.mark.parametrize("name", NAMES)
def test_a_believed_position_keeps_all_that_the_seat_knows(name: str) -> None:
    game = games.find(name)
    for seed in range(10):
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 12 * seed)
        for seat in range(2):
            believed = Perspective(game, state, seat).believed(Seeded(seed, 2))
            assert believed.view(seat).as_json() == state.view(seat).as_json()
            assert believed.rivals(seat) == state.rivals(seat)


@pytest.mark.parametrize("name", NAMES)
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


def test_where_nothing_is_believed_all_positions_promise_the_same() -> None:
    for name in ("dachs", "dogndog", "herecomesthedog"):
        state = games.find(name).new(2, Seeded(1))
        assert (state.rivals(0), state.promise(0)) == (1, 0)
