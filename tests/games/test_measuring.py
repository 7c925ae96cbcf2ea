"""What games say to the tools that measure."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.playout import play_out

MEASURED = [(name, games.part(games.find(name), "measuring")) for name in games.names()]
measured = pytest.mark.parametrize(("name", "said"), [pair for pair in MEASURED if pair[1] is not None])


@measured
def test_what_nobody_has_seen_is_shuffled_and_everybody_sees_the_same(name: str, said: Any) -> None:
    game = games.find(name)
    for seed in range(10) if hasattr(said, "shuffle_unseen") else []:
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 5 * seed)
        before = [state.view(viewer).as_json() for viewer in (0, 1, None)]
        said.shuffle_unseen(state, Seeded(seed, 2))
        assert [state.view(viewer).as_json() for viewer in (0, 1, None)] == before
        assert sorted(state.cards()) == sorted(game.new(2, Seeded(0)).cards())


@measured
def test_what_is_believed_of_hands_has_figures(name: str, said: Any) -> None:
    game, found = games.find(name), set()
    for seed in range(20) if hasattr(said, "believes") else []:
        state = game.new(2, Seeded(seed))
        play_out(state, Seeded(seed, 1), 5 * seed)
        found |= {said.figure(state, seat) if said.believes(state, seat) else -1 for seat in range(2)}
    assert not found or len(found) > 2


@measured
def test_what_is_to_be_answered_quickly_is_answered(name: str, said: Any) -> None:
    for answer, hands in getattr(said, "probes", dict)().values():
        assert len({str(answer(hand)) for hand in hands}) > 1
