"""What everybody can expect, and the rollout policy."""

from __future__ import annotations

import pytest

from houndtable import games
from houndtable.kernel.chance import Seeded
from houndtable.kernel.outcome import Outcome
from houndtable.kernel.value import expected, shares_of

pytestmark = pytest.mark.engine

TABLES = [
    (name, players)
    for name in games.names()
    for players in range(games.find(name).players[0], games.find(name).players[1] + 1)
]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_rollout_moves_are_lawful_and_values_are_shares_of_a_win(name: str, players: int) -> None:
    game = games.find(name)
    chance = Seeded(1, 1)
    state = game.new(players, Seeded(1))
    while state.waiting:
        seat = state.waiting[-1]
        move = game.rollout(state, seat, chance)
        assert move in state.legal(seat)
        rounds = len(state.rounds)
        state.apply(seat, move)
        if len(state.rounds) > rounds:
            shares = game.value(state)
            assert len(shares) == players
            assert all(share >= 0.0 for share in shares)
            assert sum(shares) == pytest.approx(1.0)
    outcome = state.outcome()
    assert outcome is not None
    assert [seat for seat in range(players) if game.value(state)[seat] > 0] == outcome.winners


def test_a_win_is_shared_by_all_who_won() -> None:
    assert shares_of(Outcome([1, 3, 1], [0, 2], [[], [], []]), 3) == [0.5, 0.0, 0.5]
    assert shares_of(Outcome([1, 1], [], [[], []]), 2) == [0.0, 0.0]


def test_expected_shares_follow_the_weights_of_the_stage() -> None:
    assert expected([[1.0], [1.0]], [(2.0,)], 0) == [0.5, 0.5]
    ahead = expected([[3.0], [1.0]], [(0.5,), (0.1,)], 0)
    assert ahead[0] == pytest.approx(0.731, abs=0.001)
    assert expected([[3.0], [1.0]], [(0.5,), (0.1,)], 1)[0] == pytest.approx(0.550, abs=0.001)
    assert expected([[3.0], [1.0]], [(0.5,), (0.1,)], 7) == expected([[3.0], [1.0]], [(0.5,), (0.1,)], 1)
    assert expected([[900.0], [0.0]], [(5.0,)], 0) == [1.0, 0.0]


@pytest.mark.long
@pytest.mark.parametrize("name", games.names())
def test_values_between_rounds_foretell_who_wins(name: str) -> None:
    """Over many games by the heuristic, what was expected before the last round is nearer the truth than even odds."""
    game = games.find(name)
    told, even = 0.0, 0.0
    for seed in range(30):
        state = game.new(2, Seeded(seed))
        before, rounds = [0.5, 0.5], 0
        while state.waiting:
            if len(state.rounds) > rounds:
                before, rounds = game.value(state), len(state.rounds)
            seat = state.waiting[0]
            state.apply(seat, game.heuristic(state, seat))
        for share, true in zip(before, game.value(state)):
            told += (share - true) ** 2
            even += (0.5 - true) ** 2
    assert told < 0.95 * even
