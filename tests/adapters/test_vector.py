"""Many games at once: the same games as one by one, with arrays in and out."""

from __future__ import annotations

from typing import Any

import pytest

from houndtable.games import find, names
from houndtable.kernel.chance import Seeded
from houndtable.kernel.errors import BadOption, IllegalMove, NoSuchMove
from houndtable.kernel.observation import Page
from tests.adapters.zoo import needs
from tests.tables import TABLES, short

pytestmark = pytest.mark.engine

np = needs("numpy")
vectors = needs("houndtable.adapters.vector")

GAMES = 6


def vector(name: str, players: int, **settings: Any) -> Any:
    return vectors.Vector(name, players, games=GAMES, options=short(find(name)), **settings)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_games_are_the_same_as_one_by_one(name: str, players: int) -> None:
    game = find(name)
    options = game.choose(players, short(find(name)))
    many = vector(name, players)
    turn = many.reset(11)
    states = [game.start(players, options, Seeded(11, number)) for number in range(GAMES)]
    deals = [0] * GAMES
    for _ in range(120):
        for number, state in enumerate(states):
            seat = state.waiting[0]
            page = Page(len(many.fields))
            state.observe(seat, page)
            assert turn.seats[number] == seat
            assert turn.observations[number].tolist() == page.numbers
            assert np.flatnonzero(turn.masks[number]).tolist() == state.legal(seat)
        moves = many.random_moves()
        turn = many.step(moves)
        for number, state in enumerate(states):
            state.apply(state.waiting[0], int(moves[number]))
            assert turn.ends[number] == (not state.waiting)
            if not state.waiting:
                deals[number] += 1
                states[number] = game.start(players, options, Seeded(11, number + GAMES * deals[number]))
            else:
                assert not turn.rewards[number].any()


@pytest.mark.parametrize("name", names())
def test_rewards_come_with_the_end(name: str) -> None:
    many, ended = vector(name, 3), 0
    turn = many.reset(4)
    while ended < 5:
        turn = many.step(many.random_moves())
        for number in np.flatnonzero(turn.ends):
            assert turn.rewards[number].sum() == pytest.approx(0)
            ended += 1


def test_rewards_by_score() -> None:
    many = vector("dachs", 2, reward="score")
    turn = many.reset(4)
    while not turn.ends.any():
        turn = many.step(many.random_moves())
    assert sorted(turn.rewards[turn.ends][0].tolist()) in ([0.0, 1.0], [0.0, 0.0])


def test_a_game_that_is_broken_off_has_ended_without_reward() -> None:
    many = vector("dachs", 2, max_moves=3)
    turns = [many.step(many.random_moves()) for _ in range(3)]
    assert [turn.ends.tolist() for turn in turns] == [[False] * GAMES, [False] * GAMES, [True] * GAMES]
    assert not turns[2].rewards.any()


def test_the_same_seed_and_the_same_moves_give_the_same_games() -> None:
    first, second = vector("dachs", 4), vector("dachs", 4)
    one, two = first.reset(7), second.reset(7)
    for _ in range(50):
        assert (one.observations == two.observations).all() and (one.masks == two.masks).all()
        moves = first.random_moves()
        assert (moves == second.random_moves()).all()
        one, two = first.step(moves), second.step(moves)
    assert (first.reset(8).observations != second.reset(9).observations).any()


def test_what_a_step_gave_stays_as_it_was() -> None:
    many = vector("dachs", 2)
    turn = many.reset(1)
    before = turn.observations.copy(), turn.masks.copy()
    many.step(many.random_moves())
    assert (turn.observations == before[0]).all() and (turn.masks == before[1]).all()
    with pytest.raises(ValueError, match="read-only"):
        turn.observations[0] = 1


def test_numbers_are_as_long_as_their_bounds_need() -> None:
    assert vector("dachs", 2).reset(1).observations.dtype == np.int8
    assert vector("dogsbreath", 2).reset(1).observations.dtype == np.int16


def test_numbers_below_zero_and_beyond_a_byte_are_told() -> None:
    from houndtable.adapters.core.rows import Rows

    rows = Rows(2, 3, 2)
    rows.begin(1)
    rows.put(0, -7)
    rows.put(1, 1000)
    rows.count(2)
    rows.count(2)
    assert np.frombuffer(rows.cells, "<i2").tolist() == [0, 0, 0, -7, 1000, 2]


def test_what_a_step_told_stays_as_it_was() -> None:
    many = vector("dachs", 3)
    turns = [many.reset(2)]
    copies = [turns[0].observations.copy()]
    for _ in range(20):
        turns.append(many.step(many.random_moves()))
        copies.append(turns[-1].observations.copy())
    assert all((turn.observations == copy).all() for turn, copy in zip(turns, copies))
    assert not (copies[0] == copies[-1]).all()


def test_moves_that_cannot_be_are_refused_and_nothing_changes() -> None:
    many = vectors.Vector("dachs", 2, games=3, options={"first": 0})
    many.reset(1)
    moves = many.random_moves()
    for wrong in (moves[:2], moves.astype(float), [[1, 2, 3]]):
        with pytest.raises(NoSuchMove, match="A step takes a row of 3 whole numbers"):
            many.step(wrong)
    with pytest.raises(IllegalMove, match=r"So 'draw' is not lawful in game 1. \[4.1\]"):
        many.step([moves[0], 0, moves[2]])
    with pytest.raises(NoSuchMove, match="from 0 to 470, not -1 in game 2"):
        many.step([moves[0], moves[1], -1])
    with pytest.raises(NoSuchMove, match="There are 3 games and so many moves are wanted, not 2"):
        many._batch.step(many._batch.picks[:2])
    assert (many.random_moves() == moves).all()
    many.step(moves)


def test_there_is_at_least_one_game() -> None:
    with pytest.raises(BadOption, match="at least one game, not 0"):
        vectors.Vector("dachs", games=0)
